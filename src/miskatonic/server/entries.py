"""What happens at a table, as it is kept: a table is these entries, one after another, and nothing else.

An entry's number in its table is its version; the store takes each number once.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec
from msgspec import Struct

from miskatonic.server.wire.requests import SeatPlan
from miskatonic.server.wire.tables import TableRules

__all__ = [
    "Begun",
    "Chose",
    "Closed",
    "Entry",
    "Fitted",
    "Freed",
    "Invited",
    "Made",
    "Paused",
    "Renamed",
    "Ruled",
    "Said",
    "Sat",
    "Titled",
    "UndoAnswered",
    "UndoAsked",
    "Undone",
    "decode",
    "encode",
]


class Happening(Struct, frozen=True, tag_field="did", omit_defaults=True, kw_only=True):
    """Anything that happens; `at` is when, in milliseconds since 1970."""

    at: int = 0


class Made(Happening, frozen=True, tag="made"):
    """The table was set up, or made from a journal. `host` is the digest of a person's token."""

    game: str
    seed: str
    seats: tuple[SeatPlan, ...]
    host: str
    options: dict[str, Any] = {}
    seeded: bool = False
    title: str = ""
    rules: TableRules = TableRules()
    journal: str = ""
    campaign: str = ""
    """The campaign whose next game is played here."""


class Invited(Happening, frozen=True, tag="invited"):
    """The host made a link for a seat; `secret` is the digest of what stands in it."""

    seat: int
    secret: str


class Sat(Happening, frozen=True, tag="sat"):
    """A person (`holder` is the digest of the token) or a kind of computer player sits there now.

    A computer player may keep the seat of a person, who can take it back.
    """

    seat: int
    holder: str = ""
    player: str = ""


class Freed(Happening, frozen=True, tag="freed"):
    """Nobody sits there any more."""

    seat: int


class Renamed(Happening, frozen=True, tag="renamed"):
    """Name, colour or ready mark of a seat changed."""

    seat: int
    name: str
    colour: int
    ready: bool


class Fitted(Happening, frozen=True, tag="fitted"):
    """What the game lets one choose for a seat was chosen anew, before it is dealt."""

    seat: int
    setup: dict[str, Any]


class Titled(Happening, frozen=True, tag="titled"):
    """The host gave the table another name."""

    title: str


class Ruled(Happening, frozen=True, tag="ruled"):
    """The host changed the table's rules."""

    rules: TableRules


class Paused(Happening, frozen=True, tag="paused"):
    """The host stopped the game, or has it go on."""

    paused: bool


class Begun(Happening, frozen=True, tag="begun"):
    """The game was dealt."""


class Chose(Happening, frozen=True, tag="chose"):
    """A seat chose this option."""

    seat: int
    key: str


class UndoAsked(Happening, frozen=True, tag="undo-asked"):
    """A seat wants so many choices taken back."""

    seat: int
    choices: int


class UndoAnswered(Happening, frozen=True, tag="undo-answered"):
    """A seat agreed to that, or refused."""

    seat: int
    agree: bool


class Undone(Happening, frozen=True, tag="undone"):
    """So many choices were taken back, and chance goes on from another seed."""

    choices: int
    fresh: str


class Said(Happening, frozen=True, tag="said"):
    """Somebody said something. `id` is what the sender called the message."""

    seat: int | None
    id: str
    text: str


class Closed(Happening, frozen=True, tag="closed"):
    """The host closed the table."""


Entry: TypeAlias = (
    Made
    | Invited
    | Sat
    | Freed
    | Renamed
    | Fitted
    | Titled
    | Ruled
    | Paused
    | Begun
    | Chose
    | UndoAsked
    | UndoAnswered
    | Undone
    | Said
    | Closed
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
