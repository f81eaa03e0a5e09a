"""Among Cultists with a kind of player for each team, whoever sits where: `teams:deducer/random`."""

from __future__ import annotations

from typing import Any, cast

from miskatonic import Chair, Option
from miskatonic.players.player import Player

__all__ = ["Teams"]


class Teams:
    """Two players wait; once the seat knows its role, one of them sits down there."""

    def __init__(self, investigator: Player, cultist: Player) -> None:
        self._investigator = investigator
        self._cultist = cultist
        self._sits: Player | None = None

    def choose(self, chair: Chair) -> Option | str:
        if self._sits is None:
            role = cast("Any", chair.view().board).players[int(chair.seat)].role
            if role is None:
                return self._investigator.choose(chair)
            self._sits = self._cultist if role == "cultist" else self._investigator
        return self._sits.choose(chair)
