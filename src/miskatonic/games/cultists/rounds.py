"""A round: Movement, Event, Action, Upkeep."""

from typing import ClassVar

from miskatonic.games.cultists.actions import Action
from miskatonic.games.cultists.automa import AutomaAction, AutomaMove
from miskatonic.games.cultists.discussion import Discussion
from miskatonic.games.cultists.events import EventPhase
from miskatonic.games.cultists.movement import begin_movement
from miskatonic.games.cultists.records import ACTION, CultistsTable
from miskatonic.games.cultists.upkeep import Upkeep
from miskatonic.kernel.frames import Frame, Outcome, rule

__all__ = ["Round"]


class Round(Frame, frozen=True):
    """The four phases; in the first and the third all take turns, clockwise from the Knife. `turn` counts them."""

    turn: int = 0

    steps: ClassVar[tuple[str, ...]] = ("movement", "event", "talk", "action", "upkeep", "again")

    @rule("movement-phase-order.1", "movement-phase-order.2")
    def movement(self, table: CultistsTable) -> Outcome:
        state = table.state
        order = state.order
        turn = self.turn
        if turn == len(order):
            return self.keep(turn=0)
        seat = order[(state.knife + turn) % len(order)]
        if seat >= table.people:
            table.do(AutomaMove.begin(table, seat))
        else:
            table.do(begin_movement(table, seat))
        return self.goto("movement", turn=turn + 1)

    @rule("movement-phase-order.3", "event-phase.1")
    def event(self, table: CultistsTable) -> Outcome:
        table.do(EventPhase())
        return None

    @rule("talk-about-everything.1")
    def talk(self, table: CultistsTable) -> Outcome:
        """The table talks before it acts, if it has agreed to; it may not while there is no connection."""
        if table.setup.discussions == "rounds" and not table.silent:
            table.do(Discussion())
        return None

    @rule("action-phase-order.1")
    def action(self, table: CultistsTable) -> Outcome:
        state = table.state
        state.phase = ACTION
        order = state.order
        turn = self.turn
        if turn == len(order):
            return self.keep(turn=0)
        seat = order[(state.knife + turn) % len(order)]
        if seat not in state.spent:
            table.do(AutomaAction(seat) if seat >= table.people else Action(seat))
        return self.goto("action", turn=turn + 1)

    @rule("round-overview.1")
    def upkeep(self, table: CultistsTable) -> Outcome:
        table.do(Upkeep())
        return None

    @rule("round-overview.2")
    def again(self, table: CultistsTable) -> Outcome:
        return "movement"
