"""What a card has changed on the table, in short words and without numbers, since those may be tuned.

"0 stress +" is more stress for the first investigator, "cultist at attic" a new figure, "cultist to attic" one that has
walked there, "fire + attic" more fire in a space.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from ..scenes import Scene

__all__ = ["effects"]

_MARKERS = ("wounds", "stress", "sanity", "fire", "signs")


def effects(table: Scene, act: Callable[[Scene], object]) -> set[str]:
    """What is different after acting."""
    before = table.view()
    act(table)
    return set(_differences(before, table.view()))


def _differences(before: Any, after: Any) -> Iterator[str]:
    for old, new in zip(before.investigators, after.investigators, strict=True):
        yield from (f"{new.who} {name} {_sign(old, new, name)}" for name in _MARKERS if _sign(old, new, name))
        if new.space != old.space:
            yield f"{new.who} to {new.space}"
        if new.kept_mythos != old.kept_mythos:
            yield f"{new.who} keeps {', '.join(new.kept_mythos) or 'nothing'}"
    yield from _enemies({each.number: each for each in before.enemies}, {each.number: each for each in after.enemies})
    yield from _tokens({each.number: each for each in before.tokens}, {each.number: each for each in after.tokens})
    fires = {each.id: each.fire for each in before.spaces}
    yield from (
        f"fire {'+' if each.fire > fires[each.id] else '-'} {each.id}"
        for each in after.spaces
        if each.fire != fires[each.id]
    )
    yield from (f"{find.owner} has {find.id}" for find in after.finds if find not in before.finds)
    yield from (f"{find.owner} lost {find.id}" for find in before.finds if find not in after.finds)
    crowds = [{each.place: each.count for each in view.crowds} for view in (before, after)]
    yield from (f"face down {place}" for place in crowds[0] if crowds[0][place] != crowds[1].get(place, 0))
    if after.dial != before.dial:
        yield f"dial to {after.dial}"


def _sign(old: Any, new: Any, name: str) -> str:
    one, other = getattr(old, name), getattr(new, name)
    return "" if one == other else "+" if other > one else "-"


def _enemies(before: Any, after: Any) -> Iterator[str]:
    for number, new in after.items():
        old = before.get(number)
        if old is None:
            yield f"{new.kind} at {new.space}"
        elif new.space != old.space:
            yield f"{new.kind} to {new.space}"
        if old is not None and new.wounds > old.wounds:
            yield f"{new.kind} wounded"
    yield from (f"{old.kind} gone" for number, old in before.items() if number not in after)


def _tokens(before: Any, after: Any) -> Iterator[str]:
    for number, new in after.items():
        old = before.get(number)
        where = new.space or f"with {new.bearer}"
        if old is None or old.kind != new.kind:
            yield f"{new.kind} at {where}"
        elif (new.space, new.bearer) != (old.space, old.bearer):
            yield f"{new.kind} to {where}"
    yield from (f"{old.kind} gone" for number, old in before.items() if number not in after)
