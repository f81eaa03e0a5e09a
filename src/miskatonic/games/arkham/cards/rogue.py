"""Rogue cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses
from miskatonic.games.arkham.words.abilities import Action, Committed, Constant, Fast, Play, Reaction
from miskatonic.games.arkham.words.amounts import Depending
from miskatonic.games.arkham.words.cards import Draw, Gain, ReturnThis
from miskatonic.games.arkham.words.conditions import SucceededBy, YourTurn
from miskatonic.games.arkham.words.costs import Exhaust, Pay, SpendUses
from miskatonic.games.arkham.words.doing import MoveTo
from miskatonic.games.arkham.words.enemies import DisengageAll
from miskatonic.games.arkham.words.harm import DamageEnemy
from miskatonic.games.arkham.words.moments import After, Evaded, RevealsToken
from miskatonic.games.arkham.words.standing import ExtraAction, Skill
from miskatonic.games.arkham.words.testing import Fight, Investigate
from miskatonic.games.arkham.words.tests import Boost, FlipToken

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
    abilities=(Action((Fight(damage=Depending(SucceededBy(2), 1)),)),),
)

BURGLARY = Asset(
    code="01045",
    slug="burglary",
    card_class="rogue",
    cost=1,
    level=0,
    icons={"intellect": 1},
    traits=("talent", "illicit"),
    abilities=(Action((Investigate(instead=True, success=(Gain(3),)),), cost=(Exhaust(),)),),
)

PICKPOCKETING = Asset(
    code="01046",
    slug="pickpocketing",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"agility": 1},
    traits=("talent", "illicit"),
    abilities=(Reaction(After(Evaded(by="you")), (Draw(1),), cost=(Exhaust(),)),),
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
    abilities=(Action((Fight(plus=2, damage=Depending(SucceededBy(2), 1)),), cost=(SpendUses(),)),),
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
    abilities=(Constant((ExtraAction(),)),),
)

HARD_KNOCKS = Asset(
    code="01049",
    slug="hard-knocks",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"combat": 1, "agility": 1},
    traits=("talent",),
    abilities=(Fast((Boost(1, "combat"),), cost=(Pay(1),)), Fast((Boost(1, "agility"),), cost=(Pay(1),))),
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
    abilities=(Play(when=YourTurn()),),
    words=(DisengageAll(), MoveTo("without-enemies")),
)

BACKSTAB = Event(
    code="01051",
    slug="backstab",
    card_class="rogue",
    cost=3,
    level=0,
    icons={"combat": 1, "agility": 1},
    traits=("tactic",),
    words=(Fight(skill="agility", damage=2),),
)

SNEAK_ATTACK = Event(
    code="01052",
    slug="sneak-attack",
    card_class="rogue",
    cost=2,
    level=0,
    icons={"intellect": 1, "combat": 1},
    traits=("tactic",),
    words=(DamageEnemy(2, exhausted=True),),
)

OPPORTUNIST = SkillCard(
    code="01053",
    slug="opportunist",
    card_class="rogue",
    level=0,
    icons={"wild": 1},
    traits=("innate",),
    own_tests=True,
    committed=(Committed((ReturnThis(),), by=3),),
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
    abilities=(Constant((ExtraAction(),)),),
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
    abilities=(Constant((Skill("agility", 1),)), Action((DisengageAll(), MoveTo()), cost=(Exhaust(),), provokes=False)),
)

SURE_GAMBLE_3 = Event(
    code="01056",
    slug="sure-gamble-3",
    card_class="rogue",
    cost=2,
    level=3,
    fast=True,
    traits=("fortune", "insight"),
    abilities=(Play(After(RevealsToken(negative=True))),),
    words=(FlipToken(),),
)

HOT_STREAK_4 = Event(
    code="01057",
    slug="hot-streak-4",
    card_class="rogue",
    cost=3,
    level=4,
    icons={"wild": 1},
    traits=("fortune",),
    words=(Gain(10),),
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
