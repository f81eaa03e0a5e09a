"""Points in time that cards listen to: phases, rounds, turns and the game begin and end."""

from __future__ import annotations

from miskatonic.games.arkham.records import NOBODY, ArkhamTable, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome

__all__ = ["GameEnds", "PhaseBegins", "PhaseEnds", "RoundBegins", "RoundEnds", "TurnBegins", "TurnEnds"]


class RoundBegins(Event, frozen=True):
    """A new round (framework.1.1.a)."""

    number: int


class PhaseBegins(Event, frozen=True):
    """The beginning of a phase, to which abilities may refer (framework.1.1.b)."""

    phase: str


class PhaseEnds(Event, frozen=True):
    """The end of a phase: what lasts until then is gone before abilities "at the end" initiate (lasting-effects.4)."""

    phase: str

    def would(self, table: ArkhamTable) -> Outcome:
        table.end_period("phase")
        return super().would(table)


class TurnBegins(Event, frozen=True):
    """An investigator's turn begins."""

    who: Who


class TurnEnds(Event, frozen=True):
    """An investigator's turn ends."""

    who: Who

    def would(self, table: ArkhamTable) -> Outcome:
        table.end_period("turn")
        return super().would(table)


class RoundEnds(Event, frozen=True):
    """The end of the round (framework.4.6)."""

    number: int

    def would(self, table: ArkhamTable) -> Outcome:
        table.end_period("round")
        return super().would(table)


class GameEnds(Event, frozen=True):
    """The game ends: for an eliminated investigator's weaknesses alone (elimination.3), or for all."""

    who: Who = NOBODY
