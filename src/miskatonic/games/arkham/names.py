"""Names: how ids in texts and option keys are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.records import PlaceId
from miskatonic.games.arkham.sources import card_of
from miskatonic.kernel.text import Text
from miskatonic.table.spoken import slug

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.kernel.events import Event

__all__ = ["NAMES", "SLUGS", "event_text", "source_name", "token_name"]


def card_name(table: ArkhamTable, card: int | str) -> Text:
    """A card by its number in the box, or by its code."""
    code = card if isinstance(card, str) else table.box.cards[card - 1].code
    return Text(f"arkham-card-{code}")


def place_name(table: ArkhamTable, place: str) -> Text:
    """A location by its title; those that share one are numbered, and tell their subtitle once they are revealed."""
    title, _, number = place.rpartition("-")
    if not number.isdecimal():
        return title_name(table, place)
    code = CORE.derived(_titles)[title]
    found = table.state.places.get(PlaceId(place))
    if found is not None and found.revealed:
        return Text("arkham-place-revealed", {"card": code, "subtitle": table.card(found.card).code})
    return Text("arkham-place-numbered", {"card": code, "number": int(number)})


def title_name(_table: ArkhamTable, title: str) -> Text:
    """A card by the slug of its title."""
    return Text(f"arkham-card-{CORE.derived(_titles)[title]}")


def _titles() -> Mapping[str, str]:
    """Codes by title: all cards of a title share their name."""
    return {card.title: card.code for card in reversed(CORE.cards)}


def deck_name(_table: ArkhamTable, deck: str) -> Text:
    """The encounter deck, or somebody's."""
    return Text("arkham-deck-encounter") if deck == "encounter" else Text("arkham-deck-of", {"who": int(deck)})


def source_name(table: ArkhamTable, source: int) -> Text:
    """What lies behind an ability."""
    if source < 0:
        code = table.state.effects[-source].definition.partition(":")[0]
        return Text(f"arkham-card-{code}")
    return card_name(table, card_of(source))


def event_text(table: ArkhamTable, event: Event) -> Text:
    """An event in a few words, with the token, the card or the investigator that it is about."""
    happening = Text(f"arkham-event-{slug(type(event).__name__)}")
    token: str = getattr(event, "token", "")
    if token:
        return Text("arkham-event-about", {"event": happening, "about": NAMES["token"](table, token)})
    card: int = getattr(event, "enemy", 0) or getattr(event, "card", 0)
    who: int = getattr(event, "who", -1)
    if not card and who < 0:
        return happening
    about = card_name(table, card) if card else NAMES["who"](table, who)
    return Text("arkham-event-about", {"event": happening, "about": about})


def source_slug(table: ArkhamTable, source: int) -> str:
    """What lies behind an ability, in option keys."""
    return table.box.slugs[card_of(source)] if source >= 0 else f"effect-{-source}"


def token_name(token: str) -> Text:
    """What a chaos token is called."""
    return Text("arkham-token-" + token.replace("_", "-").replace("+", "plus-"))


NAMES: Mapping[str, Callable[[Any, Any], Text | str]] = {
    "who": lambda table, who: card_name(table, table.state.investigators[who].card),
    "card": card_name,
    "enemy": card_name,
    "place": place_name,
    "title": title_name,
    "deck": deck_name,
    "subtitle": lambda table, code: Text(f"arkham-subtitle-{code}"),
    "deed": lambda table, deed: Text(f"arkham-deed-{deed}"),
    "slot": lambda table, slot: Text(f"arkham-slot-{slot}"),
    "kind": lambda table, kind: Text(f"arkham-uses-{kind}"),
    "token": lambda table, token: token_name(token),
    "skill": lambda table, skill: Text(f"arkham-skill-{skill}"),
    "trait": lambda table, trait: Text(f"arkham-trait-{trait}"),
    "phase": lambda table, phase: Text(f"arkham-phase-{phase}"),
}

SLUGS: Mapping[str, Callable[[Any, Any], str]] = {
    "card": lambda table, card: table.box.slugs[card],
    "enemy": lambda table, card: table.box.slugs[card],
    "source": source_slug,
}
