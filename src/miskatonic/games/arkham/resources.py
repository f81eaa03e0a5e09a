"""Resources in investigators' pools."""

from __future__ import annotations

from miskatonic.games.arkham.records import ArkhamTable, Who
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule

__all__ = ["GainResources"]


class GainResources(Event, frozen=True):
    """An investigator gains resources from the token pool, or loses as many as there are."""

    who: Who
    count: int

    @rule("resources.1")
    def resolve(self, table: ArkhamTable) -> Outcome:
        investigator = table.investigator(self.who)
        if investigator.gone or not self.count:
            return self.done(cancelled=True)
        table.alter(self.who, resources=max(0, investigator.resources + self.count))
        if self.count > 0:
            table.log("arkham-log-gains-resources", who=self.who, resources=self.count)
        else:
            table.log("arkham-log-loses-resources", who=self.who, resources=-self.count)
        return None
