"""Plans of places: which rooms, spaces or locations there are, and the ways between them.

A plan is a definition and never changes. What is barred for now is named when asking, `plan.without(...)`,
which gives the plan as it is for whoever cannot pass; each such plan is kept, with its distances.
"""

from collections.abc import Hashable, Iterable, Iterator

from msgspec import Struct

from miskatonic.table.errors import TableError, UnknownPlace, nearest_name

__all__ = ["Passage", "Plan"]

KEPT_VARIANTS = 512


class Passage(Struct, frozen=True):
    """A way from one place to another, both ways unless it says `one_way`."""

    start: str
    end: str
    kind: str = "passage"
    one_way: bool = False


class Plan:
    """Places and the passages between them.

    Answers come in the order in which the plan lists its places, so that ties are always offered alike.
    """

    __slots__ = ("_distances", "_neighbours", "_order", "_variants", "passages", "places")

    def __init__(self, places: Iterable[str], passages: Iterable[Passage]) -> None:
        self.places = tuple(places)
        self.passages = tuple(passages)
        self._order = {place: at for at, place in enumerate(self.places)}
        if len(self._order) < len(self.places):
            twice = next(place for at, place in enumerate(self.places) if self._order[place] != at)
            raise TableError(f"place {twice!r} is on the plan twice: each place needs a name of its own")
        for passage in self.passages:
            self._check(passage.start, passage.end)
            if passage.start == passage.end:
                raise TableError(f"a {passage.kind} leads from {passage.start!r} to itself: it needs two places")
        self._neighbours = {place: self._in_order(_ends_from(place, self.passages)) for place in self.places}
        self._distances: dict[str, dict[str, int]] = {}
        self._variants: dict[Hashable, Plan] = {}

    def __repr__(self) -> str:
        return f"Plan({len(self.places)} places, {len(self.passages)} passages)"

    def __contains__(self, place: object) -> bool:
        return place in self._order

    def neighbours(self, place: str) -> tuple[str, ...]:
        """The places one step away."""
        found = self._neighbours.get(place)
        if found is None:
            self._check(place)
        return found or ()

    def kinds(self, start: str, end: str) -> tuple[str, ...]:
        """The kinds of passage that lead in one step from start to end; empty if there is none."""
        self._check(start, end)
        found = (passage.kind for passage in self.passages if end in _ends_from(start, (passage,)))
        return tuple(dict.fromkeys(found))

    def adjacent(self, start: str, end: str) -> bool:
        """Whether one step leads from start to end."""
        self._check(start, end)
        return end in self._neighbours[start]

    def distance(self, start: str, end: str) -> int | None:
        """The fewest steps from start to end; None if no way leads there."""
        steps = self._steps_from(start).get(end)
        if steps is None:
            self._check(end)
        return steps

    def reaches(self, start: str, end: str) -> bool:
        """Whether any way leads from start to end; each place reaches itself."""
        return self.distance(start, end) is not None

    def first_steps(self, start: str, end: str) -> tuple[str, ...]:
        """The neighbours of start on a shortest way to end: several on a tie, for somebody to choose among.

        Empty when start is the end already, or no way leads there.
        """
        steps = self.distance(start, end)
        if not steps:
            return ()
        return tuple([step for step in self._neighbours[start] if self._steps_from(step).get(end) == steps - 1])

    def nearest(self, start: str, targets: Iterable[str]) -> tuple[str, ...]:
        """The targets fewest steps from start, all of them on a tie; empty if none can be reached."""
        found = [(steps, target) for target in targets if (steps := self.distance(start, target)) is not None]
        if not found:
            return ()
        fewest = min(found)[0]
        return self._in_order(target for steps, target in found if steps == fewest)

    def within(self, start: str, steps: int) -> tuple[str, ...]:
        """The places at most so many steps away, nearest first, start itself among them."""
        return tuple(place for place, distance in self._steps_from(start).items() if distance <= steps)

    @property
    def in_one_piece(self) -> bool:
        """Whether every place reaches every other: what a map should be, unless it means otherwise."""
        return all(len(self._steps_from(place)) == len(self.places) for place in self.places)

    def without(
        self,
        *,
        places: Iterable[str] = (),
        passages: Iterable[tuple[str, str]] = (),
        kinds: Iterable[str] = (),
    ) -> "Plan":
        """The plan for whoever may not enter these places, nor go from the first to the second place of these pairs.

        A barred place can still be left by who stands in it. A pair bars one direction; name both for both.
        """
        barred, closed, unused = frozenset(places), frozenset(passages), frozenset(kinds)
        if not (barred or closed or unused):
            return self
        key = (barred, closed, unused)
        variant = self._variants.get(key)
        if variant is None:
            self._check(*sorted(barred), *(place for pair in sorted(closed) for place in pair))
            open_ways = (
                Passage(start, end, passage.kind, one_way=True)
                for passage in self.passages
                for start, end in _directions(passage)
                if passage.kind not in unused and end not in barred and (start, end) not in closed
            )
            variant = self._keep(key, Plan(self.places, open_ways))
        return variant

    def with_passages(self, *passages: Passage) -> "Plan":
        """The plan with these passages besides its own, such as a tunnel that a card opens."""
        if not passages:
            return self
        return self._variants.get(passages) or self._keep(passages, Plan(self.places, self.passages + passages))

    def _keep(self, key: Hashable, variant: "Plan") -> "Plan":
        if len(self._variants) >= KEPT_VARIANTS:
            self._variants.clear()
        self._variants[key] = variant
        return variant

    def _steps_from(self, start: str) -> dict[str, int]:
        """Steps from start to each place that it reaches, nearest first; worked out once for each start."""
        known = self._distances.get(start)
        if known is not None:
            return known
        self._check(start)
        found = {start: 0}
        edge: tuple[str, ...] = (start,)
        while edge:
            steps = found[edge[0]] + 1
            edge = self._in_order(end for place in edge for end in self._neighbours[place] if end not in found)
            found.update((place, steps) for place in edge)
        self._distances[start] = found
        return found

    def _in_order(self, places: Iterable[str]) -> tuple[str, ...]:
        return tuple(sorted(set(places), key=self._order.__getitem__))

    def _check(self, *places: str) -> None:
        for place in places:
            if place not in self._order:
                raise UnknownPlace(f"there is no place {place!r} on this plan: {nearest_name(place, self.places)}")


def _directions(passage: Passage) -> tuple[tuple[str, str], ...]:
    there = (passage.start, passage.end)
    return (there,) if passage.one_way else (there, there[::-1])


def _ends_from(place: str, passages: Iterable[Passage]) -> Iterator[str]:
    return (end for passage in passages for start, end in _directions(passage) if start == place)
