"""What Guardian cards do."""

import pytest

from .scenes import daisy, foe, roland, scene


def test_45_automatic_adds_a_combat_and_a_damage_for_an_ammo() -> None:
    table = scene(roland(play=["45-automatic"]), foes=[foe("icy-ghoul", engaged=0)])

    table.play("activate:45-automatic:0")

    assert table.damage("icy-ghoul") == 2
    assert table.card("45-automatic").uses == 3


def test_45_automatic_without_ammo_cannot_be_fired() -> None:
    table = scene(
        roland(play=["45-automatic"], touched={"45-automatic": {"uses": 0}}), foes=[foe("icy-ghoul", engaged=0)]
    )

    assert "activate:45-automatic:0" not in table.open


def test_physical_training_turns_a_resource_into_combat_during_a_test() -> None:
    table = scene(roland(play=["physical-training"], resources=2), foes=[foe("icy-ghoul", engaged=0)])

    table.token("-2").choose_one("fight:icy-ghoul", "use:physical-training:1").hush()

    assert table.damage("icy-ghoul") == 1
    assert table.who().resources == 1


def test_physical_training_does_not_offer_combat_in_a_willpower_test() -> None:
    table = scene(roland(play=["physical-training"], resources=2), encounter=["rotting-remains"])

    table.choose_one("end-turn").hush_until("use:physical-training:0")

    assert "use:physical-training:1" not in table.open


def test_beat_cop_adds_a_combat_and_dies_to_hurt_an_enemy() -> None:
    table = scene(roland(play=["beat-cop"]), foes=[foe("ghoul-minion", at="hallway", exhausted=True, damage=1)])
    assert table.skill("combat") == 5

    table.play("use:beat-cop:1")

    assert not table.in_play("ghoul-minion")
    assert table.where("beat-cop") == "discard:0"
    assert table.skill("combat") == 4


def test_first_aid_heals_damage_or_horror_of_somebody_here_and_goes_with_its_last_supply() -> None:
    kit = {"first-aid": {"uses": 1}}
    table = scene(roland(play=["first-aid"], touched=kit, damage=2), daisy(horror=3))

    table.play("activate:first-aid:0", "choose-investigator:1")

    assert (table.who(0).damage, table.who(1).horror) == (2, 2)
    assert table.where("first-aid") == "discard:0"


def test_machete_hits_harder_if_its_target_is_the_only_enemy_engaged() -> None:
    alone = scene(roland(play=["machete"]), foes=[foe("icy-ghoul", engaged=0)])
    beset = scene(roland(play=["machete"]), foes=[foe("icy-ghoul", engaged=0), foe("ghoul-minion", engaged=0)])

    alone.play("activate:machete:0")
    beset.play("activate:machete:0", "choose-enemy:icy-ghoul")

    assert (alone.damage("icy-ghoul"), beset.damage("icy-ghoul")) == (2, 1)


def test_guard_dog_bites_back_when_an_attack_damages_it() -> None:
    table = scene(roland(play=["guard-dog"]), foes=[foe("ghoul-minion", engaged=0)])

    table.play("resource", "assign-damage:guard-dog", "assign-horror:roland-banks", "trigger:guard-dog:0:0")

    assert table.damage("guard-dog") == 1
    assert table.damage("ghoul-minion") == 1


def test_guard_dog_bites_back_though_the_bite_it_takes_kills_it() -> None:
    table = scene(
        roland(play=["guard-dog"], touched={"guard-dog": {"damage": 2}}), foes=[foe("ghoul-minion", engaged=0)]
    )

    table.play("resource", "assign-damage:guard-dog", "assign-horror:roland-banks", "trigger:guard-dog:0:0")

    assert table.where("guard-dog") == "discard:0"
    assert table.damage("ghoul-minion") == 1


def test_guard_dog_stays_quiet_when_a_treachery_damages_it() -> None:
    table = scene(roland(play=["guard-dog"]), encounter=["grasping-hands"], bag=["-1"])

    table.end_turn().play("assign-damage:guard-dog", "assign-damage:guard-dog")

    assert table.damage("guard-dog") == 2
    assert table.said("arkham-log-uses") == 0


def test_evidence_discovers_a_clue_after_an_enemy_is_defeated() -> None:
    table = scene(
        roland(hand=["evidence"], resources=1), foes=[foe("ghoul-minion", engaged=0, damage=1)], places={"hallway": 2}
    )

    table.choose_one("fight:ghoul-minion").hush_until("trigger:evidence:0:0").play("trigger:evidence:0:0")

    assert (table.who().clues, table.clues("hallway")) == (1, 1)
    assert table.where("evidence") == "discard:0"


def test_dodge_cancels_an_attack_on_somebody_at_the_location() -> None:
    table = scene(roland(hand=["dodge"], resources=1), daisy(), foes=[foe("ghoul-minion", engaged=1)], active=1)

    table.choose_one("resource", "trigger:dodge:0:0").hush()

    assert (table.who(1).damage, table.who(1).horror) == (0, 0)
    assert table.who(1).resources == 1


def test_dynamite_blast_hurts_enemies_and_investigators_at_one_location_at_once() -> None:
    table = scene(
        roland(hand=["dynamite-blast"], resources=5),
        daisy(at="attic"),
        foes=[foe("flesh-eater", at="attic", exhausted=True), foe("ghoul-minion", at="cellar", exhausted=True)],
    )

    table.play("play:dynamite-blast", "choose-place:attic")

    assert table.damage("flesh-eater") == 3
    assert (table.who(0).damage, table.who(1).damage) == (0, 3)
    assert table.damage("ghoul-minion") == 0


def test_vicious_blow_adds_a_damage_to_a_successful_attack() -> None:
    table = scene(roland(hand=["vicious-blow"]), foes=[foe("icy-ghoul", engaged=0)])

    table.play("fight:icy-ghoul", "commit:vicious-blow")

    assert table.damage("icy-ghoul") == 2
    assert table.where("vicious-blow") == "discard:0"


def test_vicious_blow_does_nothing_for_an_attack_that_misses() -> None:
    table = scene(roland(hand=["vicious-blow"]), foes=[foe("icy-ghoul", engaged=0)], bag=["-8"])

    table.play("fight:icy-ghoul", "commit:vicious-blow")

    assert table.damage("icy-ghoul") == 0


def test_extra_ammunition_loads_a_firearm_that_somebody_here_controls() -> None:
    table = scene(
        roland(hand=["extra-ammunition-1"], resources=2, play=["machete"]),
        daisy(play=["45-automatic"]),
    )

    table.play("play:extra-ammunition-1")

    assert table.card("45-automatic").uses == 7


def test_police_badge_gives_whoever_takes_a_turn_here_two_actions() -> None:
    table = scene(roland(play=["police-badge-2"], spent=3), places={"hallway": 0, "attic": 0})
    assert table.skill("willpower") == 4

    table.play("use:police-badge-2:1", "resource", "resource")

    assert (table.state.round, table.who().resources) == (2, 3)
    assert not table.in_play("police-badge-2")


def test_the_higher_beat_cop_exhausts_and_takes_a_damage_to_deal_one() -> None:
    table = scene(roland(play=["beat-cop-2"]), foes=[foe("icy-ghoul", at="hallway", exhausted=True)])

    table.play("use:beat-cop-2:1")

    assert table.damage("icy-ghoul") == 1
    assert (table.damage("beat-cop-2"), table.card("beat-cop-2").exhausted) == (1, True)
    assert "use:beat-cop-2:1" not in table.open


@pytest.mark.parametrize(("token", "damage"), [("0", 3), ("-1", 2), ("-3", 1), ("+1", 4)])
def test_shotgun_deals_as_much_as_the_attack_succeeds_by(token: str, damage: int) -> None:
    table = scene(
        roland(play=["shotgun-4"]),
        foes=[foe("ghoul-priest", engaged=0)],
        bag=[token],
        aside=(),
    )

    table.play("activate:shotgun-4:0")

    assert table.damage("ghoul-priest") == damage


def test_shotgun_deals_at_most_five() -> None:
    table = scene(roland(play=["shotgun-4"]), foes=[foe("ghoul-minion", at="hallway", exhausted=True)], bag=["+1"])

    table.play("activate:shotgun-4:0")

    assert table.said("arkham-log-takes-damage") == 1
    assert not table.in_play("ghoul-minion")


def test_shotgun_that_misses_hits_the_other_investigator_by_the_points_failed() -> None:
    table = scene(roland(play=["shotgun-4"]), daisy(), foes=[foe("icy-ghoul", engaged=1)], bag=["-6"])

    table.play("activate:shotgun-4:0")

    assert table.who(1).damage == 2
    assert table.damage("icy-ghoul") == 0
