"""Audiences: those who are told the same of a table, so that it is said and written once for all of them."""

from __future__ import annotations

from typing import Protocol

import msgspec
from msgspec import Raw, Struct

from miskatonic.server.occasion import Occasion, Public
from miskatonic.server.patches import differences
from miskatonic.server.table import Table
from miskatonic.server.telling import Own, Reader
from miskatonic.server.wire.live import Change, FromServer, Whole
from miskatonic.server.wire.tables import LogLine

__all__ = ["Audience", "Listener", "written"]

_encode = msgspec.json.Encoder().encode


def written(message: FromServer) -> bytes:
    """A message as it goes over the live connection."""
    return _encode(message)


class _Written(Struct, tag="patch", tag_field="type"):
    """A `Patch`, of whose changes some are written already."""

    number: int
    changes: list[Raw | Change]


class Listener(Protocol):
    """A live connection."""

    def send(self, message: bytes) -> None:
        """Have the message sent in its turn."""
        ...

    def dismiss(self, code: str) -> None:
        """Have the connection end: the room's reason is `code`."""
        ...


class Audience:
    """One reader's table, what was told of it last, and who listens."""

    def __init__(self, reader: Reader, number: int) -> None:
        self.reader = reader
        self.listeners: set[Listener] = set()
        self.number = number
        """Of the message sent last. No two audiences of a person begin near each other, so that a late message to one
        of them is never taken for the next to the other."""
        self._told: tuple[Table, Public, Own, list[LogLine]] | None = None
        self._lines = 0
        """How many lines of the log were told: a log grows, and who looks it through anew each time never ends."""

    def join(self, listener: Listener, occasion: Occasion) -> None:
        """Tell this one the whole, and from now on what changes."""
        self.listeners.add(listener)
        reader, told = self.reader, self._told
        if told is None:
            told = occasion.table, occasion.public(reader.lang), reader.own(occasion), reader.log(occasion)
            self._told = told
            self._lines = len(told[3])
        listener.send(written(Whole(self.number, reader.whole(*told))))

    def publish(self, occasion: Occasion) -> None:
        """Tell all what has changed; nothing, if nothing has that they may know."""
        reader, told = self.reader, self._told
        if told is None:
            return
        public, own, log = occasion.public(reader.lang), reader.own(occasion), reader.log(occasion)
        self._told = occasion.table, public, own, log
        changes: list[Raw | Change] = [*occasion.changes(told[1], public), *differences(told[2], own)]
        if log is not told[3]:
            changes += differences(told[3], log, ("log",))
        elif len(log) > self._lines:
            changes.append(occasion.news(self._lines, log[self._lines :]))
        self._lines = len(log)
        if changes:
            self.number += 1
            message = _encode(_Written(self.number, changes))
            for listener in self.listeners:
                listener.send(message)
