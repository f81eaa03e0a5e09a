"""Resolutions: how a scenario ends."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.framework.timing import GameEnds
from miskatonic.games.arkham.locations import location_card
from miskatonic.games.arkham.piles import put_in_victory_display
from miskatonic.games.arkham.records import ArkhamTable, Who
from miskatonic.kernel.frames import Frame, Outcome, rule

__all__ = ["NO_RESOLUTION", "ReachResolution"]

NO_RESOLUTION = "none"
"""The entry of the campaign guide for a scenario that ended without a resolution."""


class ReachResolution(Frame, frozen=True):
    """A resolution point is reached: the scenario ends, and nothing that was being resolved goes on."""

    id: str

    steps: ClassVar[tuple[str, ...]] = ("end_game", "count_victory", "finish")

    @rule("act-deck-and-agenda-deck.17", "winning-and-losing.1", "winning-and-losing.4")
    def end_game(self, table: ArkhamTable) -> Outcome:
        """What waits for the end of the game comes first."""
        table.state.resolution = self.id
        table.log(f"arkham-log-resolution-{self.id}")
        table.do(GameEnds())
        return None

    @rule("victory-display.6")
    def count_victory(self, table: ArkhamTable) -> Outcome:
        """Locations worth victory points count if they are revealed and have no clues."""
        for id, place in table.state.places.items():
            if place.revealed and not place.clues and location_card(table, id).victory:
                put_in_victory_display(table, place.card)
        return None

    def finish(self, table: ArkhamTable) -> Outcome:
        scenario = table.box.scenario
        won = scenario.resolutions[self.id].won
        winners = tuple(Who(seat) for seat in range(table.began)) if won else ()
        table.finish(f"arkham-ending-{scenario.id}-{self.id}", winners=winners, rules=("winning-and-losing.6",))
        return None
