"""What a table of Death May Die is worth to the investigators, from what is seen of it.

The weights are those of a logistic regression on games that rules of thumb have played: how often they won from there.
"""

from __future__ import annotations

from math import exp
from typing import cast

from miskatonic import View
from miskatonic.players.thumb.deathmaydie.seen import InvestigatorSeen, TableSeen
from miskatonic.players.thumb.deathmaydie.sight import ELDER_ONE

__all__ = ["features", "value"]

WEIGHTS = {
    "one": -1.1,
    "time": 0.1,
    "disrupted": 1.0,
    "stages": -0.73,
    "hurry": -0.85,
    "life": 0.25,
    "sane": 0.19,
    "mad": -0.5,
    "stress": -0.06,
    "levels": 0.4,
    "finds": 0.1,
    "enemies": -0.57,
    "beset": -0.05,
    "fire": -0.07,
    "signs": -0.83,
    "ritual": 1.0,
    "risk": -0.3,
    "unready": -0.8,
}


def value(view: View) -> float:
    """From 0 to 1: how likely the investigators win, if they go on by rules of thumb."""
    found = features(cast("TableSeen", view.board))
    return 1 / (1 + exp(-sum(weight * found[name] for name, weight in WEIGHTS.items())))


def features(table: TableSeen) -> dict[str, float]:
    """What the chances depend on."""
    living = [one for one in table.investigators if not one.dead]
    share = 1 / len(table.investigators)
    beset = sum(enemy.space == one.space for one in living for enemy in table.enemies)
    time = table.last_space - table.track - table.symbols / 3
    found = {
        "one": 1.0,
        "time": time,
        "disrupted": float(table.disrupted),
        "stages": _stages(table),
        "hurry": _stages(table) / max(time, 0.3) if table.disrupted else 0.0,
        "life": share * sum(table.deadly_wounds - one.wounds for one in living),
        "sane": 0.1 * sum(table.skull - one.sanity for one in living),
        "mad": float(sum(table.skull - one.sanity < 4 for one in living)),
        "stress": share * sum(one.stress for one in living),
        "levels": share * sum(skill.level - 1 for one in living for skill in one.skills),
        "finds": 0.1 * sum(find.kind != "condition" for find in table.finds),
        "enemies": 0.1 * len(table.enemies),
        "beset": float(beset),
        "fire": float(sum(one.fire + one.stand_ins for one in living)),
        "signs": 0.1 * sum(one.signs for one in living),
        "ritual": 0.0,
        "risk": 0.0,
        "unready": 0.0,
    }
    if not table.disrupted:
        found["ritual"] = table.ritual.done / max(table.ritual.need, 1)
        found["unready"] = float(table.summoned)
    if not table.summoned:
        found["risk"] = float(sum(_risk(table, one) for one in living))
    return found


def _stages(table: TableSeen) -> float:
    """How much of the Elder One is left: 3 stages, and parts of them."""
    elder_one = next((enemy for enemy in table.enemies if enemy.number == ELDER_ONE), None)
    wounds = elder_one.wounds / elder_one.health if elder_one is not None and elder_one.health else 0.0
    return 5 - max(table.stage, 2) - wounds


def _risk(table: TableSeen, one: InvestigatorSeen) -> bool:
    """Whether somebody is near a death that would lose all."""
    return table.deadly_wounds - one.wounds < 3 or table.skull - one.sanity < 3
