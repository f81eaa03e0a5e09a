"""Mystic cards."""

from miskatonic.games.arkham.declarations import Asset, Definition, Event, SkillCard, Uses
from miskatonic.games.arkham.words.abilities import Action, Committed, Constant, Fast, Forced, Play, Reaction
from miskatonic.games.arkham.words.cards import AddUses, TakeUse
from miskatonic.games.arkham.words.costs import Exhaust, Pay, SpendUses, TakeHorror
from miskatonic.games.arkham.words.doing import DiscoverClues, DrawEncounter, LoseActions, PlaceDoom
from miskatonic.games.arkham.words.enemies import Cancel, ChooseEnemy
from miskatonic.games.arkham.words.flow import Then
from miskatonic.games.arkham.words.harm import Heal, HurtIt, Take
from miskatonic.games.arkham.words.moments import (
    After,
    DrawsTreachery,
    EntersPlay,
    PhaseBegins,
    RevealsToken,
    When,
    Would,
)
from miskatonic.games.arkham.words.searching import LookAtTop, Search
from miskatonic.games.arkham.words.standing import Blank, ExtraSlot, Skill
from miskatonic.games.arkham.words.testing import SYMBOLS, Evade, Fight
from miskatonic.games.arkham.words.tests import Boost, RevealTwo
from miskatonic.games.arkham.words.until import Until

__all__ = ["MYSTIC"]

FORBIDDEN_KNOWLEDGE = Asset(
    code="01058",
    slug="forbidden-knowledge",
    card_class="mystic",
    cost=0,
    level=0,
    icons={"intellect": 1},
    uses=Uses(4, "secrets", discard_when_empty=True),
    traits=("talent",),
    abilities=(Fast((TakeUse(),), cost=(Exhaust(), TakeHorror(1))),),
)

HOLY_ROSARY = Asset(
    code="01059",
    slug="holy-rosary",
    card_class="mystic",
    cost=2,
    level=0,
    icons={"willpower": 1},
    slots=("accessory",),
    sanity=2,
    traits=("item", "charm"),
    abilities=(Constant((Skill("willpower", 1),)),),
)

SHRIVELLING = Asset(
    code="01060",
    slug="shrivelling",
    card_class="mystic",
    cost=3,
    level=0,
    icons={"combat": 1},
    slots=("arcane",),
    uses=Uses(4, "charges"),
    traits=("spell",),
    abilities=(
        Action((Fight(skill="willpower", damage=1, symbols=SYMBOLS, then=(Take(horror=1),)),), cost=(SpendUses(),)),
    ),
)

SCRYING = Asset(
    code="01061",
    slug="scrying",
    card_class="mystic",
    cost=1,
    level=0,
    icons={"intellect": 1},
    slots=("arcane",),
    uses=Uses(3, "charges"),
    traits=("spell",),
    abilities=(Action((LookAtTop(3),), cost=(Exhaust(), SpendUses())),),
)

ARCANE_STUDIES = Asset(
    code="01062",
    slug="arcane-studies",
    card_class="mystic",
    cost=2,
    level=0,
    icons={"willpower": 1, "intellect": 1},
    traits=("talent",),
    abilities=(Fast((Boost(1, "willpower"),), cost=(Pay(1),)), Fast((Boost(1, "intellect"),), cost=(Pay(1),))),
)

ARCANE_INITIATE = Asset(
    code="01063",
    slug="arcane-initiate",
    card_class="mystic",
    cost=1,
    level=0,
    icons={"willpower": 1},
    slots=("ally",),
    health=1,
    sanity=2,
    traits=("ally", "sorcerer"),
    abilities=(
        Forced(After(EntersPlay()), (PlaceDoom(1, on="this"),)),
        Fast((Search(top=3, traits=("spell",)),), cost=(Exhaust(),)),
    ),
)

DRAWN_TO_THE_FLAME = Event(
    code="01064",
    slug="drawn-to-the-flame",
    card_class="mystic",
    cost=0,
    level=0,
    icons={"willpower": 1, "intellect": 1},
    traits=("insight",),
    words=(Then((DrawEncounter(),), (DiscoverClues(2),)),),
)

WARD_OF_PROTECTION = Event(
    code="01065",
    slug="ward-of-protection",
    card_class="mystic",
    cost=1,
    level=0,
    icons={"wild": 1},
    fast=True,
    traits=("spell", "spirit"),
    abilities=(Play(When(DrawsTreachery())),),
    words=(Then((Cancel(),), (Take(horror=1),)),),
)

BLINDING_LIGHT = Event(
    code="01066",
    slug="blinding-light",
    card_class="mystic",
    cost=2,
    level=0,
    icons={"willpower": 1, "agility": 1},
    traits=("spell",),
    words=(Evade(skill="willpower", success=(HurtIt(1),), symbols=SYMBOLS, then=(LoseActions(1),)),),
)

FEARLESS = SkillCard(
    code="01067",
    slug="fearless",
    card_class="mystic",
    level=0,
    icons={"willpower": 1},
    traits=("innate",),
    committed=(Committed((Heal(1, "horror"),)),),
)

MIND_WIPE_1 = Event(
    code="01068",
    slug="mind-wipe-1",
    card_class="mystic",
    cost=1,
    level=1,
    icons={"willpower": 1, "combat": 1},
    fast=True,
    traits=("spell",),
    abilities=(Play(After(PhaseBegins())),),
    words=(ChooseEnemy((Until("phase", (Blank("enemy", but_traits=True),)),), without="elite"),),
)

BLINDING_LIGHT_2 = Event(
    code="01069",
    slug="blinding-light-2",
    card_class="mystic",
    cost=1,
    level=2,
    icons={"willpower": 1, "agility": 1},
    traits=("spell",),
    words=(Evade(skill="willpower", success=(HurtIt(2),), symbols=SYMBOLS, then=(LoseActions(1), Take(horror=1))),),
)

BOOK_OF_SHADOWS_3 = Asset(
    code="01070",
    slug="book-of-shadows-3",
    card_class="mystic",
    cost=4,
    level=3,
    icons={"willpower": 1, "intellect": 1},
    slots=("hand",),
    traits=("item", "tome"),
    abilities=(Constant((ExtraSlot("arcane"),)), Action((AddUses(1, "charges", "spell"),), cost=(Exhaust(),))),
)

GROTESQUE_STATUE_4 = Asset(
    code="01071",
    slug="grotesque-statue-4",
    card_class="mystic",
    cost=2,
    level=4,
    icons={"wild": 1},
    slots=("hand",),
    uses=Uses(4, "charges", discard_when_empty=True),
    traits=("item", "relic"),
    abilities=(Reaction(Would(RevealsToken()), (RevealTwo(),), cost=(SpendUses(),)),),
)

MYSTIC: tuple[Definition, ...] = (
    FORBIDDEN_KNOWLEDGE,
    HOLY_ROSARY,
    SHRIVELLING,
    SCRYING,
    ARCANE_STUDIES,
    ARCANE_INITIATE,
    DRAWN_TO_THE_FLAME,
    WARD_OF_PROTECTION,
    BLINDING_LIGHT,
    FEARLESS,
    MIND_WIPE_1,
    BLINDING_LIGHT_2,
    BOOK_OF_SHADOWS_3,
    GROTESQUE_STATUE_4,
)
