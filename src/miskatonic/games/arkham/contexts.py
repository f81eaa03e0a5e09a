"""Whom and what the words on a source are about: "you", this card, the enemy and the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, CardId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.sources import card_of, in_hand
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["about", "context", "event_context", "is_blank", "you_of"]


def you_of(table: ArkhamTable, source: int) -> Who:
    """Whom a source speaks to, as long as nobody else interacts with it (you-your.1)."""
    if source < 0:
        return table.state.effects[-source].seat
    card = card_of(source)
    if in_hand(source):
        return table.owner(card)
    found = table.state.play.get(card)
    if found is None:
        return table.box.investigators.get(card, NOBODY)
    return found.controller if found.controller != NOBODY else found.threat


def context(table: ArkhamTable, source: int, script: str = "") -> Resolving:
    """What the words on a source are about while nothing happens."""
    if source < 0:
        effect = table.state.effects[-source]
        enemy = CardId(effect.targets[0]) if effect.targets else NO_CARD
        return Resolving(script or effect.definition, effect.seat, enemy=enemy, amount=effect.amount)
    return Resolving(script, you_of(table, source), card_of(source))


def event_context(table: ArkhamTable, source: int, event: Any, script: str = "") -> Resolving:
    """What they are about when something happens: with a source that nobody has, to whoever it happens to."""
    you = you_of(table, source)
    if you == NOBODY:
        who = getattr(event, "who", NOBODY)
        you = who if who != NOBODY else table.state.lead
    return about(Resolving(script, you, card_of(source) if source >= 0 else NO_CARD), event)


def about(at: Resolving, event: Any) -> Resolving:
    """Words about the enemy, the place and the number of an event."""
    return changed(
        at,
        enemy=getattr(event, "enemy", NO_CARD) or getattr(event, "attacker", NO_CARD),
        place_id=getattr(event, "place", NOWHERE),
        amount=getattr(event, "count", 0),
    )


def is_blank(table: ArkhamTable, source: int) -> bool:
    """Whether a card's text box counts as blank (blank.1)."""
    return "blank" in table.index and source > 0 and not in_hand(source) and table.blank(card_of(source))
