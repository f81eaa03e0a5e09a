"""What a game with decks offers to tools. A deck is plain data; a game's own record says what it is built from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Literal, Protocol

from msgspec import Struct

from miskatonic.kernel.text import Lang

if TYPE_CHECKING:
    from miskatonic.kernel.contract import Reason

__all__ = ["Deck", "DeckForm", "DeckPurpose", "Decks", "Offer"]

Deck = dict[str, Any]
"""A deck as plain data, such as JSON holds."""

DeckForm = Literal["json", "list"]

DeckPurpose = Literal["campaign", "bought", "standalone"]
"""What a deck is checked for: to begin a campaign, after purchases in one, or for a game by itself."""


class Offer(Struct, frozen=True):
    """A card that can be bought for a deck; with `out`, as the better version of that card, which goes."""

    card: str
    cost: int
    out: str | None = None


class Decks(Protocol):
    """How a game's decks are built, read, checked and written. An error says all that is wrong with one."""

    def read(self, source: str) -> Deck:
        """The deck in a file."""

    def write(self, deck: Deck, form: DeckForm, lang: Lang) -> str:
        """A deck as a file."""

    def problems(self, deck: Deck, purpose: DeckPurpose) -> Sequence[Reason]:
        """All that is wrong with a deck."""

    def starters(self) -> Mapping[str, Deck]:
        """Ready-made decks, by name."""

    def collection(self) -> Struct:
        """All that decks are built from, as a deck builder shows it; a game annotates the record that it gives."""

    def seat(self, deck: Deck) -> dict[str, Any]:
        """What a seat's set-up says if it plays this deck."""

    def offers(self, deck: Deck) -> Sequence[Offer]:
        """What can be bought for a deck, at which price."""

    def buy(self, deck: Deck, experience: int, card: str, out: str | None) -> tuple[Deck, int]:
        """The deck after a purchase, and the experience that is left."""
