"""Cancelling: cards, abilities, and what cancels them."""

import pytest

from .scenes import player, scene


@pytest.mark.rule("arkham:cancel.1", "arkham:cancel.3")
def test_a_cancelled_card_does_nothing_of_what_it_says() -> None:
    table = scene(player(hand=["storm"], deck=["spark"]), player(hand=["ward"]))
    table.play(0, "storm")

    table.react(1, "ward")

    assert (table.life(1), table.hand(0)) == (10, [])


@pytest.mark.rule("arkham:cancel.2")
def test_a_cancelled_card_is_discarded_and_its_action_stays_spent() -> None:
    table = scene(player(hand=["spark"]), player(hand=["ward"]), player())
    table.play(0, "spark", at=1)

    table.react(1, "ward")

    assert (table.discard(0), table.discard(1)) == (["spark"], ["ward"])
    table.strike(0, at=1)
    assert table.asked == [1]


def test_a_cancelled_card_that_would_stay_never_comes_into_force() -> None:
    table = scene(player(hand=["altar"]), player(hand=["ward"]))
    table.play(0, "altar")
    table.react(1, "ward")
    assert (table.in_play(0), table.discard(0)) == ([], ["altar"])

    table.strike(0, at=1)

    assert table.life(1) == 9


def test_a_cancelled_cancel_lets_the_card_through() -> None:
    table = scene(player(hand=["spark", "ward"]), player(hand=["ward"]))
    table.play(0, "spark", at=1)
    table.react(1, "ward")

    table.react(0, "ward")

    assert (table.life(1), table.hand(0), table.discard(1)) == (8, [], ["ward"])


def test_a_cancel_of_a_cancel_can_be_cancelled_as_well() -> None:
    table = scene(player(hand=["spark", "ward"]), player(hand=["ward", "ward"]))
    table.play(0, "spark", at=1)
    table.react(1, "ward")
    table.react(0, "ward")

    table.react(1, "ward")

    assert (table.life(1), table.discard(0), table.discard(1)) == (10, ["ward", "spark"], ["ward", "ward"])


def test_what_is_cancelled_already_cannot_be_cancelled_again() -> None:
    table = scene(player(hand=["spark"]), player(hand=["ward"]), player(hand=["ward"]))
    table.play(0, "spark", at=1)
    table.react(1, "ward")
    table.pass_(2)

    assert table.asked == [0]


@pytest.mark.rule("arkham:cancel.1")
def test_a_hushed_ability_does_not_happen() -> None:
    table = scene(player(play=["hush"]), player(play=["hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")

    table.react(0, "hush")

    assert table.life(0) == 10


def test_a_hushed_ward_stays_in_the_hand_and_the_card_goes_through() -> None:
    table = scene(player(hand=["spark"], play=["hush"]), player(hand=["ward"]))
    table.play(0, "spark", at=1)
    table.react(1, "ward")

    table.react(0, "hush")

    assert (table.hand(1), table.life(1), table.asked) == (["ward"], 8, [0])


def test_a_hush_can_be_hushed() -> None:
    table = scene(player(play=["hush"]), player(play=["hound", "hush"]))
    table.strike(0, at=1)
    table.react(1, "hound")
    table.react(0, "hush")

    table.react(1, "hush")

    assert table.life(0) == 9


@pytest.mark.rule("arkham:limits-and-maximums.9")
def test_a_hushed_hound_has_used_up_its_round() -> None:
    table = scene(player(play=["hush"]), player(play=["hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")
    table.react(0, "hush")

    table.strike(0, at=1)

    assert table.asked == [1]
    assert "hound" not in table.offered(1)


def test_a_hushed_delayed_effect_does_not_come_back() -> None:
    table = scene(player(hand=["oath"]), player(play=["hush"]))
    table.play(0, "oath", at=1)
    table.end_turn(0)
    table.end_turn(1)
    table.react(1, "hush")

    table.bid(0, 0)
    table.end_round()

    assert (table.state.round, table.life(1)) == (3, 10)
