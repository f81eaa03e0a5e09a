"""Investigate: a Discovery card in a safe space (investigate.1-4)."""

from typing import ClassVar

from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

__all__ = ["Investigate"]


class Investigate(Frame, frozen=True):
    """The top Discovery card is read and done; what nobody claims is discarded."""

    you: Who
    card: int = -1

    steps: ClassVar[tuple[str, ...]] = ("draw", "put_away")

    @rule("investigate.1", "investigate-or-fight.3", "lose-conditions.5")
    def draw(self, table: DeathMayDieTable) -> Outcome:
        """From an empty deck nothing is drawn."""
        state = table.state
        if not state.discovery:
            table.log("dmd-log-nothing-to-discover")
            return DONE
        card, *rest = state.discovery
        state.discovery = tuple(rest)
        table.log("dmd-log-discovers", who=self.you, discovery=table.box.discovery[card].id)
        table.do(Resolving(f"discovery:{card}", self.you))
        return self.keep(card=card)

    def put_away(self, table: DeathMayDieTable) -> Outcome:
        state = table.state
        if self.card not in state.finds and self.card not in state.discovery_discard:
            state.discovery_discard = (*state.discovery_discard, self.card)
        return DONE
