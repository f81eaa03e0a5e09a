"""The encounter set Ghouls."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery
from miskatonic.games.arkham.words.abilities import Revelation
from miskatonic.games.arkham.words.amounts import Points
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.testing import Test

__all__ = ["GHOULS_SET"]

GHOUL_MINION = Enemy(
    code="01160",
    slug="ghoul-minion",
    fight=2,
    health=Count(2),
    evade=2,
    damage=1,
    horror=1,
    traits=("humanoid", "monster", "ghoul"),
    quantity=3,
    encounter="ghouls",
)

RAVENOUS_GHOUL = Enemy(
    code="01161",
    slug="ravenous-ghoul",
    fight=3,
    health=Count(3),
    evade=3,
    damage=1,
    horror=1,
    prey=Prey("least", "health"),
    traits=("humanoid", "monster", "ghoul"),
    encounter="ghouls",
)

GRASPING_HANDS = Treachery(
    code="01162",
    slug="grasping-hands",
    traits=("hazard",),
    quantity=3,
    encounter="ghouls",
    abilities=(Revelation((Test("agility", 3, fail=(Take(damage=Points()),)),)),),
)

GHOULS_SET: tuple[Definition, ...] = (GHOUL_MINION, RAVENOUS_GHOUL, GRASPING_HANDS)
