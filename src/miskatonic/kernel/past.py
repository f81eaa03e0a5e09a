"""The past of a game: what was chosen in it, and tables to go back to."""

from __future__ import annotations

from typing import Any

from miskatonic.kernel.journal import Choice, Entry
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.trail import Trail

__all__ = ["Past"]

CHECKPOINT = 32
"""Choices between two tables that are kept; undo plays at most so many again."""


class Past:
    """All entries of the journal, and a copy of the table every so often."""

    __slots__ = ("_checkpoints", "_due", "entries")

    def __init__(self, beginning: Table[Any]) -> None:
        self.entries: Trail[Entry] = Trail()
        self.begin_with(beginning)

    def begin_with(self, beginning: Table[Any]) -> None:
        """Have the game begin from a copy of this table."""
        self._checkpoints: Trail[tuple[int, Table[Any]]] = Trail([(0, beginning.copy())])
        self._due = CHECKPOINT

    @property
    def beginning(self) -> Table[Any]:
        """The table from which the first entry went on; not to be changed."""
        return self._checkpoints[0][1]

    def copy(self) -> Past:
        """The same past; from here on each goes its own way."""
        twin = Past.__new__(Past)
        twin.entries = self.entries.copy()
        twin._checkpoints = self._checkpoints.copy()
        twin._due = self._due
        return twin

    def add(self, choice: Choice, table: Table[Any]) -> None:
        """Note a choice that is about to be made at this table."""
        entries = self.entries
        if entries.length >= self._due:
            self._checkpoints.append((entries.length, table.copy()))
            self._due = entries.length + CHECKPOINT
        entries.append(choice)

    def change(self, choice: Choice) -> bool:
        """Note that a seat gave its last answer anew; false if that answer is older than this past."""
        for place in range(self.entries.length - 1, -1, -1):
            entry = self.entries[place]
            if isinstance(entry, Choice) and entry.seat == choice.seat:
                self.entries.put(place, choice)
                self._forget_checkpoints(place)
                return True
        return False

    def choices(self) -> list[int]:
        """Which entries are choices."""
        return [place for place, entry in enumerate(self.entries) if isinstance(entry, Choice)]

    def back_to(self, count: int) -> tuple[Table[Any], list[Entry]]:
        """A table from at most `count` entries ago, and the entries to play again from there."""
        self._forget_checkpoints(count)
        start, kept = self._checkpoints[-1]
        again = self.entries[start:count]
        self.entries.cut(start)
        return kept.copy(), again

    def _forget_checkpoints(self, count: int) -> None:
        """A table kept after `count` entries is no longer on the way."""
        while self._checkpoints[-1][0] > count:
            self._checkpoints.cut(self._checkpoints.length - 1)
        self._due = self._checkpoints[-1][0] + CHECKPOINT
