"""What it costs to be hurt: wounds, sanity and stress in one measure, by how much of them is left."""

from __future__ import annotations

from functools import cache
from math import comb

from miskatonic.players.thumb.deathmaydie.seen import EnemySeen, InvestigatorSeen, TableSeen

__all__ = ["FACES", "death", "fight", "sanity", "stress", "wound"]

FACES = {
    "standard": ((1, 0, 0), (1, 0, 0), (1, 1, 0), (0, 1, 0), (0, 0, 1), (0, 0, 0)),
    "bonus": ((1, 0, 0), (1, 0, 0), (1, 0, 1), (0, 0, 1), (0, 0, 0), (0, 0, 0)),
}
"""Successes, tentacles and elder signs on each face of the two kinds of dice."""

_WOUND = (0.45, 0.6, 0.9, 1.4)
"""What the next wound costs, by how many there are; the one after that is death."""

_HIT = 0.42
"""How likely an enemy's die hurts, when some are rerolled."""


def death(table: TableSeen) -> float:
    """What it costs if somebody dies: the game before the summoning; after it the more, the fewer are left."""
    if not table.summoned:
        return 14.0
    return min(6.0, 12.0 / sum(not each.dead for each in table.investigators))


def wound(table: TableSeen, one: InvestigatorSeen, already: int = 0) -> float:
    """What one wound more costs this investigator, if so many more are sure."""
    wounds = one.wounds + already
    return _WOUND[wounds] if wounds < len(_WOUND) else death(table)


def sanity(table: TableSeen, one: InvestigatorSeen) -> float:
    """What a point of sanity costs: little while it only raises skills, much before the end."""
    left = table.skull - one.sanity
    if left <= 2:
        return death(table) / 3
    return 0.7 if left <= 5 else 0.3 if left <= 10 else 0.18


def stress(table: TableSeen, one: InvestigatorSeen) -> float:
    """What a point of stress costs: the fewer are left, the more."""
    return 0.22 + 0.1 * one.stress if one.stress < table.full_stress else 0.6


def fight(table: TableSeen, one: InvestigatorSeen, enemies: tuple[EnemySeen, ...]) -> float:
    """What it costs to be attacked by all of these once."""
    standard = sum(enemy.standard for enemy in enemies)
    dice = standard + sum(enemy.bonus for enemy in enemies)
    if not dice:
        return 0.0
    life = table.deadly_wounds - one.wounds
    expected = min(_HIT * dice, life - 1)
    cost = sum(min(expected - past, 1.0) * wound(table, one, past) for past in range(int(expected) + 1))
    return cost + _at_least(dice, life) * death(table) + sanity(table, one) * standard / 3


@cache
def _at_least(dice: int, successes: int) -> float:
    """How likely so many dice hurt so often."""
    return sum(
        comb(dice, hits) * _HIT**hits * (1 - _HIT) ** (dice - hits) for hits in range(max(successes, 0), dice + 1)
    )
