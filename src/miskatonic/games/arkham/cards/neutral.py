"""Neutral cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses
from miskatonic.games.arkham.words.abilities import Action, Committed
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.costs import DiscardThis, SpendUses
from miskatonic.games.arkham.words.testing import Fight, Investigate

__all__ = ["NEUTRAL"]

KNIFE = Asset(
    code="01086",
    slug="knife",
    cost=1,
    level=0,
    icons={"combat": 1},
    slots=("hand",),
    traits=("item", "weapon", "melee"),
    quantity=4,
    abilities=(Action((Fight(plus=1),)), Action((Fight(plus=2, damage=1),), cost=(DiscardThis(),))),
)

FLASHLIGHT = Asset(
    code="01087",
    slug="flashlight",
    cost=2,
    level=0,
    icons={"intellect": 1},
    slots=("hand",),
    uses=Uses(3, "supplies"),
    traits=("item", "tool"),
    quantity=4,
    abilities=(Action((Investigate(easier=2),), cost=(SpendUses(),)),),
)

EMERGENCY_CACHE = Event(
    code="01088",
    slug="emergency-cache",
    cost=0,
    level=0,
    traits=("supply",),
    quantity=4,
    words=(Gain(3),),
)

GUTS = SkillCard(
    code="01089",
    slug="guts",
    level=0,
    icons={"willpower": 2},
    max_committed=1,
    traits=("innate",),
    quantity=2,
    committed=(Committed((Draw(1),)),),
)

PERCEPTION = SkillCard(
    code="01090",
    slug="perception",
    level=0,
    icons={"intellect": 2},
    max_committed=1,
    traits=("practiced",),
    quantity=2,
    committed=(Committed((Draw(1),)),),
)

OVERPOWER = SkillCard(
    code="01091",
    slug="overpower",
    level=0,
    icons={"combat": 2},
    max_committed=1,
    traits=("practiced",),
    quantity=2,
    committed=(Committed((Draw(1),)),),
)

MANUAL_DEXTERITY = SkillCard(
    code="01092",
    slug="manual-dexterity",
    level=0,
    icons={"agility": 2},
    max_committed=1,
    traits=("innate",),
    quantity=2,
    committed=(Committed((Draw(1),)),),
)

UNEXPECTED_COURAGE = SkillCard(
    code="01093", slug="unexpected-courage", level=0, icons={"wild": 2}, max_committed=1, traits=("innate",), quantity=2
)

BULLETPROOF_VEST_3 = Asset(
    code="01094",
    slug="bulletproof-vest-3",
    cost=2,
    level=3,
    icons={"combat": 1, "wild": 1},
    slots=("body",),
    health=4,
    traits=("item", "armor"),
    quantity=2,
)

ELDER_SIGN_AMULET_3 = Asset(
    code="01095",
    slug="elder-sign-amulet-3",
    cost=2,
    level=3,
    icons={"willpower": 1, "wild": 1},
    slots=("accessory",),
    sanity=4,
    traits=("item", "relic"),
    quantity=2,
)

NEUTRAL: tuple[Definition, ...] = (
    KNIFE,
    FLASHLIGHT,
    EMERGENCY_CACHE,
    GUTS,
    PERCEPTION,
    OVERPOWER,
    MANUAL_DEXTERITY,
    UNEXPECTED_COURAGE,
    BULLETPROOF_VEST_3,
    ELDER_SIGN_AMULET_3,
)
