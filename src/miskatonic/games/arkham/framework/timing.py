"""Points in time that cards listen to: phases, rounds, turns and the game begin and end."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.records import NOBODY, ArkhamTable, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome

__all__ = ["GameEnds", "PhaseBegins", "PhaseEnds", "RoundBegins", "RoundEnds", "TurnBegins", "TurnEnds", "reach"]


class Point(Event, frozen=True):
    """A point in time; what lasts until then ends as it is reached."""

    period: ClassVar[str] = ""

    def would(self, table: ArkhamTable) -> Outcome:
        if self.period:
            table.end_period(self.period)
        return super().would(table)


def reach(table: ArkhamTable, point: Point) -> bool:
    """A point in time is reached; one that nobody waits for passes at once. Whether anybody does.

    If not, a framework step can go straight on to the next one, without a turn of the loop in between.
    """
    if point.name in table.index:
        table.do(point)
        return True
    if point.period:
        table.end_period(point.period)
    return False


class RoundBegins(Point, frozen=True):
    """A new round (framework.1.1.a)."""

    number: int


class PhaseBegins(Point, frozen=True):
    """The beginning of a phase, to which abilities may refer (framework.1.1.b)."""

    phase: str


class PhaseEnds(Point, frozen=True):
    """The end of a phase: what lasts until then is gone before abilities "at the end" initiate (lasting-effects.4)."""

    phase: str

    period: ClassVar[str] = "phase"


class TurnBegins(Point, frozen=True):
    """An investigator's turn begins."""

    who: Who


class TurnEnds(Point, frozen=True):
    """An investigator's turn ends."""

    who: Who

    period: ClassVar[str] = "turn"


class RoundEnds(Point, frozen=True):
    """The end of the round (framework.4.6)."""

    number: int

    period: ClassVar[str] = "round"


class GameEnds(Event, frozen=True):
    """The game ends: for an eliminated investigator's weaknesses alone (elimination.3), or for all."""

    who: Who = NOBODY
