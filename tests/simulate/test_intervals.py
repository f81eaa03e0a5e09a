"""Wilson's interval, against figures from the literature."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.simulate import wilson


@pytest.mark.parametrize(
    ("count", "of", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (29, 29, 0.8830, 1.0),
    ],
)
def test_the_bounds_are_those_that_newcombe_published_in_1998(count: int, of: int, low: float, high: float) -> None:
    share = wilson(count, of)

    assert share.low == pytest.approx(low, abs=5e-5)
    assert share.high == pytest.approx(high, abs=5e-5)


@given(st.integers(1, 10_000), st.data())
def test_the_share_lies_between_its_bounds_and_both_are_shares(of: int, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, of))

    share = wilson(count, of)

    assert 0 <= share.low <= share.share <= share.high <= 1


@given(st.integers(0, 50))
def test_ten_times_the_games_make_a_narrower_interval(count: int) -> None:
    few, many = wilson(count, 50), wilson(count * 10, 500)

    assert many.high - many.low < few.high - few.low


def test_no_games_leave_everything_possible() -> None:
    nothing = wilson(0, 0)

    assert (nothing.share, nothing.low, nothing.high) == (0, 0, 1)
