"""Replacing: what would happen, and what happens in its place."""

import pytest

from .scenes import player, scene


@pytest.mark.rule("arkham:instead.1")
def test_a_mirror_sends_the_strike_back_instead() -> None:
    table = scene(player(hand=["spark"]), player(play=["mirror"]))
    table.play(0, "spark", at=1)

    table.react(1, "mirror")

    assert (table.life(0), table.life(1)) == (8, 10)


def test_a_mirror_need_not_be_used() -> None:
    table = scene(player(hand=["spark"]), player(play=["mirror"]))
    table.play(0, "spark", at=1)

    table.pass_(1)

    assert (table.life(0), table.life(1)) == (10, 8)


@pytest.mark.rule("arkham:instead.3")
def test_would_is_asked_before_when() -> None:
    table = scene(player(), player(play=["shell", "mirror", "padding"]))

    table.strike(0, at=1)

    assert table.offered(1) == ["mirror", "pass"]
    table.pass_(1)
    assert table.offered(1) == ["shell", "pass"]


@pytest.mark.rule("arkham:instead.4")
def test_after_a_replacement_nothing_may_answer_the_strike_that_was_to_be() -> None:
    table = scene(player(hand=["spark"]), player(play=["hound", "shell", "scar", "ashes", "mirror"]))
    table.play(0, "spark", at=1)
    assert table.offered(1) == ["ashes", "mirror", "pass"]

    table.react(1, "ashes")

    assert (table.asked, table.life(1), table.discard(1)) == ([0], 10, ["ashes"])


@pytest.mark.rule("arkham:instead.4")
def test_what_takes_the_place_is_an_event_of_its_own_that_others_may_answer() -> None:
    table = scene(player(play=["hound", "padding"]), player(play=["mirror"]))
    table.strike(0, at=1)

    table.react(1, "mirror")

    assert (table.life(0), table.offered(0)) == (10, ["hound", "pass"])


def test_mirror_against_mirror_reflects_once_each_and_ends() -> None:
    table = scene(player(hand=["spark"], play=["mirror"]), player(play=["mirror"]))
    table.play(0, "spark", at=1)
    table.react(1, "mirror")

    table.react(0, "mirror")

    assert (table.life(0), table.life(1), table.asked) == (10, 8, [0])


def test_of_two_mirrors_each_reflects_once_in_a_strike_and_again_in_the_next() -> None:
    table = scene(player(play=["mirror"]), player(play=["mirror", "mirror"]))
    for _ in range(2):
        table.strike(0, at=1)
        table.react(1, "mirror")
        table.react(0, "mirror")
        table.react(1, "mirror")

    assert (table.life(0), table.life(1)) == (8, 10)


@pytest.mark.rule("arkham:instead.2")
@pytest.mark.parametrize(("order", "striker", "shells"), [("shell prism", 9, 1), ("prism shell", 10, 0)])
def test_of_two_replacements_at_the_same_time_the_later_one_counts(order: str, striker: int, shells: int) -> None:
    table = scene(player(), player(play=["shell", "prism"]))
    table.strike(0, at=1)

    for card in order.split():
        table.react(1, card)

    assert (table.life(0), table.life(1), table.in_play(1).count("shell")) == (striker, 10, shells)


def test_a_prism_reflects_its_own_reflection_no_more() -> None:
    table = scene(player(play=["prism"]), player(play=["prism"]))
    table.strike(0, at=1)
    table.react(1, "prism")
    table.react(0, "prism")

    assert (table.life(0), table.life(1), table.asked) == (10, 9, [0])


def test_a_replacement_that_is_hushed_replaces_nothing() -> None:
    table = scene(player(play=["hush"]), player(play=["mirror"]))
    table.strike(0, at=1)
    table.react(1, "mirror")

    table.react(0, "hush")

    assert (table.life(0), table.life(1)) == (10, 9)
