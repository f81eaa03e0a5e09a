"""The act deck: how far the investigators have come (act-deck-and-agenda-deck.1)."""

from __future__ import annotations

from typing import ClassVar, cast

from miskatonic.games.arkham.clues import SpendCluesTogether, can_spend
from miskatonic.games.arkham.declarations import Act as ActCard
from miskatonic.games.arkham.records import ArkhamTable
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Act, Frame, Outcome, rule

__all__ = ["ADVANCE", "AdvanceAct", "SpendToAdvance", "can_advance", "clues_needed"]

ADVANCE = Act("advance", message="arkham-act-advance", rules=("act-deck-and-agenda-deck.4",))


def clues_needed(table: ArkhamTable) -> int | None:
    """The clues that the current act asks for; None, where an objective is all it asks for."""
    if not table.act:
        return None
    card = cast("ActCard", table.card(table.act))
    return None if card.clues is None else card.clues.at(table.began)


@rule("act-deck-and-agenda-deck.2", "act-deck-and-agenda-deck.6", "clues.4")
def can_advance(table: ArkhamTable) -> bool:
    """Whether the group may spend clues to advance the act now, in a player window of somebody's turn."""
    costs = table.box.act_clues
    if not costs:
        return False
    needed = costs.get(table.act)
    if needed is None or sum([each.clues for each in table.state.investigators]) < needed:
        return False
    return can_spend(table, needed, table.players)


class SpendToAdvance(Frame, frozen=True):
    """The investigators spend the clues, and the act advances."""

    steps: ClassVar[tuple[str, ...]] = ("spend", "advance")

    @rule("act-deck-and-agenda-deck.2", "act-deck-and-agenda-deck.5")
    def spend(self, table: ArkhamTable) -> Outcome:
        table.do(SpendCluesTogether(clues_needed(table) or 0, table.players))
        return None

    def advance(self, table: ArkhamTable) -> Outcome:
        table.do(AdvanceAct())
        return None


class AdvanceAct(Event, frozen=True):
    """The act advances: what lies on it goes, the reverse is carried out, the next one comes."""

    stage: int = -1
    """The place of the act that advances."""

    steps: ClassVar[tuple[str, ...]] = ("would", "when", "settle", "resolve", "come_next", "after")

    @rule("act-deck-and-agenda-deck.11", "act-deck-and-agenda-deck.12", "act-deck-and-agenda-deck.13")
    def resolve(self, table: ArkhamTable) -> Outcome:
        state = table.state
        state.act_clues = 0
        act = cast("ActCard", table.card(table.act))
        table.log("arkham-log-act-advances", card=act.code)
        table.turn_over(table.act)
        if act.reverse:
            table.do(Resolving(f"{act.code}:reverse", state.lead, table.act).whole(table))
        return self.keep(stage=state.act)

    @rule("act-deck-and-agenda-deck.15", "act-deck-and-agenda-deck.16")
    def come_next(self, table: ArkhamTable) -> Outcome:
        """The next act in order, unless the reverse has named another."""
        state = table.state
        if state.act == self.stage:
            state.act += 1
            if table.act:
                table.enters(table.act)
        return None
