"""The encounter set Nightgaunts."""

from miskatonic.games.arkham.declarations import Count, Definition, Enemy, Treachery
from miskatonic.games.arkham.words.abilities import Constant, Revelation
from miskatonic.games.arkham.words.dangers import DisengageFrom, GoToTrait
from miskatonic.games.arkham.words.harm import Take
from miskatonic.games.arkham.words.standing import DoublesNegative
from miskatonic.games.arkham.words.testing import Test

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
    abilities=(Constant((DoublesNegative(),)),),
)

ON_WINGS_OF_DARKNESS = Treachery(
    code="01173",
    slug="on-wings-of-darkness",
    quantity=2,
    encounter="nightgaunts",
    abilities=(
        Revelation(
            (Test("agility", 4, fail=(Take(damage=1, horror=1), DisengageFrom("nightgaunt"), GoToTrait("central"))),)
        ),
    ),
)

NIGHTGAUNTS_SET: tuple[Definition, ...] = (HUNTING_NIGHTGAUNT, ON_WINGS_OF_DARKNESS)
