"""Audiences: those who are told the same of a table, so that it is said and written once for all of them."""

from __future__ import annotations

from typing import Protocol

import msgspec

from miskatonic.server.patches import differences
from miskatonic.server.telling import Occasion, Reader
from miskatonic.server.wire.live import Change, FromServer, Patch, Whole
from miskatonic.server.wire.tables import TableView

__all__ = ["Audience", "Listener", "written"]

_encode = msgspec.json.Encoder().encode


def written(message: FromServer) -> bytes:
    """A message as it goes over the live connection."""
    return _encode(message)


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
        self._told: TableView | None = None
        self._lines = 0
        """How many lines of the log were told: a log grows, and who looks it through anew each time never ends."""

    def join(self, listener: Listener, occasion: Occasion) -> None:
        """Tell this one the whole, and from now on what changes."""
        self.listeners.add(listener)
        if self._told is None:
            self._told = self.reader.tell(occasion)
            self._lines = len(self._told.log)
        listener.send(written(Whole(self.number, self._told)))

    def publish(self, occasion: Occasion) -> None:
        """Tell all what has changed; nothing, if nothing has that they may know."""
        new = self.reader.tell(occasion)
        old, self._told = self._told, new
        changes = differences(old, new)
        if old is not None and new.log is old.log and len(new.log) > self._lines:
            changes.append(Change(("log",), keep=self._lines, add=tuple(new.log[self._lines :])))
        self._lines = len(new.log)
        if changes:
            self.number += 1
            message = written(Patch(self.number, tuple(changes)))
            for listener in self.listeners:
                listener.send(message)
