"""The encounter set Agents of Hastur."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery

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
)

THE_YELLOW_SIGN = Treachery(
    code="01176", slug="the-yellow-sign", traits=("omen",), quantity=2, encounter="agents-of-hastur"
)

AGENTS_OF_HASTUR_SET: tuple[Definition, ...] = (SCREECHING_BYAKHEE, THE_YELLOW_SIGN)
