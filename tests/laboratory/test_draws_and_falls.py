"""Decks that run out in the middle of a draw, players who fall in the middle of anything, and how games end."""

from .scenes import player, scene, scene_at_bids


def test_a_deck_that_runs_out_costs_a_life_is_made_anew_and_the_draw_goes_on() -> None:
    table = scene(player(hand=["study"], deck=["spark"], discard=["balm", "feast", "oath"]), player())

    table.play(0, "study")

    assert table.life(0) == 9
    assert len(table.hand(0)) == 3
    assert table.hand(0)[-1] == "spark"
    assert sorted(table.hand(0) + table.deck(0)) == ["balm", "feast", "oath", "spark", "study"]
    assert table.discard(0) == []


def test_a_draw_ends_quietly_when_deck_and_discard_are_empty() -> None:
    table = scene_at_bids(player(deck=["spark"]), player())
    table.bid(0, 0)

    table.end_round()
    table.bid(0, 0)
    table.end_round()

    assert (table.hand(0), table.life(0)) == (["spark"], 10)


def test_forced_abilities_answer_each_card_of_a_draw_on_both_sides_of_a_reshuffle() -> None:
    table = scene(player(hand=["study"], play=["bell"], deck=["spark"], discard=["balm", "oath"]), player())

    table.play(0, "study")

    assert (table.life(0), len(table.hand(0))) == (12, 3)


def test_a_player_who_dies_of_the_reshuffle_draws_no_more() -> None:
    table = scene(player(hand=["study"], deck=["spark"], discard=["balm", "feast"], life=1), player(), player())

    table.play(0, "study")

    assert (table.life(0), table.hand(0), table.asked) == (0, [], [1])
    assert sorted(table.discard(0)) == ["spark"]
    assert len(table.deck(0)) == 3


def test_a_player_who_dies_of_a_toll_in_the_middle_of_a_draw_draws_no_more() -> None:
    table = scene(player(hand=["study"], play=["toll"], deck=["spark", "balm", "oath"], life=2), player(), player())

    table.play(0, "study")

    assert (table.life(0), table.deck(0), table.asked) == (0, ["oath"], [1])


def test_the_fallen_take_no_turn_draw_nothing_and_are_asked_nothing() -> None:
    table = scene(player(), player(life=1, deck=["spark"]), player())
    table.strike(0, at=1)
    table.end_turn(0)
    assert table.asked == [2]

    table.end_round()

    assert (table.asked, table.deck(1)) == ([0, 2], ["spark"])


def test_the_cards_of_the_fallen_are_out_of_force_at_once() -> None:
    table = scene(player(hand=["spark"]), player(play=["veil"], life=1), player())
    table.strike(0, at=1)

    table.play(0, "spark", at=2)

    assert table.life(2) == 8


def test_the_hound_of_somebody_who_fell_in_a_storm_does_not_bite() -> None:
    table = scene(player(hand=["storm"]), player(play=["hound"], life=1), player(play=["hound"]))

    table.play(0, "storm")

    assert (table.life(1), table.asked) == (0, [2])


def test_a_striker_who_falls_to_a_hound_loses_the_rest_of_the_turn() -> None:
    table = scene(player(life=1), player(play=["hound"]), player(play=["hound"]))
    table.strike(0, at=1)

    table.react(1, "hound")

    assert (table.life(0), table.asked) == (0, [1])


def test_the_last_rival_falling_in_a_nested_reaction_ends_the_game() -> None:
    table = scene(player(play=["hound"], hand=["balm"], life=9), player(play=["hound", "hound"], life=2))
    table.strike(0, at=1)
    table.react(1, "hound")

    table.react(0, "hound")

    result = table.game.result
    assert result is not None
    assert (result.outcome, result.winners) == ("lab-won", (0,))
    assert (table.state.stack, table.asked) == ([], [])


def test_nobody_wins_when_the_last_alchemist_was_doomed() -> None:
    table = scene(player(doomed=True), player(life=1))

    table.strike(0, at=1)

    result = table.game.result
    assert result is not None
    assert (result.outcome, result.winners) == ("lab-lost", ())


def test_the_last_alchemist_may_fall_too_before_the_card_is_done() -> None:
    table = scene(player(hand=["storm"], life=1), player(life=1))

    table.play(0, "storm")

    result = table.game.result
    assert result is not None
    assert (table.life(0), table.life(1), result.outcome, result.winners) == (0, 0, "lab-lost", ())


def test_a_bid_may_cost_the_last_life() -> None:
    table = scene_at_bids(player(life=2), player(), player())

    table.bid(2, 1, 0)

    assert (table.life(0), table.asked) == (0, [1])


def test_a_game_that_is_over_takes_no_reactions_that_were_waiting() -> None:
    table = scene(player(hand=["storm"]), player(life=1, play=["hound"]), player(life=1, play=["hound"]))

    table.play(0, "storm")

    assert (table.game.over, table.asked) == (True, [])


def test_after_six_rounds_the_one_with_most_life_wins() -> None:
    table = scene(player(life=5), player())
    for _ in range(5):
        table.end_round()
        table.bid(0, 0)

    table.end_round()

    result = table.game.result
    assert result is not None
    assert result.winners == (1,)
