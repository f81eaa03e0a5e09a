"""A campaign as it is shown between two games: every name and sentence in it is a text, so any screen can draw it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from miskatonic.kernel.text import Text

__all__ = [
    "Chapter",
    "GuideAnswer",
    "GuideQuestion",
    "Ledger",
    "LedgerCard",
    "LedgerFigure",
    "LedgerSheet",
    "Newcomer",
    "Ware",
]


class Chapter(Struct, frozen=True):
    """One game of a campaign, in the order in which they are played."""

    id: str
    name: Text
    state: Literal["played", "underway", "next", "ahead", "left"]
    """What will never be played is left."""
    ending: Text | None = None
    """How it ended."""


class LedgerCard(Struct, frozen=True):
    """A card of a deck, one that somebody has earned or may be given, or a token."""

    id: str
    name: Text
    count: int = 1
    included: bool = True
    """Whether a card that was earned lies in the deck."""
    makes_room: bool = False
    """Whether it may leave the deck for one that is bought."""


class LedgerFigure(Struct, frozen=True):
    """A number that is carried from game to game."""

    kind: str
    label: Text
    value: int
    most: int | None = None
    """At which it is over for the character."""


class LedgerSheet(Struct, frozen=True):
    """A character that was ever used in the campaign."""

    character: str
    name: Text
    player: str
    plays: bool
    """Whether it takes part in the next game."""
    away: bool
    """Whether its player has left, and may come back."""
    lost: bool
    """Whether it can't be played any more."""
    state: Text
    figures: tuple[LedgerFigure, ...]
    cards: tuple[LedgerCard, ...]
    earned: tuple[LedgerCard, ...]


class Newcomer(Struct, frozen=True):
    """A character that nobody has used yet."""

    character: str
    name: Text


class GuideAnswer(Struct, frozen=True):
    """One answer to a question of the guide."""

    id: str
    name: Text


class GuideQuestion(Struct, frozen=True):
    """What the players choose before the next game; the first answer is the usual one."""

    id: str
    prompt: Text
    answers: tuple[GuideAnswer, ...]


class Ware(Struct, frozen=True):
    """A card that a character may buy: at this cost, and in place of another one."""

    id: str
    name: Text
    cost: int
    out: str = ""
    """The card that it improves and replaces. Without one, any card that makes room, if it `needs_room`."""
    out_name: Text | None = None
    needs_room: bool = True
    refused: Text | None = None
    """Why it can't be bought now."""


class Ledger(Struct, frozen=True):
    """All that stands in a campaign."""

    title: Text
    chapters: tuple[Chapter, ...]
    notes: tuple[Text, ...]
    """What has been recorded."""
    bag: tuple[LedgerCard, ...]
    """The tokens with which the next game is played, if the game has such."""
    sheets: tuple[LedgerSheet, ...]
    heirlooms: tuple[LedgerCard, ...]
    """Cards that somebody is still to be given."""
    newcomers: tuple[Newcomer, ...]
    """Who may still join; nobody while a game is being played."""
    questions: tuple[GuideQuestion, ...]
    underway: bool
    over: bool
