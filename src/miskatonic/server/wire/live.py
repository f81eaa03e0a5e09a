"""Messages of the live connection (WebSocket), both ways. Each is one JSON object that tells its `type`."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from msgspec import Meta, Struct

from miskatonic import Lang
from miskatonic.server.wire.requests import Key, Message, SeatNumber
from miskatonic.server.wire.tables import ReasonView, TableView

__all__ = [
    "Change",
    "Choose",
    "Done",
    "FromClient",
    "FromServer",
    "Look",
    "Patch",
    "Reasons",
    "Refused",
    "Say",
    "Undo",
    "UndoReply",
    "Whole",
    "WhyNot",
]

Id = Annotated[str, Meta(min_length=1, max_length=40)]


class Command(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", kw_only=True):
    """What a client wants; `id` comes back with the answer, once all of it is kept."""

    id: Id


class Choose(Command, frozen=True, tag="choose", kw_only=True):
    """A choice. Sent again after a broken connection it counts once, because it names its moment."""

    seat: SeatNumber
    moment: Annotated[int, Meta(ge=0)]
    key: Key


class Say(Command, frozen=True, tag="say", kw_only=True):
    """A message to the table; the same `id` twice is one message."""

    text: Message


class Undo(Command, frozen=True, tag="undo", kw_only=True):
    """Take back this seat's last choice, and all that came after it, if the others agree."""

    seat: SeatNumber


class UndoReply(Command, frozen=True, tag="undo-reply", kw_only=True):
    """Agree or not that choices are taken back."""

    agree: bool


class WhyNot(Command, frozen=True, tag="why-not", kw_only=True):
    """Why can't this seat do that now? An act's name or an option's key."""

    seat: SeatNumber
    action: Key


class Look(Command, frozen=True, tag="look", kw_only=True):
    """Send the whole table again, from this seat (null: as a spectator) and in this language."""

    seat: SeatNumber | None = None
    lang: Lang = "en"


FromClient: TypeAlias = Choose | Say | Undo | UndoReply | WhyNot | Look


class Change(Struct, frozen=True, omit_defaults=True, gc=False):
    """One difference: at this path of the table lies now `put` (null if it is left out).

    With `keep`, of the list that lies there the first so many items stay, and `add` follows them.
    """

    at: tuple[str | int, ...]
    put: Any = None
    keep: int = -1
    add: tuple[Any, ...] = ()


class Whole(Struct, frozen=True, tag="table", tag_field="type"):
    """The whole table: first of all, and whenever it is asked for."""

    number: int
    table: TableView


class Patch(Struct, frozen=True, tag="patch", tag_field="type"):
    """What has changed since the message numbered one less. Who has missed one asks to `look`."""

    number: int
    changes: tuple[Change, ...]


class Done(Struct, frozen=True, gc=False, tag="done", tag_field="type"):
    """The command is carried out and kept."""

    id: str


class Refused(Struct, frozen=True, tag="refused", tag_field="type"):
    """The command is not carried out, and nothing has changed. `id` is empty where it could not be read."""

    id: str
    code: str
    text: str


class Reasons(Struct, frozen=True, tag="reasons", tag_field="type"):
    """Why not; empty if nothing forbids it."""

    id: str
    reasons: tuple[ReasonView, ...]


FromServer: TypeAlias = Whole | Patch | Done | Refused | Reasons
