"""A deck: one investigator, and how many copies of which cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.games.arkham.declarations import Investigator, PlayerCard

if TYPE_CHECKING:
    from miskatonic.games.arkham.cards.library import Library

__all__ = ["RANDOM_WEAKNESS", "Deck", "allowed", "counts", "price", "size"]

RANDOM_WEAKNESS = "01000"
"""In a deck list: a basic weakness that is still to be drawn at random (deckbuilding.9)."""


class Deck(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """All cards of a deck, by code: what counts toward its size, its own cards, weaknesses and story assets."""

    investigator: str
    """Its slug."""
    cards: dict[str, int]
    name: str = ""

    def investigator_card(self, library: Library) -> Investigator:
        """The investigator card (deckbuilding.1)."""
        return library.investigators[self.investigator]

    def known(self, library: Library) -> Iterator[tuple[PlayerCard, int]]:
        """Its cards with their numbers, in the order of their codes."""
        for code in sorted(self.cards):
            card = library.by_code.get(code)
            if isinstance(card, PlayerCard):
                yield card, self.cards[code]

    def each(self) -> tuple[str, ...]:
        """The code of every single card, as it is shuffled."""
        return tuple(code for code in sorted(self.cards) for _ in range(self.cards[code]))

    def with_card(self, code: str, count: int = 1) -> Deck:
        """With so many more copies of a card; with fewer, if `count` is below 0."""
        cards = {**self.cards, code: self.cards.get(code, 0) + count}
        return replace(self, cards={each: number for each, number in cards.items() if number > 0})

    def experience(self, library: Library) -> int:
        """What all its cards together have cost (experience.4, exceptional.2)."""
        return sum(price(card) * count for card, count in self.known(library))


def price(card: PlayerCard) -> int:
    """A card's level, twice that if it is exceptional."""
    return (card.level or 0) * (2 if card.exceptional else 1)


def counts(card: PlayerCard) -> bool:
    """Whether a card counts toward deck size (deckbuilding.3, permanent.2)."""
    return not (card.weakness or card.only or card.encounter or card.permanent)


def size(deck: Deck, library: Library) -> int:
    """How many cards count toward deck size."""
    return sum(count for card, count in deck.known(library) if counts(card))


def allowed(investigator: Investigator, card: PlayerCard) -> bool:
    """Whether the back of an investigator card gives access to this class and level (deckbuilding.5)."""
    level = card.level or 0
    return any(
        card.card_class in access.classes and access.least <= level <= access.most for access in investigator.access
    )
