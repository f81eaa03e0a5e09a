"""The player: takes a chair, thinks, and chooses."""

from __future__ import annotations

from typing import Any, cast

from miskatonic import Chair, Option, Text
from miskatonic.players.deducer.beliefs import Beliefs
from miskatonic.players.deducer.cultist import Cultist
from miskatonic.players.deducer.investigator import Investigator
from miskatonic.players.deducer.mind import Mind
from miskatonic.players.deducer.reasons import reason
from miskatonic.players.deducer.seen import TableSeen

__all__ = ["Deducer"]


class Deducer:
    """Plays Among Cultists by deduction. The same seed plays the same way, also from the middle of a game."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = str(seed)
        self._beliefs: dict[tuple[int, bool], Beliefs] = {}

    def choose(self, chair: Chair) -> Option | str:
        decision = chair.decision
        if decision is None:
            raise ValueError(f"seat {chair.seat} isn't being asked, so there is nothing to choose from")
        options = decision.options
        if len(options) == 1:
            return options[0]
        mind = self.mind(chair)
        tactics = (Cultist if mind.sight.cultist else Investigator)(mind)
        keys = [option.key for option in options]
        asked: dict[str, Any] = dict(decision.asks.text().args)
        return options[keys.index(tactics.choose(keys, asked))]

    def comment(self, chair: Chair) -> Text | None:
        """Before a vote: whom it suspects and why, or how much the table suspects it of what it is."""
        decision = chair.decision
        if decision is None or not decision.options[0].key.startswith("vote:"):
            return None
        mind = self.mind(chair)
        if mind.sight.cultist:
            return Text("cultists-thinks-own", {"number": round(100 * mind.public.suspicion[mind.sight.seat])})
        return reason(mind.sight, mind.own)

    def mind(self, chair: Chair) -> Mind:
        """What it has in mind now."""
        view = chair.view()
        table = cast("TableSeen", view.board)
        seat = int(chair.seat)
        return Mind(
            table, seat, self._held(seat, own=True), self._held(seat, own=False), f"{self._seed}:{view.version}"
        )

    def _held(self, seat: int, *, own: bool) -> Beliefs:
        """What was believed before; it goes on from there."""
        if (seat, own) not in self._beliefs:
            self._beliefs[seat, own] = Beliefs(seat if own else None)
        return self._beliefs[seat, own]
