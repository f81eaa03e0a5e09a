"""Quantities: a base and its modifiers as a sum that can be shown."""

from fractions import Fraction
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.abilities import Modifier
from miskatonic.kernel.quantities import Change, Reckoning, reckon

changes = st.lists(
    st.one_of(
        st.integers(-9, 9).map(lambda number: Modifier("skill", plus=number)),
        st.just(Modifier("skill", doubled=True)),
        st.just(Modifier("skill", halved=True)),
    ),
    max_size=6,
)


def value(base: int, *modifiers: Modifier) -> int:
    return reckon(base, [(source, modifier.plus, modifier) for source, modifier in enumerate(modifiers)]).total


def plus(number: int) -> Modifier:
    return Modifier("skill", plus=number)


DOUBLED, HALVED = Modifier("skill", doubled=True), Modifier("skill", halved=True)


@pytest.mark.rule("arkham:modifiers.2", "arkham:modifiers.6")
def test_what_is_below_zero_still_counts_against_what_is_added() -> None:
    assert value(4, plus(-8), plus(2)) == 0
    assert value(4, plus(-8), plus(5)) == 1


@pytest.mark.rule("arkham:modifiers.3")
def test_additions_come_before_doubling() -> None:
    assert value(3, DOUBLED, plus(1)) == 8


@pytest.mark.rule("arkham:modifiers.4")
def test_a_half_is_rounded_up() -> None:
    assert value(5, HALVED) == 3


@pytest.mark.rule("arkham:modifiers.4")
def test_only_the_last_half_is_rounded() -> None:
    assert value(5, HALVED, HALVED) == 2
    assert value(5, HALVED, DOUBLED) == 5


@pytest.mark.rule("arkham:modifiers.5")
def test_nothing_works_below_zero() -> None:
    assert value(2, plus(-3)) == 0
    assert value(-2) == 0
    assert value(2, plus(-3), DOUBLED, HALVED) == 0


def test_a_sum_tells_its_lines_in_the_order_in_which_they_count() -> None:
    sum_ = reckon(2, [(9, 0, DOUBLED), (5, 1, plus(1)), (7, 0, HALVED), (-3, -1, plus(-1))])

    assert sum_ == Reckoning(
        2, (Change(-3, -1), Change(5, 1), Change(7, halved=True), Change(9, doubled=True)), total=2
    )


@given(st.integers(-9, 20), changes)
def test_the_total_is_exact_arithmetic_rounded_up_once(base: int, modifiers: list[Modifier]) -> None:
    exact = Fraction(base + sum(modifier.plus for modifier in modifiers))
    for modifier in modifiers:
        exact *= 2 if modifier.doubled else Fraction(1, 2) if modifier.halved else 1

    assert value(base, *modifiers) == max(ceil(exact), 0)


@given(st.integers(-9, 20), changes.flatmap(lambda each: st.tuples(st.just(each), st.permutations(each))))
def test_the_order_of_modifiers_makes_no_difference(base: int, orders: tuple[list[Modifier], list[Modifier]]) -> None:
    given_order, other_order = orders

    assert value(base, *given_order) == value(base, *other_order)
