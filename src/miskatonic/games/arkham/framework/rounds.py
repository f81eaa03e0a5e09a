"""Rounds: four phases, again and again until the scenario ends (framework)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.framework.enemy_phase import EnemyPhase
from miskatonic.games.arkham.framework.investigation import InvestigationPhase
from miskatonic.games.arkham.framework.mythos import MythosPhase
from miskatonic.games.arkham.framework.upkeep import UpkeepPhase
from miskatonic.kernel.frames import Frame, Outcome, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["Round"]


class Round(Frame, frozen=True):
    """One round; the first one has no mythos phase (framework.1)."""

    steps: ClassVar[tuple[str, ...]] = ("mythos", "investigation", "enemy", "upkeep")

    @rule("framework.1.a")
    def mythos(self, table: ArkhamTable) -> Outcome:
        table.state.round += 1
        table.log("arkham-log-round", number=table.state.round)
        if table.state.round > 1:
            table.do(MythosPhase())
        return None

    @rule("framework.2.a")
    def investigation(self, table: ArkhamTable) -> Outcome:
        table.do(InvestigationPhase())
        return None

    def enemy(self, table: ArkhamTable) -> Outcome:
        table.do(EnemyPhase())
        return None

    def upkeep(self, table: ArkhamTable) -> Outcome:
        table.do(UpkeepPhase())
        return None
