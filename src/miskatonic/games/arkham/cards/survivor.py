"""Survivor cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard
from miskatonic.games.arkham.words.abilities import Action, Committed, Fast, Play, Reaction
from miskatonic.games.arkham.words.cards import DiscardThisCard, Draw, TakeBack
from miskatonic.games.arkham.words.conditions import YourTurn
from miskatonic.games.arkham.words.costs import DiscardThis, Exhaust, HurtThis, Pay
from miskatonic.games.arkham.words.doing import DiscoverClues, MoveTo
from miskatonic.games.arkham.words.enemies import DisengageAll, EvadeAll, EvadeAutomatically, ShuffleItAway
from miskatonic.games.arkham.words.flow import May
from miskatonic.games.arkham.words.harm import RedirectDamage
from miskatonic.games.arkham.words.moments import After, Attacks, Evaded, FailsTest, SucceedsInTest, When, Would
from miskatonic.games.arkham.words.standing import NoTokens
from miskatonic.games.arkham.words.testing import Fight
from miskatonic.games.arkham.words.tests import Boost
from miskatonic.games.arkham.words.until import Until

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
    code="01073",
    slug="scavenging",
    card_class="survivor",
    cost=1,
    level=0,
    icons={"intellect": 1},
    traits=("talent",),
    abilities=(Reaction(After(SucceedsInTest(during="investigate", least=2)), (TakeBack("item"),), cost=(Exhaust(),)),),
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
    abilities=(Action((Fight(plus=2, damage=1, symbols=("skull", "auto_fail"), then=(DiscardThisCard(),)),)),),
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
    abilities=(Reaction(After(FailsTest()), (Draw(1),), cost=(Exhaust(),)),),
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
    abilities=(Fast((EvadeAutomatically(without="elite"),), cost=(DiscardThis(),)),),
)

DIG_DEEP = Asset(
    code="01077",
    slug="dig-deep",
    card_class="survivor",
    cost=2,
    level=0,
    icons={"willpower": 1, "agility": 1},
    traits=("talent",),
    abilities=(Fast((Boost(1, "willpower"),), cost=(Pay(1),)), Fast((Boost(1, "agility"),), cost=(Pay(1),))),
)

CUNNING_DISTRACTION = Event(
    code="01078",
    slug="cunning-distraction",
    card_class="survivor",
    cost=5,
    level=0,
    icons={"willpower": 1, "wild": 1},
    traits=("tactic",),
    words=(EvadeAll(),),
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
    abilities=(Play(After(FailsTest(during="investigate", most=2))),),
    words=(DiscoverClues(2),),
)

LUCKY = Event(
    code="01080",
    slug="lucky",
    card_class="survivor",
    cost=1,
    level=0,
    fast=True,
    traits=("fortune",),
    abilities=(Play(Would(FailsTest())),),
    words=(Boost(2),),
)

SURVIVAL_INSTINCT = SkillCard(
    code="01081",
    slug="survival-instinct",
    card_class="survivor",
    level=0,
    icons={"agility": 1},
    traits=("innate",),
    committed=(Committed((May(((DisengageAll(others=True),),)), May(((MoveTo(),),))), during="evade"),),
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
    abilities=(Reaction(When(Attacks(who="you")), (RedirectDamage(),), cost=(Exhaust(), HurtThis("horror"))),),
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
    abilities=(Play(After(Evaded(here=True, without="elite", weakness=False))),),
    words=(ShuffleItAway(),),
)

LUCKY_2 = Event(
    code="01084",
    slug="lucky-2",
    card_class="survivor",
    cost=1,
    level=2,
    fast=True,
    traits=("fortune",),
    abilities=(Play(Would(FailsTest())),),
    words=(Boost(2), Draw(1)),
)

WILL_TO_SURVIVE_3 = Event(
    code="01085",
    slug="will-to-survive-3",
    card_class="survivor",
    cost=4,
    level=3,
    icons={"combat": 1, "wild": 1},
    fast=True,
    traits=("spirit",),
    abilities=(Play(when=YourTurn()),),
    words=(Until("turn", (NoTokens(),)),),
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
