"""Names: how ids in texts and option keys are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.sources import card_of
from miskatonic.kernel.text import Text
from miskatonic.table.spoken import slug

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.kernel.events import Event

__all__ = ["NAMES", "SLUGS", "event_text", "source_name"]


def card_name(table: ArkhamTable, card: int | str) -> Text:
    """A card by its number in the box, or by its code."""
    code = card if isinstance(card, str) else table.box.cards[card - 1].code
    return Text(f"arkham-card-{code}")


def place_name(table: ArkhamTable, place: str) -> Text:
    """A location: what is revealed there, or what its unrevealed side says."""
    found = table.state.places.get(place)  # type: ignore[call-overload]  # a text says places as plain strings
    if found is not None and found.revealed:
        return card_name(table, found.card)
    return Text(f"arkham-place-{place}")


def source_name(table: ArkhamTable, source: int) -> Text:
    """What lies behind an ability."""
    if source < 0:
        code = table.state.effects[-source].definition.partition(":")[0]
        return Text(f"arkham-card-{code}")
    return card_name(table, card_of(source))


def event_text(table: ArkhamTable, event: Event) -> Text:
    """An event in a few words, with the card and the investigator that it is about."""
    args: dict[str, Any] = {}
    for field in ("enemy", "card"):
        if getattr(event, field, 0):
            args["card"] = table.card(getattr(event, field)).code
    for field in ("who", "place"):
        value = getattr(event, field, "")
        if value not in ("", -1):
            args[field] = value
    return Text(f"arkham-event-{slug(type(event).__name__)}", args)


NAMES: Mapping[str, Callable[[Any, Any], Text | str]] = {
    "who": lambda table, who: card_name(table, table.state.investigators[who].card),
    "card": card_name,
    "enemy": card_name,
    "place": place_name,
    "token": lambda table, token: Text("arkham-token-" + token.replace("_", "-").replace("+", "plus-")),
    "skill": lambda table, skill: Text(f"arkham-skill-{skill}"),
    "trait": lambda table, trait: Text(f"arkham-trait-{trait}"),
    "phase": lambda table, phase: Text(f"arkham-phase-{phase}"),
}

SLUGS: Mapping[str, Callable[[Any, Any], str]] = {
    "card": lambda table, card: table.box.slugs[card],
    "enemy": lambda table, card: table.box.slugs[card],
}
