"""What a game with campaigns offers to tools. A campaign is the text of its file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from miskatonic.kernel.decks import Deck
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from msgspec import Struct

    from miskatonic.kernel.ledgers import Ledger, Ware

__all__ = ["Campaigns", "Member"]

Member = tuple[str, str, Deck | None]
"""A player, a character, and a deck; without one, a ready-made deck."""


class Campaigns(Protocol):
    """A game's campaigns. Whatever changes one gives the text of its new file, or raises an error."""

    changes: Mapping[str, str]
    """What can be done between two games, and what is to be said for it: `{"leave": "character"}`."""

    options: type[Struct]
    """What can be chosen for a new one: a record whose defaults are what is usual."""

    def characters(self) -> Mapping[str, Text]:
        """Who can take part, and what they are called."""

    def begin(self, members: Sequence[Member], options: Mapping[str, str], seed: int | str) -> str:
        """A new campaign."""

    def tell(self, file: str) -> Sequence[Text]:
        """All that stands in it, line by line."""

    def title(self, file: str) -> Text:
        """What it is and where it stands, in one line."""

    def underway(self, file: str) -> bool:
        """Whether one of its games is being played."""

    def ledger(self, file: str) -> Ledger:
        """All that stands in it, for screens that draw it."""

    def wares(self, file: str, character: str) -> Sequence[Ware]:
        """What a character may buy between two games."""

    def table(self, file: str, answers: Mapping[str, str] | None = None) -> dict[str, Any]:
        """How the table of its next game is set, with answers to the guide's questions."""

    def started(self, file: str) -> str:
        """Its next game begins."""

    def abandoned(self, file: str) -> str:
        """The game that is being played counts for nothing."""

    def recorded(self, file: str, view: Struct) -> str:
        """A game is over, and this is how its table looks."""

    def change(self, file: str, name: str, args: Sequence[str]) -> str:
        """Do something between two games."""

    def joined(self, file: str, member: Member) -> str:
        """Somebody comes along."""

    def deck(self, file: str, character: str) -> Deck:
        """A character's deck."""
