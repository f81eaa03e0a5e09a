"""Where to go: every way through up to four Doors, by what happens on it and by what can be done at its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from miskatonic.players.deducer.mind import Mind

__all__ = ["next_step", "teleport"]

Worth = Callable[[str], float]


def next_step(mind: Mind, keys: Sequence[str], points: int, start: str, meeting: Worth, end: Worth) -> str:
    """The key of the best next step, or of stopping.

    `meeting(place)` is what an Encounter there is worth, `end(place)` what it is worth to stay there.
    """
    sight = mind.sight
    ends: dict[str, float] = {}
    steps: dict[str, float] = {}
    home = sight.location(start)

    def stay(place: str) -> float:
        if place not in ends:
            ends[place] = end(place) + 0.03 * mind.luck(place)
        return ends[place]

    def enter(place: str) -> float:
        if place not in steps:
            steps[place] = meeting(place) if sight.meets(place) else 0.0
        return steps[place]

    def best_from(place: str, left: int) -> float:
        found = stay(place) if sight.location(place) != home else -9.0
        if left:
            for way in sight.ways(place):
                found = max(found, enter(way) + best_from(way, left - 1) - 0.001)
        return found

    worth = {}
    for key in keys:
        place = key.partition(":")[2]
        worth[key] = enter(place) + best_from(place, points - 1) if place else stay(sight.me.place)
    return mind.best(keys, worth, noise=0.0)


def teleport(mind: Mind, keys: Sequence[str], end: Worth) -> str:
    """Where a Ghost appears."""
    return mind.best(keys, {key: end(key.partition(":")[2]) for key in keys})
