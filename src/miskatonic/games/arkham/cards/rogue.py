"""Rogue cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses

__all__ = ["ROGUE"]

SWITCHBLADE = Asset(
    code="01044",
    slug="switchblade",
    card_class="rogue",
    cost=1,
    level=0,
    icons={"agility": 1},
    fast=True,
    slots=("hand",),
    traits=("item", "weapon", "melee", "illicit"),
)

BURGLARY = Asset(
    code="01045",
    slug="burglary",
    card_class="rogue",
    cost=1,
    level=0,
    icons={"intellect": 1},
    traits=("talent", "illicit"),
)

PICKPOCKETING = Asset(
    code="01046",
    slug="pickpocketing",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"agility": 1},
    traits=("talent", "illicit"),
)

DERRINGER = Asset(
    code="01047",
    slug="41-derringer",
    card_class="rogue",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    uses=Uses(3, "ammo"),
    traits=("item", "weapon", "firearm", "illicit"),
)

LEO_DE_LUCA = Asset(
    code="01048",
    slug="leo-de-luca",
    card_class="rogue",
    cost=6,
    level=0,
    icons={"intellect": 1},
    slots=("ally",),
    health=2,
    sanity=2,
    traits=("ally", "criminal"),
    unique=True,
)

HARD_KNOCKS = Asset(
    code="01049",
    slug="hard-knocks",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"combat": 1, "agility": 1},
    traits=("talent",),
)

ELUSIVE = Event(
    code="01050",
    slug="elusive",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"intellect": 1, "agility": 1},
    fast=True,
    traits=("tactic",),
)

BACKSTAB = Event(
    code="01051",
    slug="backstab",
    card_class="rogue",
    cost=3,
    level=0,
    icons={"combat": 1, "agility": 1},
    traits=("tactic",),
)

SNEAK_ATTACK = Event(
    code="01052",
    slug="sneak-attack",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"intellect": 1, "combat": 1},
    traits=("tactic",),
)

OPPORTUNIST = SkillCard(
    code="01053", slug="opportunist", card_class="rogue", level=0, icons={"wild": 1}, traits=("innate",)
)

LEO_DE_LUCA_1 = Asset(
    code="01054",
    slug="leo-de-luca-1",
    card_class="rogue",
    cost=5,
    level=1,
    icons={"intellect": 1},
    slots=("ally",),
    health=2,
    sanity=2,
    traits=("ally", "criminal"),
    unique=True,
)

CAT_BURGLAR_1 = Asset(
    code="01055",
    slug="cat-burglar-1",
    card_class="rogue",
    cost=4,
    level=1,
    icons={"willpower": 1, "agility": 1},
    slots=("ally",),
    health=2,
    sanity=2,
    traits=("ally", "criminal"),
)

SURE_GAMBLE_3 = Event(
    code="01056", slug="sure-gamble-3", card_class="rogue", cost=2, level=3, fast=True, traits=("fortune", "insight")
)

HOT_STREAK_4 = Event(
    code="01057", slug="hot-streak-4", card_class="rogue", cost=3, level=4, icons={"wild": 1}, traits=("fortune",)
)

ROGUE: tuple[Definition, ...] = (
    SWITCHBLADE,
    BURGLARY,
    PICKPOCKETING,
    DERRINGER,
    LEO_DE_LUCA,
    HARD_KNOCKS,
    ELUSIVE,
    BACKSTAB,
    SNEAK_ATTACK,
    OPPORTUNIST,
    LEO_DE_LUCA_1,
    CAT_BURGLAR_1,
    SURE_GAMBLE_3,
    HOT_STREAK_4,
)
