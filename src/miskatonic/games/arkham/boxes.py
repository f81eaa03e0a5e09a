"""A box: all cards that can come into one game, with a number each, and the words on them."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.games.arkham.declarations import Definition
from miskatonic.games.arkham.records import CardId
from miskatonic.games.arkham.words.base import Words

__all__ = ["Box"]


class Box:
    """Made once for each set-up. A card's number is its place here, from 1."""

    def __init__(self, cards: Sequence[Definition]) -> None:
        self.cards = tuple(cards)
        self.scripts: dict[str, Words] = {}
        self._inside: dict[tuple[str, tuple[int, ...]], Words] = {}

    def card(self, card: CardId) -> Definition:
        """What is printed on a card."""
        return self.cards[card - 1]

    def words(self, script: str, path: tuple[int, ...] = ()) -> Words:
        """The words at an address: a script, then place and part into words that hold words."""
        if not path:
            return self.scripts[script]
        found = self._inside.get((script, path))
        if found is None:
            *outer, place, part = path
            found = self._inside[script, path] = self.words(script, tuple(outer))[place].parts()[part]
        return found
