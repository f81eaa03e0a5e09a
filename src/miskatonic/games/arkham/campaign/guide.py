"""Campaign guides: which scenarios follow each other, and what the chaos bag holds at first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args

from msgspec import Struct

from miskatonic.games.arkham.declarations import Token

__all__ = ["DIFFICULTIES", "GUIDES", "NIGHT_OF_THE_ZEALOT", "Difficulty", "Guide"]

Difficulty = Literal["easy", "standard", "hard", "expert"]
DIFFICULTIES: tuple[Difficulty, ...] = get_args(Difficulty)

SYMBOLS: tuple[Token, ...] = ("skull", "skull", "cultist", "tablet", "auto_fail", "elder_sign")


class Guide(Struct, frozen=True, kw_only=True):
    """A campaign guide."""

    id: str
    scenarios: tuple[str, ...]
    """In sequence (advancing-to-next-scenario.1)."""
    bags: Mapping[Difficulty, tuple[Token, ...]]
    """The chaos tokens for each level of difficulty (difficulty-level.2)."""

    def after(self, scenario: str) -> str:
        """The scenario that follows; none, after the last."""
        place = self.scenarios.index(scenario) + 1
        return self.scenarios[place] if place < len(self.scenarios) else ""


NIGHT_OF_THE_ZEALOT = Guide(
    id="night-of-the-zealot",
    scenarios=("the-gathering", "the-midnight-masks", "the-devourer-below"),
    bags={
        "easy": ("+1", "+1", "0", "0", "0", "-1", "-1", "-1", "-2", "-2", *SYMBOLS),
        "standard": ("+1", "0", "0", "-1", "-1", "-1", "-2", "-2", "-3", "-4", *SYMBOLS),
        "hard": ("0", "0", "0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-5", *SYMBOLS),
        "expert": ("0", "-1", "-1", "-2", "-2", "-3", "-3", "-4", "-4", "-5", "-6", "-8", *SYMBOLS),
    },
)

GUIDES: Mapping[str, Guide] = {guide.id: guide for guide in (NIGHT_OF_THE_ZEALOT,)}
