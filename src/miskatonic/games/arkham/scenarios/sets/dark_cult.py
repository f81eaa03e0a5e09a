"""The encounter set Dark Cult."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Spawn, Treachery
from miskatonic.games.arkham.words.abilities import Forced, Revelation
from miskatonic.games.arkham.words.dangers import DoomOnNearest
from miskatonic.games.arkham.words.digging import SearchEncounter
from miskatonic.games.arkham.words.doing import PlaceDoom
from miskatonic.games.arkham.words.flow import If
from miskatonic.games.arkham.words.moments import After, EntersPlay, PhaseEnds, When
from miskatonic.games.arkham.words.tallies import EnemyInPlay

__all__ = ["DARK_CULT_SET"]

ACOLYTE = Enemy(
    code="01169",
    slug="acolyte",
    fight=3,
    health=Count(1),
    evade=2,
    damage=1,
    spawn=Spawn(empty=True),
    traits=("humanoid", "cultist"),
    quantity=3,
    encounter="dark-cult",
    abilities=(Forced(After(EntersPlay()), (PlaceDoom(1, on="this"),)),),
)

WIZARD_OF_THE_ORDER = Enemy(
    code="01170",
    slug="wizard-of-the-order",
    fight=4,
    health=Count(2),
    evade=2,
    damage=1,
    keywords=("retaliate",),
    spawn=Spawn(empty=True),
    traits=("humanoid", "cultist"),
    encounter="dark-cult",
    abilities=(Forced(When(PhaseEnds("mythos")), (PlaceDoom(1, on="this"),)),),
)

MYSTERIOUS_CHANTING = Treachery(
    code="01171",
    slug="mysterious-chanting",
    traits=("hex",),
    quantity=2,
    encounter="dark-cult",
    abilities=(
        Revelation((If(EnemyInPlay("cultist"), (DoomOnNearest(2, "cultist"),), (SearchEncounter("cultist"),)),)),
    ),
)

DARK_CULT_SET: tuple[Definition, ...] = (ACOLYTE, WIZARD_OF_THE_ORDER, MYSTERIOUS_CHANTING)
