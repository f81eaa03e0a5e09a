"""An occasion: a table that is told to all its readers now. What is the same for several is made and written once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Raw, Struct

from miskatonic import Game, Lang, Line, Seat, Text
from miskatonic.server.patches import differences
from miskatonic.server.people import NOBODY
from miskatonic.server.table import Table
from miskatonic.server.telling import log_line, said, seats_of, shown, undo_of
from miskatonic.server.wire.live import Change
from miskatonic.server.wire.tables import ChatLine, LogLine, SeatView, Status, TableRules, UndoView

__all__ = ["NO_STAND_IN", "Occasion", "Public", "StandIn"]

_encode = msgspec.json.Encoder().encode


class Public(Struct, frozen=True, gc=False):
    """The part of a `TableView` that all who read in one language are told alike."""

    title: str
    status: Status
    paused: bool
    seats: tuple[SeatView, ...]
    rules: TableRules
    choices: int
    board: Any
    """Null where not everybody sees the same."""
    chat: tuple[ChatLine, ...]
    undo: UndoView | None
    ending: str | None
    winners: tuple[int, ...]


class StandIn(NamedTuple):
    """Who looks after the seats of people who are away, and which these are."""

    person: str
    away: tuple[int, ...]


NO_STAND_IN = StandIn(NOBODY, ())


class Occasion:
    """The table as it stands at this moment."""

    __slots__ = (
        "_boards",
        "_changes",
        "_lines",
        "_news",
        "_present",
        "_public",
        "_written",
        "stand_in",
        "status",
        "table",
    )

    def __init__(self, table: Table, present: Iterable[int] = (), stand_in: StandIn = NO_STAND_IN) -> None:
        self.table = table
        self.stand_in = stand_in
        self.status = table.status
        self._present = present
        self._public: dict[Lang, Public] = {}
        self._boards: dict[tuple[int | None, Lang], Any] = {}
        self._written: dict[int, Sequence[Line]] = {}
        self._lines: dict[tuple[Lang, int], LogLine] = {}
        self._changes: dict[tuple[int, int], tuple[Public, list[Raw]]] = {}
        self._news: dict[tuple[int, ...], Raw] = {}

    def public(self, lang: Lang) -> Public:
        """What everybody is told in this language."""
        public = self._public.get(lang)
        if public is None:
            table, game = self.table, self.table.game
            result = None if game is None else game.result
            public = self._public[lang] = Public(
                table.title,
                self.status,
                table.paused,
                seats_of(table, self._present),
                table.rules,
                0 if game is None else game.version,
                shown(game.board(), game, lang) if game is not None and game.type.alike else None,
                table.chat,
                undo_of(table),
                None if game is None or result is None else said(game, Text(result.outcome), lang),
                () if result is None else result.winners,
            )
        return public

    def board(self, seat: int | None, lang: Lang) -> Any:
        """What this seat sees besides; nothing where everybody sees the same."""
        game = self.table.game
        if game is None or game.type.alike:
            return None
        board = self._boards.get((seat, lang))
        if board is None:
            board = self._boards[seat, lang] = shown(game.board(seat), game, lang)
        return board

    def lines(self, game: Game, seat: int | None, lang: Lang, start: int) -> list[LogLine]:
        """The lines of the log from this one on that the seat may read; the same text is said once for all."""
        written = self._written.get(start)
        if written is None:
            written = self._written[start] = game.table.logbook[start:]
        lines = []
        viewer = None if seat is None else Seat(seat)
        for line in written:
            text = line.text_for(viewer)
            if text is not None:
                read = self._lines.get((lang, id(text)))
                if read is None:
                    read = self._lines[lang, id(text)] = log_line(game, line, text, lang)
                lines.append(read)
        return lines

    def changes(self, old: Public, new: Public) -> list[Raw]:
        """What is new to all who were told this last, each change as it goes over the wire."""
        known = self._changes.get((id(old), id(new)))
        if known is None:  # what is compared is kept with it, so that nothing else can be taken for it
            written = [Raw(_encode(change)) for change in differences(old, new)]
            known = self._changes[id(old), id(new)] = old, written
        return known[1]

    def news(self, keep: int, lines: Sequence[LogLine]) -> Raw:
        """New lines at the end of a log."""
        key = (keep, *map(id, lines))
        written = self._news.get(key)
        if written is None:
            written = self._news[key] = Raw(_encode(Change(("log",), keep=keep, add=tuple(lines))))
        return written
