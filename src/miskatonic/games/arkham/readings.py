"""Readings: what every card says and what is printed on it, by the ids under which a screen asks for them.

`arkham-text-01021` is the text of the card with this code, `arkham-facts-01021` its sort, class, numbers and traits.
`arkham-text-01021-0` and on are its parts, keywords first; `-elder-sign` and `-reverse` are what stands elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterator

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Asset,
    Definition,
    Enemy,
    Event,
    Investigator,
    Location,
    PlayerCard,
    Prey,
    ScenarioCard,
    Spawn,
)
from miskatonic.games.arkham.words.base import Said
from miskatonic.kernel.text import Text, Value, listed

__all__ = ["readings"]

_ICONS = {"willpower": "W", "intellect": "I", "combat": "C", "agility": "A", "wild": "?"}


def readings() -> Iterator[tuple[str, Text]]:
    """Each under its id; a card without words has facts alone."""
    for card in CORE.cards:
        texts = [*_texts(card)]
        if texts:
            said = texts[0]
            for text in texts[1:]:
                said = Text("arkham-facts-then", {"head": said, "item": text})
            yield f"arkham-text-{card.code}", said
        for number, text in enumerate((*_keywords(card), *_text_box(card))):
            yield f"arkham-text-{card.code}-{number}", text
        if isinstance(card, Investigator) and card.elder_sign:
            yield f"arkham-text-{card.code}-elder-sign", Said.read_out(card.elder_sign)
        if isinstance(card, Act | Agenda) and card.reverse:
            yield f"arkham-text-{card.code}-reverse", Said.read_out(card.reverse)
        yield f"arkham-facts-{card.code}", Text("arkham-facts", {"facts": listed([*_facts(card)])})


def _texts(card: Definition) -> Iterator[Text]:
    """Keywords and the text box, then the words that stand outside of it."""
    yield from _keywords(card)
    yield from _text_box(card)
    if isinstance(card, Investigator) and card.elder_sign:
        yield Text("arkham-facts-elder-sign", {"words": Said.read_out(card.elder_sign)})
    if isinstance(card, Act | Agenda) and card.reverse:
        yield Text("arkham-facts-reverse", {"words": Said.read_out(card.reverse)})
    if isinstance(card, ScenarioCard):
        for side, symbols in (("easy", card.easy), ("hard", card.hard)):
            for symbol, words in symbols.items():
                if words:
                    yield Text(f"arkham-facts-{side}", {"token": symbol, "words": Said.read_out(words)})


def _text_box(card: Definition) -> Iterator[Text]:
    """Abilities in printed order, and what an event does."""
    for ability in card.abilities:
        yield ability.text()
    if isinstance(card, PlayerCard):
        yield from (ability.text() for ability in card.committed)
    if isinstance(card, Event) and card.words:
        yield Said.read_out(card.words)
    if isinstance(card, Location) and card.unrevealed is not None:
        yield from (ability.text() for ability in card.unrevealed.abilities)


def _keywords(card: Definition) -> Iterator[Text]:
    """Spawn and prey instructions, keywords, victory points: facts that need no words of their own."""
    if isinstance(card, Enemy):
        if card.spawn is not None:
            yield _spawn(card.spawn)
        if card.prey is not None:
            yield _prey(card.prey)
        for keyword in card.keywords:
            yield Text(f"arkham-keyword-{keyword}")
    for flag in ("peril", "surge", "fast", "permanent", "exceptional"):
        if getattr(card, flag, False):
            yield Text(f"arkham-keyword-{flag}")
    if card.victory:
        yield Text("arkham-keyword-victory", {"points": card.victory})


def _spawn(spawn: Spawn) -> Text:
    if spawn.at:
        return Text("arkham-spawn-place", {"title": spawn.at})
    return Text("arkham-spawn-empty" if spawn.empty else "arkham-spawn-prey")


def _prey(prey: Prey) -> Text:
    if prey.by == "bearer":
        return Text("arkham-prey-bearer")
    counted = ("health", "sanity", "clues", "cards")
    of = Text(f"arkham-prey-of-{prey.of}" if prey.of in counted else f"arkham-skill-{prey.of}")
    return Text(f"arkham-prey-{prey.by}", {"of": of})


def _facts(card: Definition) -> Iterator[Value]:
    yield Text(f"arkham-sort-{card.sort}")
    if isinstance(card, PlayerCard) and not card.encounter and not card.weakness:
        yield Text(f"arkham-class-{card.card_class}")
    if isinstance(card, PlayerCard) and card.icons:
        icons = "".join(sign * card.icons.get(icon, 0) for icon, sign in _ICONS.items())  # type: ignore[call-overload]
        yield Text("arkham-facts-icons", {"icons": icons})
    if isinstance(card, Asset):
        yield from (Text(f"arkham-slot-{slot}") for slot in card.slots)
        if card.health is not None:
            yield Text("arkham-facts-health", {"count": card.health})
        if card.sanity is not None:
            yield Text("arkham-facts-sanity", {"count": card.sanity})
    if isinstance(card, Enemy):
        yield Text("arkham-facts-attack", {"damage": card.damage, "horror": card.horror})
    yield from (Text(f"arkham-trait-{trait}") for trait in card.traits)
