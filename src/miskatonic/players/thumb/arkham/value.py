"""What a table of Arkham Horror is worth to those who sit at it, from lost to won, as a guess."""

from __future__ import annotations

from math import exp
from typing import cast

from miskatonic import View
from miskatonic.players.thumb.arkham.readiness import LAST_AGENDA, has_weapon
from miskatonic.players.thumb.arkham.seen import InvestigatorSeen, TableSeen
from miskatonic.players.thumb.arkham.sight import FAR, GREAT

__all__ = ["features", "value"]

WEIGHTS = {
    "one": -4.33,
    "begun": 0.08,
    "last act": 1.28,
    "clues": 0.84,
    "time": 0.40,
    "last agenda": -0.25,
    "sane": 0.96,
    "whole": 0.92,
    "sane at last": 0.21,
    "whole at last": 0.27,
    "brink": -0.36,
    "armed": 0.62,
    "armed at last": 0.13,
    "ready to arm": 0.15,
    "cards": 0.25,
    "resources": 0.22,
    "allies": -0.10,
    "beset": -0.79,
    "great": -0.59,
    "wounded": 1.87,
}
"""Those of a logistic regression: how often rules of thumb, alone in The Gathering, have won from there."""


def value(view: View) -> float:
    """Won is 1, lost is 0; before the end how likely the investigators win, if they go on by rules of thumb."""
    if view.result is not None:
        return 1.0 if view.result.winners else 0.0
    table = cast("TableSeen", view.board)
    if all(each.gone for each in table.investigators):
        return 0.0
    return 1 / (1 + exp(-sum(WEIGHTS[name] * found for name, found in features(table).items())))


def features(table: TableSeen) -> dict[str, float]:
    """What speaks for and against them, for each investigator in play."""
    standing = [each for each in table.investigators if not each.gone]
    count = len(standing)
    great = [enemy for enemy in table.enemies if enemy.health >= GREAT]
    upon = [enemy for enemy in table.enemies if enemy.engaged is not None]
    left = min(10, (table.threshold or FAR) - table.doom)
    sane = sum(min(6, each.sanity + _borne(each, "sanity", "horror")) for each in standing) / count
    whole = sum(min(8, each.health + _borne(each, "health", "damage")) for each in standing) / count
    armed = sum(has_weapon(each.play) for each in standing) / count
    at_last = table.act_needs is None
    return {
        "one": 1.0,
        "begun": float(len(table.places) > 1),
        "last act": float(at_last),
        "clues": 0.0 if at_last else min(1.0, sum(each.clues for each in standing) / max(1, table.act_needs or 1)),
        "time": left / 10,
        "last agenda": float(table.agenda == LAST_AGENDA),
        "sane": sane / 6,
        "whole": whole / 8,
        "sane at last": at_last * sane / 6,
        "whole at last": at_last * whole / 8,
        "brink": sum(min(each.sanity, each.health) <= 2 for each in standing) / count,
        "armed": armed,
        "armed at last": at_last * armed,
        "ready to arm": sum(not has_weapon(each.play) and has_weapon(each.cards) for each in standing) / count,
        "cards": sum(min(8, len(each.cards or ())) for each in standing) / count / 8,
        "resources": sum(min(8, each.resources) for each in standing) / count / 8,
        "allies": float(sum("ally" in card.slots for each in standing for card in each.play)) / count,
        "beset": sum(enemy.health - enemy.damage for enemy in upon if enemy not in great) / count / 4,
        "great": sum(enemy.health - enemy.damage for enemy in great) / count / 5,
        "wounded": sum(enemy.damage for enemy in great) / count / 5,
    }


def _borne(investigator: InvestigatorSeen, whole: str, lost: str) -> int:
    """What assets can still bear for somebody."""
    return sum(getattr(card, whole) - getattr(card, lost) for card in investigator.play if getattr(card, whole))
