"""The investigation phase: investigators take their turns in an order of their own (framework.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.actions.menu import END_TURN, act, turn_options
from miskatonic.games.arkham.actions.spending import actions_left
from miskatonic.games.arkham.framework.timing import PhaseBegins, PhaseEnds, TurnBegins, TurnEnds, reach
from miskatonic.games.arkham.player_windows import PlayerWindow, anybody_can
from miskatonic.games.arkham.records import NOBODY, Who
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["TAKE_TURN", "InvestigationPhase", "Turn"]

TAKE_TURN = Act("take-turn", "who", message="arkham-act-take-turn", rules=("framework.2.2.a",))

_ASK_NEXT = Prompt("arkham-ask-next-turn")


class InvestigationPhase(Frame, frozen=True):
    """2.1 to 2.3. Who goes next is for the group to agree on; the lead investigator says it for them."""

    steps: ClassVar[tuple[str, ...]] = ("begin", "window", "choose_next", "take_turn", "end")

    @rule("framework.2.1.a")
    def begin(self, table: ArkhamTable) -> Outcome:
        table.state.phase = "investigation"
        return None if reach(table, PhaseBegins("investigation")) else self.window(table)

    @rule("framework.2.1.a", "player-windows.b")
    def window(self, table: ArkhamTable) -> Outcome:
        if anybody_can(table):
            table.do(PlayerWindow())
            return "choose_next"
        return self.choose_next(table) if len(table.state.investigators) == 1 else "choose_next"

    @rule("framework.2.2.a", "framework.2.2.c", "framework.2.2.d", "framework.2.2.2.b", "lead-investigator.2")
    def choose_next(self, table: ArkhamTable) -> Outcome:
        left = [who for who in table.players if not table.investigator(who).turn_taken]
        if not left:
            return self.end(table)
        if len(left) == 1:
            return self._turn(table, left[0])
        return Ask(table.state.lead, TAKE_TURN.each(left), _ASK_NEXT)

    @rule("framework.2.2.a")
    def take_turn(self, table: ArkhamTable, answer: Option) -> Outcome:
        return self._turn(table, Who(int(answer.args[0])))

    @rule("framework.2.3.a")
    def end(self, table: ArkhamTable) -> Outcome:
        reach(table, PhaseEnds("investigation"))
        return DONE

    def _turn(self, table: ArkhamTable, who: Who) -> Outcome:
        table.do(Turn(who))
        return self.goto("choose_next")


class Turn(Frame, frozen=True):
    """One investigator's turn: a player window, an action, and the same again (framework.2.2.1)."""

    who: Who

    steps: ClassVar[tuple[str, ...]] = ("begin", "window", "menu", "act", "end", "over")

    @rule("framework.2.2.b", "active-player.1")
    def begin(self, table: ArkhamTable) -> Outcome:
        table.state.active = self.who
        table.log("arkham-log-turn", who=self.who)
        reach(table, TurnBegins(self.who))
        return None if len(table.state.investigators) > 1 else "menu"

    @rule("framework.2.2.e", "framework.2.2.1.g", "player-windows.b")
    def window(self, table: ArkhamTable) -> Outcome:
        """Only others are asked: what the active investigator can do without an action stands in its menu."""
        if self._is_off(table):
            return "over"
        if len(table.state.investigators) > 1 and anybody_can(table, but=self.who):
            table.do(PlayerWindow(only_others=self.who))
        return None

    @rule("framework.2.2.1.a", "framework.2.2.1.b", "framework.2.2.1.e", "framework.2.2.1.h", "framework.2.2.1.i")
    def menu(self, table: ArkhamTable) -> Outcome:
        """Whoever can do nothing more is not asked."""
        if self._is_off(table):
            return "over"
        options = turn_options(table, self.who)
        if len(options) == 1:
            return "end"
        left = max(0, actions_left(table, self.who))
        return Ask(self.who, options, Prompt("arkham-ask-action", {"who": self.who, "count": left}))

    def act(self, table: ArkhamTable, answer: Option) -> Outcome:
        if answer.act is END_TURN:
            return "end"
        act(table, self.who, answer)
        return "menu" if len(table.state.investigators) == 1 else "window"

    @rule("framework.2.2.2.a")
    def end(self, table: ArkhamTable) -> Outcome:
        return None if reach(table, TurnEnds(self.who)) else self.over(table)

    def over(self, table: ArkhamTable) -> Outcome:
        table.alter(self.who, turn_taken=True)
        table.state.active = NOBODY
        return DONE

    def _is_off(self, table: ArkhamTable) -> bool:
        return bool(table.state.investigators[self.who].gone)
