"""Trails: to whoever holds one it is a list of its own, however many copies there are."""

from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from miskatonic.kernel.trail import Trail


class Trails(RuleBasedStateMachine):
    """Any number of trails, copied from one another, each beside a plain list."""

    trails = Bundle("trails")

    def __init__(self) -> None:
        super().__init__()
        self.pairs: list[tuple[Trail[int], list[int]]] = []

    def add(self, trail: Trail[int], plain: list[int]) -> int:
        self.pairs.append((trail, plain))
        return len(self.pairs) - 1

    @initialize(target=trails, items=st.lists(st.integers(), max_size=4))
    def begin(self, items: list[int]) -> int:
        return self.add(Trail(list(items)), items)

    @rule(target=trails, which=trails)
    def copy(self, which: int) -> int:
        trail, plain = self.pairs[which]
        return self.add(trail.copy(), list(plain))

    @rule(which=trails, item=st.integers())
    def append(self, which: int, item: int) -> None:
        trail, plain = self.pairs[which]
        trail.append(item)
        plain.append(item)

    @rule(which=trails, length=st.integers(0, 6))
    def cut(self, which: int, length: int) -> None:
        trail, plain = self.pairs[which]
        trail.cut(length)
        del plain[length:]

    @rule(which=trails, data=st.data(), item=st.integers())
    def put(self, which: int, data: Any, item: int) -> None:
        trail, plain = self.pairs[which]
        if plain:
            place = data.draw(st.integers(0, len(plain) - 1))
            trail.put(place, item)
            plain[place] = item

    @invariant()
    def every_trail_is_its_list(self) -> None:
        for trail, plain in self.pairs:
            assert list(trail) == plain
            assert len(trail) == len(plain)
            assert trail[1:-1] == plain[1:-1]
            assert [trail[-1 - place] for place in range(len(plain))] == plain[::-1]


TestTrails = Trails.TestCase


@pytest.mark.parametrize("place", [2, -3])
def test_a_place_beyond_the_trail_is_named(place: int) -> None:
    trail = Trail([1, 2])

    with pytest.raises(IndexError, match=f"the trail has 2 entries, not one at {place}"):
        trail[place]


def test_what_was_cut_is_not_found_any_more() -> None:
    trail = Trail([1, 2])
    trail.cut(1)

    with pytest.raises(IndexError):
        trail[1]


def test_copies_share_what_they_have_in_common() -> None:
    trail = Trail(list(range(1000)))
    twin = trail.copy()
    twin.append(1)

    assert trail._items is twin._items
