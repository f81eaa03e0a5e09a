"""The encounter set Nightgaunts."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Treachery

__all__ = ["NIGHTGAUNTS_SET"]

HUNTING_NIGHTGAUNT = Enemy(
    code="01172",
    slug="hunting-nightgaunt",
    fight=3,
    health=Count(4),
    evade=1,
    damage=1,
    horror=1,
    keywords=("hunter",),
    traits=("monster", "nightgaunt"),
    quantity=2,
    encounter="nightgaunts",
)

ON_WINGS_OF_DARKNESS = Treachery(code="01173", slug="on-wings-of-darkness", quantity=2, encounter="nightgaunts")

NIGHTGAUNTS_SET: tuple[Definition, ...] = (HUNTING_NIGHTGAUNT, ON_WINGS_OF_DARKNESS)
