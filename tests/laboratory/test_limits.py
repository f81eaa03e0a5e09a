"""Limits: how often an ability may be used, and what counts together."""

import pytest

from .scenes import player, scene


@pytest.mark.rule("arkham:limits-and-maximums.1")
def test_the_hound_bites_once_a_round_and_again_in_the_next() -> None:
    table = scene(player(), player(play=["hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")

    table.strike(0, at=1)
    assert table.asked == [1]
    assert table.offered(1) == ["strike", "end turn"]
    table.end_round()
    table.bid(0, 0)
    table.strike(0, at=1)

    assert table.offered(1) == ["hound", "pass"]


def test_passing_does_not_use_up_a_limit() -> None:
    table = scene(player(), player(play=["hound"]))
    table.strike(0, at=1)
    table.pass_(1)

    table.strike(0, at=1)

    assert table.offered(1) == ["hound", "pass"]


def test_each_copy_has_a_limit_of_its_own() -> None:
    table = scene(player(), player(play=["hound", "hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")
    table.pass_(1)

    table.strike(0, at=1)

    assert table.offered(1) == ["hound", "pass"]


@pytest.mark.rule("arkham:limits-and-maximums.2")
def test_a_hound_that_leaves_play_and_returns_may_bite_again_in_the_round() -> None:
    table = scene(player(), player(hand=["recall"], play=["hound"]), player())
    table.strike(0, at=1)
    table.react(1, "hound")
    table.end_turn(0)
    table.play(1, "recall")
    table.play(1, "hound")

    table.strike(2, at=1)

    assert table.offered(1) == ["hound", "pass"]


@pytest.mark.rule("arkham:limits-and-maximums.5", "arkham:limits-and-maximums.8")
def test_a_relic_used_by_one_is_used_for_all_copies_and_all_players() -> None:
    both = player(hand=["balm"], play=["relic", "relic"], deck=["spark"])
    table = scene(both, both)
    table.play(0, "balm")
    table.react(0, "relic")
    assert table.asked == [0]
    assert table.offered(0) == ["spark", "strike", "end turn"]
    table.end_turn(0)

    table.play(1, "balm")

    assert table.offered(1) == ["strike", "end turn"]


def test_a_relic_that_returns_to_play_is_still_used_up_for_the_whole_game() -> None:
    table = scene(player(hand=["balm", "balm", "recall"], play=["relic"], deck=["spark"]), player())
    table.play(0, "balm")
    table.react(0, "relic")
    table.play(0, "recall")
    table.end_round()
    table.bid(0, 0)
    table.play(0, "relic")

    table.play(0, "balm")

    assert table.asked == [1]


def test_a_limit_is_kept_in_a_saved_game() -> None:
    table = scene(player(), player(play=["hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")
    table.game = type(table.game).restore(table.game.type, table.game.snapshot())

    table.strike(0, at=1)

    assert table.offered(1) == ["strike", "end turn"]
