"""Words of insanities that last, or that look for company."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.placing import DrawnTo
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.kernel.state import Effect

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["CATATONIC", "FallCatatonic", "SeekCompany"]

CATATONIC = "catatonic"


class FallCatatonic(Word, frozen=True):
    """You take no more actions in this turn, and no enemy attacks you until its end."""

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.start(Effect(CATATONIC, 0, "turn", table.seat(at.you), (at.you,)))


class SeekCompany(Word, frozen=True):
    """You are drawn to the nearest other investigator."""

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        if table.investigator(at.you).dead:
            return
        here = table.investigator(at.you).space
        others = {table.investigator(who).space for who in table.clockwise() if who != at.you}
        nearest = table.box.plan.nearest(here, sorted(others))
        if nearest and nearest[0] != here:
            table.do(DrawnTo(at.you, nearest))
