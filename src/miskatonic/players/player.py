"""What a computer player is."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from miskatonic import Chair, Option, Text

__all__ = ["Commentator", "Player"]


class Player(Protocol):
    """Somebody who chooses for a seat. It gets the chair, so it knows what the seat knows and no more."""

    def choose(self, chair: Chair) -> Option | str:
        """One of the options of `chair.decision`, or the key of one."""
        ...


@runtime_checkable
class Commentator(Protocol):
    """A player that can say what it thinks. This is for spectators: at a table with people it keeps it to itself."""

    def comment(self, chair: Chair) -> Text | None:
        """What it thinks of the decision at hand, in one sentence; None if there is nothing to tell."""
        ...
