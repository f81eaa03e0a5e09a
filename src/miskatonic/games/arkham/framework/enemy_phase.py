"""3. The enemy phase."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.attacks import Attacks, attackers
from miskatonic.games.arkham.framework.timing import PhaseBegins, PhaseEnds, reach
from miskatonic.games.arkham.hunter import Hunting, hunters
from miskatonic.games.arkham.player_windows import PlayerWindow, anybody_can
from miskatonic.games.arkham.records import ArkhamTable, Who
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["EnemyPhase"]


class EnemyPhase(Frame, frozen=True):
    """Hunters move, engaged enemies attack."""

    attacked: tuple[Who, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("begin", "hunters_move", "window", "enemies_attack", "end")

    @rule("framework.3.1.a")
    def begin(self, table: ArkhamTable) -> Outcome:
        """3.1 The phase begins."""
        table.state.phase = "enemy"
        table.log("arkham-log-enemy-phase")
        return None if reach(table, PhaseBegins("enemy")) else self.hunters_move(table)

    @rule("framework.3.2.a")
    def hunters_move(self, table: ArkhamTable) -> Outcome:
        """3.2 Hunters move."""
        if hunters(table):
            table.do(Hunting())
            return "window"
        return self.window(table)

    @rule("framework.3.2.b", "framework.3.3.f", "player-windows.b")
    def window(self, table: ArkhamTable) -> Outcome:
        """A window before the first attacks, between investigators, and after the last."""
        if anybody_can(table):
            table.do(PlayerWindow())
            return "enemies_attack"
        return self.enemies_attack(table)

    @rule("framework.3.3.a", "framework.3.3.f")
    def enemies_attack(self, table: ArkhamTable) -> Outcome:
        """3.3 One investigator after another, in player order."""
        who = table.next_after(self.attacked)
        if who is None:
            return self.end(table)
        if attackers(table, who):
            table.do(Attacks(who, "phase"))
        return self.goto("window", attacked=(*self.attacked, who))

    @rule("framework.3.4.a")
    def end(self, table: ArkhamTable) -> Outcome:
        """3.4 The phase ends."""
        reach(table, PhaseEnds("enemy"))
        return DONE
