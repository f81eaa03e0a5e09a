"""Decks, as they are built in the browser. A deck is the game's own plain data."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.server.wire.requests import Key, Request
from miskatonic.server.wire.tables import ReasonView

__all__ = [
    "DeckAsked",
    "DeckBought",
    "DeckChecked",
    "DeckFile",
    "DeckListed",
    "DeckOffer",
    "DeckPurchase",
    "DeckRead",
    "DeckWanted",
    "DeckWritten",
]

Experience = Annotated[int, Meta(ge=0, le=999)]


class DeckAsked(Request, frozen=True):
    """A deck, and what it is to be checked for."""

    deck: dict[str, Any]
    purpose: Literal["campaign", "bought", "standalone"] = "campaign"


class DeckChecked(Struct, frozen=True):
    """All that is wrong with a deck; what a seat's set-up says if it plays it."""

    problems: tuple[ReasonView, ...]
    seat: dict[str, Any]


class DeckFile(Request, frozen=True):
    """The text of a deck list."""

    text: Annotated[str, Meta(max_length=200_000)]


class DeckRead(Struct, frozen=True):
    """The deck in a list."""

    deck: dict[str, Any]


class DeckListed(Request, frozen=True):
    """A deck to be written as a list, in one of two forms."""

    deck: dict[str, Any]
    form: Literal["json", "list"] = "list"


class DeckWritten(Struct, frozen=True):
    """A deck as the text of a file."""

    text: str


class DeckWanted(Request, frozen=True):
    """A deck for which somebody would like to know what can be bought."""

    deck: dict[str, Any]


class DeckOffer(Struct, frozen=True):
    """A card that can be bought; with `out`, as the better version of that card, which goes."""

    card: str
    cost: int
    out: str | None


class DeckPurchase(Request, frozen=True):
    """A card to be bought in exchange for another one, out of so much experience."""

    deck: dict[str, Any]
    experience: Experience
    card: Key
    out: Key | None = None


class DeckBought(Struct, frozen=True):
    """The deck after a purchase, and the experience that is left."""

    deck: dict[str, Any]
    experience: int
