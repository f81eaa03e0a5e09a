"""What a text says that one may choose: words with numbers, weighed by what they do to whoever chooses."""

from __future__ import annotations

from collections.abc import Callable

from miskatonic import Text
from miskatonic.players.thumb.deathmaydie import harm
from miskatonic.players.thumb.deathmaydie.sight import Sight

__all__ = ["worth"]

CLAIM = 0.9
"""What a find is worth."""

UNKNOWN = 0.1
"""What something is worth of which nothing is known."""


def worth(sight: Sight, text: Text) -> float:
    """What it is worth to have this happen."""
    word = text.id.removeprefix("dmd-word-")
    if word == "then":
        return _inside(sight, text, "head") + _inside(sight, text, "item")
    if word.startswith("claim"):
        return CLAIM - _number(text, "stress") * harm.stress(sight.table, sight.me)
    if word.startswith("walk-with"):
        return _walk(sight, str(text.args.get("token", "")))
    known = _WORTH.get(word)
    return UNKNOWN if known is None else known(sight, _number(text, "count") or _number(text, "points"))


def _stress(sight: Sight, count: int) -> float:
    """Stress beyond the track is nothing."""
    return -harm.stress(sight.table, sight.me) * min(count, sight.table.full_stress - sight.me.stress)


def _wounds(sight: Sight, count: int) -> float:
    return -sum(harm.wound(sight.table, sight.me, past) for past in range(count))


def _stress_or_wounds(sight: Sight, count: int) -> float:
    over = max(count - (sight.table.full_stress - sight.me.stress), 0)
    return _stress(sight, count - over) + _wounds(sight, over)


_WORTH: dict[str, Callable[[Sight, int], float]] = {
    "take-stress": _stress,
    "stress-or-wounds": _stress_or_wounds,
    "take-wounds": _wounds,
    "lose-sanity": lambda sight, count: -harm.sanity(sight.table, sight.me) * count,
    "gain-signs": lambda sight, count: -0.3 * count,
    "heal-stress": lambda sight, count: 0.33 * min(count, sight.me.stress),
    "heal-wounds": lambda sight, count: harm.wound(sight.table, sight.me, -1) * min(count, sight.me.wounds),
    "mend": lambda sight, points: 0.4 * min(points, sight.me.wounds + sight.me.stress),
    "mend-each": lambda sight, points: 0.4 * min(2 * points, sight.me.wounds + sight.me.stress),
    "harm-enemies": lambda sight, count: 0.6 * count * len(sight.foes),
    "walk-to": lambda sight, count: 0.0,
}


def _walk(sight: Sight, kind: str) -> float:
    """A token is led the rather, the farther it still has to go."""
    wanted = dict(sight.table.ritual.wants)
    if kind not in wanted:
        return 0.0
    led = sum(token.kind == kind and token.space == sight.here for token in sight.table.tokens)
    return 1.0 + 0.2 * led + 0.05 * sight.steps(wanted[kind])[sight.here]


def _number(text: Text, name: str) -> int:
    value = text.args.get(name, 0)
    return value if isinstance(value, int) else 0


def _inside(sight: Sight, text: Text, name: str) -> float:
    inner = text.args.get(name)
    return worth(sight, inner) if isinstance(inner, Text) else UNKNOWN
