"""Moving: investigators and enemies from one location to another."""

from __future__ import annotations

from typing import ClassVar

from miskatonic.games.arkham.engagement import engage_all
from miskatonic.games.arkham.locations import RevealLocation
from miskatonic.games.arkham.records import NOBODY, ArkhamTable, CardId, PlaceId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule

__all__ = ["MoveEnemy", "MoveInvestigator"]


class MoveInvestigator(Event, frozen=True):
    """An investigator leaves one location and enters another; engaged enemies come along (enemy-engagement.3).

    What happens when somebody leaves a location listens to it before, what happens on entering listens after.
    """

    who: Who
    place: PlaceId
    origin: PlaceId = PlaceId("")
    """Where it came from, once it has moved."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "engage", "after")

    @rule("move.1", "move.4", "move.6", "move.9", "massive.7")
    def resolve(self, table: ArkhamTable) -> Outcome:
        before = table.investigator(self.who)
        if before.gone or before.place == self.place:
            return self.done(cancelled=True)
        table.alter(self.who, place=self.place)
        table.log("arkham-log-moves", who=self.who, place=self.place)
        if not table.state.places[self.place].revealed:
            table.do(RevealLocation(self.place, self.who))
        return self.keep(origin=before.place)

    @rule("enemy-engagement.7")
    def engage(self, table: ArkhamTable) -> Outcome:
        engage_all(table)
        return None


class MoveEnemy(Event, frozen=True):
    """An enemy goes to another location; it reveals nothing there (move.7)."""

    enemy: CardId
    place: PlaceId

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "engage", "after")

    @rule("move.1", "move.7", "move.9")
    def resolve(self, table: ArkhamTable) -> Outcome:
        if self.enemy not in table.state.play or table.place_of(self.enemy) == self.place:
            return self.done(cancelled=True)
        table.alter_card(self.enemy, place=self.place, threat=NOBODY)
        table.log("arkham-log-enemy-moves", card=table.card(self.enemy).code, place=self.place)
        return None

    @rule("enemy-engagement.7")
    def engage(self, table: ArkhamTable) -> Outcome:
        engage_all(table)
        return None
