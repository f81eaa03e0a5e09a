"""Questions that the first seat to speak answers."""

from typing import Any, ClassVar

import pytest

import miskatonic
from miskatonic.kernel.frames import DONE, AskAny, Frame, Option, Outcome, Prompt
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat
from tests.laboratory import Laboratory
from tests.laboratory.frames import BID


class Talk(Frame, frozen=True):
    """Everybody may bid aloud, as often as they like; whoever bids 0 has no more to say."""

    talking: tuple[Seat, ...]
    said: tuple[tuple[Seat, int], ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("ask", "hear")

    def ask(self, table: Any) -> Outcome:
        if not self.talking:
            table.finish("lab-lost")
            return DONE
        return AskAny({seat: (BID(0), BID(1)) for seat in self.talking}, Prompt("lab-ask-bid"))

    def hear(self, table: Any, option: Option) -> Outcome:
        seat = table.answering
        table.log("lab-first", seat=seat, number=option.args[0])
        silent = option.args[0] == 0
        talking = tuple(other for other in self.talking if not (silent and other == seat))
        return changed(self, pc=0, talking=talking, said=(*self.said, (seat, int(option.args[0]))))


class Talking(Laboratory):
    id = "talking"
    packages = (__package__, __name__)

    def deal(self, table: Any, setup: Any) -> None:
        super().deal(table, setup)
        table.state.stack.clear()
        table.do(Talk(table.state.alive))


@pytest.fixture
def game() -> miskatonic.Game:
    miskatonic.register(Talking())
    return miskatonic.new("talking", seats=3, seed=1)


def test_whoever_speaks_first_is_heard_at_once(game: miskatonic.Game) -> None:
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]

    game.choose(2, "bid:1")

    assert game.log()[-1] == "Seat 3 bids 1 and goes first."
    assert [decision.seat for decision in game.decisions] == [0, 1, 2]


def test_a_seat_that_has_no_more_to_say_is_not_asked_again(game: miskatonic.Game) -> None:
    game.choose(1, "bid:0")

    assert [decision.seat for decision in game.decisions] == [0, 2]
    with pytest.raises(miskatonic.WrongSeat):
        game.choose(1, "bid:1")


def test_talk_is_undone_saved_and_replayed_in_the_order_in_which_it_was_said(game: miskatonic.Game) -> None:
    before = game.snapshot()
    for seat, key in [(2, "bid:1"), (0, "bid:0"), (2, "bid:0"), (1, "bid:0")]:
        game.choose(seat, key)

    again = miskatonic.replay(str(game.journal))
    restored = miskatonic.restore(before)
    restored.choose(2, "bid:1")

    assert game.over
    assert again.snapshot() == game.snapshot()
    assert restored.snapshot() == game.at(1).snapshot()
    game.undo(4)
    assert game.snapshot() == before
