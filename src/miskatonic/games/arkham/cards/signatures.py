"""Cards that belong to one investigator: a treasured one and a weakness each."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, Treachery, Uses

__all__ = ["SIGNATURES"]

ROLANDS_38_SPECIAL = Asset(
    code="01006",
    slug="rolands-38-special",
    cost=3,
    only="roland-banks",
    icons={"combat": 1, "agility": 1, "wild": 1},
    copies=1,
    slots=("hand",),
    uses=Uses(4, "ammo"),
    traits=("item", "weapon", "firearm"),
    unique=True,
)

COVER_UP = Treachery(
    code="01007", slug="cover-up", only="roland-banks", weakness="signature", copies=1, traits=("task",)
)

DAISYS_TOTE_BAG = Asset(
    code="01008",
    slug="daisys-tote-bag",
    cost=2,
    only="daisy-walker",
    icons={"willpower": 1, "intellect": 1, "wild": 1},
    copies=1,
    traits=("item",),
    unique=True,
)

THE_NECRONOMICON = Asset(
    code="01009",
    slug="the-necronomicon",
    only="daisy-walker",
    weakness="signature",
    copies=1,
    slots=("hand",),
    traits=("item", "tome"),
)

ON_THE_LAM = Event(
    code="01010",
    slug="on-the-lam",
    cost=1,
    only="skids-otoole",
    icons={"intellect": 1, "agility": 1, "wild": 2},
    copies=1,
    fast=True,
    traits=("tactic",),
)

HOSPITAL_DEBTS = Treachery(
    code="01011", slug="hospital-debts", only="skids-otoole", weakness="signature", copies=1, traits=("task",)
)

HEIRLOOM_OF_HYPERBOREA = Asset(
    code="01012",
    slug="heirloom-of-hyperborea",
    cost=3,
    only="agnes-baker",
    icons={"willpower": 1, "combat": 1, "wild": 1},
    copies=1,
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
)

DARK_MEMORY = Event(
    code="01013", slug="dark-memory", cost=2, only="agnes-baker", weakness="signature", copies=1, traits=("spell",)
)

WENDYS_AMULET = Asset(
    code="01014",
    slug="wendys-amulet",
    cost=2,
    only="wendy-adams",
    icons={"wild": 2},
    copies=1,
    slots=("accessory",),
    traits=("item", "relic"),
    unique=True,
)

ABANDONED_AND_ALONE = Treachery(
    code="01015", slug="abandoned-and-alone", only="wendy-adams", weakness="signature", copies=1, traits=("madness",)
)

SIGNATURES: tuple[Definition, ...] = (
    ROLANDS_38_SPECIAL,
    COVER_UP,
    DAISYS_TOTE_BAG,
    THE_NECRONOMICON,
    ON_THE_LAM,
    HOSPITAL_DEBTS,
    HEIRLOOM_OF_HYPERBOREA,
    DARK_MEMORY,
    WENDYS_AMULET,
    ABANDONED_AND_ALONE,
)
