"""Investigate or fight, Discovery cards and Companions."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from miskatonic.games.deathmaydie.content.episodes.burning_faculty import BURNING_FACULTY
from miskatonic.games.deathmaydie.declarations import DiscoveryCard, Half
from miskatonic.games.deathmaydie.fighting import EnemyAttack
from miskatonic.games.deathmaydie.records import EnemyId, Who
from miskatonic.games.deathmaydie.skills import level_tokens_left
from miskatonic.games.deathmaydie.words.cards import Claim
from miskatonic.games.deathmaydie.words.conditions import Holds
from miskatonic.games.deathmaydie.words.flow import If
from miskatonic.games.deathmaydie.words.harm import HealStress, HealWounds, Mend, TakeStress, TakeWounds
from miskatonic.games.deathmaydie.words.standing import BonusDice

from .scenes import Scene, Somebody, beth, foe, ian, made_up, scene, somebody


def rasputin(**more: Any) -> Somebody:
    """Rasputin: Unkillable, Arcane Mastery, Brawling."""
    return somebody("rasputin", **{"at": "library", **more})


def levels(table: Scene, skill: str, who: int = 0) -> int:
    """An investigator's level in a skill of the own board."""
    found: int = next(each.level for each in table.view().investigators[who].skills if each.id == skill)
    return found


# -- one or the other


@pytest.mark.rule("investigate-or-fight.1", "investigate-or-fight.3")
def test_in_a_safe_space_a_card_is_drawn_without_asking() -> None:
    table = scene(rasputin(), beth(), discovery=["the-red-bucket"])

    table.play("end-actions")

    assert (table.said("dmd-log-discovers"), table.said("dmd-log-attacks")) == (1, 0)


@pytest.mark.rule("investigate-or-fight.1", "investigate-or-fight.3", "fight.1")
def test_with_a_cultist_there_it_attacks_and_no_card_is_drawn() -> None:
    table = scene(rasputin(), beth(), enemies=[foe("cultist", at="library")], discovery=["the-red-bucket"])

    table.dice("B B").play("end-actions")

    assert (table.said("dmd-log-discovers"), table.said("dmd-log-attacks")) == (0, 1)
    assert not {"stand-by", "choose-none"} & set(table.open)


@pytest.mark.rule("investigate-or-fight.2", "fight.1")
def test_whoever_fought_the_last_enemy_off_discovers_nothing() -> None:
    """Ian's vengeance kills the Cultist that wounds him."""
    table = scene(
        ian(at="library"),
        beth(),
        enemies=[foe("fire-vampire", at="library", wounds=3)],
        discovery=["the-red-bucket"],
    )

    table.dice("S B B+").pass_turn()

    assert table.kinds("library") == []
    assert (table.view().discovery_deck, table.state.active) == (1, 1)


# -- investigating


@pytest.mark.rule("investigate.1")
def test_the_top_card_is_drawn_and_read_for_all_to_hear() -> None:
    table = scene(rasputin(), beth(), discovery=["the-red-bucket", "a-dog-barks"])

    table.pass_turn()

    assert [table.log(seat)[-1] for seat in (0, 1)] == [table.log(None)[-1]] * 2
    assert "Red Bucket" in table.log(None)[-1]
    assert table.view().discovery_deck == 1


@pytest.mark.rule("investigate.2")
def test_whoever_has_a_certain_condition_does_what_the_card_says_without_a_choice() -> None:
    guilty, innocent = (
        scene(rasputin(finds=finds), beth(), discovery=["a-student-left-behind"])
        for finds in (["guilty-conscience"], [])
    )

    for table in (guilty, innocent):
        table.pass_turn()

    assert (guilty.board().stress, innocent.board().stress) == (1, 0)
    assert guilty.open == innocent.open == ["choose:0", "choose:1", "choose-none"]


@pytest.mark.rule("investigate.3")
@pytest.mark.parametrize(("stress", "options"), [(0, 3), (2, 3), (3, 2), (4, 1)])
def test_all_that_can_be_carried_out_is_offered_and_nothing_else(stress: int, options: int) -> None:
    """The revolver costs 2 stress, the hip flask 1."""
    table = scene(rasputin(stress=stress), beth(), discovery=["the-porters-drawer"])

    table.pass_turn()

    if options == 1:
        assert (table.finds(), table.state.active) == ([], 1)
    else:
        assert table.open == [["choose:0", "choose:1", "choose-none"], ["choose:1", "choose-none"]][3 - options]


@pytest.mark.rule("investigate.4", "claim-discovery.2")
def test_a_claimed_item_works_from_then_on() -> None:
    table = scene(
        somebody("john-morgan", at="library"),
        beth(at="attic"),
        enemies=[foe("cultist", at="reading-room")],
        discovery=["the-red-bucket"],
    )

    table.pass_turn().play("choose:1").pass_turn()
    table.play("run:reading-room", "stop", "attack:1")

    assert (table.finds(), table.roll) == (["fire-axe"], (3, 1))


# -- claiming


@pytest.mark.rule("claim-discovery.1")
def test_the_right_half_is_kept_on_the_right_and_in_use() -> None:
    table = scene(rasputin(stress=3), beth(at="library"), discovery=["the-porters-drawer"])

    table.pass_turn().play("choose:1", "not-now").pass_turn()

    flask = table.view().finds[0]
    assert (flask.id, flask.side) == ("hip-flask", "right")
    table.play(f"use:{flask.card}")
    assert (table.board().stress, table.finds()) == (1, [])


@pytest.mark.rule("claim-discovery.3", "trade-action.5")
def test_a_condition_is_kept_but_it_is_no_card_to_trade() -> None:
    table = scene(rasputin(), beth(at="library"), discovery=["the-body-on-the-stairs"])

    table.pass_turn().pass_turn()

    assert [(find.id, find.kind) for find in table.view().finds] == [("guilty-conscience", "condition")]
    assert "trade" not in table.open


@pytest.mark.rule("claim-discovery.4")
def test_a_cost_that_does_not_fit_on_the_track_cannot_be_paid() -> None:
    table = scene(rasputin(stress=3), beth(), discovery=["the-porters-drawer"])

    table.pass_turn()

    assert table.open == ["choose:1", "choose-none"]


@pytest.mark.rule("claim-discovery.example-1", "investigate.2")
@pytest.mark.parametrize(("finds", "stress"), [(["guilty-conscience"], 1), ([], 0)])
def test_the_janitor_speaks_to_a_guilty_conscience_first(finds: list[str], stress: int) -> None:
    table = scene(rasputin(finds=finds), beth(at="library"), discovery=["a-voice-in-the-broom-cupboard"])

    table.pass_turn()

    assert table.board().stress == stress
    assert table.open == ["choose:0", "choose:1", "choose-none"]


@pytest.mark.rule("claim-discovery.example-2")
@pytest.mark.parametrize(("choice", "find", "stress"), [("choose:0", "jerome", 2), ("choose:1", "bleach", 1)])
def test_the_janitor_costs_two_stress_and_the_bleach_one(choice: str, find: str, stress: int) -> None:
    table = scene(rasputin(), beth(), discovery=["a-voice-in-the-broom-cupboard"])

    table.pass_turn().play(choice)

    assert (table.finds(), table.board().stress) == ([find], stress)


# -- Companions and wounds


@pytest.mark.rule("companion-wounds.1")
@pytest.mark.parametrize(("answers", "mine", "left"), [(["shield", "bear"], 1, 0), (["bear", "bear"], 2, 1)])
def test_wounds_may_go_to_a_companion_or_not(answers: list[str], mine: int, left: int) -> None:
    table = scene(rasputin(finds=["jerome"]))
    card = table.view().finds[0].card

    table.words(TakeWounds(2))
    assert table.open == ["bear", f"shield:{card}"]
    for answer in answers:
        if table.prompt == "dmd-ask-wounds":
            table.play(answer if answer == "bear" else f"shield:{card}")

    assert (table.board().wounds, len(table.finds())) == (mine, left)


@pytest.mark.rule("companion-wounds.2")
def test_a_companions_wound_counts_as_the_investigators_for_effects() -> None:
    """The Fire Vampire wounds the fire chief in Ian's place, and Ian takes his vengeance."""
    table = scene(ian(at="library", finds=["fire-chief"], stress=4), enemies=[foe("fire-vampire", at="library")])

    table.dice("S B B+").run(EnemyAttack(EnemyId(1), Who(0))).let_stand()
    table.play(f"shield:{table.view().finds[0].card}")

    assert (table.board().wounds, table.enemy(1).wounds) == (0, 1)


@pytest.mark.rule("companion-wounds.3")
def test_companions_are_never_healed() -> None:
    table = scene(rasputin(finds=["night-watchman"]))
    table.words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")
    assert table.view().finds[0].wounds == 1
    assert "rest" not in table.open

    table.words(HealWounds(3), Mend(3))

    assert table.prompt == "dmd-ask-act"
    assert table.view().finds[0].wounds == 1


@pytest.mark.rule("companion-wounds.4")
def test_as_many_wounds_as_its_number_discard_a_companion() -> None:
    table = scene(rasputin(finds=["night-watchman"]))
    card = table.view().finds[0].card

    table.words(TakeWounds(1)).play(f"shield:{card}")
    assert table.finds() == ["night-watchman"]
    table.words(TakeWounds(1)).play(f"shield:{card}")

    assert table.finds() == []
    assert "the-night-watch" in table.view().discovery_discard


@pytest.mark.rule("companion-wounds.5")
def test_what_a_companion_gave_is_gone_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    helper = DiscoveryCard(
        "the-night-watch", (Claim("left"),), Half("night-watchman", "companion", (BonusDice(1),), health=1)
    )
    cards = [helper if card.id == helper.id else card for card in BURNING_FACULTY.discovery]
    table = scene(
        somebody("john-morgan", at="library", finds=["night-watchman"]),
        enemies=[foe("cultist", at="library")],
        **made_up(monkeypatch, discovery=tuple(cards)),
    )
    assert table.dice("B B B B+").play("attack:1").roll == (3, 1)
    table.play("let-stand")

    table.words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")

    assert table.play("attack:1").roll == (3, 0)


@pytest.mark.rule("companion-wounds.6")
def test_a_companion_takes_no_more_than_it_has_health_left() -> None:
    table = scene(rasputin(finds=["jerome", "porters-dog"]))
    cards = [find.card for find in table.view().finds]

    table.words(TakeWounds(3)).play(f"shield:{cards[0]}")
    assert table.open == ["bear", f"shield:{cards[1]}"]
    table.play(f"shield:{cards[1]}")

    assert (table.board().wounds, table.finds()) == (1, [])


# -- Companions and skills


@pytest.mark.rule("companion-skills.1")
def test_only_a_companion_with_a_skill_changes_skills(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = replace(BURNING_FACULTY.discovery[8], left=Half("porters-dog", "companion", health=1))
    cards = (*BURNING_FACULTY.discovery[:8], plain, *BURNING_FACULTY.discovery[9:])
    lends, lends_not = (
        scene(ian(finds=["porters-dog"])),
        scene(ian(finds=["porters-dog"]), **made_up(monkeypatch, discovery=cards)),
    )

    assert [levels(table, "swiftness") for table in (lends, lends_not)] == [2, 1]


@pytest.mark.rule("companion-skills.2", "token-supply.3")
def test_a_skill_one_lacks_is_there_at_level_1_as_long_as_the_companion_is() -> None:
    table = scene(ian(at="library", finds=["jerome"]), enemies=[foe("cultist", at="library")])
    assert level_tokens_left(table.table) == 5

    table.play("run:reading-room")
    assert "sneak:1" in table.open
    table.play("sneak:1", "stop").words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")

    assert table.kinds("library") == ["cultist"]
    table.play("run:library", "stop", "run:reading-room", "stop")
    assert table.kinds("reading-room") == ["cultist"], "without Stealth it follows"
    assert level_tokens_left(table.table) == 6


@pytest.mark.rule("companion-skills.3", "companion-skills.4")
def test_a_companions_level_is_added_and_taken_away_again() -> None:
    table = scene(somebody("borden", at="library", levels=(1, 1, 2), finds=["jerome"]))
    assert levels(table, "stealth") == 3

    table.words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")

    assert levels(table, "stealth") == 2


@pytest.mark.rule("companion-skills.example-1")
def test_jerome_gives_a_level_of_stealth_and_dies_of_one_wound() -> None:
    table = scene(rasputin(finds=["jerome"]), enemies=[foe("cultist", at="reading-room")])
    half = next(half for half in table.table.box.halves.values() if half.id == "jerome")
    assert (half.health, half.lends, table.view().finds[0].kind) == (1, "stealth", "companion")
    table.play("run:reading-room", "run:library")
    assert "sneak:1" in table.open

    table.play("sneak-no-more", "stop").words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")

    assert table.finds() == []
    assert table.play("run:reading-room").prompt == "dmd-ask-run"


def test_a_level_beyond_the_fourth_is_counted_and_has_no_effect() -> None:
    table = scene(ian(at="library", levels=(1, 1, 4), finds=["porters-dog"]))

    table.play("run:reading-room")

    assert levels(table, "swiftness") == 5
    assert table.game.decisions[0].asks.args["count"] == 3


def test_a_companion_that_dies_in_the_middle_of_an_attack_soaks_for_the_last_time() -> None:
    """Three wounds, the fire chief takes two and dies; with him goes his Toughness, for the next attack."""
    table = scene(
        rasputin(finds=["fire-chief"], stress=4), beth(at="attic"),
        enemies=[foe("cultist", at="library")],
    )  # fmt: skip
    card = table.view().finds[0].card

    table.dice("S S").run(EnemyAttack(EnemyId(1), Who(0)))
    assert table.open[-1] == "let-stand", "his Toughness gives one free reroll"
    table.play("let-stand", f"shield:{card}", f"shield:{card}")

    assert (table.board().wounds, table.finds()) == (0, [])
    assert table.dice("B B").run(EnemyAttack(EnemyId(1), Who(0))).prompt == "dmd-ask-act"


def test_the_actions_of_a_lost_level_are_lost_as_well() -> None:
    """With the dog, Ian's Swiftness is 4 and he has four actions; without it, three."""
    table = scene(ian(at="library", levels=(1, 1, 3), finds=["porters-dog"]))
    assert table.game.decisions[0].asks.args["count"] == 4

    table.words(TakeWounds(1)).play(f"shield:{table.view().finds[0].card}")

    assert table.game.decisions[0].asks.args["count"] == 3


def test_the_dead_claim_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    deadly = replace(BURNING_FACULTY.discovery[10], words=(TakeWounds(1), Claim("left")))
    cards = (*BURNING_FACULTY.discovery[:10], deadly, *BURNING_FACULTY.discovery[11:])
    table = scene(
        ian(at="library", wounds=4), beth(), elder_one=("attic", 0), discovery=[deadly.id],
        **made_up(monkeypatch, discovery=cards),
    )  # fmt: skip

    table.pass_turn()

    assert table.board().dead
    assert (table.finds(), table.view().discovery_discard.count(deadly.id)) == ([], 1)


@pytest.mark.parametrize("find", ["guilty-conscience", "jerome"])
def test_a_card_may_speak_to_a_condition_or_to_a_companion(find: str) -> None:
    table = scene(rasputin(finds=[find]))

    table.words(If(Holds(find), (TakeStress(1),), (HealStress(1),)))

    assert table.board().stress == 1
