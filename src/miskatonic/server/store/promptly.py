"""The short way into SQLite: new entries are written within the turn of the loop, without another thread.

Appending to SQLite's log takes a fiftieth of a millisecond, and going to a thread and back several times that. What
could take long goes the long way, over the store's own connections: waiting for somebody else who writes, a version
that is taken already, and bringing the log back into the file (a checkpoint), which waits for the disk.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from sqlalchemy import insert
from sqlalchemy.dialects import sqlite

from miskatonic.server.store.schema import entries

__all__ = ["Promptly"]

_INSERT = str(insert(entries).compile(dialect=sqlite.dialect(paramstyle="qmark")))
FULL = 4_000
"""Entries after which the log goes back into the file."""


class Promptly:
    """A connection of its own, which never waits."""

    def __init__(self, file: str, pragmas: Sequence[str]) -> None:
        self._connection = sqlite3.connect(file, timeout=0, isolation_level=None, cached_statements=8)
        for pragma in (*pragmas, "busy_timeout=0", "wal_autocheckpoint=0"):
            self._connection.execute(f"PRAGMA {pragma}")
        self._since = 0

    def insert(self, rows: Sequence[tuple[str, int, bytes]]) -> bool:
        """Keep these entries in one transaction; False if that can't be done at once, and nothing is kept."""
        connection = self._connection
        try:
            if len(rows) == 1:  # a transaction by itself
                connection.execute(_INSERT, rows[0])
            else:
                connection.execute("BEGIN IMMEDIATE")
                connection.executemany(_INSERT, rows)
                connection.execute("COMMIT")
        except sqlite3.Error:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return False
        self._since += len(rows)
        return True

    @property
    def full(self) -> bool:
        """Whether the log has grown so long that it should go back into the file now; told once."""
        if self._since < FULL:
            return False
        self._since = 0
        return True

    def close(self) -> None:
        self._connection.close()
