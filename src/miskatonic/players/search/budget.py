"""How long a search may go on: so many games that are tried, or so many seconds."""

from __future__ import annotations

from time import monotonic
from typing import Self

from msgspec import Struct

from miskatonic import MiskatonicError, Text

__all__ = ["Budget", "BudgetError"]

TRIES = 200
"""Games that are tried at a decision if nobody says how many."""


class BudgetError(MiskatonicError):
    """A budget that is none: it should be a number of tries, or of seconds."""


class Budget(Struct, frozen=True):
    """For one decision. Only a number of tries makes a player choose the same way each time."""

    tries: int = TRIES
    seconds: float = 0.0
    """If not 0, the time counts, and not the tries."""

    @classmethod
    def parse(cls, word: str) -> Self:
        """What stands after the colon of "search:200" or "search:0.5s"."""
        number, unit = (word[:-1], "s") if word.endswith("s") else (word, "")
        try:
            budget = cls(seconds=float(number)) if unit else cls(tries=int(number)) if number else cls()
        except ValueError:
            budget = cls(tries=0)
        if budget.tries < 1 or not 0 <= budget.seconds < float("inf") or (unit and not budget.seconds):
            raise BudgetError("player.budget", Text("bad-budget", {"input": word}))
        return budget

    def deadline(self) -> float | None:
        """When to stop, if time counts."""
        return monotonic() + self.seconds if self.seconds else None
