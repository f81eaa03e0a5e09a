"""Basic weaknesses, from which each deck gets one at random."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Prey, Treachery

__all__ = ["WEAKNESSES"]

AMNESIA = Treachery(code="01096", slug="amnesia", weakness="basic", traits=("madness",), quantity=2)

PARANOIA = Treachery(code="01097", slug="paranoia", weakness="basic", traits=("madness",), quantity=2)

HAUNTED = Treachery(code="01098", slug="haunted", weakness="basic", traits=("curse",))

PSYCHOSIS = Treachery(code="01099", slug="psychosis", weakness="basic", traits=("madness",))

HYPOCHONDRIA = Treachery(code="01100", slug="hypochondria", weakness="basic", traits=("madness",))

MOB_ENFORCER = Enemy(
    code="01101",
    slug="mob-enforcer",
    weakness="basic",
    fight=4,
    health=Count(3),
    evade=3,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "criminal"),
)

SILVER_TWILIGHT_ACOLYTE = Enemy(
    code="01102",
    slug="silver-twilight-acolyte",
    weakness="basic",
    fight=2,
    health=Count(3),
    evade=3,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "cultist", "silver-twilight"),
)

STUBBORN_DETECTIVE = Enemy(
    code="01103",
    slug="stubborn-detective",
    weakness="basic",
    fight=3,
    health=Count(2),
    evade=2,
    damage=1,
    keywords=("hunter",),
    prey=Prey("bearer", only=True),
    traits=("humanoid", "detective"),
)

WEAKNESSES: tuple[Definition, ...] = (
    AMNESIA,
    PARANOIA,
    HAUNTED,
    PSYCHOSIS,
    HYPOCHONDRIA,
    MOB_ENFORCER,
    SILVER_TWILIGHT_ACOLYTE,
    STUBBORN_DETECTIVE,
)
