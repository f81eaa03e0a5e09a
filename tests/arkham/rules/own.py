"""Cards of a test's own, for situations that no printed card makes. They cost nothing unless a test says otherwise."""

from __future__ import annotations

from typing import Any

import msgspec

from miskatonic.games.arkham.cards.library import CORE
from miskatonic.games.arkham.declarations import Asset, Count, Definition, Enemy, Event, SkillCard, Treachery
from miskatonic.games.arkham.words.base import Ability, Word

__all__ = ["asset", "enemy", "event", "reprint", "skill_card", "treachery"]


def asset(slug: str, *abilities: Ability, **fields: Any) -> Asset:
    """An asset for a deck."""
    return Asset(code=slug, slug=slug, abilities=abilities, **{"cost": 0, **fields})


def event(slug: str, *words: Word, **fields: Any) -> Event:
    """An event for a deck."""
    return Event(code=slug, slug=slug, words=words, **{"cost": 0, **fields})


def skill_card(slug: str, **fields: Any) -> SkillCard:
    """A skill for a deck."""
    return SkillCard(code=slug, slug=slug, **fields)


def treachery(slug: str, *abilities: Ability, **fields: Any) -> Treachery:
    """A treachery of an encounter set that every scene in the house has in its box."""
    return Treachery(code=slug, slug=slug, abilities=abilities, **{"encounter": "ghouls", **fields})


def enemy(slug: str, *abilities: Ability, **fields: Any) -> Enemy:
    """An enemy of such a set: fight 3, health 3, evade 3, damage 1."""
    usual = {"fight": 3, "health": Count(3), "evade": 3, "damage": 1, "encounter": "ghouls"}
    return Enemy(code=slug, slug=slug, abilities=abilities, **{**usual, **fields})


def reprint(slug: str, **changes: Any) -> Definition:
    """A printed card with something else on it."""
    return msgspec.structs.replace(CORE.by_slug[slug], **changes)
