"""Guardian cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses

__all__ = ["GUARDIAN"]

AUTOMATIC = Asset(
    code="01016",
    slug="45-automatic",
    card_class="guardian",
    cost=4,
    level=0,
    icons={"agility": 1},
    slots=("hand",),
    uses=Uses(4, "ammo"),
    traits=("item", "weapon", "firearm"),
)

PHYSICAL_TRAINING = Asset(
    code="01017",
    slug="physical-training",
    card_class="guardian",
    cost=2,
    level=0,
    icons={"willpower": 1, "combat": 1},
    traits=("talent",),
)

BEAT_COP = Asset(
    code="01018",
    slug="beat-cop",
    card_class="guardian",
    cost=4,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=2,
    sanity=2,
    traits=("ally", "police"),
)

FIRST_AID = Asset(
    code="01019",
    slug="first-aid",
    card_class="guardian",
    cost=2,
    level=0,
    icons={"willpower": 1},
    uses=Uses(3, "supplies", discard_when_empty=True),
    traits=("talent", "science"),
)

MACHETE = Asset(
    code="01020",
    slug="machete",
    card_class="guardian",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    traits=("item", "weapon", "melee"),
)

GUARD_DOG = Asset(
    code="01021",
    slug="guard-dog",
    card_class="guardian",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("ally",),
    health=3,
    sanity=1,
    traits=("ally", "creature"),
)

EVIDENCE = Event(
    code="01022",
    slug="evidence",
    card_class="guardian",
    cost=1,
    level=0,
    icons={"intellect": 2},
    fast=True,
    traits=("insight",),
)

DODGE = Event(
    code="01023",
    slug="dodge",
    card_class="guardian",
    cost=1,
    level=0,
    icons={"willpower": 1, "agility": 1},
    fast=True,
    traits=("tactic",),
)

DYNAMITE_BLAST = Event(
    code="01024",
    slug="dynamite-blast",
    card_class="guardian",
    cost=5,
    level=0,
    icons={"willpower": 1},
    traits=("tactic",),
)

VICIOUS_BLOW = SkillCard(
    code="01025", slug="vicious-blow", card_class="guardian", level=0, icons={"combat": 1}, traits=("practiced",)
)

EXTRA_AMMUNITION_1 = Event(
    code="01026",
    slug="extra-ammunition-1",
    card_class="guardian",
    cost=2,
    level=1,
    icons={"intellect": 1},
    traits=("supply",),
)

POLICE_BADGE_2 = Asset(
    code="01027",
    slug="police-badge-2",
    card_class="guardian",
    cost=3,
    level=2,
    icons={"willpower": 1, "wild": 1},
    slots=("accessory",),
    traits=("item",),
)

BEAT_COP_2 = Asset(
    code="01028",
    slug="beat-cop-2",
    card_class="guardian",
    cost=4,
    level=2,
    icons={"combat": 1, "agility": 1},
    slots=("ally",),
    health=3,
    sanity=2,
    traits=("ally", "police"),
)

SHOTGUN_4 = Asset(
    code="01029",
    slug="shotgun-4",
    card_class="guardian",
    cost=5,
    level=4,
    icons={"combat": 2},
    slots=("hand", "hand"),
    uses=Uses(2, "ammo"),
    traits=("item", "weapon", "firearm"),
)

GUARDIAN: tuple[Definition, ...] = (
    AUTOMATIC,
    PHYSICAL_TRAINING,
    BEAT_COP,
    FIRST_AID,
    MACHETE,
    GUARD_DOG,
    EVIDENCE,
    DODGE,
    DYNAMITE_BLAST,
    VICIOUS_BLOW,
    EXTRA_AMMUNITION_1,
    POLICE_BADGE_2,
    BEAT_COP_2,
    SHOTGUN_4,
)
