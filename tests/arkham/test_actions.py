"""The actions of a turn, in the words of the rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.actions.spending import actions_left, lose_actions
from miskatonic.games.arkham.records import NOBODY, Who

from .scenes import Scene, daisy, foe, roland, scene, wendy

NINE = ("investigate", "move", "draw", "resource", "play", "activate", "fight", "engage", "evade")


def kinds(table: Scene) -> set[str]:
    """The sorts of things that are open."""
    return {key.split(":")[0] for key in table.open}


def left(table: Scene, who: int = 0) -> int:
    return actions_left(table.table, Who(who))


# -- actions


@pytest.mark.rule("action.1", "framework.2.2.1.a", "framework.2.2.1.i")
def test_after_three_actions_the_turn_is_over() -> None:
    table = scene(roland())
    assert left(table) == 3

    table.play("resource", "resource")
    assert "resource" in table.open
    table.play("resource")

    assert table.who().resources == 5 + 3 + 1  # and one in the upkeep phase
    assert table.state.round == 2


@pytest.mark.rule("action.3")
def test_a_lost_action_is_missing_in_this_round_and_back_in_the_next() -> None:
    table = scene(roland()).change(lambda at: lose_actions(at, Who(0), 1))
    assert left(table) == 2

    table.play("end-turn")

    assert left(table) == 3


@pytest.mark.rule("action.2", "activate-action.2", "activate-action.3", "action-triggered-abilities.1")
def test_an_ability_with_two_icons_takes_two_actions() -> None:
    table = scene(roland(threat=["haunted"]))

    table.play("activate:haunted:2")

    assert not table.in_play("haunted")
    assert left(table) == 1


@pytest.mark.rule("activate-action.2")
def test_with_one_action_left_an_ability_with_two_icons_is_not_offered() -> None:
    table = scene(roland(threat=["haunted"]))

    table.play("resource", "resource")

    assert "activate:haunted:2" not in table.open


@pytest.mark.rule("framework.2.2.1.b", "framework.2.2.1.h")
def test_a_fresh_turn_offers_the_nine_actions_and_its_end() -> None:
    table = scene(
        roland(hand=["beat-cop", "guts"], play=["machete"]),
        places=["hallway"],
        enemies=[foe("ghoul-minion", engaged=0), foe("icy-ghoul", at="study")],
    )

    assert kinds(table) <= {*NINE, "end-turn"}
    assert {"investigate", "draw", "resource", "play", "activate", "fight", "engage", "evade"} <= kinds(table)


@pytest.mark.rule("framework.2.2.1.e")
def test_one_can_investigate_three_times() -> None:
    table = scene(roland(), clues={"study": 3})

    table.play("investigate", "investigate", "investigate", "pass", "pass")

    assert table.who().clues == 3


@pytest.mark.rule(
    "investigate-action.1", "move-action.1", "draw-action.1", "resource-action.1", "play-action.1", "fight-action.1",
    "engage-action.1", "activate-action.1",
)  # fmt: skip
def test_no_action_is_offered_in_the_turn_of_another() -> None:
    table = scene(roland(), wendy(hand=["beat-cop"], play=["machete"]), enemies=[foe("ghoul-minion", at="study")])

    assert table.asked == [0]
    assert table.options(1) == []


@pytest.mark.rule("framework.2.3.a")
def test_actions_not_taken_are_gone() -> None:
    table = scene(roland())

    table.play("resource", "end-turn")

    assert left(table) == 3


# -- draw, resource, move


@pytest.mark.rule("draw-action.2")
def test_drawing_moves_one_card_to_the_hand_for_one_action() -> None:
    table = scene(roland(deck=["knife", "guts"]))

    table.play("draw")

    assert table.hand() == ["knife"]
    assert table.slugs(table.who().deck) == ["guts"]
    assert left(table) == 2


@pytest.mark.rule("resource-action.2")
def test_the_resource_action_gains_one() -> None:
    assert scene(roland(resources=4)).play("resource").who().resources == 5


@pytest.mark.rule("move-action.2", "move.2")
def test_only_connected_locations_can_be_entered() -> None:
    table = scene(roland(at="attic"), places=["hallway", "attic", "cellar"])

    assert [key for key in table.open if key.startswith("move")] == ["move:hallway"]


@pytest.mark.rule("framework.2.2.1.c")
def test_the_investigate_action_has_no_other_location_to_aim_at() -> None:
    table = scene(roland(at="attic"), places=["hallway", "attic"], clues={"hallway": 1}, token="+1")

    table.play("investigate")

    assert table.place("hallway").clues == 1


# -- fight


@pytest.mark.rule("fight-action.3", "fight-action.2")
def test_a_basic_fight_deals_one_damage() -> None:
    table = scene(roland(), enemies=[foe("ravenous-ghoul", engaged=0)], token="-1")

    table.play("fight:ravenous-ghoul")

    assert table.enemy("ravenous-ghoul").damage == 1


@pytest.mark.rule("fight-action.4", "action-designators.1")
def test_a_weapon_deals_its_damage() -> None:
    table = scene(roland(play=["45-automatic"]), enemies=[foe("ravenous-ghoul", engaged=0)])

    table.play("activate:45-automatic:0")

    assert table.enemy("ravenous-ghoul").damage == 2


@pytest.mark.rule("fight-action.5")
def test_a_failed_fight_deals_nothing() -> None:
    table = scene(roland(), enemies=[foe("ravenous-ghoul", engaged=0)], token="-2")

    table.play("fight:ravenous-ghoul")

    assert table.enemy("ravenous-ghoul").damage == 0


@pytest.mark.rule("fight-action.6")
def test_a_failed_shot_at_an_enemy_on_a_teammate_hits_the_teammate() -> None:
    table = scene(roland(play=["45-automatic"]), wendy(), enemies=[foe("icy-ghoul", engaged=1)], token="auto_fail")

    table.play("activate:45-automatic:0")

    assert table.hurt(1) == (2, 0)
    assert table.enemy("icy-ghoul").damage == 0


@pytest.mark.rule("fight-action.7")
def test_one_can_fight_whatever_is_here_and_nothing_next_door() -> None:
    table = scene(
        roland(at="hallway"),
        wendy(at="hallway"),
        places=["hallway", "attic"],
        enemies=[
            foe("ghoul-minion", engaged=0),
            foe("ravenous-ghoul", engaged=1),
            foe("icy-ghoul", at="hallway"),
            foe("flesh-eater", at="attic"),
        ],
    )

    fights = [key for key in table.open if key.startswith("fight")]

    assert fights == ["fight:ghoul-minion", "fight:ravenous-ghoul", "fight:icy-ghoul"]


# -- evade


@pytest.mark.rule("evade-action.2", "evade-action.3", "evade-action.6", "difficulty-skill-tests.4")
def test_an_evaded_enemy_is_exhausted_and_left_behind() -> None:
    table = scene(wendy(), enemies=[foe("icy-ghoul", engaged=0)], token="0")

    table.play("evade:icy-ghoul")

    enemy = table.enemy("icy-ghoul")
    assert enemy.exhausted
    assert (enemy.threat, enemy.place) == (NOBODY, "study")


@pytest.mark.rule("evade-action.4")
def test_a_failed_evasion_changes_nothing() -> None:
    table = scene(wendy(), enemies=[foe("icy-ghoul", engaged=0)], token="-1")

    table.play("evade:icy-ghoul")

    enemy = table.enemy("icy-ghoul")
    assert not enemy.exhausted
    assert enemy.threat == 0
    assert table.hurt() == (0, 0)


@pytest.mark.rule("evade-action.7")
def test_an_enemy_engaged_with_a_teammate_cannot_be_evaded() -> None:
    table = scene(roland(), wendy(), enemies=[foe("ghoul-minion", engaged=1)])

    assert "evade:ghoul-minion" not in table.open


@pytest.mark.rule("evade-action.5", "evade-action.6")
def test_an_automatic_evasion_has_no_test() -> None:
    table = scene(wendy(play=["stray-cat"], hand=["guts"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("use:stray-cat:0")

    assert table.enemy("ghoul-minion").exhausted
    assert "arkham-log-reveals-token" not in table.messages()


@pytest.mark.rule("action-designators.2")
def test_an_evade_spell_cannot_be_aimed_at_somebody_elses_enemy() -> None:
    table = scene(daisy(hand=["blinding-light"]), wendy(), enemies=[foe("ghoul-minion", engaged=1)])

    assert "play:blinding-light" not in table.open


# -- engage


@pytest.mark.rule("engage-action.2")
@pytest.mark.parametrize("exhausted", [False, True])
def test_an_enemy_here_can_be_engaged(exhausted: bool) -> None:
    table = scene(roland(), wendy(), enemies=[foe("ghoul-minion", at="study", exhausted=exhausted)])

    table.play("engage:ghoul-minion")

    assert table.enemy("ghoul-minion").threat == 0


@pytest.mark.rule("engage-action.3")
def test_an_enemy_is_taken_over_from_a_teammate() -> None:
    table = scene(roland(), wendy(), enemies=[foe("ghoul-minion", engaged=1)])

    table.play("engage:ghoul-minion")

    assert table.enemy("ghoul-minion").threat == 0


@pytest.mark.rule("engage-action.4")
def test_an_enemy_engaged_with_you_cannot_be_engaged_again() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)])

    assert "engage" not in kinds(table)


@pytest.mark.rule("engage-action.5")
def test_engaging_another_enemy_gives_the_first_an_opportunity() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0), foe("icy-ghoul", at="study")])

    table.play("engage:icy-ghoul")

    assert table.hurt() == (1, 1)


# -- activate


@pytest.mark.rule("activate-action.4", "costs.5")
def test_the_asset_of_a_teammate_cannot_be_activated() -> None:
    table = scene(roland(), wendy(play=["machete"]), enemies=[foe("ghoul-minion", engaged=0)])

    assert "activate:machete:0" not in table.open


@pytest.mark.rule("activate-action.5")
def test_a_treachery_on_a_teammate_here_can_be_dealt_with_and_elsewhere_not() -> None:
    here = scene(roland(), wendy(threat=["haunted"]))
    there = scene(roland(), wendy(at="attic", threat=["haunted"]), places=["attic"])

    assert "activate:haunted:2" in here.open
    assert "activate:haunted:2" not in there.open


@pytest.mark.rule("activate-action.6", "framework.2.2.1.d")
def test_the_action_of_the_act_is_open_wherever_one_is() -> None:
    table = scene(roland(at="rivertown", clues=2), scenario="the-midnight-masks")

    assert any(key.startswith("activate:uncovering-the-conspiracy") for key in table.open)


# -- attacks of opportunity


@pytest.mark.rule("attack-of-opportunity.1", "attack-of-opportunity.2", "attack-of-opportunity.3")
def test_two_enemies_attack_in_the_order_that_the_acting_investigator_chooses() -> None:
    table = scene(wendy(), roland(), lead=1, enemies=[foe("ghoul-minion", engaged=0), foe("ravenous-ghoul", engaged=0)])

    table.play("resource")
    assert table.asked == [0]
    assert table.who().resources == 5
    table.play(table.open[0])

    assert table.hurt() == (2, 2)
    assert table.who().resources == 6


@pytest.mark.rule("attack-of-opportunity.1")
@pytest.mark.parametrize("key", ["fight:ghoul-minion", "evade:ghoul-minion"])
def test_fighting_and_evading_give_no_opportunity(key: str) -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)], token="-8")

    table.play(key)

    assert table.hurt() == (0, 0)


@pytest.mark.rule("parley.1", "parley.2")
def test_a_parley_takes_its_action_and_gives_no_opportunity() -> None:
    table = scene(roland(threat=["mob-enforcer"]))

    table.play(next(key for key in table.open if key.startswith("activate:mob-enforcer")))

    assert table.hurt() == (0, 0)
    assert not table.in_play("mob-enforcer")
    assert left(table) == 2


@pytest.mark.rule("resign.1", "resign.2", "resign.4")
def test_resigning_from_two_enemies_hurts_nobody() -> None:
    table = scene(
        roland(at="parlor"),
        wendy(at="parlor"),
        places=["parlor"],
        enemies=[foe("ghoul-minion", engaged=0), foe("ravenous-ghoul", engaged=0)],
    )

    table.play(next(key for key in table.open if key.startswith("activate:parlor")))

    assert table.who().gone == "resigned"
    assert table.hurt() == (0, 0)
    assert (table.who().physical, table.who().mental) == (0, 0)


@pytest.mark.rule("attack-of-opportunity.4", "initiation.2.c")
def test_the_opportunity_comes_between_paying_and_entering_play() -> None:
    table = scene(wendy(hand=["machete"], play=["stray-cat"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("play:machete")

    assert any(key.startswith("assign") for key in table.open)
    assert table.who().resources == 2
    assert not table.in_play("machete")
    table.play("assign-damage:wendy-adams")
    assert table.in_play("machete")


@pytest.mark.rule("attack-of-opportunity.5")
def test_two_actions_for_one_ability_give_one_opportunity() -> None:
    table = scene(roland(threat=["haunted"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("activate:haunted:2")

    assert table.hurt() == (1, 1)


@pytest.mark.rule("attack-of-opportunity.6")
def test_whoever_attacked_at_an_opportunity_attacks_again_in_the_enemy_phase() -> None:
    table = scene(roland(), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("resource")
    assert not table.enemy("ghoul-minion").exhausted
    table.play("end-turn")

    assert table.hurt() == (2, 2)


@pytest.mark.rule("attack-of-opportunity.7")
def test_after_the_attack_the_investigator_arrives_with_the_enemy() -> None:
    table = scene(roland(at="hallway"), places=["hallway", "attic"], enemies=[foe("ghoul-minion", engaged=0)])

    table.play("move:attic")

    assert table.who().place == "attic"
    assert table.enemy("ghoul-minion").threat == 0
    assert table.who().damage == 1


@pytest.mark.rule("attack-of-opportunity.9")
def test_an_exhausted_enemy_takes_no_opportunity() -> None:
    table = scene(roland(deck=["knife"]), enemies=[foe("ghoul-minion", engaged=0, exhausted=True)])

    table.play("draw")

    assert table.hurt() == (0, 0)


@pytest.mark.rule("attack-of-opportunity.8")
def test_dodge_answers_an_attack_of_opportunity() -> None:
    table = scene(roland(hand=["dodge"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("resource").react()

    assert table.hurt() == (0, 0)
    assert table.who().resources == 5 - 1 + 1


@pytest.mark.rule("framework.2.2.1.f")
def test_an_investigation_begins_after_the_attack() -> None:
    table = scene(roland(), clues={"study": 1}, enemies=[foe("ghoul-minion", engaged=0)])

    table.play("investigate")

    told = [m for m in table.messages() if m in ("arkham-log-attack-opportunity", "arkham-log-test-investigate")]
    assert told == ["arkham-log-attack-opportunity", "arkham-log-test-investigate"]


def test_an_attack_of_opportunity_that_kills_ends_the_action() -> None:
    table = scene(roland(at="hallway", damage=8), wendy(at="hallway"), places=["hallway", "attic"],
                  enemies=[foe("ghoul-minion", engaged=0)])  # fmt: skip

    table.play("move:attic")

    assert table.who().gone == "damage"
    assert "arkham-log-moves" not in table.messages()
