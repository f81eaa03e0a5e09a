"""Whether an investigator is ready for the worst that an act can bring: armed, whole, and with nothing upon it."""

from __future__ import annotations

from collections.abc import Iterable

from miskatonic.players.thumb.arkham.seen import CardSeen
from miskatonic.players.thumb.arkham.sight import FAR, Sight

__all__ = ["WEAPONS", "has_weapon", "ready"]

WEAPONS = frozenset({"01006", "01016", "01020", "01029", "01047", "01060", "01074"})
"""Cards that make attacks likelier and harder, by code."""

WHOLE = 5
"""Health, and sanity with that of those who bear horror for it, that last for two attacks of the worst."""

LAST_AGENDA, HURRY = "01107", 5
"""With so little doom to come before the end, there is no more time to get ready."""


def has_weapon(cards: Iterable[CardSeen] | None) -> bool:
    """Whether one of these cards is a weapon to rely on."""
    return any(card.code in WEAPONS for card in cards or ())


def ready(sight: Sight) -> bool:
    """Whether to open the door now rather than a round later."""
    me, table = sight.me, sight.table
    if table.agenda == LAST_AGENDA and (table.threshold or FAR) - table.doom <= HURRY:
        return True
    borne = sum(card.sanity - card.horror for card in me.play if card.sanity)
    return not sight.upon_me and has_weapon(me.play) and me.health >= WHOLE and me.sanity + borne >= WHOLE
