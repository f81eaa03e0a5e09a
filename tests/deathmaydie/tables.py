"""Every table that Death May Die can be set at: each episode against each Elder One, with each number of players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES

__all__ = ["TABLES"]

TABLES: list[Mapping[str, Any]] = [
    {"seats": seats, "episode": episode, "elder_one": elder_one, **({"rests": "often"} if seats == 3 else {})}
    for seats in range(1, 6)
    for episode in EPISODES
    for elder_one in ELDER_ONES
]
