"""Every number, trait, icon, slot and quantity on the cards, compared with public data where it is at hand.

The data is looked for in the folder that MISKATONIC_FACTS names, or in `facts` among the project's files: `core.json`
and `core_encounter.json` in the shape of ArkhamDB's card lists.
"""

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import astuple

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import (
    Access,
    Act,
    Agenda,
    Asset,
    Count,
    Definition,
    Enemy,
    Investigator,
    Location,
    PlayerCard,
    Treachery,
)

FOLDER = Path(os.environ.get("MISKATONIC_FACTS") or Path(__file__).parents[3] / "facts")
FILES = [FOLDER / "core.json", FOLDER / "core_encounter.json"]
PLACEHOLDER = "01000"
"""The card that stands for a random basic weakness in deck lists; nobody plays with it."""

pytestmark = pytest.mark.skipif(
    not all(file.exists() for file in FILES), reason="no public card data: MISKATONIC_FACTS names its folder"
)

SETS = {
    "torch": "the-gathering",
    "arkham": "the-midnight-masks",
    "tentacles": "the-devourer-below",
    "cultists": "cult-of-umordhoth",
    "pentagram": "dark-cult",
    "agents_of_yog": "agents-of-yog-sothoth",
    "agents_of_shub": "agents-of-shub-niggurath",
}
WEAKNESSES = {None: "", "basicweakness": "basic", "weakness": "signature"}
SKILLS = ("willpower", "intellect", "combat", "agility")


def facts() -> dict[str, dict[str, Any]]:
    found = {}
    for file in FILES:
        if file.exists():
            found.update({fact["code"]: fact for fact in json.loads(file.read_text(encoding="utf-8"))})
    found.pop(PLACEHOLDER, None)
    return found


FACTS = facts()


def slugs(traits: str) -> tuple[str, ...]:
    """Traits as public data writes them, with a full stop after each."""
    return tuple(trait.lower().replace(" ", "-") for trait in traits.rstrip(".").split(". ") if trait)


def printed(card: Definition) -> Iterator[tuple[str, object]]:
    """What we say of a card, under the names that public data has for it."""
    yield "type_code", card.sort
    yield "quantity", card.quantity
    yield "traits", card.traits
    yield "is_unique", card.unique
    yield "encounter_code", card.encounter
    yield "victory", card.victory
    if isinstance(card, PlayerCard):
        yield "faction_code", card.card_class
        yield "cost", card.cost
        yield "xp", card.level
        yield "weakness", card.weakness
        yield "only", card.only
        for icon in (*SKILLS, "wild"):
            yield f"skill_{icon}", next((count for each, count in card.icons.items() if each == icon), None)
        yield "fast", card.fast
        yield "max_committed", card.max_committed
        if not card.encounter and card.weakness != "basic":
            yield "deck_limit", card.copies
    if isinstance(card, Asset):
        yield "slots", card.slots
        yield "health", card.health
        yield "sanity", card.sanity
        yield "uses", astuple(card.uses) if card.uses else None
    yield from printed_on_investigator(card)
    yield from printed_on_encounter_card(card)


def printed_on_investigator(card: Definition) -> Iterator[tuple[str, object]]:
    if isinstance(card, Investigator):
        yield "faction_code", card.card_class
        for skill in SKILLS:
            yield f"skill_{skill}", getattr(card, skill)
        yield "health", card.health
        yield "sanity", card.sanity
        yield "access", card.access
        yield "required", card.required
        yield "deck_size", card.deck_size


def printed_on_encounter_card(card: Definition) -> Iterator[tuple[str, object]]:
    if isinstance(card, Enemy):
        yield "enemy_fight", card.fight
        yield "enemy_evade", card.evade
        yield "enemy_damage", card.damage
        yield "enemy_horror", card.horror
        yield "enemy_health", card.health
        yield "keywords", card.keywords
        yield "has_prey", card.prey is not None
        yield "has_spawn", card.spawn is not None
    if isinstance(card, Enemy | Treachery):
        yield "peril", card.peril
        yield "surge", card.surge
    if isinstance(card, Location):
        yield "shroud", card.shroud
        yield "location_clues", card.clues
    if isinstance(card, Act | Agenda):
        yield "stage", card.stage
    if isinstance(card, Act):
        yield "act_clues", card.clues
    if isinstance(card, Agenda):
        yield "doom", card.doom


def public(fact: dict[str, Any], name: str) -> object:
    """The same from public data."""
    return READ[name](fact) if name in READ else fact.get(name)


def found(fact: dict[str, Any], pattern: str) -> re.Match[str] | None:
    return re.search(pattern, fact.get("text", ""))


def encounter_set(fact: dict[str, Any]) -> str:
    code: str = fact.get("encounter_code", "")
    return SETS.get(code, code.replace("_", "-"))


def owner(fact: dict[str, Any]) -> str:
    restricted = fact.get("restrictions", "").removeprefix("investigator:")
    return CORE.by_code[restricted].slug if restricted else ""


def slots(fact: dict[str, Any]) -> tuple[str, ...]:
    slot, _, times = fact.get("slot", "").lower().partition(" x")
    return (slot,) * int(times or 1) if slot else ()


def uses(fact: dict[str, Any]) -> tuple[int, str, bool] | None:
    match = found(fact, r"Uses \((\d) (\w+)\)\.( If .* has no)?")
    return (int(match[1]), match[2], bool(match[3])) if match else None


def access(fact: dict[str, Any]) -> tuple[Access, ...]:
    options = fact["deck_options"]
    return tuple(Access(tuple(one["faction"]), one["level"]["min"], one["level"]["max"]) for one in options)


def keywords(fact: dict[str, Any]) -> tuple[str, ...]:
    names = ("Aloof", "Hunter", "Massive", "Retaliate")
    return tuple(name.lower() for name in names if found(fact, rf"(^|\n|\. ){name}\."))


READ: dict[str, Callable[[dict[str, Any]], object]] = {
    "traits": lambda fact: slugs(fact.get("traits", "")),
    "is_unique": lambda fact: fact.get("is_unique", False),
    "encounter_code": encounter_set,
    "victory": lambda fact: fact.get("victory", 0),
    "enemy_damage": lambda fact: fact.get("enemy_damage", 0),
    "enemy_horror": lambda fact: fact.get("enemy_horror", 0),
    "enemy_health": lambda fact: Count(fact["health"], fact.get("health_per_investigator", False)),
    "faction_code": lambda fact: fact["faction_code"].replace("mythos", "neutral"),
    "weakness": lambda fact: WEAKNESSES[fact.get("subtype_code")],
    "only": owner,
    "fast": lambda fact: bool(found(fact, r"(^|\n)Fast\.")),
    "peril": lambda fact: bool(found(fact, r"(^|\n)Peril\.")),
    "surge": lambda fact: bool(found(fact, r"(^|\n)Surge\.")),
    "max_committed": lambda fact: 1 if found(fact, "Max 1 committed") else 0,
    "slots": slots,
    "uses": uses,
    "access": access,
    "required": lambda fact: tuple(re.findall(r"card:(\d+)", fact["deck_requirements"])),
    "deck_size": lambda fact: int(fact["deck_requirements"].split(",")[0].removeprefix("size:")),
    "keywords": keywords,
    "has_prey": lambda fact: "<b>Prey</b>" in fact.get("text", ""),
    "has_spawn": lambda fact: "<b>Spawn</b>" in fact.get("text", ""),
    "location_clues": lambda fact: Count(fact["clues"], each=fact["clues"] > 0),
    "act_clues": lambda fact: Count(fact["clues"], each=True) if fact["clues"] else None,
}


REVERSES = {"01145b"}
"""Reverses that are cards of their own to us, and none in public data."""

PRINTED = [card for card in CORE.cards if card.code not in REVERSES]


def test_every_card_of_the_core_set_is_there_and_no_other() -> None:
    assert {card.code for card in PRINTED} == set(FACTS)


@pytest.mark.parametrize("card", PRINTED, ids=lambda card: card.slug)
def test_what_is_printed_on_a_card_is_what_public_data_says(card: Definition) -> None:
    fact = FACTS[card.code]

    ours = dict(printed(card))

    assert ours == {name: public(fact, name) for name in ours}
