"""What a computer player is."""

from __future__ import annotations

from typing import Protocol

from miskatonic import Chair, Option

__all__ = ["Player"]


class Player(Protocol):
    """Somebody who chooses for a seat. It gets the chair, so it knows what the seat knows and no more."""

    def choose(self, chair: Chair) -> Option | str:
        """One of the options of `chair.decision`, or the key of one."""
        ...
