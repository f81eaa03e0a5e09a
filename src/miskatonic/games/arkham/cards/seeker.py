"""Seeker cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard

__all__ = ["SEEKER"]

MAGNIFYING_GLASS = Asset(
    code="01030",
    slug="magnifying-glass",
    card_class="seeker",
    cost=1,
    level=0,
    icons={"intellect": 1},
    fast=True,
    slots=("hand",),
    traits=("item", "tool"),
)

OLD_BOOK_OF_LORE = Asset(
    code="01031",
    slug="old-book-of-lore",
    card_class="seeker",
    cost=3,
    level=0,
    icons={"willpower": 1},
    slots=("hand",),
    traits=("item", "tome"),
)

RESEARCH_LIBRARIAN = Asset(
    code="01032",
    slug="research-librarian",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"agility": 1},
    slots=("ally",),
    health=1,
    sanity=1,
    traits=("ally", "miskatonic"),
)

DR_MILAN_CHRISTOPHER = Asset(
    code="01033",
    slug="dr-milan-christopher",
    card_class="seeker",
    cost=4,
    level=0,
    icons={"intellect": 1},
    slots=("ally",),
    health=1,
    sanity=2,
    traits=("ally", "miskatonic"),
    unique=True,
)

HYPERAWARENESS = Asset(
    code="01034",
    slug="hyperawareness",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"intellect": 1, "agility": 1},
    traits=("talent",),
)

MEDICAL_TEXTS = Asset(
    code="01035",
    slug="medical-texts",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    traits=("item", "tome"),
)

MIND_OVER_MATTER = Event(
    code="01036",
    slug="mind-over-matter",
    card_class="seeker",
    cost=1,
    level=0,
    icons={"combat": 1, "agility": 1},
    fast=True,
    traits=("insight",),
)

WORKING_A_HUNCH = Event(
    code="01037",
    slug="working-a-hunch",
    card_class="seeker",
    cost=2,
    level=0,
    icons={"intellect": 2},
    fast=True,
    traits=("insight",),
)

BARRICADE = Event(
    code="01038",
    slug="barricade",
    card_class="seeker",
    cost=0,
    level=0,
    icons={"willpower": 1, "intellect": 1, "agility": 1},
    traits=("insight", "tactic"),
)

DEDUCTION = SkillCard(
    code="01039", slug="deduction", card_class="seeker", level=0, icons={"intellect": 1}, traits=("practiced",)
)

MAGNIFYING_GLASS_1 = Asset(
    code="01040",
    slug="magnifying-glass-1",
    card_class="seeker",
    cost=0,
    level=1,
    icons={"intellect": 1},
    fast=True,
    slots=("hand",),
    traits=("item", "tool"),
)

DISC_OF_ITZAMNA_2 = Asset(
    code="01041",
    slug="disc-of-itzamna-2",
    card_class="seeker",
    cost=3,
    level=2,
    icons={"willpower": 1, "intellect": 1, "combat": 1},
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
)

ENCYCLOPEDIA_2 = Asset(
    code="01042",
    slug="encyclopedia-2",
    card_class="seeker",
    cost=2,
    level=2,
    icons={"wild": 1},
    slots=("hand",),
    traits=("item", "tome"),
)

CRYPTIC_RESEARCH_4 = Event(
    code="01043", slug="cryptic-research-4", card_class="seeker", cost=0, level=4, fast=True, traits=("insight",)
)

SEEKER: tuple[Definition, ...] = (
    MAGNIFYING_GLASS,
    OLD_BOOK_OF_LORE,
    RESEARCH_LIBRARIAN,
    DR_MILAN_CHRISTOPHER,
    HYPERAWARENESS,
    MEDICAL_TEXTS,
    MIND_OVER_MATTER,
    WORKING_A_HUNCH,
    BARRICADE,
    DEDUCTION,
    MAGNIFYING_GLASS_1,
    DISC_OF_ITZAMNA_2,
    ENCYCLOPEDIA_2,
    CRYPTIC_RESEARCH_4,
)
