"""The encounter set The Gathering."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Asset,
    Count,
    Definition,
    Enemy,
    Location,
    Prey,
    ScenarioCard,
    Side,
    Spawn,
)
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Objective, Reaction
from miskatonic.games.arkham.words.amounts import PerInvestigator
from miskatonic.games.arkham.words.bans import CannotEnter
from miskatonic.games.arkham.words.conditions import EnemyHere, Not, Uncontrolled
from miskatonic.games.arkham.words.costs import SpendClues
from miskatonic.games.arkham.words.dangers import DiscardAtRandom
from miskatonic.games.arkham.words.digging import DigFor, SearchEncounter, ShuffleDiscards
from miskatonic.games.arkham.words.doing import Advance, End, PlaceDoom, Resign, TakeControl
from miskatonic.games.arkham.words.flow import Choose, Each, If
from miskatonic.games.arkham.words.harm import SufferTrauma, Take
from miskatonic.games.arkham.words.moments import After, EntersPlace, PhaseEnds, RoundEnds, When
from miskatonic.games.arkham.words.occasions import AttacksSuccessfully, Falls
from miskatonic.games.arkham.words.scenery import (
    Defeat,
    DiscardEnemiesAt,
    MoveEnemiesTowards,
    PlaceInvestigators,
    PutAssetAt,
    PutIntoPlay,
    RemovePlace,
    RevealPlace,
    SpawnAside,
)
from miskatonic.games.arkham.words.standing import Skill
from miskatonic.games.arkham.words.tallies import ActIs, EnemiesAt, EnemiesHere, Minus
from miskatonic.games.arkham.words.testing import Test, WhenTestEnds
from miskatonic.games.arkham.words.tests import MoreDamage, RevealMore, TokenModifier

__all__ = ["THE_GATHERING_SET"]

REFERENCE = ScenarioCard(
    code="01104",
    slug="the-gathering",
    encounter="the-gathering",
    easy={
        "skull": (TokenModifier(Minus(EnemiesHere("ghoul"))),),
        "cultist": (TokenModifier(-1), WhenTestEnds((Take(horror=1),), success=False)),
        "tablet": (TokenModifier(-2), If(EnemyHere("ghoul"), (Take(damage=1),))),
    },
    hard={
        "skull": (TokenModifier(-2), WhenTestEnds((SearchEncounter("ghoul"),), success=False)),
        "cultist": (RevealMore(), WhenTestEnds((Take(horror=2),), success=False)),
        "tablet": (TokenModifier(-4), If(EnemyHere("ghoul"), (Take(damage=1, horror=1),))),
    },
)

WHATS_GOING_ON = Agenda(
    code="01105",
    slug="whats-going-on",
    stage=1,
    doom=3,
    encounter="the-gathering",
    reverse=(Choose(((Each((DiscardAtRandom(1),)),), (Take(horror=2),)), lead=True),),
)

RISE_OF_THE_GHOULS = Agenda(
    code="01106",
    slug="rise-of-the-ghouls",
    stage=2,
    doom=7,
    encounter="the-gathering",
    reverse=(ShuffleDiscards(), DigFor("ghoul")),
)

THEYRE_GETTING_OUT = Agenda(
    code="01107",
    slug="theyre-getting-out",
    stage=3,
    doom=10,
    encounter="the-gathering",
    abilities=(
        Forced(When(PhaseEnds("enemy")), (MoveEnemiesTowards("ghoul", "parlor"),)),
        Forced(When(RoundEnds()), (PlaceDoom(EnemiesAt("ghoul", ("hallway", "parlor"))),)),
    ),
    reverse=(If(ActIs(2), (End("3"),), (Each((SufferTrauma(physical=1), Defeat())),)),),
)

TRAPPED = Act(
    code="01108",
    slug="trapped",
    stage=1,
    clues=Count(2, each=True),
    encounter="the-gathering",
    reverse=(
        PutIntoPlay(("hallway", "cellar", "attic", "parlor")),
        DiscardEnemiesAt("study"),
        PlaceInvestigators("hallway"),
        RemovePlace("study"),
    ),
)

THE_BARRIER = Act(
    code="01109",
    slug="the-barrier",
    stage=2,
    clues=Count(3, each=True),
    encounter="the-gathering",
    abilities=(Objective(When(RoundEnds()), (Advance(),), cost=(SpendClues(PerInvestigator(3), title="hallway"),)),),
    reverse=(RevealPlace("parlor"), PutAssetAt("01117", "parlor"), SpawnAside("01116", "hallway")),
)

WHAT_HAVE_YOU_DONE = Act(
    code="01110",
    slug="what-have-you-done",
    stage=3,
    encounter="the-gathering",
    abilities=(Objective(After(Falls("01116")), (Advance(),)),),
    reverse=(Choose(((End("1"),), (End("2"),)), lead=True),),
)

STUDY = Location(
    code="01111", slug="study", shroud=2, clues=Count(2, each=True), symbol="circle", encounter="the-gathering"
)

HALLWAY = Location(
    code="01112",
    slug="hallway",
    shroud=1,
    symbol="square",
    connects=("triangle", "plus", "diamond"),
    encounter="the-gathering",
)

ATTIC = Location(
    code="01113",
    slug="attic",
    shroud=1,
    clues=Count(2, each=True),
    symbol="triangle",
    connects=("square",),
    encounter="the-gathering",
    victory=1,
    abilities=(Forced(After(EntersPlace()), (Take(horror=1),)),),
)

CELLAR = Location(
    code="01114",
    slug="cellar",
    shroud=4,
    clues=Count(2, each=True),
    symbol="plus",
    connects=("square",),
    encounter="the-gathering",
    victory=1,
    abilities=(Forced(After(EntersPlace()), (Take(damage=1),)),),
)

PARLOR = Location(
    code="01115",
    slug="parlor",
    shroud=2,
    symbol="diamond",
    connects=("square",),
    encounter="the-gathering",
    abilities=(Action((Resign(),), does="resign"),),
    unrevealed=Side("diamond", ("square",), (Constant((CannotEnter("investigators"),)),)),
)

GHOUL_PRIEST = Enemy(
    code="01116",
    slug="ghoul-priest",
    fight=4,
    health=Count(5, each=True),
    evade=4,
    damage=2,
    horror=2,
    keywords=("hunter", "retaliate"),
    prey=Prey("most", "combat"),
    traits=("humanoid", "monster", "ghoul", "elite"),
    encounter="the-gathering",
    victory=2,
)

LITA_CHANTLER = Asset(
    code="01117",
    slug="lita-chantler",
    cost=0,
    copies=1,
    slots=("ally",),
    health=3,
    sanity=3,
    traits=("ally",),
    unique=True,
    encounter="the-gathering",
    abilities=(
        Action((Test("intellect", 4, success=(TakeControl(),)),), does="parley", when=Uncontrolled()),
        Constant((Skill("combat", 1, all_here=True),), when=Not(Uncontrolled())),
        Reaction(After(AttacksSuccessfully("monster")), (MoreDamage(1),), when=Not(Uncontrolled())),
    ),
)

FLESH_EATER = Enemy(
    code="01118",
    slug="flesh-eater",
    fight=4,
    health=Count(4),
    evade=1,
    damage=1,
    horror=2,
    spawn=Spawn(at="attic"),
    traits=("humanoid", "monster", "ghoul"),
    encounter="the-gathering",
    victory=1,
)

ICY_GHOUL = Enemy(
    code="01119",
    slug="icy-ghoul",
    fight=3,
    health=Count(4),
    evade=4,
    damage=2,
    horror=1,
    spawn=Spawn(at="cellar"),
    traits=("humanoid", "monster", "ghoul"),
    encounter="the-gathering",
    victory=1,
)

THE_GATHERING_SET: tuple[Definition, ...] = (
    REFERENCE,
    WHATS_GOING_ON,
    RISE_OF_THE_GHOULS,
    THEYRE_GETTING_OUT,
    TRAPPED,
    THE_BARRIER,
    WHAT_HAVE_YOU_DONE,
    STUDY,
    HALLWAY,
    ATTIC,
    CELLAR,
    PARLOR,
    GHOUL_PRIEST,
    LITA_CHANTLER,
    FLESH_EATER,
    ICY_GHOUL,
)
