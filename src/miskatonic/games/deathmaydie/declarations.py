"""Declarations: what an episode, an Elder One, an investigator, a card is made of. They never change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from miskatonic.games.deathmaydie.maps import Map
from miskatonic.games.deathmaydie.words.base import Condition, Standing, Words
from miskatonic.games.deathmaydie.words.figures import Summon
from miskatonic.games.deathmaydie.words.moments import On

__all__ = [
    "Abilities",
    "DiscoveryCard",
    "ElderOne",
    "EnemyKind",
    "Episode",
    "EpisodeAction",
    "Half",
    "Insanity",
    "InvestigatorBoard",
    "Level",
    "MythosCard",
    "Pile",
    "Skill",
    "Stage",
    "TokenLaid",
]

Abilities = tuple[Standing | On, ...]


class Level(Struct, frozen=True):
    """One level of a skill: it takes the place of the one before, or adds to it (skills.4)."""

    abilities: Abilities
    adds: bool = False


class Skill(Struct, frozen=True):
    """A skill with its four levels."""

    id: str
    levels: tuple[Level, ...]

    def at(self, level: int) -> Abilities:
        """All that holds at a level: a level beyond the last is the last."""
        reached = self.levels[:level]
        first = max((place for place, each in enumerate(reached) if not each.adds), default=0)
        return tuple(ability for each in reached[first:] for ability in each.abilities)


class InvestigatorBoard(Struct, frozen=True):
    """An investigator: the signature skill and the two common ones (skills.1)."""

    id: str
    signature: str
    common: tuple[str, str]

    @property
    def skills(self) -> tuple[str, str, str]:
        return (self.signature, *self.common)


class Insanity(Struct, frozen=True):
    """An Insanity card: what its owner suffers at each threshold (activate-insanity.2)."""

    id: str
    words: Words


class EnemyKind(Struct, frozen=True):
    """A reference card with its figures (enemy-cards.1, enemy-figures.2)."""

    id: str
    health: int
    standard: int
    bonus: int
    figures: int
    abilities: Abilities
    cultist: bool = False


class MythosCard(Struct, frozen=True):
    """A Mythos card from top to bottom: summoning symbol, special effects, enemies to summon (mythos-card-steps.1)."""

    id: str
    symbol: bool = True
    effects: Words = ()
    summons: tuple[Summon, ...] = ()


class Half(Struct, frozen=True):
    """One half of a Discovery card: an Item, a Companion or a Condition."""

    id: str
    kind: Literal["item", "companion", "condition"]
    abilities: Abilities = ()
    health: int = 0
    lends: str = ""
    """The skill of which a Companion gives a level."""


class DiscoveryCard(Struct, frozen=True):
    """A Discovery card: what its middle says, and the halves that can be claimed."""

    id: str
    words: Words
    left: Half | None = None
    right: Half | None = None


class Stage(Struct, frozen=True):
    """A Stage card (stage-card-parts.1-4). Stage 1 has no health, no dice and nothing to reveal."""

    health: int = 0
    standard: int = 0
    bonus: int = 0
    reveal: Words = ()
    advance: Words = ()
    end_of_turn: Words = ()
    abilities: Abilities = ()


class ElderOne(Struct, frozen=True):
    """An Elder One's box (elder-one-box.1-2)."""

    id: str
    stages: tuple[Stage, Stage, Stage, Stage]
    mythos: tuple[MythosCard, ...]
    cultist: EnemyKind
    minion: EnemyKind
    signs: int
    """How many tokens of its own it brings."""
    token: str = ""
    """What they are called where they lie on the map; without a name they are handed to investigators."""


class EpisodeAction(Struct, frozen=True):
    """One of an episode's two actions: when it can be taken, and what it does (episode-actions.1-2)."""

    id: str
    words: Words
    when: Condition | None = None
    ritual: bool = True
    """Whether it brings the disruption of the ritual nearer."""


class Pile(Struct, frozen=True):
    """Tokens that set-up lays face down and mixed, into a space or beside the map."""

    place: str
    faces: tuple[str, ...]


class TokenLaid(Struct, frozen=True):
    """A token of the episode as set-up lays it."""

    kind: str
    space: str


class Episode(Struct, frozen=True):
    """An episode's box (episode-box.1-2, episode-card.1)."""

    id: str
    map: Map
    kinds: tuple[EnemyKind, ...]
    enemies: tuple[tuple[str, str], ...]
    """Figures that set-up puts on the map: kind and space."""
    actions: tuple[EpisodeAction, EpisodeAction]
    ritual: Condition
    advance: Words
    mythos: tuple[MythosCard, ...]
    discovery: tuple[DiscoveryCard, ...]
    tokens: tuple[TokenLaid, ...] = ()
    piles: tuple[Pile, ...] = ()
    supply: Mapping[str, int] = {}
    """Tokens that come into play later: how many of each kind there can be at a time."""
    fires: tuple[tuple[str, int], ...] = ()
    dial: int = 0
    phases: int = 0
    """How many positions the dial has; without any there is no dial."""
    shadows: tuple[tuple[str, ...], ...] = ()
    """The spaces that lie in shadow in each phase."""
    abilities: Abilities = ()
