"""Rolls: which die to roll again, and when to let them stand."""

from __future__ import annotations

from collections.abc import Sequence

from miskatonic.players.thumb.deathmaydie import harm
from miskatonic.players.thumb.deathmaydie.seen import DieSeen
from miskatonic.players.thumb.deathmaydie.sight import Sight

__all__ = ["settle"]

SUCCESS = 0.5
TENTACLE = {"standard": 1 / 3, "bonus": 0.0}
"""What a die can be expected to show."""

CHECK = 1.6
"""What a success is worth in a roll for something."""

HIT = 0.9
"""What a success is worth in an attack."""

PAYS = {"free": 0.0, "turn": 0.12}


def settle(sight: Sight, keys: Sequence[str], purpose: str) -> str:
    """The key of the reroll that brings most, if it is worth its price; then changes of symbols."""
    counts = any(key == "count-as:elder-sign" for key in keys)
    best, chosen = 0.02, ""
    for key in keys:
        act, *args = key.split(":")
        if act == "reroll":
            price = PAYS.get(args[1], harm.stress(sight.table, sight.me))
            gain = _gain(sight, sight.table.dice[int(args[0])], purpose, counts) - price
            if gain > best:
                best, chosen = gain, key
    if chosen:
        return chosen
    return next((key for key in keys if key.startswith(("count-as", "add-successes"))), "let-stand")


def _gain(sight: Sight, die: DieSeen, purpose: str, counts: bool) -> float:
    """What rolling this die again can be expected to bring."""
    table, me = sight.table, sight.me
    successes, tentacles, elder_signs = harm.FACES[die.kind][die.face]
    if counts and elder_signs:
        successes = 1
    fewer_tentacles = (tentacles - TENTACLE[die.kind]) * harm.sanity(table, me)
    if purpose in ("defend", "fire"):
        shown = sum(harm.FACES[each.kind][each.face][0] for each in table.dice)
        return (successes - SUCCESS) * harm.wound(table, me, max(shown - 1, 0)) + fewer_tentacles
    return (SUCCESS - successes) * _worth(sight, purpose) + fewer_tentacles


def _worth(sight: Sight, purpose: str) -> float:
    """What a success more is worth."""
    shown = sum(harm.FACES[each.kind][each.face][0] for each in sight.table.dice)
    if purpose == "check":
        return CHECK if shown < 2 else 0.0
    most = max([enemy.health - enemy.wounds for enemy in sight.table.enemies if enemy.mortal], default=0)
    here = max([enemy.health - enemy.wounds for enemy in sight.foes if enemy.mortal], default=most)
    return HIT if shown < (here if purpose == "attack-here" else most) else 0.0
