"""Situations: a game set and played in a few lines."""

from __future__ import annotations

import pytest

from miskatonic import IllegalChoice, UnknownSeat
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from miskatonic.testing import Situation

from ..laboratory import LABORATORY
from ..laboratory.events import DrawCards, GainLife
from ..laboratory.records import LabTable


@pytest.fixture
def table() -> Situation:
    return Situation.new(LABORATORY, seed=7, seats=["Ada", "Ben"])


def life(table: Situation, seat: int) -> int:
    return int(table.view().players[seat].life)


def test_seats_go_by_name_or_number(table: Situation) -> None:
    table.choose("Ada", "bid:0").choose(1, "bid:1")

    assert table.log()[-1] == "Ben bids 1 and goes first."
    assert life(table, 1) == 9


def test_several_keys_are_one_choice_after_another(table: Situation) -> None:
    table.choose(0, "bid:0").choose(1, "bid:0")

    table.choose(0, "strike", "end-turn")

    assert life(table, 1) < 10


def test_an_unknown_name_is_answered_with_the_nearest(table: Situation) -> None:
    with pytest.raises(LookupError, match="nobody here is called 'Bne', the nearest is 'Ben'"):
        table.choose("Bne", "bid:0")


def test_options_and_labels_go_by_key(table: Situation) -> None:
    assert table.options("Ada") == ["bid:0", "bid:1", "bid:2"]
    assert table.labels("Ada", "es")["bid:2"] == "Apostar 2"


def test_a_seat_that_is_not_asked_has_no_options(table: Situation) -> None:
    table.choose(0, "bid:0").choose(1, "bid:0")

    assert table.options(1) == []
    assert table.labels(1) == {}


def test_what_is_refused_changes_nothing_and_gives_the_error(table: Situation) -> None:
    before = table.game.snapshot()

    refused = table.refuses("Ada", "bid:3")

    assert isinstance(refused, IllegalChoice)
    assert "bid:2" in refused.say()
    assert table.game.snapshot() == before


def test_refusing_what_is_open_fails(table: Situation) -> None:
    with pytest.raises(AssertionError, match="'bid:1' is open to seat Ada: open are"):
        table.refuses("Ada", "bid:1")


def test_a_seat_that_is_not_there_is_no_refusal(table: Situation) -> None:
    with pytest.raises(UnknownSeat):
        table.refuses(7, "bid:1")


def test_frames_are_resolved_in_order_and_the_question_comes_again(table: Situation) -> None:
    hand = table.view("Ben").players[1].hand_count

    table.run(GainLife(Seat(0), 3), DrawCards(Seat(1), 2))

    assert life(table, 0) == 13
    assert table.view("Ben").players[1].hand_count > hand
    assert table.options("Ada") == ["bid:0", "bid:1", "bid:2"]


def test_what_is_laid_is_there_and_can_be_replayed(table: Situation) -> None:
    def wound(table: LabTable) -> None:
        table.state.players[0] = changed(table.state.players[0], life=1)

    table.lay(wound).choose(0, "bid:0")

    assert life(table, 0) == 1
    assert type(table.game).replay(LABORATORY, table.game.journal).snapshot() == table.game.snapshot()


def test_rigged_outcomes_come_next_and_in_order(table: Situation) -> None:
    chance = table.rig(2, 0).rig(1).table.state.chance.copy()

    assert [chance.below(3) for _ in range(3)] == [2, 0, 1]


def test_laying_leaves_earlier_games_alone(table: Situation) -> None:
    before = table.game

    table.run(GainLife(Seat(0), 3))

    assert before.view().board.players[0].life == 10
