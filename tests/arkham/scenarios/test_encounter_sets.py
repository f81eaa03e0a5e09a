"""Cards of the encounter sets that several scenarios share: what each of them does."""

import pytest

from miskatonic.games.arkham.engagement import Engagements
from tests.arkham.scenes import HOUSE, Foe, agnes, daisy, foe, roland, scene, wendy


def test_a_swarm_of_rats_hunts() -> None:
    table = scene(roland(at="attic"), places=HOUSE, enemies=[foe("swarm-of-rats", at="hallway")]).enemy_phase()

    assert table.enemy("swarm-of-rats").threat == 0


def test_a_ravenous_ghoul_goes_for_whoever_has_least_health_left() -> None:
    table = scene(roland(damage=3), wendy(), enemies=[foe("ravenous-ghoul", at="study")])

    table.resolve(Engagements())

    assert table.enemy("ravenous-ghoul").threat == 0
    assert (
        scene(roland(), wendy(), enemies=[foe("ravenous-ghoul", at="study")])
        .resolve(Engagements())
        .enemy("ravenous-ghoul")
        .threat
        == 1
    )


def test_grasping_hands_hurt_for_each_point() -> None:
    table = scene(roland(), token="-2").draw("grasping-hands")

    assert table.hurt() == (3, 0)
    assert table.discarded == ["grasping-hands"]


def test_grasping_hands_that_miss_do_nothing() -> None:
    assert scene(wendy()).draw("grasping-hands").hurt() == (0, 0)


def test_rotting_remains_frighten_for_each_point() -> None:
    assert scene(roland(), token="-2").draw("rotting-remains").hurt() == (0, 2)


def test_frozen_in_fear_makes_the_first_step_dearer() -> None:
    table = scene(roland(at="hallway"), places=HOUSE).draw("frozen-in-fear").play("move:attic")

    assert table.in_play("frozen-in-fear")
    assert table.who().spent == 2
    assert "move:hallway" in table.open


@pytest.mark.parametrize(("token", "stays"), [("0", False), ("-1", True)])
def test_frozen_in_fear_lets_go_at_the_end_of_a_turn_if_willpower_holds(token: str, stays: bool) -> None:
    table = scene(roland(), token=token, encounter=["swarm-of-rats"]).draw("frozen-in-fear").play("end-turn")

    assert table.in_play("frozen-in-fear") is stays


def test_dissonant_voices_let_nobody_play_until_the_round_ends() -> None:
    table = scene(roland(hand=["machete"]), encounter=["swarm-of-rats"]).draw("dissonant-voices")
    before = table.open

    table.play("end-turn")

    assert "play:machete" not in before
    assert not table.in_play("dissonant-voices")


def test_ancient_evils_may_advance_the_agenda() -> None:
    table = scene(roland(), doom=1).draw("ancient-evils")
    later = scene(roland(hand=["machete"]), doom=2).draw("ancient-evils")

    assert (table.state.agenda, table.state.agenda_doom) == (0, 2)
    assert "arkham-log-agenda-advances" in later.messages()


def test_crypt_chill_takes_an_asset() -> None:
    table = scene(roland(play=["machete"]), token="-2").draw("crypt-chill")

    assert not table.in_play("machete")
    assert table.hurt() == (0, 0)


def test_crypt_chill_hurts_whoever_has_no_asset() -> None:
    assert scene(roland(), token="-2").draw("crypt-chill").hurt() == (2, 0)


def test_obscuring_fog_hides_clues_until_one_looks_through_it() -> None:
    table = scene(daisy(), clues={"study": 2}).draw("obscuring-fog")

    table.play("investigate")

    assert not table.in_play("obscuring-fog")
    assert table.who().clues == 1


def test_obscuring_fog_makes_a_place_harder_and_stays_if_one_fails() -> None:
    table = scene(roland(), clues={"study": 2}).draw("obscuring-fog").play("investigate")

    assert table.in_play("obscuring-fog")
    assert table.who().clues == 0


def test_a_second_fog_finds_no_room() -> None:
    table = scene(roland(), attached={"obscuring-fog": "study"}).draw("obscuring-fog")

    assert table.discarded == ["obscuring-fog"]


def test_an_acolyte_brings_doom_to_an_empty_place() -> None:
    table = scene(roland(at="your-house"), scenario="the-midnight-masks").draw("acolyte")

    table.play("spawn-at:graveyard")

    assert (table.enemy("acolyte").place, table.enemy("acolyte").doom) == ("graveyard", 1)


def test_a_wizard_of_the_order_gathers_doom_after_each_mythos_phase() -> None:
    table = scene(
        roland(at="your-house"), scenario="the-midnight-masks", enemies=[foe("wizard-of-the-order", at="graveyard")]
    )

    table.mythos()

    assert table.enemy("wizard-of-the-order").doom == 1


def test_mysterious_chanting_dooms_the_nearest_cultist() -> None:
    near, far = foe("acolyte", at="rivertown"), foe("wizard-of-the-order", at="northside")
    table = scene(roland(at="your-house"), scenario="the-midnight-masks", enemies=[near, far])

    table.draw("mysterious-chanting")

    assert (table.enemy("acolyte").doom, table.enemy("wizard-of-the-order").doom) == (2, 0)


def test_mysterious_chanting_calls_a_cultist_where_there_is_none() -> None:
    table = scene(roland(at="your-house"), scenario="the-midnight-masks", encounter=["acolyte"])

    table.draw("mysterious-chanting").play("draw-found:acolyte", "spawn-at:easttown")

    assert table.enemy("acolyte").place == "easttown"


def test_a_hunting_nightgaunt_doubles_what_pulls_one_down() -> None:
    one = scene(wendy(at="your-house"), scenario="the-midnight-masks", enemies=[foe("hunting-nightgaunt", engaged=0)])
    low = scene(
        wendy(at="your-house"),
        scenario="the-midnight-masks",
        enemies=[foe("hunting-nightgaunt", engaged=0)],
        token="-2",
    )

    assert one.play("evade:hunting-nightgaunt").enemy("hunting-nightgaunt").exhausted
    assert not low.play("evade:hunting-nightgaunt").enemy("hunting-nightgaunt").exhausted


def test_on_wings_of_darkness_one_is_carried_off_without_ones_enemies() -> None:
    table = scene(
        roland(at="graveyard"),
        scenario="the-midnight-masks",
        enemies=[foe("acolyte", engaged=0), foe("hunting-nightgaunt", engaged=0)],
        token="-1",
    )

    table.draw("on-wings-of-darkness")

    assert (table.hurt(), table.who().place) == ((1, 1), "rivertown")
    assert (table.enemy("acolyte").threat, table.enemy("hunting-nightgaunt").threat) == (-1, 0)


def test_a_locked_door_keeps_the_richest_place_shut_until_it_is_broken() -> None:
    table = scene(roland(at="graveyard"), scenario="the-midnight-masks", clues={"graveyard": 3, "northside": 2})

    table.draw("locked-door")
    shut = table.open
    table.play("activate:locked-door:2", "choose:0")

    assert "investigate" not in shut
    assert not table.in_play("locked-door")
    assert "investigate" in table.open


def test_a_screeching_byakhee_is_worse_for_those_near_madness() -> None:
    calm = scene(daisy(at="main-path"), scenario="the-devourer-below", enemies=[byakhee()])
    near = scene(daisy(at="main-path", horror=5), scenario="the-devourer-below", enemies=[byakhee()])

    assert (calm.foe("screeching-byakhee").fight, near.foe("screeching-byakhee").fight) == (3, 4)
    assert (calm.foe("screeching-byakhee").evade, near.foe("screeching-byakhee").evade) == (3, 4)


def byakhee() -> Foe:
    return foe("screeching-byakhee", engaged=0)


def test_the_yellow_sign_finds_ones_own_madness() -> None:
    table = scene(
        roland(at="main-path", deck=["machete", "paranoia"], resources=5), scenario="the-devourer-below", token="-2"
    )

    table.draw("the-yellow-sign")

    assert table.hurt() == (0, 2)
    assert table.who().resources == 0
    assert table.slugs(table.who().deck) == ["machete"]


def test_a_yithian_observer_takes_a_card_or_strikes_harder() -> None:
    rich = scene(roland(at="main-path", hand=["machete"]), scenario="the-devourer-below", enemies=[yithian()])
    poor = scene(roland(at="main-path"), scenario="the-devourer-below", enemies=[yithian()])

    rich.enemy_phase()
    poor.enemy_phase()

    assert (rich.hurt(), rich.hand()) == ((1, 1), [])
    assert poor.hurt() == (2, 2)


def yithian() -> Foe:
    return foe("yithian-observer", engaged=0)


def test_an_offer_of_power_is_cards_for_doom_or_horror() -> None:
    taken, refused = (
        scene(roland(at="main-path", deck=["machete", "knife", "guts"]), scenario="the-devourer-below") for _ in "ab"
    )

    taken.draw("offer-of-power").play("choose:0")
    refused.draw("offer-of-power").play("choose:1")

    assert (sorted(taken.hand()), taken.state.agenda_doom) == (["knife", "machete"], 2)
    assert (refused.hurt(), refused.state.agenda_doom) == ((0, 2), 0)


def test_a_relentless_dark_young_heals_at_the_end_of_the_round() -> None:
    young = foe("relentless-dark-young", at="arkham-woods-1", damage=3, exhausted=True)
    table = scene(roland(at="main-path"), scenario="the-devourer-below", enemies=[young])

    table.upkeep()

    assert table.enemy("relentless-dark-young").damage == 1


def test_a_dying_goat_spawn_frightens_everybody_there() -> None:
    table = scene(
        roland(at="main-path"),
        agnes(at="main-path"),
        wendy(at="arkham-woods-1"),
        scenario="the-devourer-below",
        enemies=[foe("goat-spawn", engaged=0, damage=2)],
    )

    table.play("fight:goat-spawn")

    assert [table.hurt(who) for who in range(3)] == [(0, 1), (0, 1), (0, 0)]


def test_a_young_deep_one_frightens_whom_it_engages() -> None:
    table = scene(roland(at="main-path"), scenario="the-devourer-below").draw("young-deep-one")

    assert (table.enemy("young-deep-one").threat, table.hurt()) == (0, (0, 1))


def test_dreams_of_rlyeh_weaken_until_they_are_shaken_off() -> None:
    table = scene(roland(at="main-path"), scenario="the-devourer-below", token="+1").draw("dreams-of-rlyeh")
    seat = table.table.skill(table.state.active, "willpower"), table.table.remaining_sanity(table.state.active)

    table.play("activate:dreams-of-rlyeh:2")

    assert seat == (2, 4)
    assert not table.in_play("dreams-of-rlyeh")
