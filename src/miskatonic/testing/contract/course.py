"""One choice and what came of it, moment by moment: the log is written while the state changes."""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from miskatonic.kernel.game import Game
from miskatonic.kernel.log import Line
from miskatonic.kernel.records import SECRET
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import State
from miskatonic.kernel.trail import Trail
from miskatonic.testing.contract.decisions import waiting
from miskatonic.testing.contract.looks import difference, differing, sight
from miskatonic.testing.contract.secrets import marks_of

__all__ = ["Course", "Move", "alike_to", "leak_between", "take"]


class Move(NamedTuple):
    """A choice that a seat could make."""

    seat: Seat
    key: str


class Moment(NamedTuple):
    """A line of the log, and the table when it was written."""

    table: Table[Any]
    line: Line


class Course(NamedTuple):
    """The moments of one choice, and the game at rest after it."""

    moments: list[Moment]
    game: Game


class _Recorder(Trail[Line]):
    """A log that remembers how the table stood at each of its lines."""

    __slots__ = ("moments", "table")

    def __init__(self, table: Table[Any]) -> None:
        super().__init__(list(table.logbook))
        self.table = table
        self.moments: list[Moment] = []

    def append(self, line: Line) -> None:
        super().append(line)
        self.moments.append(Moment(self.table.copy(), line))


def take(game: Game, move: Move) -> Course:
    """Make a choice in a copy of the game."""
    moved = game.copy()
    recorder = _Recorder(moved.table)
    moved.table.logbook = recorder
    moved.choose(move.seat, move.key)
    return Course(recorder.moments, moved)


def leak_between(ours: Course, theirs: Course, viewer: Viewer) -> str | None:
    """What tells a viewer two courses apart that are alike in all that it may know; None if nothing does.

    A line may tell what its readers know when it is written, or by the next one. Once something that the viewer knows
    is different, the rest may be.
    """
    moments = list(zip(ours.moments, theirs.moments, strict=False))
    rest = ours.game.table, theirs.game.table
    tables = [*((one.table, other.table) for one, other in moments), rest]
    for number, (one, other) in enumerate(moments):
        if not alike_to(viewer, *tables[number]):
            return None
        if _read(one.line, viewer) != _read(other.line, viewer):
            if alike_to(viewer, *tables[number + 1]):
                return f"log: {difference(_read(one.line, viewer), _read(other.line, viewer))}"
            return None
    if waiting(ours.game) != waiting(theirs.game) or not alike_to(viewer, *rest):
        return None
    return differing(dict(sight(ours.game, viewer)), sight(theirs.game, viewer))


def alike_to(viewer: Viewer, ours: Table[Any], theirs: Table[Any]) -> bool:
    """Whether two tables differ, if at all, only in what the viewer may know in neither."""
    return _alike(viewer, (ours, theirs), ours.state, theirs.state)


def _alike(viewer: Viewer, tables: tuple[Table[Any], Table[Any]], ours: Any, theirs: Any) -> bool:
    if ours is theirs:
        return True
    if type(ours) is not type(theirs):
        return False
    if isinstance(ours, Struct):
        return all(
            _alike_in(viewer, tables, (ours, theirs), field)
            if mark == SECRET
            else _alike(viewer, tables, getattr(ours, field), getattr(theirs, field))
            for field, mark in marks_of(type(ours)).items()
        )
    if isinstance(ours, dict):
        return list(ours) == list(theirs) and all(_alike(viewer, tables, ours[key], theirs[key]) for key in ours)
    if isinstance(ours, list | tuple):
        return len(ours) == len(theirs) and all(map(partial(_alike, viewer, tables), ours, theirs))
    return bool(ours == theirs)


def _alike_in(viewer: Viewer, tables: tuple[Table[Any], Table[Any]], records: tuple[Any, Any], field: str) -> bool:
    """Whether a secret field is the same in both records, or known to the viewer in neither."""
    ours, theirs = (getattr(record, field) for record in records)
    if ours == theirs:
        return True
    if isinstance(records[0], State) and field == "chance":
        return True
    if isinstance(records[0], State) and field == "answers":
        return dict(ours).keys() == dict(theirs).keys() and dict(ours).get(viewer) == dict(theirs).get(viewer)
    return not any(
        table.game.knows(table, viewer, record, field) for table, record in zip(tables, records, strict=True)
    )


def _read(line: Line, viewer: Viewer) -> bytes:
    """A line as this viewer gets it; nothing if it is for others."""
    text = line.text_for(viewer)
    return b"" if text is None else msgspec.json.encode((text, line.rules, line.depth))
