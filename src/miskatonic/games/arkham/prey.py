"""Prey: whom an enemy pursues where it has a choice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from miskatonic.games.arkham.declarations import Prey
from miskatonic.games.arkham.enemies import enemy_card
from miskatonic.games.arkham.records import ArkhamTable, CardId, Who

__all__ = ["bearer_only", "prey_among", "prey_of", "pursued"]


def prey_of(table: ArkhamTable, enemy: CardId) -> Prey | None:
    """Its prey instruction, unless its text is blank."""
    return None if table.blank(enemy) else enemy_card(table, enemy).prey


def bearer_only(table: ArkhamTable, enemy: CardId) -> Who | None:
    """The one investigator that it pursues as if no others were in play (prey.4), if it says so."""
    prey = prey_of(table, enemy)
    return table.box.owner(enemy) if prey is not None and prey.only and prey.by == "bearer" else None


def pursued(table: ArkhamTable, enemy: CardId) -> tuple[Who, ...]:
    """The investigators that it may pursue at all."""
    bearer = bearer_only(table, enemy)
    return table.players if bearer is None else tuple(who for who in table.players if who == bearer)


def prey_among(table: ArkhamTable, enemy: CardId, candidates: Sequence[Who]) -> tuple[Who, ...]:
    """Who of these meets its prey instruction best (prey.2-3); on a tie several, among whom the lead decides."""
    prey = prey_of(table, enemy)
    if prey is None or len(candidates) < 2:
        return tuple(candidates)
    if prey.by == "bearer":
        owner = table.box.owner(enemy)
        return (owner,) if owner in candidates else tuple(candidates)
    measure = MEASURES.get(prey.of)
    values = {who: measure(table, who) if measure else table.skill(who, prey.of) for who in candidates}
    best = max(values.values()) if prey.by == "most" else min(values.values())
    return tuple(who for who, value in values.items() if value == best)


MEASURES: dict[str, Callable[[ArkhamTable, Who], int]] = {
    "health": lambda table, who: table.remaining_health(who),
    "sanity": lambda table, who: table.remaining_sanity(who),
    "clues": lambda table, who: table.investigator(who).clues,
    "cards": lambda table, who: len(table.investigator(who).hand),
}
"""What prey instructions count besides skills."""
