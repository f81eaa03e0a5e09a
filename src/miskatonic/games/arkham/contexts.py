"""Whom and what the words on a source are about: "you", this card, the enemy and the place of an event."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, CardId, PlaceId, Who
from miskatonic.games.arkham.resolving import Resolving
from miskatonic.games.arkham.sources import card_of, in_hand
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable

__all__ = ["about", "context", "event_context", "is_blank", "you_of"]


def you_of(table: ArkhamTable, source: int) -> Who:
    """Whom a source speaks to, as long as nobody else interacts with it (you-your.1)."""
    found = table.state.play.get(CardId(source))
    if found is None:
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
    enemy, place, count = _subject(event)
    card = card_of(source) if source >= 0 else NO_CARD
    return Resolving(script, you, card, enemy=enemy, place_id=place, amount=count)


def about(at: Resolving, event: Any) -> Resolving:
    """Words about the enemy, the place and the number of an event."""
    enemy, place, count = _subject(event)
    return changed(at, enemy=enemy, place_id=place, amount=count)


def _subject(event: Any) -> tuple[CardId, PlaceId, int]:
    """The enemy, the place and the number of an event, as far as its kind has any.

    That a record lacks a field costs as much to find out as ten that it has, so it is found out once for each kind.
    """
    kind = type(event)
    fields = _FIELDS.get(kind)
    if fields is None:
        fields = _FIELDS[kind] = tuple([hasattr(kind, name) for name in ("enemy", "attacker", "place", "count")])
    has_enemy, has_attacker, has_place, has_count = fields
    enemy = event.enemy if has_enemy else NO_CARD
    if not enemy and has_attacker:
        enemy = event.attacker
    return enemy, event.place if has_place else NOWHERE, event.count if has_count else 0


_FIELDS: dict[type, tuple[bool, ...]] = {}
"""Which of those fields the kinds of event have."""


def is_blank(table: ArkhamTable, source: int) -> bool:
    """Whether a card's text box counts as blank (blank.1)."""
    return "blank" in table.index and source > 0 and not in_hand(source) and table.blank(card_of(source))
