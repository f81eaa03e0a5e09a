"""What a game of Three Cards is made of."""

from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.state import State

CARDS = (1, 2, 3)


class Hand(Record, frozen=True):
    seat: Open[Seat]
    card: Secret[int]
    paid: Open[int]
    shown: Open[bool] = False


class ThreeCardsState(State):
    hands: Open[list[Hand]] = []
    spare: Secret[int] = 0
    """The card that nobody got."""


class ThreeCardsTable(Table[ThreeCardsState]):
    """The table that the steps of the game get."""

    __slots__ = ()
