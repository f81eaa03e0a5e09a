"""Turn order: who sits where, who is first player, who is still in the game, and who has acted.

It is a record in the state. Seats stay where they are; an eliminated seat is passed over.
"""

from miskatonic.kernel.records import Open, Record
from miskatonic.kernel.seats import Seat
from miskatonic.table.errors import BadSeat, TableError

__all__ = ["TurnOrder"]


class TurnOrder(Record, frozen=True):
    """The seats clockwise, and the marker of the first player.

    `eliminated` and `acted` list seats in the order in which it happened; `acted` is about this round.
    """

    seats: Open[tuple[Seat, ...]]
    first: Open[Seat]
    eliminated: Open[tuple[Seat, ...]] = ()
    acted: Open[tuple[Seat, ...]] = ()
    clockwise: Open[bool] = True

    def __post_init__(self) -> None:
        if len(set(self.seats)) < len(self.seats):
            raise TableError(f"a seat is listed twice among {_listed(self.seats)}")
        self._check(self.first)

    @classmethod
    def of(cls, players: int, first: int = 0) -> "TurnOrder":
        """So many seats, counted clockwise from 0."""
        return cls(tuple(Seat(seat) for seat in range(players)), Seat(first))

    @property
    def playing(self) -> tuple[Seat, ...]:
        """The seats still in the game, in player order: the first player, then the others."""
        return self.from_(self.first)

    def from_(self, seat: Seat) -> tuple[Seat, ...]:
        """The seats still in the game in the order of play, beginning with this one, or the next if it is out."""
        self._check(seat)
        at = self.seats.index(seat)
        around = self.seats[at:] + self.seats[:at]
        if not self.clockwise:
            around = around[:1] + around[:0:-1]
        if self.eliminated:
            return tuple([each for each in around if each not in self.eliminated])
        return around

    def next_after(self, seat: Seat) -> Seat | None:
        """The next seat in the order of play; the seat itself when it plays alone, None when nobody is left."""
        order = self.from_(seat)
        if not order:
            return None
        return order[0] if order[0] != seat else order[1 % len(order)]

    def is_playing(self, seat: Seat) -> bool:
        """Whether the seat is still in the game."""
        self._check(seat)
        return seat not in self.eliminated

    def eliminate(self, seat: Seat) -> "TurnOrder":
        """The seat is out of the game; if it was first player, the marker passes to the next one playing."""
        self._check_playing(seat)
        rest = TurnOrder(self.seats, self.first, (*self.eliminated, seat), self.acted, self.clockwise)
        if seat != self.first:
            return rest
        heir = rest.next_after(seat)
        return rest if heir is None else rest.with_first(heir)

    def with_first(self, seat: Seat) -> "TurnOrder":
        """This seat becomes first player."""
        self._check_playing(seat)
        return TurnOrder(self.seats, seat, self.eliminated, self.acted, self.clockwise)

    def pass_first(self) -> "TurnOrder":
        """The marker passes to the next seat in the order of play."""
        heir = self.next_after(self.first)
        return self if heir is None else self.with_first(heir)

    def reversed(self) -> "TurnOrder":
        """Play goes round the other way."""
        return TurnOrder(self.seats, self.first, self.eliminated, self.acted, not self.clockwise)

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats still in the game that have not acted in this round, in player order."""
        return tuple([seat for seat in self.playing if seat not in self.acted])

    def act(self, seat: Seat) -> "TurnOrder":
        """The seat has acted in this round."""
        self._check_playing(seat)
        if seat in self.acted:
            raise BadSeat(f"seat {seat} has acted already in this round: waiting are {_listed(self.waiting)}")
        return TurnOrder(self.seats, self.first, self.eliminated, (*self.acted, seat), self.clockwise)

    def new_round(self) -> "TurnOrder":
        """A new round: nobody has acted yet."""
        return TurnOrder(self.seats, self.first, self.eliminated, (), self.clockwise)

    def _check(self, seat: Seat) -> None:
        if seat not in self.seats:
            raise BadSeat(f"seat {seat} is not at this table: the seats are {_listed(self.seats)}")

    def _check_playing(self, seat: Seat) -> None:
        if not self.is_playing(seat):
            raise BadSeat(f"seat {seat} is out of the game: still playing are {_listed(self.playing)}")


def _listed(seats: tuple[Seat, ...]) -> str:
    return ", ".join(str(seat) for seat in seats) or "none"
