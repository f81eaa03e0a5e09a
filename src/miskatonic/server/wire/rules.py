"""The rules reference and replays, as they are read in the browser."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from miskatonic.server.wire.tables import LogLine

__all__ = ["ClauseView", "ReplayStep", "RuleEntry", "RuleHit"]


class ClauseView(Struct, frozen=True):
    """One rule."""

    id: str
    text: str


class RuleEntry(Struct, frozen=True):
    """One heading of the reference with its clauses."""

    game: str
    id: str
    title: str
    section: str
    clauses: tuple[ClauseView, ...]
    readings: tuple[str, ...]
    """What the engine does where the printed text leaves something open."""
    table: dict[str, Any]
    see: tuple[str, ...]


class RuleHit(Struct, frozen=True):
    """An entry that was found; `clause` if the query was the id of that one."""

    entry: RuleEntry
    clause: str | None


class ReplayStep(Struct, frozen=True):
    """A finished game after `at` of its `choices`, as `seat` saw it; without a seat, with all that was hidden told."""

    at: int
    choices: int
    seat: int | None
    chosen_by: int | None
    """Who made the choice that led here."""
    chosen: str
    """What was chosen, in words; empty for a seat that could not see it."""
    board: Any
    log: tuple[LogLine, ...]
    """What this choice brought about."""
    ending: str | None
