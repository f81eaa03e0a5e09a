"""Every table that a scenario can be set at: each scenario at each difficulty, with one to four investigators.

The lead, the investigators and what the campaign log says differ from table to table, so that all of them are played.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from typing import Any

from miskatonic.games.arkham.cards.library import CORE

__all__ = ["CORE_SCENARIOS", "TABLES", "table"]

CORE_SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")
DIFFICULTIES = ("easy", "standard", "hard", "expert")


def table(number: int, scenario: str, difficulty: str, count: int) -> Mapping[str, Any]:
    """A table at which other investigators sit than at the one before, and another one leads."""
    names = list(CORE.investigators)
    sitting = [names[(number + seat) % len(names)] for seat in range(count)]
    return {
        "scenario": scenario,
        "difficulty": difficulty,
        "seats": [{"investigator": name} for name in sitting],
        "lead": number % count,
    }


TABLES: list[Mapping[str, Any]] = [
    table(number, *drawn) for number, drawn in enumerate(product(CORE_SCENARIOS, DIFFICULTIES, range(1, 5)))
]
