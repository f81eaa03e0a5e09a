"""Piles of cards: decks, discard piles, hands, cards laid face down.

A pile is a record in the state. It holds card ids, top card first, and which seats have seen which of them.
Each method returns a changed copy. A card lies in one pile at a time: who takes it out of one puts it into another.
"""

from collections.abc import Iterable, Iterator
from typing import NewType

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.records import Open, Record, Secret
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.table.errors import CardNotHere, TableError, TooFew

__all__ = ["EVERYONE", "CardId", "Drawn", "Known", "Pile"]

CardId = NewType("CardId", int)

EVERYONE = Seat(-1)
"""Stands in a pile's knowledge for the whole table, spectators too: a card that lies face up."""

Known = tuple[tuple[CardId, Seat], ...]
"""Pairs of a card and a seat that has seen it, in rising order, so that equal knowledge is equal bytes."""


class Pile(Record, frozen=True, gc=False):
    """Cards in order, top first; for a hand, the first card is the leftmost.

    `known` tells which seats know a card that the zone hides, such as the top card that seat 2 has looked at.
    It goes along when the card moves, and is forgotten when the pile is shuffled.
    """

    cards: Secret[tuple[CardId, ...]] = ()
    known: Secret[Known] = ()

    def __len__(self) -> int:
        return len(self.cards)

    def __iter__(self) -> Iterator[CardId]:
        return iter(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    @property
    def top(self) -> CardId | None:
        """The top card; None when the pile is empty."""
        return self.cards[0] if self.cards else None

    def peek(self, n: int) -> tuple[CardId, ...]:
        """The top n cards, or as many as there are; they stay where they are."""
        return self.cards[: _not_negative(n)]

    def draw(self, n: int = 1) -> "Drawn":
        """Take the top n cards, or as many as there are; `missing` says how many more were wanted."""
        _not_negative(n)
        cards = self.cards[:n]
        missing = n - len(cards)
        if self.known:
            return Drawn(cards, self._part(self.cards[n:]), missing, self.known_of(cards))
        return Drawn(cards, Pile(self.cards[n:]), missing)

    def remove(self, *cards: CardId) -> "Pile":
        """Take these cards out; the gaps close up and the others keep their order."""
        left = self.cards
        for card in cards:
            if card not in left:
                # The pile may be hidden from whoever reads this, so its cards are not listed.
                raise CardNotHere(f"card {card} is not in this pile of {len(self.cards)}; look at `pile.cards` first")
            at = left.index(card)
            left = left[:at] + left[at + 1 :]
        return self._part(left)

    def put_on_top(self, *cards: CardId, known: Known = ()) -> "Pile":
        """Lay these cards on top, the first of them uppermost."""
        return self._with(cards + self.cards, cards, known)

    def put_at_bottom(self, *cards: CardId, known: Known = ()) -> "Pile":
        """Put these cards under the pile, the last of them lowest."""
        return self._with(self.cards + cards, cards, known)

    def put_at(self, position: int, *cards: CardId, known: Known = ()) -> "Pile":
        """Put these cards under the top `position` cards."""
        if not 0 <= position <= len(self.cards):
            raise TableError(f"position {position} is not in this pile: 0 is the top, {len(self.cards)} the bottom")
        return self._with(self.cards[:position] + cards + self.cards[position:], cards, known)

    def shuffle(self, chance: Chance) -> "Pile":
        """Shuffle; from now on nobody knows where a card lies, or that it is still here."""
        return Pile(chance.shuffle(self.cards))

    def split(self, n: int) -> tuple["Pile", "Pile"]:
        """The top n cards as one pile, the others as another."""
        if not 0 <= n <= len(self.cards):
            raise TooFew(f"cannot split {n} cards off a pile of {len(self.cards)}")
        return self._part(self.cards[:n]), self._part(self.cards[n:])

    def deal(self, piles: int, each: int | None = None) -> tuple[tuple["Pile", ...], "Pile"]:
        """Deal round the table, one card at a time: the new piles in the order dealt, and what is left.

        Without `each` the whole pile is dealt, so that the first piles may get a card more.
        """
        if piles < 1:
            raise TableError(f"cannot deal to {piles} piles: at least 1")
        n = len(self.cards) if each is None else piles * _not_negative(each)
        if n > len(self.cards):
            raise TooFew(
                f"cannot deal {each} cards to each of {piles} piles: {n} are needed, {len(self.cards)} are here"
            )
        dealt = self.cards[:n]
        return tuple(self._part(dealt[i::piles]) for i in range(piles)), self._part(self.cards[n:])

    def look(self, seat: Seat, n: int | None = None) -> "Pile":
        """The seat looks at the top n cards, or at all of them, and remembers them until the next shuffle."""
        return self._seen_by(seat, self.cards if n is None else self.peek(n))

    def show(self, seat: Seat, *cards: CardId) -> "Pile":
        """The seat is shown these cards of the pile, wherever in it they lie."""
        for card in cards:
            if card not in self.cards:
                raise CardNotHere(f"card {card} cannot be shown: it is not in this pile of {len(self.cards)}")
        return self._seen_by(seat, cards)

    def reveal(self, *cards: CardId) -> "Pile":
        """These cards are shown to the whole table, spectators too."""
        return self.show(EVERYONE, *cards)

    def known_to(self, seat: Viewer) -> frozenset[CardId]:
        """The cards here that this seat has seen; None asks for a spectator, who sees only what all see."""
        return frozenset([card for card, knower in self.known if knower in (seat, EVERYONE)])

    def known_of(self, cards: Iterable[CardId]) -> Known:
        """Who has seen which of these cards: hand it on to the pile where they go."""
        asked = frozenset(cards)
        return tuple([pair for pair in self.known if pair[0] in asked])

    def _part(self, cards: tuple[CardId, ...]) -> "Pile":
        return Pile(cards, self.known_of(cards)) if self.known else Pile(cards)

    def _with(self, cards: tuple[CardId, ...], added: tuple[CardId, ...], known: Known) -> "Pile":
        if not known:
            return Pile(cards, self.known)
        return Pile(cards, _merged(self.known, (pair for pair in known if pair[0] in added)))

    def _seen_by(self, seat: Seat, cards: Iterable[CardId]) -> "Pile":
        return Pile(self.cards, _merged(self.known, ((card, seat) for card in cards)))


class Drawn(Record, frozen=True, gc=False):
    """What a draw gave, the pile it left, how many cards it was short of, and who had seen the drawn ones."""

    cards: Secret[tuple[CardId, ...]]
    rest: Secret[Pile]
    missing: Open[int] = 0
    known: Secret[Known] = ()

    def go_on(self, refilled: Pile) -> "Drawn":
        """Finish a draw that ran out, from the refilled pile; it may run out again."""
        if not self.missing:
            raise TableError("this draw has all its cards, so it cannot go on: ask `drawn.missing` first")
        more = refilled.draw(self.missing)
        return Drawn(self.cards + more.cards, more.rest, more.missing, _merged(self.known, more.known))


def _merged(known: Known, more: Iterable[tuple[CardId, Seat]]) -> Known:
    return tuple(sorted({*known, *more}))


def _not_negative(n: int) -> int:
    if n < 0:
        raise TableError(f"{n} cards cannot be taken: ask for 0 or more")
    return n
