"""Run: up to three spaces, with enemies in pursuit and fire underfoot."""

from __future__ import annotations

from typing import Any

import pytest

from miskatonic.games.deathmaydie.words.figures import Place

from .scenes import Somebody, beth, foe, ian, scene, somebody


def rasputin(**more: Any) -> Somebody:
    """Rasputin has no skill that changes a Run."""
    return somebody("rasputin", **more)


@pytest.mark.rule("run-action.1")
def test_a_run_goes_three_spaces_and_not_four() -> None:
    """The store room lies behind the chemistry wing, the fourth space that way."""
    table = scene(rasputin(at="front-hall"))

    table.play("run:long-corridor", "run:lecture-hall", "run:chemistry-wing")

    assert table.board().space == "chemistry-wing"
    assert (table.prompt, table.state.taken) == ("dmd-ask-act", 1)


@pytest.mark.rule("run-action.2", "stairs-and-tunnels.2")
def test_each_step_goes_through_a_passage_or_over_the_stairs() -> None:
    table = scene(rasputin(at="library"))

    table.play("run:long-corridor")

    assert table.open == ["run:front-hall", "run:library", "run:lecture-hall", "run:upper-corridor", "stop"]


@pytest.mark.rule("run-action.3")
def test_one_may_stop_after_the_first_step() -> None:
    table = scene(rasputin(at="library"))

    table.play("run:long-corridor", "stop")

    assert (table.board().space, table.state.taken) == ("long-corridor", 1)


@pytest.mark.rule("run-action.4")
def test_enemies_do_not_stop_a_run() -> None:
    table = scene(rasputin(at="library"), enemies=[foe("cultist", at="long-corridor")])

    table.play("run:long-corridor", "run:front-hall")

    assert "run:cloakroom" in table.open


@pytest.mark.rule("run-action.5", "enemies-follow.4")
def test_three_steps_out_of_three_spaces_with_a_cultist_bring_three_of_them_along() -> None:
    spaces = ("library", "long-corridor", "front-hall")
    table = scene(rasputin(at="library"), enemies=[foe("cultist", at=space) for space in spaces])

    table.play("run:long-corridor", "run:front-hall", "run:cloakroom")

    assert table.kinds("cloakroom") == ["cultist"] * 3


@pytest.mark.rule("run-action.example-1", "leaving-fire.1", "leaving-fire.2", "enemies-follow.4")
def test_ian_runs_past_a_cultist_and_through_fire_to_a_fire_vampire() -> None:
    table = scene(
        ian(at="front-hall"),
        enemies=[foe("cultist", at="long-corridor"), foe("fire-vampire", at="chemistry-wing")],
        fires={"lecture-hall": 2},
    )
    reserve = table.view().fire_in_reserve

    table.play("run:long-corridor", "run:lecture-hall", "run:chemistry-wing", "stop")

    assert table.board().space == "chemistry-wing"
    assert sorted(table.kinds("chemistry-wing")) == ["cultist", "fire-vampire"]
    assert (table.board().fire, table.state.fires) == (2, {"lecture-hall": 2})
    assert table.view().fire_in_reserve == reserve - 2


# -- enemies follow


@pytest.mark.rule("enemies-follow.1")
def test_all_enemies_of_the_space_follow() -> None:
    kinds = ["cultist", "cultist", "byakhee"]
    table = scene(rasputin(at="library"), enemies=[foe(kind, at="library") for kind in kinds])

    table.play("run:reading-room")

    assert (table.kinds("reading-room"), table.kinds("library")) == (kinds, [])


@pytest.mark.rule("enemies-follow.2")
def test_they_follow_even_if_somebody_stays_behind() -> None:
    table = scene(ian(at="library"), beth(at="library", wounds=1), enemies=[foe("byakhee", at="library")])

    table.play("run:reading-room", "stop")

    assert table.kinds("reading-room") == ["byakhee"]
    assert table.table.safe("library")


@pytest.mark.rule("enemies-follow.3")
def test_whoever_is_put_elsewhere_is_not_followed() -> None:
    table = scene(rasputin(at="library"), enemies=[foe("cultist", at="library")])

    table.words(Place("start"))

    assert (table.board().space, table.kinds("library")) == ("front-hall", ["cultist"])


@pytest.mark.rule("enemies-follow.4")
def test_those_who_are_there_already_are_joined() -> None:
    table = scene(rasputin(at="library"), enemies=[foe("cultist", at="library"), foe("byakhee", at="reading-room")])

    table.play("run:reading-room", "stop")

    assert sorted(table.kinds("reading-room")) == ["byakhee", "cultist"]


@pytest.mark.rule("enemies-follow.5", "elder-one-is-enemy.1")
@pytest.mark.parametrize("disrupted", [False, True])
def test_the_elder_one_follows_too(disrupted: bool) -> None:
    table = scene(rasputin(at="library"), elder_one=("library", 3), disrupted=disrupted)

    table.play("run:reading-room", "stop")

    assert (table.enemy(0).space, table.enemy(0).wounds) == ("reading-room", 3)


# -- fire


@pytest.mark.rule("leaving-fire.1")
def test_leaving_three_fire_tokens_puts_three_on_the_board() -> None:
    table = scene(rasputin(at="library", fire=1), fires={"library": 3})

    table.play("run:reading-room", "stop")

    assert table.board().fire == 4


@pytest.mark.rule("leaving-fire.2")
def test_the_fire_in_the_space_burns_on_for_the_next() -> None:
    table = scene(rasputin(at="library"), beth(at="library"), fires={"library": 2})

    table.play("run:reading-room", "stop").dice("B B").pass_turn()
    assert (table.state.fires, table.view().fire_in_reserve) == ({"library": 2}, 6)
    table.play("run:reading-room", "stop")

    assert table.board(1).fire == 2
    assert table.state.fires == {"library": 2}


@pytest.mark.rule("leaving-fire.3")
def test_entering_fire_and_staying_in_it_does_nothing() -> None:
    table = scene(rasputin(at="library"), fires={"reading-room": 2})

    table.play("run:reading-room", "stop").pass_turn()

    assert (table.board().fire, table.said("dmd-log-rolls")) == (0, 0)


@pytest.mark.rule("leaving-fire.3", "run-action.5")
def test_running_through_fire_is_leaving_it() -> None:
    table = scene(rasputin(at="library"), fires={"library": 1, "reading-room": 2})

    table.play("run:reading-room", "run:courtyard", "run:reading-room")

    assert table.board().fire == 3


@pytest.mark.rule("leaving-fire.4")
def test_an_enemy_that_follows_out_of_fire_is_unharmed() -> None:
    table = scene(rasputin(at="library"), enemies=[foe("cultist", at="library")], fires={"library": 2})

    table.play("run:reading-room", "stop")

    assert (table.kinds("reading-room"), table.enemy(1).wounds) == (["cultist"], 0)
    assert table.view().fire_in_reserve == 4
