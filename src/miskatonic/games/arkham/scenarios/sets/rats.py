"""The encounter set Rats."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy

__all__ = ["RATS_SET"]

SWARM_OF_RATS = Enemy(
    code="01159",
    slug="swarm-of-rats",
    fight=1,
    health=Count(1),
    evade=3,
    damage=1,
    keywords=("hunter",),
    traits=("creature",),
    quantity=3,
    encounter="rats",
)

RATS_SET: tuple[Definition, ...] = (SWARM_OF_RATS,)
