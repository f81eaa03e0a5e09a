"""Declarations: what is printed on each sort of card. They never change; a table refers to them by their codes."""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from miskatonic.games.arkham.words.base import Ability, Words

__all__ = [
    "Access",
    "Act",
    "Agenda",
    "Asset",
    "CardClass",
    "Count",
    "Definition",
    "Enemy",
    "Event",
    "Icon",
    "Investigator",
    "Keyword",
    "Location",
    "PlayerCard",
    "Prey",
    "ScenarioCard",
    "Side",
    "Skill",
    "SkillCard",
    "Slot",
    "Spawn",
    "Symbol",
    "Token",
    "Treachery",
    "Uses",
]

Skill = Literal["willpower", "intellect", "combat", "agility"]
Icon = Literal["willpower", "intellect", "combat", "agility", "wild"]
Slot = Literal["hand", "arcane", "accessory", "body", "ally"]
CardClass = Literal["guardian", "seeker", "rogue", "mystic", "survivor", "neutral"]
Keyword = Literal["aloof", "hunter", "massive", "retaliate"]
Symbol = Literal["skull", "cultist", "tablet", "elder_thing"]
Token = Literal[
    "+1", "0", "-1", "-2", "-3", "-4", "-5", "-6", "-7", "-8",
    "skull", "cultist", "tablet", "elder_thing", "elder_sign", "auto_fail",
]  # fmt: skip


class Count(Struct, frozen=True):
    """A printed number, perhaps per investigator who began the scenario (per-investigator.1)."""

    number: int
    each: bool = False

    def at(self, investigators: int) -> int:
        return self.number * investigators if self.each else self.number


class Definition(Struct, frozen=True, kw_only=True):
    """What all cards have. `code` is ArkhamDB's; two versions of a title differ in code and slug."""

    code: str
    slug: str
    called: str = ""
    """The title as a slug, where the slug itself says more: three cards are called Southside or Downtown."""
    traits: tuple[str, ...] = ()
    unique: bool = False
    quantity: int = 1
    """How many copies one core set holds."""
    encounter: str = ""
    """The encounter set it belongs to."""
    victory: int = 0
    abilities: tuple[Ability, ...] = ()
    """All its abilities, in printed order."""

    sort: ClassVar[str] = ""

    @property
    def title(self) -> str:
        """What cards of one title share: the slug without level or subtitle."""
        return self.called or self.slug


class PlayerCard(Definition, frozen=True, kw_only=True):
    """A card that can lie in an investigator's deck."""

    card_class: CardClass = "neutral"
    cost: int | None = None
    level: int | None = None
    """None: it has no level and can't be bought."""
    icons: dict[Icon, int] = {}
    only: str = ""
    """The slug of the investigator whose deck it belongs to."""
    weakness: Literal["", "basic", "signature", "story"] = ""
    permanent: bool = False
    exceptional: bool = False
    copies: int = 2
    """How many copies by title a deck may hold."""
    fast: bool = False
    committed: tuple[Ability, ...] = ()
    """What it does while committed to a skill test."""
    own_tests: bool = False
    """Whether it can be committed to its owner's own tests only."""
    max_committed: int = 0
    """How many copies can be committed to one test; 0: any number."""

    @property
    def title(self) -> str:
        if self.called or not self.level:
            return self.called or self.slug
        return self.slug.removesuffix(f"-{self.level}")


class Uses(Struct, frozen=True):
    """Uses (X kind) (uses.1)."""

    count: int
    kind: Literal["ammo", "charges", "supplies", "secrets"]
    discard_when_empty: bool = False


class Asset(PlayerCard, frozen=True, kw_only=True):
    """An asset. One with an `encounter` set is a story asset."""

    slots: tuple[Slot, ...] = ()
    health: int | None = None
    sanity: int | None = None
    uses: Uses | None = None

    sort: ClassVar[str] = "asset"


class Event(PlayerCard, frozen=True, kw_only=True):
    """An event: its `words` are its effect; its abilities say what a Fast one can answer."""

    words: Words = ()

    sort: ClassVar[str] = "event"


class SkillCard(PlayerCard, frozen=True, kw_only=True):
    """A skill."""

    sort: ClassVar[str] = "skill"


class Access(Struct, frozen=True):
    """One line of deckbuilding options: cards of these classes and levels."""

    classes: tuple[CardClass, ...]
    least: int = 0
    most: int = 5


class Investigator(Definition, frozen=True, kw_only=True):
    """An investigator card, front and back."""

    card_class: CardClass
    willpower: int
    intellect: int
    combat: int
    agility: int
    health: int
    sanity: int
    elder_sign: Words = ()
    deck_size: int = 30
    access: tuple[Access, ...] = ()
    required: tuple[str, ...] = ()
    """Codes of the cards that the deck must hold."""
    basic_weaknesses: int = 1

    sort: ClassVar[str] = "investigator"


class Treachery(PlayerCard, frozen=True, kw_only=True):
    """A treachery; one with a `weakness` belongs into a deck."""

    peril: bool = False
    surge: bool = False

    sort: ClassVar[str] = "treachery"


class Prey(Struct, frozen=True):
    """Whom an enemy pursues where it has a choice (prey.1): its bearer, or who has the most or least of something."""

    by: Literal["bearer", "most", "least"]
    of: Literal["", "willpower", "intellect", "combat", "agility", "health", "sanity", "clues", "cards"] = ""
    """Health and sanity are the remaining ones."""
    only: bool = False
    """Only that investigator, as if no others were in play (prey.4)."""


class Spawn(Struct, frozen=True):
    """Where an enemy appears (spawn.1): at the location of this title, at any empty one, or engaged with its prey."""

    at: str = ""
    empty: bool = False
    prey: bool = False


class Enemy(PlayerCard, frozen=True, kw_only=True):
    """An enemy; one with a `weakness` belongs into a deck."""

    fight: int
    health: Count
    evade: int
    damage: int = 0
    horror: int = 0
    keywords: tuple[Keyword, ...] = ()
    prey: Prey | None = None
    spawn: Spawn | None = None
    peril: bool = False
    surge: bool = False

    sort: ClassVar[str] = "enemy"


class Side(Struct, frozen=True):
    """The unrevealed side of a location (location-cards.3): its symbols, and what holds while nobody has been there."""

    symbol: str
    connects: tuple[str, ...] = ()
    abilities: tuple[Ability, ...] = ()


class Location(Definition, frozen=True, kw_only=True):
    """A location: `symbol` is its own connection symbol, `connects` are the symbols that it is connected to."""

    shroud: int
    clues: Count = Count(0)
    symbol: str = ""
    connects: tuple[str, ...] = ()
    connects_traits: tuple[str, ...] = ()
    """It is connected to each other location with one of these traits, too."""
    unrevealed: Side | None = None
    """Its unrevealed side, where that says something else."""

    sort: ClassVar[str] = "location"


class Act(Definition, frozen=True, kw_only=True):
    """An act: clues to spend (None: an objective alone), and the words of its reverse."""

    stage: int
    clues: Count | None = None
    reverse: Words = ()

    sort: ClassVar[str] = "act"


class Agenda(Definition, frozen=True, kw_only=True):
    """An agenda: its doom threshold, perhaps per investigator, and the words of its reverse."""

    stage: int
    doom: int | Count
    reverse: Words = ()

    sort: ClassVar[str] = "agenda"

    def threshold(self, investigators: int) -> int:
        """The doom at which it advances (act-deck-and-agenda-deck.8)."""
        return self.doom if isinstance(self.doom, int) else self.doom.at(investigators)


class ScenarioCard(Definition, frozen=True, kw_only=True):
    """A scenario reference card: what the symbols do, on either side."""

    easy: dict[Symbol, Words] = {}
    hard: dict[Symbol, Words] = {}

    sort: ClassVar[str] = "scenario"
