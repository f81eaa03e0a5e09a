"""The investigation phase and its turns, in the words of the rules."""

from __future__ import annotations

import pytest

from miskatonic.games.arkham.framework.investigation import InvestigationPhase
from miskatonic.games.arkham.records import NOBODY, ArkhamTable

from .scenes import Scene, agnes, daisy, foe, roland, scene, wendy


def phase(table: Scene) -> Scene:
    """An investigation phase from its beginning, with nobody's turn under way."""

    def begin(at: ArkhamTable) -> None:
        at.state.active = NOBODY
        at.state.stack[-1:] = [InvestigationPhase()]

    return table.change(begin)


@pytest.mark.rule("framework.2.2.a", "framework.2.2.d", "framework.2.2.2.b", "lead-investigator.2")
def test_the_group_chooses_who_goes_next_and_each_goes_once() -> None:
    table = phase(scene(roland(), wendy(), agnes()))

    assert table.open == ["take-turn:0", "take-turn:1", "take-turn:2"]
    table.play("take-turn:1")
    assert table.state.active == 1
    table.play("end-turn")
    assert table.open == ["take-turn:0", "take-turn:2"]


@pytest.mark.rule("framework.2.2.b", "arkham:active-player.1")
def test_whoever_takes_a_turn_is_active_and_nobody_between_turns() -> None:
    table = phase(scene(roland(), wendy()))

    assert table.state.active == NOBODY
    table.play("take-turn:1")
    assert table.state.active == 1


@pytest.mark.rule("framework.2.2.c")
def test_a_turn_is_finished_before_another_begins() -> None:
    table = phase(scene(roland(), wendy()))

    table.play("take-turn:1", "resource")

    assert table.asked == [1]


@pytest.mark.rule("framework.2.1.a", "player-windows.b")
def test_a_window_opens_before_anybodys_turn() -> None:
    table = phase(scene(wendy(play=["stray-cat"]), roland(), enemies=[foe("ghoul-minion", at="study")]))

    assert table.open == ["use:stray-cat:0", "pass"]


@pytest.mark.rule("framework.2.2.e", "framework.2.2.1.g", "player-windows.b")
def test_others_can_use_something_before_and_after_each_action() -> None:
    table = scene(roland(), wendy(play=["stray-cat"]), enemies=[foe("ghoul-minion", at="study")])

    table.play("draw")

    assert table.asked == [1]
    assert table.open == ["use:stray-cat:0", "pass"]
    table.play("pass")
    assert table.asked == [0]


@pytest.mark.rule("framework.2.2.1.g", "free-triggered-abilities.1")
def test_a_free_ability_can_be_used_between_two_actions() -> None:
    table = scene(wendy(play=["stray-cat"]), enemies=[foe("ghoul-minion", engaged=0)])

    table.play("fight:ghoul-minion", "use:stray-cat:0")

    assert table.enemy("ghoul-minion").exhausted
    assert "resource" in table.open


@pytest.mark.rule("framework.2.2.1.h", "framework.2.2.2.a")
def test_a_turn_can_be_ended_early() -> None:
    table = scene(roland(), wendy())

    table.play("end-turn")

    assert table.who(0).turn_taken
    assert table.state.active == 1


@pytest.mark.rule("framework.2.a", "framework.2.3.a")
def test_the_enemy_phase_follows_the_last_turn() -> None:
    table = scene(roland())

    table.play("end-turn")

    told = table.messages()
    assert told.index("arkham-log-enemy-phase") < told.index("arkham-log-upkeep") < told.index("arkham-log-mythos")


@pytest.mark.rule("action.1")
def test_leo_de_luca_gives_a_fourth_action_as_soon_as_he_is_there() -> None:
    table = scene(roland(play=["leo-de-luca"]))

    table.play("resource", "resource", "resource")

    assert "resource" in table.open


@pytest.mark.rule("action.1")
def test_daisy_has_an_action_for_tomes_alone() -> None:
    table = scene(daisy(play=["old-book-of-lore"], deck=["guts", "knife", "flashlight"]))

    table.play("resource", "resource", "resource")

    assert table.open == ["activate:old-book-of-lore:0", "end-turn"]


def test_frozen_in_fear_makes_the_first_move_of_a_round_dearer() -> None:
    table = scene(roland(at="hallway"), places=["hallway", "attic", "cellar"])
    table.draw("frozen-in-fear")

    table.play("move:cellar")
    assert "move:hallway" in table.open
    table.play("move:hallway")

    assert table.state.round == 2
