"""The encounter set Agents of Shub Niggurath."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey
from miskatonic.games.arkham.words.abilities import Forced
from miskatonic.games.arkham.words.dangers import EachAtThis
from miskatonic.games.arkham.words.harm import HealThis, Take
from miskatonic.games.arkham.words.moments import Defeated, RoundEnds, When

__all__ = ["AGENTS_OF_SHUB_NIGGURATH_SET"]

RELENTLESS_DARK_YOUNG = Enemy(
    code="01179",
    slug="relentless-dark-young",
    fight=4,
    health=Count(5),
    evade=2,
    damage=2,
    horror=1,
    prey=Prey("least", "agility"),
    traits=("monster", "dark-young"),
    encounter="agents-of-shub-niggurath",
    victory=1,
    abilities=(Forced(When(RoundEnds()), (HealThis(2),)),),
)

GOAT_SPAWN = Enemy(
    code="01180",
    slug="goat-spawn",
    fight=3,
    health=Count(3),
    evade=2,
    damage=1,
    keywords=("hunter", "retaliate"),
    traits=("humanoid", "monster"),
    quantity=3,
    encounter="agents-of-shub-niggurath",
    abilities=(Forced(When(Defeated(enemy="this")), (EachAtThis((Take(horror=1),)),)),),
)

AGENTS_OF_SHUB_NIGGURATH_SET: tuple[Definition, ...] = (RELENTLESS_DARK_YOUNG, GOAT_SPAWN)
