"""The encounter set Agents of Cthulhu."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery

__all__ = ["AGENTS_OF_CTHULHU_SET"]

YOUNG_DEEP_ONE = Enemy(
    code="01181",
    slug="young-deep-one",
    fight=3,
    health=Count(3),
    evade=3,
    damage=1,
    horror=1,
    keywords=("hunter",),
    prey=Prey("least", "combat"),
    traits=("humanoid", "monster", "deep-one"),
    quantity=2,
    encounter="agents-of-cthulhu",
)

DREAMS_OF_RLYEH = Treachery(
    code="01182", slug="dreams-of-rlyeh", traits=("omen",), quantity=2, encounter="agents-of-cthulhu"
)

AGENTS_OF_CTHULHU_SET: tuple[Definition, ...] = (YOUNG_DEEP_ONE, DREAMS_OF_RLYEH)
