"""The player: takes a chair, hands the question to what knows its game, and chooses."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from miskatonic import Chair, Option
from miskatonic.players.thumb.arkham.tactics import ArkhamTactics
from miskatonic.players.thumb.deathmaydie.tactics import DeathMayDieTactics

__all__ = ["GAMES", "RuleOfThumb", "Tactics"]


class Tactics(Protocol):
    """What knows a game: it is made anew for each player."""

    def choose(self, chair: Chair) -> Option:
        """One of the options of the decision, of which there are several."""
        ...


GAMES: Mapping[str, type[Tactics]] = {"arkham": ArkhamTactics, "deathmaydie": DeathMayDieTactics}
"""The games that it has rules of thumb for."""


class RuleOfThumb:
    """Plays by rules of thumb. It has no luck of its own: the same view is answered in the same way."""

    def __init__(self) -> None:
        self._tactics: dict[str, Tactics] = {}

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if decision is None:
            raise ValueError(f"seat {chair.seat} isn't being asked, so there is nothing to choose from")
        if len(decision.options) == 1:
            return decision.options[0]
        if chair.game_id not in self._tactics:
            self._tactics[chair.game_id] = GAMES[chair.game_id]()
        return self._tactics[chair.game_id].choose(chair)
