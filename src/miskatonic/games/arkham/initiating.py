"""Initiating: an ability is declared, checked, paid for, and carried out (initiation)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.games.arkham.actions.spending import spend_actions
from miskatonic.games.arkham.attacks import Attacks, attackers
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.words.base import Cost, Words

__all__ = ["Initiate", "can_initiate", "would_change"]


@rule("initiation.check-restrictions.b", "triggered-abilities.4", "costs.9", "forced-abilities.2")
def would_change(table: ArkhamTable, words: Words, at: Resolving) -> bool:
    """Whether carrying words out would change the game."""
    for word in words:  # noqa: SIM110  `any` of a generator takes half as long again
        if word.can(table, at):
            return True
    return False


@rule("initiation.determine-cost.a", "triggered-abilities.2", "triggered-abilities.5")
def can_initiate(table: ArkhamTable, at: Resolving, cost: tuple[Cost, ...] = ()) -> bool:
    """Whether all costs of the words at an address can be paid, and they would change the game."""
    for each in cost:
        if not each.can(table, at):
            return False
    return would_change(table, table.box.scripts[at.script], at)


class Initiate(Frame, frozen=True):
    """An ability: its costs are paid at once, attacks of opportunity follow, then its words (initiation.1-4).

    `kind` names the action that is spent for it; "" if it costs none.
    """

    at: Resolving
    kind: str = ""
    actions: int = 0
    provokes: bool = False

    steps: ClassVar[tuple[str, ...]] = ("pay", "provoke", "carry_out")

    @rule("initiation.1.a", "initiation.2.a", "costs.4", "activate-action.3", "action.2")
    def pay(self, table: ArkhamTable) -> Outcome:
        """Whoever initiates it counts towards its limit, whatever becomes of it (limits-and-maximums.9)."""
        at = self.at
        if self.kind:
            spend_actions(table, at.you, self.kind, self.actions, at.source)
        for cost in table.box.costs(at.script):
            cost.pay(table, at)
        return self.provoke(table) if table.quiet else None

    @rule("initiation.2.c", "attack-of-opportunity.4")
    def provoke(self, table: ArkhamTable) -> Outcome:
        if self.provokes and attackers(table, self.at.you):
            table.do(Attacks(self.at.you, "opportunity"))
            return "carry_out"
        return self.carry_out(table)

    @rule("initiation.4.a", "initiation.4.c")
    def carry_out(self, table: ArkhamTable) -> Outcome:
        """It goes on even if its card has left play, but not for somebody who is out of the game."""
        if not table.investigator(self.at.you).gone:
            table.do(self.at.whole(table))
        return DONE
