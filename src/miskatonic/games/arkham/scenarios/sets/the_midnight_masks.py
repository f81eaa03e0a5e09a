"""The encounter set The Midnight Masks."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Count,
    Definition,
    Enemy,
    Location,
    Prey,
    ScenarioCard,
    Spawn,
    Treachery,
)
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Limit, Objective, Revelation
from miskatonic.games.arkham.words.amounts import PerInvestigator, Points
from miskatonic.games.arkham.words.bans import CannotDiscoverOrSpend
from miskatonic.games.arkham.words.cards import Draw, Gain
from miskatonic.games.arkham.words.conditions import HasClues
from miskatonic.games.arkham.words.costs import Pay, SpendClues
from miskatonic.games.arkham.words.dangers import (
    DoomOnEach,
    DoomOnNearest,
    GainSurge,
    GoTo,
    PlaceYourClues,
    SpawnItHere,
    SpendYourClues,
)
from miskatonic.games.arkham.words.doing import Advance, End, GainClues, Resign
from miskatonic.games.arkham.words.flow import If, MustChoose
from miskatonic.games.arkham.words.harm import Heal, Take
from miskatonic.games.arkham.words.moments import After, EntersPlace, Would
from miskatonic.games.arkham.words.occasions import IsOvercome, SpawnsAnywhere
from miskatonic.games.arkham.words.scenery import DrawCultist, SpawnAside
from miskatonic.games.arkham.words.searching import Search
from miskatonic.games.arkham.words.standing import Cheaper, EnemyStat
from miskatonic.games.arkham.words.tallies import DoomInPlay, EnemyInPlay, Minus, MostDoom, VictoryHolds
from miskatonic.games.arkham.words.testing import Test, WhenTestEnds
from miskatonic.games.arkham.words.tests import RevealMore, TokenModifier

__all__ = ["THE_MIDNIGHT_MASKS_SET"]

REFERENCE = ScenarioCard(
    code="01120",
    slug="the-midnight-masks",
    encounter="the-midnight-masks",
    easy={
        "skull": (TokenModifier(Minus(MostDoom("cultist"))),),
        "cultist": (TokenModifier(-2), DoomOnNearest(1, "cultist")),
        "tablet": (TokenModifier(-3), WhenTestEnds((PlaceYourClues(1),), success=False)),
    },
    hard={
        "skull": (TokenModifier(Minus(DoomInPlay())),),
        "cultist": (TokenModifier(-2), If(EnemyInPlay("cultist"), (DoomOnEach(1, "cultist"),), (RevealMore(),))),
        "tablet": (TokenModifier(-4), WhenTestEnds((PlaceYourClues(99),), success=False)),
    },
)

PREDATOR_OR_PREY = Agenda(
    code="01121a",
    slug="predator-or-prey",
    stage=1,
    doom=6,
    encounter="the-midnight-masks",
    abilities=(Action((Resign(),), does="resign"),),
    reverse=(SpawnAside("01121b"),),
)

THE_MASKED_HUNTER = Enemy(
    code="01121b",
    slug="the-masked-hunter",
    fight=4,
    health=Count(4),
    evade=2,
    damage=2,
    horror=1,
    keywords=("hunter",),
    prey=Prey("most", "clues"),
    spawn=Spawn(prey=True),
    traits=("humanoid", "cultist", "elite"),
    unique=True,
    encounter="the-midnight-masks",
    victory=2,
    abilities=(
        Constant((EnemyStat("health", PerInvestigator(2)),)),
        Constant((CannotDiscoverOrSpend(),)),
    ),
)

TIME_IS_RUNNING_SHORT = Agenda(
    code="01122",
    slug="time-is-running-short",
    stage=2,
    doom=8,
    encounter="the-midnight-masks",
    abilities=(Action((Resign(),), does="resign"),),
    reverse=(End("2"),),
)

UNCOVERING_THE_CONSPIRACY = Act(
    code="01123",
    slug="uncovering-the-conspiracy",
    stage=1,
    encounter="the-midnight-masks",
    abilities=(
        Action((DrawCultist(),), cost=(SpendClues(PerInvestigator(2), together=True),)),
        Objective(After(IsOvercome()), (Advance(),), when=VictoryHolds(6, "cultist")),
    ),
    reverse=(End("1"),),
)

YOUR_HOUSE = Location(
    code="01124",
    slug="your-house",
    shroud=2,
    clues=Count(1, each=True),
    symbol="squiggle",
    connects=("circle",),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(
        Forced(Would(SpawnsAnywhere("01116")), (SpawnItHere(),)),
        Action((Draw(1), Gain(1)), limit=Limit("turn")),
    ),
)

RIVERTOWN = Location(
    code="01125",
    slug="rivertown",
    shroud=1,
    clues=Count(1, each=True),
    symbol="circle",
    connects=("moon", "diamond", "square", "squiggle", "hourglass"),
    traits=("arkham", "central"),
    encounter="the-midnight-masks",
)

SOUTHSIDE_HISTORICAL_SOCIETY = Location(
    code="01126",
    slug="southside-historical-society",
    called="southside",
    shroud=3,
    clues=Count(1, each=True),
    symbol="square",
    connects=("diamond", "plus", "circle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(Action((Draw(3),), limit=Limit("game")),),
)

SOUTHSIDE_MAS_BOARDING_HOUSE = Location(
    code="01127",
    slug="southside-mas-boarding-house",
    called="southside",
    shroud=2,
    clues=Count(1, each=True),
    symbol="square",
    connects=("diamond", "plus", "circle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(Action((Search(traits=("ally",), sort="asset"),), limit=Limit("game")),),
)

ST_MARYS_HOSPITAL = Location(
    code="01128",
    slug="st-marys-hospital",
    shroud=2,
    clues=Count(1, each=True),
    symbol="plus",
    connects=("diamond", "square"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(Action((Heal(3, "damage"),), limit=Limit("game")),),
)

MISKATONIC_UNIVERSITY = Location(
    code="01129",
    slug="miskatonic-university",
    shroud=4,
    clues=Count(2, each=True),
    symbol="diamond",
    connects=("tee", "plus", "circle", "square"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
    abilities=(Action((Search(top=6, traits=("tome", "spell")),)),),
)

DOWNTOWN_FIRST_BANK_OF_ARKHAM = Location(
    code="01130",
    slug="downtown-first-bank-of-arkham",
    called="downtown",
    shroud=3,
    clues=Count(1, each=True),
    symbol="triangle",
    connects=("moon", "tee"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(Action((Gain(3),), limit=Limit("game")),),
)

DOWNTOWN_ARKHAM_ASYLUM = Location(
    code="01131",
    slug="downtown-arkham-asylum",
    called="downtown",
    shroud=4,
    clues=Count(2, each=True),
    symbol="triangle",
    connects=("moon", "tee"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
    abilities=(Action((Heal(3, "horror"),), limit=Limit("game")),),
)

EASTTOWN = Location(
    code="01132",
    slug="easttown",
    shroud=2,
    clues=Count(1, each=True),
    symbol="moon",
    connects=("circle", "triangle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    abilities=(Constant((Cheaper(2, "ally"),)),),
)

GRAVEYARD = Location(
    code="01133",
    slug="graveyard",
    shroud=1,
    clues=Count(2, each=True),
    symbol="hourglass",
    connects=("circle",),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
    abilities=(
        Forced(
            After(EntersPlace()), (Test("willpower", 3, fail=(MustChoose(((Take(horror=2),), (GoTo("rivertown"),))),)),)
        ),
    ),
)

NORTHSIDE = Location(
    code="01134",
    slug="northside",
    shroud=3,
    clues=Count(2, each=True),
    symbol="tee",
    connects=("diamond", "triangle"),
    traits=("arkham",),
    encounter="the-midnight-masks",
    victory=1,
    abilities=(Action((GainClues(2),), cost=(Pay(5),), limit=Limit("game", per="group")),),
)

HUNTING_SHADOW = Treachery(
    code="01135",
    slug="hunting-shadow",
    peril=True,
    traits=("curse",),
    quantity=3,
    encounter="the-midnight-masks",
    abilities=(Revelation((MustChoose(((SpendYourClues(1),), (Take(damage=2),))),)),),
)

FALSE_LEAD = Treachery(
    code="01136",
    slug="false-lead",
    quantity=2,
    encounter="the-midnight-masks",
    abilities=(
        Revelation((If(HasClues(), (Test("intellect", 4, fail=(PlaceYourClues(Points()),)),), (GainSurge(),)),)),
    ),
)

THE_MIDNIGHT_MASKS_SET: tuple[Definition, ...] = (
    REFERENCE,
    PREDATOR_OR_PREY,
    THE_MASKED_HUNTER,
    TIME_IS_RUNNING_SHORT,
    UNCOVERING_THE_CONSPIRACY,
    YOUR_HOUSE,
    RIVERTOWN,
    SOUTHSIDE_HISTORICAL_SOCIETY,
    SOUTHSIDE_MAS_BOARDING_HOUSE,
    ST_MARYS_HOSPITAL,
    MISKATONIC_UNIVERSITY,
    DOWNTOWN_FIRST_BANK_OF_ARKHAM,
    DOWNTOWN_ARKHAM_ASYLUM,
    EASTTOWN,
    GRAVEYARD,
    NORTHSIDE,
    HUNTING_SHADOW,
    FALSE_LEAD,
)
