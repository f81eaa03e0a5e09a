"""Campaigns, as people ask for them and are told of them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from miskatonic.server.wire.games import OptionInfo
from miskatonic.server.wire.requests import Key, Name, Request, Seed
from miskatonic.server.wire.tables import Status, TableRules

__all__ = [
    "CampaignChange",
    "CampaignPlan",
    "CampaignSummary",
    "CampaignView",
    "CharacterInfo",
    "MemberChange",
    "MemberView",
    "NewCampaign",
    "NewMember",
    "NextTable",
]

PlayedBy = Literal["open", "me", "computer"]
Version = Annotated[int, Meta(ge=0)]
Word = Annotated[str, Meta(min_length=1, max_length=40)]


class NewMember(Request, frozen=True):
    """Who plays whom; `deck` is the game's own plain data, without it a ready-made deck is played."""

    character: Word
    name: Word
    kind: PlayedBy = "me"
    player: Name = ""
    deck: dict[str, Any] | None = None


class NewCampaign(Request, frozen=True):
    """A new campaign. You are its host, and play the characters of the kind `me`."""

    game: Name
    members: Annotated[tuple[NewMember, ...], Meta(min_length=1, max_length=8)]
    options: dict[str, Key] = {}
    title: Name = ""
    seed: Seed | None = None


class NextTable(Request, frozen=True):
    """The next game is to begin, as the campaign stands on this page."""

    version: Version
    answers: dict[str, Key] = {}
    """To the guide's questions."""
    rules: TableRules = TableRules()
    seed: Seed | None = None


class CampaignChange(Request, frozen=True):
    """Something that is done between two games, as the campaign stands on this page. So a double click counts once."""

    version: Version
    name: Word
    args: Annotated[tuple[Key, ...], Meta(max_length=4)] = ()


class MemberChange(Request, frozen=True):
    """Who plays a character from the next game on."""

    kind: PlayedBy
    player: Name = ""


class CharacterInfo(Struct, frozen=True):
    """Somebody whom one can play."""

    character: str
    name: str


class CampaignPlan(Struct, frozen=True):
    """What a campaign of a game is begun with."""

    game: str
    options: tuple[OptionInfo, ...]
    characters: tuple[CharacterInfo, ...]
    most: int
    """How many can take part."""


class MemberView(Struct, frozen=True):
    """Who plays a character. What a person is called stands in the ledger."""

    character: str
    kind: Literal["open", "person", "computer"]
    player: str
    yours: bool


class CampaignView(Struct, frozen=True):
    """All that somebody who takes part is told of a campaign."""

    id: str
    game: str
    title: str
    version: int
    """Which page this is; what is changed names it."""
    host: bool
    """Whether you are."""
    members: tuple[MemberView, ...]
    table: str
    """The table that is being played; empty between two games."""
    status: Status | None
    """How far it is."""
    tables: tuple[str, ...]
    """Those that are over, in the order of the chapters."""
    ledger: Any
    """What the game lays open: a `Ledger`, its texts in words."""


class CampaignSummary(Struct, frozen=True):
    """A line in the list of one's campaigns."""

    id: str
    game: str
    title: str
    line: str
    """What it is and where it stands."""
    table: str
    over: bool
    touched: int
    """When something last happened, in milliseconds since 1970."""
