"""The collection: all cards that decks are built from, as a deck builder shows them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import cast

from msgspec import Struct

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.decks.deck import RANDOM_WEAKNESS, allowed, counts, price
from miskatonic.games.arkham.decks.names import subtitled
from miskatonic.games.arkham.decks.starters import ready_made
from miskatonic.games.arkham.declarations import Asset, Definition, Enemy, Investigator, PlayerCard
from miskatonic.games.arkham.printed import SKILLS
from miskatonic.games.arkham.readings import readings
from miskatonic.kernel.text import Text

__all__ = ["CollectionView", "DeckCardView", "DeckInvestigatorView", "FacetView", "ReadyDeckView", "collection"]

CLASSES = ("guardian", "seeker", "rogue", "mystic", "survivor", "neutral", "weakness")
SORTS = ("asset", "event", "skill", "treachery", "enemy")
SLOTS = ("hand", "ally", "accessory", "body", "arcane")


class DeckCardView(Struct, frozen=True):
    """A card that can lie in a deck, with what one looks for and what it says."""

    code: str
    name: Text
    subtitle: Text | None
    card_class: str
    sort: str
    level: int | None
    slots: tuple[str, ...]
    traits: tuple[str, ...]
    cost: int | None
    icons: dict[str, int]
    health: int | None
    sanity: int | None
    weakness: str
    only: str
    """The investigator whose deck it belongs to."""
    copies: int
    """How many of its title a deck may hold."""
    counts: bool
    """Whether it counts toward the size of a deck."""
    experience: int
    """What it costs to buy."""
    text: tuple[Text, ...]
    facts: Text
    """What is printed on it besides, in one line."""


class DeckInvestigatorView(Struct, frozen=True):
    """An investigator, and what its deck is built from."""

    id: str
    code: str
    name: Text
    subtitle: Text
    card_class: str
    skills: tuple[tuple[str, Text, int], ...]
    """Each with its name and its value."""
    health: int
    sanity: int
    size: int
    weaknesses: int
    """How many random basic weaknesses come into the deck."""
    required: dict[str, int]
    """The cards that must be there, with their numbers: a deck begins with them."""
    open: tuple[str, ...]
    """The codes of all cards that may be in it."""
    text: tuple[Text, ...]
    elder_sign: Text | None


class FacetView(Struct, frozen=True):
    """A field of cards by which one can choose among them: what it is called, and its values in their order."""

    field: str
    label: Text
    values: tuple[tuple[str, Text | str], ...]


class ReadyDeckView(Struct, frozen=True):
    """A ready-made deck."""

    id: str
    investigator: str
    label: Text
    cards: dict[str, int]


class CollectionView(Struct, frozen=True):
    """All that a deck builder shows."""

    investigators: tuple[DeckInvestigatorView, ...]
    cards: tuple[DeckCardView, ...]
    facets: tuple[FacetView, ...]
    ready: tuple[ReadyDeckView, ...]
    random: tuple[str, Text]
    """What stands in a list for a random basic weakness: its code and its name."""


def collection() -> CollectionView:
    """The cards of all classes, by code."""
    return CORE.derived(_collection)


def _collection() -> CollectionView:
    said = dict(readings())
    cards = sorted(CORE.player_cards(), key=lambda card: card.code)
    return CollectionView(
        investigators=tuple([_investigator(card, said) for card in CORE.investigators.values()]),
        cards=tuple([_card(card, said) for card in cards]),
        facets=tuple(_facets(cards)),
        ready=tuple(
            [
                ReadyDeckView(name, deck.investigator, _ready_label(name, deck.investigator), deck.cards)
                for name, deck in ready_made().items()
            ]
        ),
        random=(RANDOM_WEAKNESS, _name(RANDOM_WEAKNESS)),
    )


def _ready_label(name: str, investigator: str) -> Text:
    return Text("arkham-deck-ready-one" if name == investigator else "arkham-deck-ready-two")


def _name(code: str) -> Text:
    return Text(f"arkham-card-{code}")


def _lines(card: Definition, said: dict[str, Text]) -> tuple[Text, ...]:
    """What a card says, part by part."""
    lines = []
    for number in count():
        line = said.get(f"arkham-text-{card.code}-{number}")
        if line is None:
            break
        lines.append(line)
    return tuple(lines)


def _subtitle(card: Definition) -> Text | None:
    return Text(f"arkham-subtitle-{card.code}") if subtitled(card.code) else None


def _card(card: PlayerCard, said: dict[str, Text]) -> DeckCardView:
    asset = card if isinstance(card, Asset) else None
    health = card.health.number if isinstance(card, Enemy) else asset.health if asset else None
    return DeckCardView(
        code=card.code,
        name=_name(card.code),
        subtitle=_subtitle(card),
        card_class="weakness" if card.weakness else card.card_class,
        sort=card.sort,
        level=card.level,
        slots=asset.slots if asset else (),
        traits=card.traits,
        cost=card.cost,
        icons=cast("dict[str, int]", card.icons),
        health=health,
        sanity=asset.sanity if asset else None,
        weakness=card.weakness,
        only=card.only,
        copies=1 if card.exceptional else card.copies,
        counts=counts(card),
        experience=price(card),
        text=_lines(card, said),
        facts=said[f"arkham-facts-{card.code}"],
    )


def _investigator(card: Investigator, said: dict[str, Text]) -> DeckInvestigatorView:
    return DeckInvestigatorView(
        id=card.slug,
        code=card.code,
        name=_name(card.code),
        subtitle=Text(f"arkham-subtitle-{card.code}"),
        card_class=card.card_class,
        skills=tuple([(skill, Text(f"arkham-skill-{skill}"), getattr(card, skill)) for skill in SKILLS]),
        health=card.health,
        sanity=card.sanity,
        size=card.deck_size,
        weaknesses=card.basic_weaknesses,
        required=dict.fromkeys(card.required, 1),
        open=tuple([each.code for each in CORE.player_cards() if _open(card, each)]),
        text=_lines(card, said),
        elder_sign=said.get(f"arkham-text-{card.code}-elder-sign"),
    )


def _open(investigator: Investigator, card: PlayerCard) -> bool:
    if card.only:
        return card.only == investigator.slug
    return bool(card.weakness) or bool(card.encounter) or allowed(investigator, card)


def _facets(cards: list[PlayerCard]) -> Iterator[FacetView]:
    """Classes, sorts, levels, slots and traits, as far as there are cards with them."""
    levels = sorted({card.level for card in cards if card.level is not None})
    traits = sorted({trait for card in cards for trait in card.traits})
    yield _facet("card_class", [(each, Text(f"arkham-class-{each}")) for each in CLASSES])
    yield _facet("sort", [(each, Text(f"arkham-sort-{each}")) for each in SORTS])
    yield _facet("level", [(str(level), str(level)) for level in levels])
    yield _facet("slots", [(each, Text(f"arkham-slot-{each}")) for each in SLOTS])
    yield _facet("traits", [(each, Text(f"arkham-trait-{each}")) for each in traits])


def _facet(field: str, values: list[tuple[str, Text]] | list[tuple[str, str]]) -> FacetView:
    return FacetView(field, Text(f"arkham-facet-{field.replace('_', '-')}"), tuple(values))
