"""Ways to choose among options, for whoever sits at a browser in a test."""

from __future__ import annotations

import random
from collections.abc import Sequence

from .person import Choose

__all__ = ["first_of", "somehow"]


def somehow(seed: int) -> Choose:
    """Anything that is open, but nothing that would end the game early or hold it up."""
    chance = random.Random(seed)

    def choose(keys: Sequence[str]) -> str:
        if "ready" in keys:
            return "ready"
        return chance.choice([key for key in keys if key != "claim-victory"])

    return choose


def first_of(*wanted: str, otherwise: Choose) -> Choose:
    """The first of these acts that is open; otherwise another way."""

    def choose(keys: Sequence[str]) -> str:
        for want in wanted:
            for key in keys:
                if key == want or key.startswith(f"{want}:"):
                    return key
        return otherwise(keys)

    return choose
