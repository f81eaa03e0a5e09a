"""Events that some scenarios have: enemies overcome otherwise than by fighting, clues placed on the act."""

from __future__ import annotations

from miskatonic.games.arkham.leaving_play import leave_play
from miskatonic.games.arkham.piles import put_in_victory_display
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome

__all__ = ["Overcome", "PlaceCluesOnAct"]


class Overcome(Event, frozen=True):
    """An ability puts an enemy into the victory display."""

    enemy: CardId

    def resolve(self, table: ArkhamTable) -> Outcome:
        if not leave_play(table, self.enemy):
            return self.done(cancelled=True)
        put_in_victory_display(table, self.enemy)
        return None


class PlaceCluesOnAct(Event, frozen=True):
    """Clues are placed on the current act."""

    who: Who
    count: int

    def resolve(self, table: ArkhamTable) -> Outcome:
        table.state.act_clues += self.count
        table.log("arkham-log-clues-on-act", who=self.who, clues=self.count)
        return None
