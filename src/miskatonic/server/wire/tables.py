"""A table as one reader is told of it, in that reader's language."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from msgspec import Meta, Struct

from miskatonic import Lang

__all__ = [
    "ChatLine",
    "LogLine",
    "OptionView",
    "Question",
    "ReasonView",
    "SeatView",
    "Status",
    "TableRules",
    "TableSummary",
    "TableView",
    "UndoView",
    "You",
]

Status: TypeAlias = Literal["gathering", "playing", "over", "closed"]


class TableRules(Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides for a table besides the game's own options."""

    undo: Literal["free", "unrevealed", "off"] = "unrevealed"
    """Whether choices can be taken back: always, only while nothing hidden was revealed since, or never."""
    timer: Annotated[int, Meta(ge=0, le=604_800)] = 0
    """Seconds that a person has for a decision before a computer player makes it; 0: as long as one likes."""
    pace: Annotated[float, Meta(ge=0, le=10)] = 0.8
    """Seconds that a computer player takes at least."""
    spectators: bool = False
    """Whether whoever knows the table's id may watch."""


class You(Struct, frozen=True, gc=False):
    """Who is being told: the seat whose eyes these are, all seats that this person holds, and whether one is host."""

    seat: int | None
    seats: tuple[int, ...]
    host: bool
    setups: tuple[dict[str, Any], ...] = ()
    """What is chosen for each of these seats, until the game is dealt."""
    away: tuple[int, ...] = ()
    """Seats of people who are away that one may have a computer player keep, because the host is away as well."""


class SeatView(Struct, frozen=True, gc=False):
    """Who sits there, as all may know it."""

    seat: int
    name: str
    kind: Literal["open", "person", "computer"]
    player: str = ""
    """The kind of computer player."""
    colour: int = 0
    ready: bool = False
    present: bool = False
    """Whether this person is connected."""
    asked: bool = False
    """Whether the table waits for this seat."""
    answered: bool = False
    """Whether it has answered a secret question; what it answered is not told."""


class OptionView(Struct, frozen=True, gc=False):
    """One thing that may be chosen: its key for `choose`, what it says, and its parts for the board to glow."""

    key: str
    label: str
    act: str
    args: dict[str, int | str]
    rules: tuple[str, ...]


class Question(Struct, frozen=True, gc=False):
    """What the seat is asked. Whoever answers names `moment`, so that a choice can't count twice."""

    moment: int
    prompt: str
    rules: tuple[str, ...]
    options: tuple[OptionView, ...]
    changes: bool = False
    """Whether the seat has answered already and may think better of it."""
    deadline: int | None = None
    """When a computer player will choose instead, in milliseconds since 1970."""


class LogLine(Struct, frozen=True, gc=False):
    """One thing that happened."""

    text: str
    rules: tuple[str, ...]
    depth: int
    choice: int
    """How many choices had been made before it."""


class ChatLine(Struct, frozen=True, gc=False):
    """What somebody said. `seat` is null for a host or a spectator without a seat."""

    seat: int | None
    name: str
    text: str
    at: int


class UndoView(Struct, frozen=True, gc=False):
    """Somebody wants to take choices back; it is done when all of `waiting` have agreed."""

    seat: int
    choices: int
    waiting: tuple[int, ...]


class ReasonView(Struct, frozen=True, gc=False):
    """Why something can't be done now, and the clauses that forbid it."""

    text: str
    rules: tuple[str, ...]


class TableView(Struct, frozen=True):
    """All that one reader is told of a table. Where a field is null, there is nothing of that kind now."""

    id: str
    game: str
    title: str
    campaign: str
    """The campaign whose game this is; empty for a game by itself."""
    lang: Lang
    status: Status
    paused: bool
    seeded: bool
    """Whether the seed was chosen by hand, so that somebody may know what comes."""
    you: You
    seats: tuple[SeatView, ...]
    rules: TableRules
    options: dict[str, Any]
    """The game's options as they were set."""
    choices: int
    """How many choices have been made in the game."""
    board: Any
    """The game's own view for this seat: /api/schema says what each game puts here."""
    ask: Question | None
    log: list[LogLine]
    chat: tuple[ChatLine, ...]
    silent: bool
    """Whether the game forbids to talk now."""
    undo: UndoView | None
    ending: str | None
    """How the game ended, in a sentence."""
    winners: tuple[int, ...]


class TableSummary(Struct, frozen=True):
    """A line in the list of one's tables."""

    id: str
    game: str
    title: str
    status: Status
    seats: tuple[SeatView, ...]
    you: You
    your_move: bool
    touched: int
    """When something last happened, in milliseconds since 1970."""
    ending: str | None
