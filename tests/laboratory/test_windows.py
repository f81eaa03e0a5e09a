"""Windows: who may step in around an event, in which order, and how often."""

import pytest

from miskatonic.kernel.windows import Window

from .scenes import player, scene, scene_at_bids


@pytest.mark.rule("arkham:forced-abilities.1")
def test_a_forced_ability_asks_nobody() -> None:
    table = scene(player(), player(play=["scar"]))

    table.strike(0, at=1)

    assert (table.life(1), table.asked) == (10, [0])


@pytest.mark.rule("arkham:forced-abilities.3")
def test_a_forced_ability_answers_each_of_two_strikes() -> None:
    table = scene(player(), player(play=["padding"]))

    table.strike(0, at=1)
    table.strike(0, at=1)

    assert table.life(1) == 10


@pytest.mark.rule("arkham:forced-abilities.4", "arkham:when.1", "arkham:when.2")
def test_padding_softens_a_strike_before_it_hurts() -> None:
    table = scene(player(hand=["spark"]), player(play=["padding"]))

    table.play(0, "spark", at=1)

    assert table.life(1) == 9


@pytest.mark.rule("arkham:forced-abilities.5", "arkham:after.1")
def test_a_forced_answer_to_a_strike_comes_after_the_life_is_lost() -> None:
    table = scene(player(), player(play=["scar"], life=1))

    table.strike(0, at=1)

    assert table.life(1) == 0


@pytest.mark.rule("arkham:forced-abilities.6")
def test_forced_padding_softens_a_strike_before_the_prism_may_send_it_back() -> None:
    table = scene(player(hand=["spark"]), player(play=["prism", "padding"]))

    table.play(0, "spark", at=1)
    assert table.offered(1) == ["prism", "pass"]
    table.react(1, "prism")

    assert (table.life(0), table.life(1)) == (9, 10)


@pytest.mark.rule("arkham:forced-abilities.6")
def test_a_forced_answer_comes_before_reactions_at_after_too() -> None:
    table = scene(player(), player(play=["hound", "scar"]))

    table.strike(0, at=1)

    assert (table.life(1), table.offered(1)) == (10, ["hound", "pass"])


@pytest.mark.rule("arkham:priority-of-simultaneous-resolution.3")
def test_the_first_player_orders_two_forced_abilities_of_another() -> None:
    table = scene(player(hand=["feast"]), player(hand=["storm"], play=["bell", "toll"], deck=["spark"]))
    table.end_turn(0)

    table.play(1, "storm")

    assert (table.asked, table.offered(0)) == ([0], ["bell", "toll"])


@pytest.mark.rule("arkham:priority-of-simultaneous-resolution.3")
@pytest.mark.parametrize(("first", "life"), [("bell", 1), ("toll", 0)])
def test_the_order_of_bell_and_toll_decides_over_life_and_death(first: str, life: int) -> None:
    table = scene(player(hand=["storm"], play=["bell", "toll"], deck=["spark"], life=1), player())
    table.play(0, "storm")

    table.react(0, first)

    assert table.life(0) == life


@pytest.mark.parametrize(("first", "life"), [("bell", 11), ("rust", 10)])
def test_a_forced_ability_is_silent_if_its_card_left_play_before_its_turn(first: str, life: int) -> None:
    table = scene(player(hand=["storm"], play=["bell", "rust"], deck=["spark"]), player())
    table.play(0, "storm")

    table.react(0, first)

    assert (table.life(0), table.in_play(0)) == (life, ["rust"])
    assert table.offered(0) == ["bell", "spark", "strike", "end turn"]


def test_a_reaction_is_not_offered_once_its_card_has_left_play() -> None:
    table = scene(player(), player(play=["prism", "sleight"]))
    table.strike(0, at=1)
    assert table.offered(1) == ["prism", "sleight", "pass"]

    table.react(1, "sleight")

    assert (table.hand(1), table.asked, table.life(1)) == (["prism"], [0], 9)


def test_a_reaction_card_in_the_hand_stays_quiet() -> None:
    table = scene(player(), player(hand=["hound"]))

    table.strike(0, at=1)

    assert table.asked == [0]


@pytest.mark.rule("arkham:triggering-condition.1", "arkham:reaction-triggered-abilities.1")
def test_the_hound_is_offered_after_a_strike_and_not_without_one() -> None:
    table = scene(player(hand=["balm"]), player(play=["hound"]))
    table.play(0, "balm")
    assert table.asked == [0]

    table.strike(0, at=1)

    assert table.offered(1) == ["hound", "pass"]


@pytest.mark.rule("arkham:reaction-triggered-abilities.2")
def test_a_reaction_to_when_comes_before_any_life_is_lost() -> None:
    table = scene(player(hand=["spark"]), player(play=["shell"]))

    table.play(0, "spark", at=1)

    assert (table.offered(1), table.life(1)) == (["shell", "pass"], 10)


@pytest.mark.rule("arkham:reaction-triggered-abilities.3")
def test_a_reaction_to_after_finds_the_life_already_lost() -> None:
    table = scene(player(hand=["spark"]), player(play=["hound"]))

    table.play(0, "spark", at=1)

    assert (table.offered(1), table.life(1)) == (["hound", "pass"], 8)


@pytest.mark.rule("arkham:reaction-triggered-abilities.4", "arkham:triggering-condition.2")
def test_a_reaction_is_offered_once_for_each_strike() -> None:
    table = scene(player(), player(play=["sleight", "altar", "idol"]))

    table.strike(0, at=1)
    table.react(1, "sleight")
    assert table.asked == [0]
    table.strike(0, at=1)

    assert table.offered(1) == ["sleight", "pass"]


@pytest.mark.rule("arkham:triggering-condition.3")
def test_two_hounds_may_both_answer_one_strike() -> None:
    table = scene(player(), player(play=["hound", "hound"]))
    table.strike(0, at=1)
    assert table.offered(1) == ["hound", "hound", "pass"]

    table.react(1, "hound")
    table.react(1, "hound")

    assert (table.life(0), table.asked) == (8, [0])


@pytest.mark.rule("arkham:triggered-abilities.3")
def test_a_reaction_may_be_passed() -> None:
    table = scene(player(), player(play=["hound"]))
    table.strike(0, at=1)

    table.pass_(1)

    assert (table.life(0), table.asked) == (10, [0])


def test_a_reaction_to_a_reaction_is_done_before_the_first_window_goes_on() -> None:
    table = scene(player(play=["hound"]), player(play=["hound", "hound"]))
    table.strike(0, at=1)
    table.react(1, "hound")
    assert table.offered(0) == ["hound", "pass"]

    table.react(0, "hound")
    assert (table.life(1), table.offered(1)) == (8, ["hound", "pass"])
    table.react(1, "hound")

    assert (table.life(0), table.life(1), table.asked) == (8, 8, [0])


def test_windows_nest_three_deep_and_close_from_the_inside() -> None:
    table = scene(player(hand=["spark", "ward"], play=["relic"]), player(hand=["ward"]), player(hand=["ward"]))
    table.play(0, "spark", at=1)
    table.react(1, "ward")

    table.react(0, "ward")

    assert (table.asked, sum(isinstance(frame, Window) for frame in table.state.stack)) == ([2], 3)
    table.pass_(2)
    assert (table.asked, table.offered(2)) == ([2], ["ward", "pass"])
    table.pass_(2)
    assert table.life(1) == 8


@pytest.mark.rule("arkham:in-player-order.1")
def test_reactions_are_offered_round_the_table_from_the_first_player_on() -> None:
    table = scene_at_bids(player(hand=["ward"]), player(hand=["ward"]), player(hand=["ward"]), player(hand=["spark"]))
    table.bid(0, 1, 0, 0)
    for seat in (1, 2):
        table.end_turn(seat)
    table.play(3, "spark", at=0)

    asked = []
    while table.asked != [3]:
        asked += table.asked
        table.pass_(table.asked[0])

    assert asked == [1, 2, 0]


@pytest.mark.rule("arkham:in-player-order.2")
def test_a_player_without_a_reaction_is_passed_over() -> None:
    table = scene(player(hand=["spark"]), player(), player(hand=["ward"]))

    table.play(0, "spark", at=1)

    assert table.asked == [2]


def test_a_pass_is_not_final_when_somebody_else_reacts() -> None:
    table = scene(player(hand=["spark", "ward"]), player(hand=["ward"]), player(hand=["ward"]))
    table.play(0, "spark", at=1)

    table.pass_(1)
    table.react(2, "ward")
    table.react(0, "ward")
    table.pass_(1)

    assert table.offered(1) == ["ward", "pass"]
    table.pass_(1)
    assert table.life(1) == 8


def test_an_event_that_nobody_listens_to_asks_nobody() -> None:
    table = scene(player(hand=["spark"]), player(hand=["balm"], play=["altar"]))

    table.play(0, "spark", at=1)

    assert (table.asked, table.life(1)) == ([0], 8)
