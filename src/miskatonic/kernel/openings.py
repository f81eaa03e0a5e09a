"""Openings: how a table comes about, dealt from a seed or restored from bytes, at rest at its first decision."""

from __future__ import annotations

from typing import Any, cast

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType, Setup
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.snapshots import thaw

__all__ = ["dealt", "thawed"]


def dealt(kind: GameType[Any], setup: Setup, seed: int | str) -> Table[Any]:
    """A new table, set up by its game."""
    table = cast("Table[Any]", kind.table(kind, setup, kind.new_state(setup, Chance.of(seed))))
    kind.deal(table, setup)
    table.reindex()
    table.advance()
    return table


def thawed(kind: GameType[Any], data: bytes) -> Table[Any]:
    """The table of a snapshot: it asks again what was being asked."""
    setup, state = thaw(kind, data)
    table = cast("Table[Any]", kind.table(kind, setup, state))
    table.reindex()
    if state.result is None:
        table.advance()
    return table
