import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.seats import Seat
from miskatonic.table import BadSeat, TableError, TurnOrder

A, B, C, D = (Seat(seat) for seat in range(4))
FOUR = TurnOrder.of(4)


def test_play_starts_with_the_first_player_and_goes_clockwise() -> None:
    assert TurnOrder.of(3, first=1).playing == (B, C, A)


def test_play_the_other_way_round_starts_with_the_same_seat() -> None:
    assert FOUR.with_first(B).reversed().playing == (B, A, D, C)


def test_the_next_seat_after_the_last_is_the_first() -> None:
    assert FOUR.next_after(D) == A
    assert FOUR.reversed().next_after(A) == D


def test_an_eliminated_seat_is_passed_over() -> None:
    order = FOUR.eliminate(B)

    assert order.playing == (A, C, D)
    assert order.next_after(A) == order.next_after(B) == C
    assert order.from_(B) == (C, D, A)
    assert not order.is_playing(B)


def test_the_marker_passes_on_when_the_first_player_is_eliminated() -> None:
    assert FOUR.eliminate(A).first == B
    assert FOUR.eliminate(B).eliminate(A).first == C
    assert FOUR.reversed().eliminate(A).first == D


def test_the_last_seat_follows_itself_and_nobody_follows_when_all_are_out() -> None:
    alone = TurnOrder.of(2).eliminate(A)

    assert alone.next_after(B) == B
    assert alone.eliminate(B).next_after(B) is None
    assert alone.eliminate(B).playing == ()
    assert alone.eliminate(B).pass_first() == alone.eliminate(B)


def test_the_marker_passes_clockwise_and_skips_who_is_out() -> None:
    assert FOUR.eliminate(B).pass_first().first == C
    assert FOUR.with_first(D).pass_first().first == A


def test_who_has_not_acted_is_waiting_in_player_order() -> None:
    order = FOUR.with_first(C).act(D)

    assert order.waiting == (C, A, B)
    assert order.eliminate(A).waiting == (C, B)
    assert order.new_round().waiting == (C, D, A, B)


def test_a_seat_acts_once_in_a_round() -> None:
    with pytest.raises(BadSeat, match="seat 1 has acted already in this round: waiting are 0, 2, 3"):
        FOUR.act(B).act(B)


@pytest.mark.parametrize("act", ["act", "eliminate", "with_first"])
def test_a_seat_that_is_out_does_nothing_more(act: str) -> None:
    with pytest.raises(BadSeat, match="seat 1 is out of the game: still playing are 0, 2, 3"):
        getattr(FOUR.eliminate(B), act)(B)


@pytest.mark.parametrize("act", ["act", "eliminate", "with_first", "next_after", "from_", "is_playing"])
def test_a_seat_that_is_not_at_the_table_is_refused(act: str) -> None:
    with pytest.raises(BadSeat, match="seat 4 is not at this table: the seats are 0, 1, 2, 3"):
        getattr(FOUR, act)(Seat(4))


def test_a_table_needs_its_first_player_and_each_seat_once() -> None:
    with pytest.raises(BadSeat, match="seat 5 is not at this table"):
        TurnOrder.of(2, first=5)
    with pytest.raises(TableError, match="listed twice among 0, 1, 0"):
        TurnOrder((A, B, A), A)


@st.composite
def orders(draw: st.DrawFn) -> TurnOrder:
    """Tables in the middle of a game: some seats out, some that have acted, either direction."""
    players = draw(st.integers(1, 8))
    order = TurnOrder.of(players, first=draw(st.integers(0, players - 1)))
    order = order.reversed() if draw(st.booleans()) else order
    for seat in draw(st.lists(st.sampled_from(order.seats), unique=True)):
        order = order.eliminate(seat) if draw(st.booleans()) else order.act(seat)
    return order


@given(orders())
def test_elimination_never_loses_a_seat(order: TurnOrder) -> None:
    assert sorted(order.playing + order.eliminated) == list(order.seats)
    assert sorted({*order.waiting, *order.acted, *order.eliminated}) == list(order.seats)
    assert order.is_playing(order.first) or not order.playing


@given(orders())
def test_going_from_seat_to_seat_meets_everybody_playing_once(order: TurnOrder) -> None:
    seat, met = order.first, []
    for _ in order.playing:
        met.append(seat)
        following = order.next_after(seat)
        assert following is not None
        seat = following

    assert tuple(met) == order.playing
    assert not met or seat == order.first


@given(orders())
def test_a_turn_order_comes_back_from_bytes_as_it_was(order: TurnOrder) -> None:
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(order), type=TurnOrder) == order
