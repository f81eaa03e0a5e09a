"""The encounter set The Devourer Below."""

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Count,
    Definition,
    Enemy,
    Location,
    ScenarioCard,
    Side,
    Treachery,
)
from miskatonic.games.arkham.words.abilities import Action, Constant, Forced, Limit, Objective, Revelation
from miskatonic.games.arkham.words.amounts import PerInvestigator, Points
from miskatonic.games.arkham.words.conditions import Controls, EnemyHere
from miskatonic.games.arkham.words.costs import SpendClues
from miskatonic.games.arkham.words.dangers import DiscardChosen, DoomOnNearest
from miskatonic.games.arkham.words.digging import DigFor, GainWeakness, SearchEncounter, ShuffleDiscards
from miskatonic.games.arkham.words.doing import Advance, End, Resign
from miskatonic.games.arkham.words.enemies import Cancel
from miskatonic.games.arkham.words.flow import Choose, Each, If, MustChoose, Times
from miskatonic.games.arkham.words.harm import Heal, Take
from miskatonic.games.arkham.words.moments import After, EntersPlace, LeavesPlace, RoundEnds, TurnEnds, When
from miskatonic.games.arkham.words.occasions import CluesReachAct, Falls, Reaches
from miskatonic.games.arkham.words.scenery import (
    CluesOnAct,
    CluesUpTo,
    DiscardEnemiesAt,
    EndActs,
    PutIntoPlay,
    ReadyThis,
    SpawnAside,
    SpawnEscaped,
)
from miskatonic.games.arkham.words.standing import EnemyStat, InvestigateWith
from miskatonic.games.arkham.words.tallies import ActHolds, ActIs, AsMany, EnemiesInPlay, EnemyInPlay, Minus
from miskatonic.games.arkham.words.testing import Test, WhenTestEnds
from miskatonic.games.arkham.words.tests import RevealMore, TokenModifier

__all__ = ["THE_DEVOURER_BELOW_SET"]

REFERENCE = ScenarioCard(
    code="01142",
    slug="the-devourer-below",
    encounter="the-devourer-below",
    easy={
        "skull": (TokenModifier(Minus(EnemiesInPlay("monster"))),),
        "cultist": (TokenModifier(-2), DoomOnNearest(1)),
        "tablet": (TokenModifier(-3), If(EnemyHere("monster"), (Take(damage=1),))),
        "elder_thing": (TokenModifier(-5), If(EnemyInPlay("ancient-one"), (RevealMore(),))),
    },
    hard={
        "skull": (TokenModifier(-3), WhenTestEnds((SearchEncounter("monster"),), success=False)),
        "cultist": (TokenModifier(-4), DoomOnNearest(2)),
        "tablet": (TokenModifier(-5), If(EnemyHere("monster"), (Take(damage=1, horror=1),))),
        "elder_thing": (TokenModifier(-7), If(EnemyInPlay("ancient-one"), (RevealMore(),))),
    },
)

THE_ARKHAM_WOODS = Agenda(
    code="01143",
    slug="the-arkham-woods",
    stage=1,
    doom=4,
    encounter="the-devourer-below",
    reverse=(ShuffleDiscards(), DigFor("monster", place="main-path", doom=1)),
)

THE_RITUAL_BEGINS = Agenda(
    code="01144",
    slug="the-ritual-begins",
    stage=2,
    doom=5,
    encounter="the-devourer-below",
    abilities=(Constant((EnemyStat("fight", 1, which="each"), EnemyStat("evade", 1, which="each"))),),
    reverse=(Each((Test("willpower", 6, fail=(GainWeakness("madness"),)),), one_by_one=True),),
)

VENGEANCE_AWAITS = Agenda(
    code="01145",
    slug="vengeance-awaits",
    stage=3,
    doom=5,
    encounter="the-devourer-below",
    reverse=(
        If(ActIs(1), (PutIntoPlay(("ritual-site",)),), (DiscardEnemiesAt("ritual-site"),)),
        SpawnAside("01157", "ritual-site"),
        EndActs(),
    ),
)

VENGEANCE_AWAITS_REVERSE = Agenda(
    code="01145b",
    slug="vengeance-awaits-reverse",
    stage=4,
    doom=0,
    encounter="the-devourer-below",
    abilities=(Objective(After(Falls("01157")), (End("2"),)),),
)

INVESTIGATING_THE_TRAIL = Act(
    code="01146",
    slug="investigating-the-trail",
    stage=1,
    clues=Count(3, each=True),
    encounter="the-devourer-below",
    reverse=(PutIntoPlay(("ritual-site",)), SpawnEscaped("main-path")),
)

INTO_THE_DARKNESS = Act(
    code="01147",
    slug="into-the-darkness",
    stage=2,
    encounter="the-devourer-below",
    abilities=(Objective(After(Reaches("ritual-site")), (Advance(),)),),
    reverse=(ShuffleDiscards(), DigFor(count=AsMany(3, 2, 1), place="ritual-site")),
)

DISRUPTING_THE_RITUAL = Act(
    code="01148",
    slug="disrupting-the-ritual",
    stage=3,
    encounter="the-devourer-below",
    abilities=(
        Action(
            (
                Choose(
                    ((Test("willpower", 3, success=(CluesOnAct(),)),), (Test("agility", 3, success=(CluesOnAct(),)),))
                ),
            ),
            cost=(SpendClues(1),),
        ),
        Objective(After(CluesReachAct()), (Advance(),), when=ActHolds(PerInvestigator(2))),
    ),
    reverse=(End("1"),),
)

MAIN_PATH = Location(
    code="01149",
    slug="main-path",
    shroud=2,
    symbol="squiggle",
    connects=("square", "plus"),
    connects_traits=("woods",),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Action((Resign(),), does="resign"),),
)

ARKHAM_WOODS_UNHALLOWED_GROUND = Location(
    code="01150",
    slug="arkham-woods-unhallowed-ground",
    called="arkham-woods",
    shroud=4,
    clues=Count(1, each=True),
    symbol="triangle",
    connects=("squiggle", "hourglass", "diamond"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Forced(After(EntersPlace()), (Test("willpower", 4, fail=(Take(damage=1, horror=1),)),)),),
)

ARKHAM_WOODS_TWISTING_PATHS = Location(
    code="01151",
    slug="arkham-woods-twisting-paths",
    called="arkham-woods",
    shroud=3,
    clues=Count(1, each=True),
    symbol="tee",
    connects=("squiggle", "diamond", "equals"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Forced(When(LeavesPlace()), (Test("intellect", 3, fail=(Cancel(),)),)),),
)

ARKHAM_WOODS_OLD_HOUSE = Location(
    code="01152",
    slug="arkham-woods-old-house",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="diamond",
    connects=("squiggle", "triangle", "tee"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Constant((InvestigateWith("willpower"),)),),
)

ARKHAM_WOODS_CLIFFSIDE = Location(
    code="01153",
    slug="arkham-woods-cliffside",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="hourglass",
    connects=("squiggle", "moon", "triangle"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Constant((InvestigateWith("agility"),)),),
)

ARKHAM_WOODS_TANGLED_THICKET = Location(
    code="01154",
    slug="arkham-woods-tangled-thicket",
    called="arkham-woods",
    shroud=2,
    clues=Count(1, each=True),
    symbol="equals",
    connects=("squiggle", "moon", "tee"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Constant((InvestigateWith("combat"),)),),
)

ARKHAM_WOODS_QUIET_GLADE = Location(
    code="01155",
    slug="arkham-woods-quiet-glade",
    called="arkham-woods",
    shroud=1,
    symbol="moon",
    connects=("squiggle", "equals", "hourglass"),
    unrevealed=Side("square", ("squiggle",)),
    traits=("woods",),
    encounter="the-devourer-below",
    abilities=(Action((Choose(((Heal(1, "damage"),), (Heal(1, "horror"),)), useful=True),), limit=Limit("turn")),),
)

RITUAL_SITE = Location(
    code="01156",
    slug="ritual-site",
    shroud=3,
    clues=Count(2, each=True),
    symbol="plus",
    connects=("squiggle",),
    traits=("cave",),
    encounter="the-devourer-below",
    abilities=(Forced(When(RoundEnds()), (CluesUpTo(PerInvestigator(2)),)),),
)

UMORDHOTH = Enemy(
    code="01157",
    slug="umordhoth",
    fight=5,
    health=Count(6),
    evade=6,
    damage=3,
    horror=3,
    keywords=("hunter", "massive"),
    traits=("ancient-one", "elite"),
    unique=True,
    encounter="the-devourer-below",
    abilities=(
        Constant((EnemyStat("health", PerInvestigator(4)),)),
        Forced(When(TurnEnds("any")), (ReadyThis(),)),
        Action((End("3"),), when=Controls("lita-chantler")),
    ),
)

UMORDHOTHS_WRATH = Treachery(
    code="01158",
    slug="umordhoths-wrath",
    traits=("curse",),
    quantity=2,
    encounter="the-devourer-below",
    abilities=(
        Revelation(
            (
                Test(
                    "willpower",
                    5,
                    fail=(Times(Points(), (MustChoose(((DiscardChosen(),), (Take(damage=1, horror=1),))),)),),
                ),
            )
        ),
    ),
)

THE_DEVOURER_BELOW_SET: tuple[Definition, ...] = (
    REFERENCE,
    THE_ARKHAM_WOODS,
    THE_RITUAL_BEGINS,
    VENGEANCE_AWAITS,
    VENGEANCE_AWAITS_REVERSE,
    INVESTIGATING_THE_TRAIL,
    INTO_THE_DARKNESS,
    DISRUPTING_THE_RITUAL,
    MAIN_PATH,
    ARKHAM_WOODS_UNHALLOWED_GROUND,
    ARKHAM_WOODS_TWISTING_PATHS,
    ARKHAM_WOODS_OLD_HOUSE,
    ARKHAM_WOODS_CLIFFSIDE,
    ARKHAM_WOODS_TANGLED_THICKET,
    ARKHAM_WOODS_QUIET_GLADE,
    RITUAL_SITE,
    UMORDHOTH,
    UMORDHOTHS_WRATH,
)
