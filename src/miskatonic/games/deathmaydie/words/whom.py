"""Who and what words speak of: investigators, enemies, spaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from miskatonic.games.deathmaydie.records import ELDER_ONE, DeathMayDieTable, Deed, EnemyId, Who

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = [
    "ALL",
    "HERE",
    "NEAREST",
    "OTHERS",
    "PLACES",
    "THERE",
    "YOU",
    "Where",
    "Whom",
    "enemies_of",
    "investigators_of",
    "space_of",
    "spaces_of",
]

Whom = Literal["you", "all", "here", "others"]
"""You; all investigators; those in your space, you among them; those in your space but you."""

YOU: Whom = "you"
ALL: Whom = "all"
HERE: Whom = "here"
OTHERS: Whom = "others"

Where: TypeAlias = str
"""Your space, a gate's, the starting space, the Elder One's, that in which it happened, or a space of the map."""

YOUR_SPACE, THERE, NEAREST = "you", "there", "nearest"

PLACES = (YOUR_SPACE, "red", "yellow", "blue", "start", "elder-one", THERE)
"""Places that every map has; `NEAREST` stands beside them where something moves."""


def investigators_of(table: DeathMayDieTable, at: Deed, whom: Whom) -> Sequence[Who]:
    """The living who are meant, clockwise from the active investigator (special-effects.1-2)."""
    you = at.you
    if whom == "you":
        return () if table.investigator(you).dead else (you,)
    if whom == "all":
        return table.clockwise()
    here = table.in_space(table.investigator(you).space)
    return here if whom == "here" else [who for who in here if who != you]


def space_of(table: DeathMayDieTable, at: Deed, where: Where) -> str | None:
    """The space that is meant; None while the Elder One is on its track. Of the dead, where they died."""
    if where == YOUR_SPACE:
        return table.investigator(at.you).space
    if where == "start":
        return table.box.episode.map.start
    if where == "elder-one":
        elder_one = table.state.enemies.get(ELDER_ONE)
        return elder_one.space if elder_one is not None else None
    if where == THERE:
        return getattr(at, "space", "") or None
    return table.box.gates.get(where, where)


def spaces_of(table: DeathMayDieTable, at: Deed, where: Where) -> tuple[str, ...]:
    """Where something moves to: a space, or those of all investigators, of which it goes to the nearest."""
    if where == NEAREST:
        return tuple(dict.fromkeys(table.investigator(who).space for who in table.clockwise()))
    space = space_of(table, at, where)
    return () if space is None else (space,)


def enemies_of(table: DeathMayDieTable, which: str, space: str | None = None) -> list[EnemyId]:
    """The enemies that are meant, on the whole map or in a space (enemy-terms.1-5)."""
    return [
        number
        for number, enemy in table.state.enemies.items()
        if (space is None or enemy.space == space) and table.fits(number, which)
    ]
