"""Zones: where piles lie, and who may see what of them.

A zone is a definition, not part of the state. The number of cards is open everywhere: anybody can count a pile.
"""

from enum import StrEnum

from msgspec import Struct

from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.table.piles import CardId, Pile

__all__ = ["PileView", "Secrecy", "Sight", "Zone"]


class Secrecy(StrEnum):
    """How a zone hides its cards."""

    OPEN = "open"
    """All see faces and order: a discard pile, cards in play."""
    COUNT = "count"
    """The owner sees the faces, the others their number: a hand."""
    HIDDEN = "hidden"
    """Nobody sees the faces: a deck. Whoever has looked at a card there still knows it."""
    BLIND = "blind"
    """As a deck, and hidden from its owner whatever he has seen: a face-down card that decides whether he is dead."""


class Sight(StrEnum):
    """What a seat gets to see of a pile; the number of cards comes with each."""

    FACES = "faces"
    """All faces, in order."""
    KNOWN = "known"
    """Only the cards that this seat has looked at."""
    COUNT = "count"
    """The number alone."""


class PileView(Struct, frozen=True):
    """A pile as one seat sees it: the number of cards, and top first the faces it may see, None for the others.

    `cards` is None as a whole when the seat sees no face at all.
    """

    count: int
    cards: tuple[CardId | None, ...] | None = None


class Zone(Struct, frozen=True):
    """A kind of place for cards, by its name on the table and its secrecy."""

    name: str
    secrecy: Secrecy

    def seen_by(self, seat: Viewer, owner: Seat | None = None) -> Sight:
        """What this seat sees of the owner's pile; seat None is a spectator, owner None a pile that all share."""
        secrecy = self.secrecy
        owned = seat is not None and seat == owner
        if secrecy is Secrecy.OPEN or (owned and secrecy is Secrecy.COUNT):
            return Sight.FACES
        if owned and secrecy is Secrecy.BLIND:
            return Sight.COUNT
        return Sight.KNOWN

    def view(self, pile: Pile, seat: Viewer, owner: Seat | None = None) -> PileView:
        """The pile as this seat may see it, built from what is allowed and nothing else."""
        sight = self.seen_by(seat, owner)
        if sight is Sight.FACES:
            return PileView(len(pile.cards), pile.cards)
        if sight is Sight.KNOWN and pile.known and (known := pile.known_to(seat)):
            return PileView(len(pile.cards), tuple([card if card in known else None for card in pile.cards]))
        return PileView(len(pile.cards))
