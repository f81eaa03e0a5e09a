"""The twelve roles, whom their loyalty helps, and the sets that the rulebook recommends."""

from collections.abc import Iterable
from enum import IntEnum
from typing import Literal

__all__ = [
    "DIFFICULTY",
    "EVERY_ROLE",
    "LOYALTY",
    "MOST_LOYALTY",
    "SHOWN_ON_DEATH",
    "Role",
    "RoleName",
    "balance",
    "recommended",
]


class Role(IntEnum):
    """What a role marker shows. Whatever its loyalty, everybody but a Cultist belongs to the Investigators."""

    INVESTIGATOR = 0
    CULTIST = 1
    SEER = 2
    ASSASSIN = 3
    RADIANT_BEAUTY = 4
    INFECTED = 5
    SUPER_GHOST = 6
    MECHANIC = 7
    NOVICE = 8
    BUTTERFINGERS = 9
    SCAREDY_CAT = 10
    FIRESTARTER = 11

    @property
    def slug(self) -> str:
        return self.name.lower().replace("_", "-")

    @property
    def bit(self) -> int:
        """Its place in a set of roles."""
        return 1 << self


RoleName = Literal[
    "seer",
    "assassin",
    "radiant-beauty",
    "infected",
    "super-ghost",
    "mechanic",
    "novice",
    "butterfingers",
    "scaredy-cat",
    "firestarter",
]
"""The roles that a table can choose besides Cultists and plain Investigators."""

BY_SLUG = {role.slug: role for role in Role}

EVERY_ROLE = sum(role.bit for role in Role)

SHOWN_ON_DEATH = frozenset({Role.RADIANT_BEAUTY, Role.INFECTED, Role.SUPER_GHOST})

LOYALTY = {
    Role.RADIANT_BEAUTY: 1,
    Role.INFECTED: 1,
    Role.SUPER_GHOST: 1,
    Role.MECHANIC: 3,
    Role.NOVICE: -1,
    Role.BUTTERFINGERS: -1,
    Role.SCAREDY_CAT: -1,
    Role.FIRESTARTER: -2,
}
"""How much a role helps the Investigators, or below zero the Cultists; the others are worth nothing."""

DIFFICULTY = {5: -1, 6: -1, 7: -3, 8: 1}
"""The recommended sum of all loyalty per player count, in favour of the Investigators."""

MOST_LOYALTY = 5
"""As much may count for one team."""

BURDENED = (Role.NOVICE, Role.BUTTERFINGERS, Role.SCAREDY_CAT)
GIFTED = (Role.RADIANT_BEAUTY, Role.INFECTED, Role.SUPER_GHOST)

_RECOMMENDED: dict[int, tuple[tuple[Role, ...], tuple[Role, ...]]] = {
    5: ((Role.SEER,), BURDENED),
    6: ((Role.SEER, Role.FIRESTARTER), GIFTED),
    7: ((Role.FIRESTARTER, Role.ASSASSIN), BURDENED),
    8: ((Role.SEER, Role.MECHANIC, Role.FIRESTARTER, Role.ASSASSIN), ()),
}


def recommended(players: int) -> tuple[tuple[Role, ...], tuple[Role, ...]]:
    """The roles for experienced players: those that are in for sure, and those of which one at random is."""
    return _RECOMMENDED[players]


def balance(roles: Iterable[Role]) -> tuple[int, int]:
    """The loyalty that counts for the Investigators and for the Cultists."""
    values = [LOYALTY.get(role, 0) for role in roles]
    return sum(v for v in values if v > 0), -sum(v for v in values if v < 0)
