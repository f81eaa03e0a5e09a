"""The encounter set Agents of Hastur."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery
from miskatonic.games.arkham.words.abilities import Constant, Revelation
from miskatonic.games.arkham.words.conditions import HasHorrorLeft
from miskatonic.games.arkham.words.digging import DrawOwnWeakness
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.standing import EnemyStat
from miskatonic.games.arkham.words.testing import Test

__all__ = ["AGENTS_OF_HASTUR_SET"]

SCREECHING_BYAKHEE = Enemy(
    code="01175",
    slug="screeching-byakhee",
    fight=3,
    health=Count(4),
    evade=3,
    damage=1,
    horror=2,
    keywords=("hunter",),
    prey=Prey("least", "sanity"),
    traits=("monster", "byakhee"),
    quantity=2,
    encounter="agents-of-hastur",
    victory=1,
    abilities=(Constant((EnemyStat("fight", 1), EnemyStat("evade", 1)), when=HasHorrorLeft(4)),),
)

THE_YELLOW_SIGN = Treachery(
    code="01176",
    slug="the-yellow-sign",
    traits=("omen",),
    quantity=2,
    encounter="agents-of-hastur",
    abilities=(Revelation((Test("willpower", 4, fail=(Take(horror=2), DrawOwnWeakness("madness"))),)),),
)

AGENTS_OF_HASTUR_SET: tuple[Definition, ...] = (SCREECHING_BYAKHEE, THE_YELLOW_SIGN)
