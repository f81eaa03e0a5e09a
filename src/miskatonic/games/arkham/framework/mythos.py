"""1. The mythos phase."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.doom import CheckDoom, PlaceDoom
from miskatonic.games.arkham.encounter import DrawEncounterCard
from miskatonic.games.arkham.framework.timing import PhaseBegins, PhaseEnds, reach
from miskatonic.games.arkham.player_windows import PlayerWindow, anybody_can
from miskatonic.games.arkham.records import ArkhamTable, Who
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["MythosPhase"]


class MythosPhase(Frame, frozen=True):
    """Doom, and an encounter card for each investigator; skipped in the first round (framework.1.a)."""

    drawn: tuple[Who, ...] = ()

    steps: ClassVar[tuple[str, ...]] = ("begin", "place_doom", "check_doom", "draw_encounters", "window", "end")

    @rule("framework.1.1.a", "framework.1.1.b")
    def begin(self, table: ArkhamTable) -> Outcome:
        """1.1 The phase begins."""
        table.state.phase = "mythos"
        table.log("arkham-log-mythos")
        return None if reach(table, PhaseBegins("mythos")) else self.place_doom(table)

    @rule("framework.1.2.a", "doom.1")
    def place_doom(self, table: ArkhamTable) -> Outcome:
        """1.2 One doom goes on the current agenda."""
        table.do(PlaceDoom(1))
        return self.check_doom(table)

    @rule("framework.1.3.a", "framework.1.3.b")
    def check_doom(self, table: ArkhamTable) -> Outcome:
        """1.3 Is it enough?"""
        table.do(CheckDoom())
        return "draw_encounters"

    @rule("framework.1.4.a")
    def draw_encounters(self, table: ArkhamTable) -> Outcome:
        """1.4 Each investigator in player order draws an encounter card."""
        who = table.next_after(self.drawn)
        if who is None:
            return self.window(table)
        table.do(DrawEncounterCard(who))
        return self.goto("draw_encounters", drawn=(*self.drawn, who))

    @rule("player-windows.b")
    def window(self, table: ArkhamTable) -> Outcome:
        if anybody_can(table):
            table.do(PlayerWindow())
            return "end"
        return self.end(table)

    @rule("framework.1.5.a", "framework.1.5.b")
    def end(self, table: ArkhamTable) -> Outcome:
        """1.5 The phase ends."""
        reach(table, PhaseEnds("mythos"))
        return DONE
