"""Immunity: cards that the effects of others can neither affect nor choose (immune)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from miskatonic.games.arkham.declarations import Definition
    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["affected", "effect_of", "immune", "immune_to"]


def effect_of(table: ArkhamTable, at: Resolving) -> Definition | None:
    """The card whose effect words are: the one that has the ability, printed or gained (effects.1).

    A lasting effect is known by the words that began it. What no card says is an effect of the framework (effects.2).
    """
    if at.source:
        return table.card(at.source)
    copies = table.box.copies.get(at.script.partition(":")[0])
    return table.card(copies[0]) if copies else None


def immune(table: ArkhamTable, card: CardId, at: Resolving) -> bool:
    """Whether a card is immune to words: to itself alone, not to what lies on it or comes from it (immune.1-2).

    Costs and conditions never ask, since they are no effects (effects.3, immune.5).
    """
    if "immune" not in table.index:
        return False
    source = effect_of(table, at)
    return source is not None and immune_to(table, card, source)


def immune_to(table: ArkhamTable, card: CardId, source: Definition) -> bool:
    """Whether a card is immune to what another does."""
    return any(word.covers(source) for word in table.standing("immune", card))


def affected(table: ArkhamTable, at: Resolving, cards: Iterable[CardId]) -> list[CardId]:
    """Those of some cards that words can affect: all but the immune ones."""
    return [card for card in cards if not immune(table, card, at)]
