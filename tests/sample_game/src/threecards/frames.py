"""The course of the game: speak in turn until both have paid the same or one gives up."""

from typing import ClassVar

from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.records import changed
from miskatonic.kernel.seats import Seat

from .records import ThreeCardsTable

CHECK = Act("check", message="threecards-act-check")
BET = Act("bet", message="threecards-act-bet")
CALL = Act("call", message="threecards-act-call")
FOLD = Act("fold", message="threecards-act-fold")


class Betting(Frame, frozen=True):
    """One seat after the other checks or bets; a bet must be called, or the other wins."""

    seat: Seat = Seat(0)
    bet: bool = False

    steps: ClassVar[tuple[str, ...]] = ("speak", "answer", "show", "win")

    def speak(self, table: ThreeCardsTable) -> Outcome:
        options = [CALL(), FOLD()] if self.bet else [CHECK(), BET()]
        return Ask(self.seat, options, Prompt("threecards-ask", {"card": table.state.hands[self.seat].card}))

    def answer(self, table: ThreeCardsTable, option: Option) -> Outcome:
        if option.act in (BET, CALL):
            pay(table, self.seat)
        table.log(f"threecards-{option.act.name}", seat=self.seat)
        if option.act is FOLD:
            table.finish("threecards-won", winners=[other(self.seat)])
            return DONE
        if option.act is BET or (option.act is CHECK and self.seat == 0):
            return self.goto("speak", seat=other(self.seat), bet=option.act is BET)
        return None

    def show(self, table: ThreeCardsTable) -> Outcome:
        hands = table.state.hands
        for seat, hand in enumerate(hands):
            hands[seat] = changed(hand, shown=True)
            table.log("threecards-shows", seat=hand.seat, card=hand.card)
        return None

    def win(self, table: ThreeCardsTable) -> Outcome:
        best = max(table.state.hands, key=lambda hand: hand.card)
        table.finish("threecards-won", winners=[best.seat])
        return None


def pay(table: ThreeCardsTable, seat: Seat) -> None:
    """Put one more coin in the middle."""
    hand = table.state.hands[seat]
    table.state.hands[seat] = changed(hand, paid=hand.paid + 1)


def other(seat: Seat) -> Seat:
    """Who sits opposite."""
    return Seat(1 - seat)
