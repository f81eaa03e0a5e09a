"""The arithmetic of an action, for whoever thinks about taking it: the skill as it is against the difficulty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.enemies import evade_value, fight_value
from miskatonic.games.arkham.locations import shroud
from miskatonic.games.arkham.skill_tests import skill_value

if TYPE_CHECKING:
    from miskatonic.games.arkham.declarations import Skill
    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.kernel.text import Value

__all__ = ["attack_sum", "evasion_sum", "investigation_sum"]


def attack_sum(table: ArkhamTable, enemy: CardId) -> dict[str, Value]:
    """Combat against fight."""
    return _sum(table, "combat", fight_value(table, enemy))


def evasion_sum(table: ArkhamTable, enemy: CardId) -> dict[str, Value]:
    """Agility against evade."""
    return _sum(table, "agility", evade_value(table, enemy))


def investigation_sum(table: ArkhamTable) -> dict[str, Value]:
    """Intellect, or what the location asks for, against shroud."""
    here = table.investigator(table.state.active).place
    skill: Skill = "intellect"
    for word in table.standing("investigate-with", table.state.places[here].card):
        skill = word.skill
    return {"place": here, "clues": table.state.places[here].clues, **_sum(table, skill, shroud(table, here))}


def _sum(table: ArkhamTable, skill: Skill, difficulty: int) -> dict[str, Value]:
    return {"value": max(0, skill_value(table, table.state.active, skill)), "difficulty": difficulty}
