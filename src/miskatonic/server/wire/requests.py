"""What people and programs may ask for over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from miskatonic.server.wire.tables import ReasonView, TableRules

__all__ = [
    "Action",
    "Choosing",
    "Claim",
    "Fault",
    "Identity",
    "Invite",
    "NewInvite",
    "NewJournal",
    "NewTable",
    "Saying",
    "SeatChange",
    "SeatPlan",
    "TableChange",
    "UndoAnswer",
    "UndoWish",
]

Name = Annotated[str, Meta(max_length=40)]
Key = Annotated[str, Meta(max_length=200)]
Message = Annotated[str, Meta(min_length=1, max_length=500)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Colour = Annotated[int, Meta(ge=0, le=31)]
Seed = Annotated[str, Meta(min_length=1, max_length=64)]


class Request(Struct, frozen=True, forbid_unknown_fields=True):
    """A body with a field that nobody knows is a mistake."""


class SeatPlan(Request, frozen=True):
    """Who is to sit in a seat when the table is made. `setup` is what the game lets one choose for it."""

    kind: Literal["open", "me", "computer"] = "open"
    player: Name = ""
    name: Name = ""
    colour: Colour | None = None
    setup: dict[str, Any] = {}


class NewTable(Request, frozen=True):
    """A new table; with `begin` the game is dealt at once."""

    game: Name
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=1, max_length=32)]
    options: dict[str, Any] = {}
    seed: Seed | None = None
    title: Name = ""
    rules: TableRules = TableRules()
    begin: bool = True


class NewJournal(Request, frozen=True):
    """A journal to go on with, or to look at if its game is over."""

    journal: Annotated[str, Meta(max_length=500_000)]
    title: Name = ""


class NewInvite(Request, frozen=True):
    """A link for one seat."""

    seat: SeatNumber


class Claim(Request, frozen=True):
    """Sit down by the secret of a link."""

    secret: Annotated[str, Meta(max_length=64)]
    name: Name = ""
    colour: Colour | None = None


class SeatChange(Request, frozen=True):
    """Who holds a seat may change its name, colour and ready mark, or leave it (`open`).

    Before the game begins, `setup` is what the game lets one choose for the seat, whole.

    The host may free it, or have a computer player sit there. A person whose seat a computer player keeps takes it
    back with `person`.
    """

    kind: Literal["open", "person", "computer"] | UnsetType = UNSET
    player: Name | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    colour: Colour | UnsetType = UNSET
    ready: bool | UnsetType = UNSET
    setup: dict[str, Any] | UnsetType = UNSET


class TableChange(Request, frozen=True):
    """What the host changes; `begin` deals the game."""

    title: Name | UnsetType = UNSET
    paused: bool | UnsetType = UNSET
    rules: TableRules | UnsetType = UNSET
    begin: Literal[True] | UnsetType = UNSET


class Choosing(Request, frozen=True):
    """A choice: of which seat, at which moment, and the option's key."""

    seat: SeatNumber
    moment: Annotated[int, Meta(ge=0)]
    key: Key


class Saying(Request, frozen=True):
    """A message to the table. The same `id` twice is one message."""

    id: Annotated[str, Meta(min_length=1, max_length=40)]
    text: Message
    seat: SeatNumber | None = None


class UndoWish(Request, frozen=True):
    """A seat wants its last choice, and all that came after it, taken back."""

    seat: SeatNumber


class UndoAnswer(Request, frozen=True):
    """Whether a person agrees to take back what another wants taken back."""

    agree: bool


class Action(Request, frozen=True):
    """Something that a seat would like to do: an act's name or an option's key."""

    seat: SeatNumber
    action: Key


class Identity(Struct, frozen=True):
    """Who you are to this server: send it as `Authorization: Bearer ...`; browsers have it in a cookie."""

    token: str


class Invite(Struct, frozen=True):
    """The secret of a link. It belongs behind the # of the link, where no server logs it."""

    table: str
    seat: int
    secret: str


class Fault(Struct, frozen=True, omit_defaults=True):
    """What was wrong and what would be right. Nothing has changed."""

    code: str
    text: str
    problems: tuple[ReasonView, ...] = ()
    """Each thing that was wrong, where the text sums up several."""
