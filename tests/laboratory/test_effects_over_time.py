"""Lasting effects, delayed effects, and the end of the round."""

import pytest

from .scenes import player, scene


@pytest.mark.rule("arkham:delayed-effects.1")
def test_an_oath_does_nothing_before_the_end_of_the_round() -> None:
    table = scene(player(hand=["oath"]), player())
    table.play(0, "oath", at=1)
    table.end_turn(0)
    assert table.life(1) == 10

    table.end_turn(1)

    assert (table.state.round, table.life(1)) == (2, 8)


@pytest.mark.rule("arkham:delayed-effects.2", "arkham:forced-abilities.6")
def test_an_oath_strikes_unasked_and_before_anybody_may_react_to_the_end_of_the_round() -> None:
    table = scene(player(hand=["oath"]), player(play=["vigil"]))
    table.play(0, "oath", at=1)
    table.end_turn(0)

    table.end_turn(1)

    assert (table.life(1), table.offered(1)) == (8, ["vigil", "pass"])


def test_who_falls_to_an_oath_reacts_to_the_end_of_the_round_no_more() -> None:
    table = scene(player(hand=["oath"]), player(play=["vigil"], life=2), player(play=["vigil"]))
    table.play(0, "oath", at=1)
    table.end_turn(0)
    table.end_turn(1)

    table.end_turn(2)

    assert (table.life(1), table.asked) == (0, [2])


def test_a_delayed_effect_happens_once() -> None:
    table = scene(player(hand=["oath"]), player())
    table.play(0, "oath", at=1)
    table.end_round()
    table.bid(0, 0)

    table.end_round()

    assert (table.state.round, table.life(1), table.state.effects) == (3, 8, {})


def test_an_oath_on_somebody_who_has_fallen_comes_to_nothing() -> None:
    table = scene(player(hand=["oath", "spark"]), player(life=2), player())
    table.play(0, "oath", at=1)
    table.play(0, "spark", at=1)

    table.end_round()

    assert (table.state.round, table.life(1), table.life(2), table.state.effects) == (2, 0, 10, {})


def test_an_oath_outlives_who_swore_it() -> None:
    table = scene(player(hand=["oath"], life=1), player(), player())
    table.play(0, "oath", at=1)
    table.end_turn(0)
    table.strike(1, at=0)

    table.end_round()

    assert (table.life(0), table.life(1)) == (0, 8)


@pytest.mark.rule("arkham:priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_two_oaths_at_the_end_of_the_round() -> None:
    table = scene(player(), player(hand=["oath"], life=2), player(hand=["oath"]))
    table.end_turn(0)
    table.play(1, "oath", at=0)
    table.end_turn(1)
    table.play(2, "oath", at=1)
    table.end_turn(2)

    assert table.offered(0) == ["oath", "oath"]
    table.react(0, "oath")

    assert (table.state.round, table.life(0), table.life(1)) == (2, 8, 0)


@pytest.mark.rule("arkham:priority-of-simultaneous-resolution.3")
def test_when_the_first_player_has_fallen_the_next_one_orders() -> None:
    table = scene(player(life=1), player(hand=["oath", "oath"]), player())
    table.end_turn(0)
    table.play(1, "oath", at=2)
    table.play(1, "oath", at=2)
    table.strike(2, at=0)

    table.end_turn(2)

    assert table.asked == [1]


@pytest.mark.rule("arkham:lasting-effects.1")
def test_a_feast_strengthens_strikes_for_the_round_and_no_longer() -> None:
    table = scene(player(hand=["feast"]), player())
    table.play(0, "feast")
    table.strike(0, at=1)
    assert table.life(1) == 7
    table.end_round()
    table.bid(0, 0)

    table.strike(0, at=1)

    assert table.life(1) == 6


@pytest.mark.rule("arkham:lasting-effects.2")
def test_a_feast_goes_on_with_its_card_in_the_discard() -> None:
    table = scene(player(hand=["feast"]), player())

    table.play(0, "feast")
    assert table.discard(0) == ["feast"]
    table.strike(0, at=1)

    assert table.life(1) == 7


@pytest.mark.rule("arkham:lasting-effects.4")
def test_a_feast_is_over_before_an_oath_strikes_at_the_end_of_the_round() -> None:
    table = scene(player(hand=["feast", "oath"]), player())
    table.play(0, "feast")
    table.play(0, "oath", at=1)

    table.end_round()

    assert table.life(1) == 8


def test_two_feasts_end_together() -> None:
    table = scene(player(hand=["feast", "feast"]), player())
    table.play(0, "feast")
    table.play(0, "feast")
    assert len(table.state.effects) == 2
    table.end_round()
    table.bid(0, 0)

    table.strike(0, at=1)

    assert (table.life(1), table.state.effects) == (9, {})
