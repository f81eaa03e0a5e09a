"""Evading: an enemy is exhausted and left behind (evade-action)."""

from __future__ import annotations

from miskatonic.games.arkham.engagement import Disengage
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule

__all__ = ["EvadeEnemy"]


class EvadeEnemy(Event, frozen=True):
    """An enemy is evaded, by a test or automatically (evade-action.5)."""

    enemy: CardId
    who: Who

    @rule("evade-action.6", "evade-action.3")
    def resolve(self, table: ArkhamTable) -> Outcome:
        """It exhausts if it was ready, and the engagement ends."""
        found = table.state.play.get(self.enemy)
        if found is None:
            return self.done(cancelled=True)
        table.log("arkham-log-evades", who=self.who, card=table.card(self.enemy).code)
        table.alter_card(self.enemy, exhausted=True)
        table.do(Disengage(self.enemy))
        return None
