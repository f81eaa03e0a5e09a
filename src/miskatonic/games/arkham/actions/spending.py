"""Spending actions: how many are left, and what one costs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.records import NO_CARD
from miskatonic.kernel.frames import rule

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable, CardId, Who

__all__ = ["ACTIONS", "action_cost", "actions_left", "can_act", "lose_actions", "spend_actions"]

ACTIONS = 3


@rule("action.1", "action.3", "framework.2.2.1.a")
def actions_left(table: ArkhamTable, who: Who) -> int:
    """Three, with what changes that, less those taken or lost."""
    actions = table.value("actions", who, ACTIONS) if "actions" in table.index else ACTIONS
    return actions - table.state.investigators[who].spent


def action_cost(table: ArkhamTable, who: Who, kind: str, actions: int = 1) -> int:
    """What an action of a kind costs; something may make the first of its kind in a round dearer."""
    if "dearer-action" not in table.index:
        return actions
    more: int = sum(word.more for word in table.standing("dearer-action", who) if word.now(table, who, kind))
    return actions + more


def can_act(table: ArkhamTable, who: Who, kind: str, actions: int = 1, card: CardId = NO_CARD) -> bool:
    """Whether enough actions are left, those that only certain cards may use included."""
    left = actions_left(table, who) + _reserved(table, who, card)
    return left >= action_cost(table, who, kind, actions)


def spend_actions(table: ArkhamTable, who: Who, kind: str, actions: int = 1, card: CardId = NO_CARD) -> None:
    """Take so many actions; those that only certain cards may use go first."""
    investigator = table.state.investigators[who]
    if not card and "dearer-action" not in table.index:
        table.alter(who, spent=investigator.spent + actions)
        return
    cost = action_cost(table, who, kind, actions)
    reserved = min(_reserved(table, who, card), cost)
    if reserved:
        key = f"turn|reserved@{who}"
        table.state.uses[key] = table.state.uses.get(key, 0) + reserved
    for word in table.standing("dearer-action", who):
        word.count(table, who, kind)
    table.alter(who, spent=investigator.spent + cost - reserved)


def lose_actions(table: ArkhamTable, who: Who, count: int) -> None:
    """So many fewer actions in this round (action.3)."""
    table.alter(who, spent=table.investigator(who).spent + count)


def _reserved(table: ArkhamTable, who: Who, card: CardId) -> int:
    """Actions left that only cards such as this one may use."""
    if not card:
        return 0
    reserved = table.standing("reserved-action", who)
    if not reserved:
        return 0
    count: int = sum(word.count for word in reserved if table.has_trait(card, word.trait))
    used: int = table.state.uses.get(f"turn|reserved@{who}", 0)
    return max(0, count - used)
