"""Several aspects of one effect: all happen before anything reacts to any of them."""

import pytest

from miskatonic.kernel.events import Together
from miskatonic.kernel.seats import Seat

from .events import Strike
from .scenes import player, scene


@pytest.mark.rule("arkham:effects.7")
def test_a_storm_strikes_everybody_before_anybody_may_react() -> None:
    table = scene(player(hand=["storm"]), player(play=["hound"]), player())

    table.play(0, "storm")

    assert (table.life(1), table.life(2), table.asked) == (9, 9, [1])


@pytest.mark.rule("arkham:effects.7")
def test_a_reaction_to_the_first_half_of_a_revel_waits_for_the_second() -> None:
    table = scene(player(hand=["revel"], play=["relic"], deck=["spark", "balm"]), player())

    table.play(0, "revel")

    assert (table.hand(0), table.life(0), table.offered(0)) == (["spark"], 11, ["relic", "pass"])


@pytest.mark.rule("arkham:effects.7", "arkham:forced-abilities.6")
def test_forced_answers_to_all_aspects_come_before_the_first_reaction() -> None:
    table = scene(player(hand=["storm"]), player(play=["hound"]), player(play=["scar"]))

    table.play(0, "storm")

    assert (table.life(2), table.offered(1)) == (10, ["hound", "pass"])


@pytest.mark.rule("arkham:effects.7", "arkham:priority-of-simultaneous-resolution.3")
def test_forced_answers_to_different_aspects_are_ordered_by_the_first_player() -> None:
    table = scene(player(hand=["storm"]), player(play=["scar"]), player(play=["scar"]))

    table.play(0, "storm")

    assert table.offered(0) == ["scar", "scar"]
    assert table.game.decisions[0].labels()[0] != table.game.decisions[0].labels()[1]


def test_reactions_to_a_storm_go_round_the_table_one_at_a_time() -> None:
    table = scene(player(hand=["storm"], deck=["balm"]), player(play=["hound"] * 2), player(play=["hound"] * 2))
    table.play(0, "storm")

    asked = []
    while table.asked != [0]:
        asked += table.asked
        table.react(table.asked[0], "hound")

    assert (asked, table.life(0)) == ([1, 2, 1, 2], 6)


def test_a_reaction_inside_a_storm_is_an_effect_of_its_own_and_is_answered_at_once() -> None:
    table = scene(player(hand=["storm"], play=["hound"]), player(play=["thorn"]), player())
    table.play(0, "storm")

    table.react(1, "thorn")

    assert (table.life(0), table.offered(0)) == (9, ["hound", "pass"])
    assert (table.life(1), table.life(2)) == (10, 10)


def test_a_hound_may_bite_back_into_a_storm_that_is_not_over() -> None:
    table = scene(player(hand=["storm"], play=["hound"]), player(play=["hound"]), player(play=["hound"]))
    table.play(0, "storm")

    table.react(1, "hound")

    assert table.offered(0) == ["hound", "pass"]
    table.react(0, "hound")
    assert (table.life(1), table.asked) == (8, [2])


def test_a_mirror_may_replace_one_strike_of_a_storm_while_the_others_go_on() -> None:
    table = scene(player(hand=["storm"], deck=["balm"]), player(play=["mirror"]), player())
    table.play(0, "storm")

    table.react(1, "mirror")

    assert (table.life(0), table.life(1), table.life(2)) == (9, 10, 9)


@pytest.mark.rule("arkham:effects.7")
def test_what_takes_the_place_of_one_aspect_is_reacted_to_with_the_rest() -> None:
    table = scene(player(hand=["storm"], play=["hound"]), player(play=["mirror"]), player(play=["padding"]))
    table.play(0, "storm")

    table.react(1, "mirror")

    assert (table.life(0), table.life(2), table.offered(0)) == (9, 10, ["hound", "pass"])


def test_a_storm_saved_between_its_strikes_goes_on_as_it_would_have() -> None:
    table = scene(player(hand=["storm"]), player(play=["hound", "mirror"]), player(play=["scar", "mirror"]))
    table.play(0, "storm")
    table.pass_(1)
    table.game = type(table.game).restore(table.game.type, table.game.snapshot())

    table.react(2, "mirror")

    assert (table.life(0), table.life(1), table.offered(1)) == (9, 9, ["hound", "pass"])


def test_no_effect_holds_back_reactions_once_it_is_over() -> None:
    table = scene(player(hand=["storm"]), player(play=["hound"]), player())
    table.play(0, "storm")
    table.pass_(1)

    table.strike(0, at=1)

    assert (table.state.gatherers, table.offered(1)) == (0, ["hound", "pass"])


@pytest.mark.rule("arkham:effects.7")
def test_an_effect_inside_another_holds_its_reactions_back_until_the_outer_one_is_through() -> None:
    table = scene(player(), player(play=["hound"]), player())
    first, second, third = (Strike(Seat(0), Seat(target), 1) for target in (1, 2, 2))

    table.happen(Together((Together((first, second)), third)))

    assert (table.life(1), table.life(2), table.offered(1)) == (9, 8, ["hound", "pass"])
