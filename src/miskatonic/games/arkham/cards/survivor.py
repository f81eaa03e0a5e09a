"""Survivor cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard

__all__ = ["SURVIVOR"]

LEATHER_COAT = Asset(
    code="01072",
    slug="leather-coat",
    card_class="survivor",
    cost=0,
    level=0,
    icons={"combat": 1},
    slots=("body",),
    health=2,
    traits=("item", "armor"),
)

SCAVENGING = Asset(
    code="01073", slug="scavenging", card_class="survivor", cost=1, level=0, icons={"intellect": 1}, traits=("talent",)
)

BASEBALL_BAT = Asset(
    code="01074",
    slug="baseball-bat",
    card_class="survivor",
    cost=2,
    level=0,
    icons={"combat": 1},
    slots=("hand", "hand"),
    traits=("item", "weapon", "melee"),
)

RABBITS_FOOT = Asset(
    code="01075",
    slug="rabbits-foot",
    card_class="survivor",
    cost=1,
    level=0,
    icons={"wild": 1},
    slots=("accessory",),
    traits=("item", "charm"),
)

STRAY_CAT = Asset(
    code="01076",
    slug="stray-cat",
    card_class="survivor",
    cost=1,
    level=0,
    icons={"agility": 1},
    slots=("ally",),
    health=1,
    traits=("ally", "creature"),
)

DIG_DEEP = Asset(
    code="01077",
    slug="dig-deep",
    card_class="survivor",
    cost=2,
    level=0,
    icons={"willpower": 1, "agility": 1},
    traits=("talent",),
)

CUNNING_DISTRACTION = Event(
    code="01078",
    slug="cunning-distraction",
    card_class="survivor",
    cost=5,
    level=0,
    icons={"willpower": 1, "wild": 1},
    traits=("tactic",),
)

LOOK_WHAT_I_FOUND = Event(
    code="01079",
    slug="look-what-i-found",
    card_class="survivor",
    cost=2,
    level=0,
    icons={"intellect": 2},
    fast=True,
    traits=("fortune",),
)

LUCKY = Event(code="01080", slug="lucky", card_class="survivor", cost=1, level=0, fast=True, traits=("fortune",))

SURVIVAL_INSTINCT = SkillCard(
    code="01081", slug="survival-instinct", card_class="survivor", level=0, icons={"agility": 1}, traits=("innate",)
)

AQUINNAH_1 = Asset(
    code="01082",
    slug="aquinnah-1",
    card_class="survivor",
    cost=5,
    level=1,
    icons={"willpower": 1},
    slots=("ally",),
    health=1,
    sanity=4,
    traits=("ally",),
    unique=True,
)

CLOSE_CALL_2 = Event(
    code="01083",
    slug="close-call-2",
    card_class="survivor",
    cost=2,
    level=2,
    icons={"combat": 1, "agility": 1},
    fast=True,
    traits=("fortune",),
)

LUCKY_2 = Event(code="01084", slug="lucky-2", card_class="survivor", cost=1, level=2, fast=True, traits=("fortune",))

WILL_TO_SURVIVE_3 = Event(
    code="01085",
    slug="will-to-survive-3",
    card_class="survivor",
    cost=4,
    level=3,
    icons={"combat": 1, "wild": 1},
    fast=True,
    traits=("spirit",),
)

SURVIVOR: tuple[Definition, ...] = (
    LEATHER_COAT,
    SCAVENGING,
    BASEBALL_BAT,
    RABBITS_FOOT,
    STRAY_CAT,
    DIG_DEEP,
    CUNNING_DISTRACTION,
    LOOK_WHAT_I_FOUND,
    LUCKY,
    SURVIVAL_INSTINCT,
    AQUINNAH_1,
    CLOSE_CALL_2,
    LUCKY_2,
    WILL_TO_SURVIVE_3,
)
