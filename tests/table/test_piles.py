from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.seats import Seat
from miskatonic.table import EVERYONE, CardId, CardNotHere, Drawn, Pile, TableError, TooFew

IAN, BETH = Seat(0), Seat(1)


def pile(*cards: int) -> Pile:
    return Pile(tuple(CardId(card) for card in cards))


def card_ids(start: int = 0) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(start, start + 60), unique=True, max_size=20)


@st.composite
def piles(draw: st.DrawFn) -> Pile:
    """Piles of which some cards are known to seats or to all."""
    made = pile(*draw(card_ids()))
    for card in made:
        for seat in draw(st.sets(st.sampled_from([IAN, BETH, EVERYONE]), max_size=2)):
            made = made.show(seat, card)
    return made


def test_a_draw_takes_cards_from_the_top_in_order() -> None:
    deck = pile(7, 8, 9)

    drawn = deck.draw(2)

    assert drawn == Drawn((CardId(7), CardId(8)), pile(9))
    assert deck == pile(7, 8, 9)


def test_a_draw_that_runs_out_says_how_many_cards_are_missing() -> None:
    drawn = pile(7).draw(3)

    assert (drawn.cards, drawn.missing, len(drawn.rest)) == ((7,), 2, 0)


def test_a_draw_that_ran_out_goes_on_from_the_refilled_deck() -> None:
    drawn = pile(1).draw(3)

    drawn = drawn.go_on(pile(2, 3, 4))

    assert drawn == Drawn((CardId(1), CardId(2), CardId(3)), pile(4))


def test_a_draw_can_run_out_a_second_time() -> None:
    drawn = pile(1).draw(4).go_on(pile(2))

    assert (drawn.cards, drawn.missing) == ((1, 2), 2)


def test_a_draw_that_is_complete_refuses_to_go_on() -> None:
    drawn = pile(1, 2).draw(2)

    with pytest.raises(TableError, match="has all its cards"):
        drawn.go_on(pile(3))


def test_an_empty_pile_has_no_top() -> None:
    assert pile().top is None
    assert pile(4, 5).top == 4


def test_cards_put_on_top_lie_with_the_first_uppermost() -> None:
    assert pile(1).put_on_top(CardId(2), CardId(3)) == pile(2, 3, 1)


def test_cards_put_at_the_bottom_lie_with_the_last_lowest() -> None:
    assert pile(1).put_at_bottom(CardId(2), CardId(3)) == pile(1, 2, 3)


def test_a_card_put_at_a_position_has_that_many_cards_above_it() -> None:
    assert pile(1, 2, 3).put_at(2, CardId(9)) == pile(1, 2, 9, 3)


@pytest.mark.parametrize("position", [-1, 4])
def test_a_position_outside_the_pile_is_refused(position: int) -> None:
    with pytest.raises(TableError, match=f"position {position} is not in this pile: 0 is the top, 3 the bottom"):
        pile(1, 2, 3).put_at(position, CardId(9))


def test_a_hand_closes_the_gap_of_a_played_card_and_keeps_its_order() -> None:
    assert pile(5, 3, 8, 1).remove(CardId(3)) == pile(5, 8, 1)


def test_removing_a_card_that_is_elsewhere_names_it_and_no_card_of_the_pile() -> None:
    with pytest.raises(CardNotHere, match="card 9 is not in this pile of 2") as error:
        pile(41, 42).remove(CardId(9))

    assert "41" not in str(error.value)


@pytest.mark.parametrize("act", ["peek", "draw"])
def test_fewer_than_no_cards_cannot_be_taken(act: str) -> None:
    with pytest.raises(TableError, match="-1 cards cannot be taken"):
        getattr(pile(1, 2), act)(-1)


def test_dealing_goes_round_the_table_card_by_card() -> None:
    hands, rest = pile(1, 2, 3, 4, 5, 6, 7).deal(3, each=2)

    assert hands == (pile(1, 4), pile(2, 5), pile(3, 6))
    assert rest == pile(7)


def test_dealing_everything_gives_the_first_piles_a_card_more() -> None:
    hands, rest = pile(1, 2, 3, 4, 5).deal(2)

    assert hands == (pile(1, 3, 5), pile(2, 4))
    assert rest == pile()


def test_a_deal_that_the_pile_cannot_serve_is_refused() -> None:
    with pytest.raises(TooFew, match="6 are needed, 5 are here"):
        pile(1, 2, 3, 4, 5).deal(3, each=2)


def test_a_deal_to_nobody_is_refused() -> None:
    with pytest.raises(TableError, match="at least 1"):
        pile(1).deal(0)


def test_a_split_off_more_cards_than_there_are_is_refused() -> None:
    with pytest.raises(TooFew, match="cannot split 3 cards off a pile of 2"):
        pile(1, 2).split(3)


def test_a_seat_that_looked_at_the_top_knows_those_cards_and_nobody_else_does() -> None:
    deck = pile(1, 2, 3).look(BETH, 2)

    assert deck.known_to(BETH) == {1, 2}
    assert deck.known_to(IAN) == deck.known_to(None) == set()


def test_a_search_of_the_whole_pile_makes_every_card_known() -> None:
    assert pile(1, 2, 3).look(BETH).known_to(BETH) == {1, 2, 3}


def test_looking_at_no_card_teaches_nothing() -> None:
    assert pile(1, 2).look(BETH, 0) == pile(1, 2)
    assert pile(1, 2).show(BETH) == pile(1, 2)


def test_a_revealed_card_is_known_to_all_and_to_spectators() -> None:
    deck = pile(1, 2).reveal(CardId(2))

    assert deck.known_to(IAN) == deck.known_to(None) == {2}


def test_a_card_that_is_not_in_the_pile_cannot_be_shown() -> None:
    with pytest.raises(CardNotHere, match="card 9 cannot be shown"):
        pile(1).show(IAN, CardId(9))


def test_a_shuffle_makes_everybody_forget() -> None:
    deck = pile(1, 2, 3).look(BETH).reveal(CardId(1))

    assert deck.shuffle(Chance.of(1)).known == ()


def test_what_a_seat_knows_goes_along_with_a_drawn_card() -> None:
    drawn = pile(1, 2, 3).look(BETH, 2).draw(1)

    hand = pile(9).put_at_bottom(*drawn.cards, known=drawn.known)

    assert hand.known_to(BETH) == {1}
    assert drawn.rest.known_to(BETH) == {2}


def test_what_was_known_before_and_after_the_refill_goes_along_with_one_draw() -> None:
    drawn = pile(5).look(BETH).draw(2).go_on(pile(3, 4).look(IAN))

    assert drawn.known == ((3, IAN), (5, BETH))
    assert drawn.rest.known_to(IAN) == {4}


def test_knowledge_of_cards_that_are_not_put_down_stays_out_of_the_pile() -> None:
    known = pile(1, 2).look(BETH).known

    assert pile().put_on_top(CardId(1), known=known).known == ((1, BETH),)


def test_the_order_in_which_seats_looked_makes_no_difference() -> None:
    deck = pile(1, 2)

    assert deck.look(IAN, 1).look(BETH) == deck.look(BETH).look(IAN, 1)


@given(piles(), card_ids(100), st.integers(0, 25), st.integers(0, 99))
def test_no_operation_loses_or_doubles_a_card(deck: Pile, fresh: list[int], n: int, seed: int) -> None:
    new = tuple(CardId(card) for card in fresh)
    drawn = deck.draw(n)
    at = min(n, len(deck))
    split = deck.split(at)
    hands, rest = deck.deal(n + 1)

    assert Counter((*drawn.cards, *drawn.rest)) == Counter(deck)
    assert len(drawn.cards) + drawn.missing == n
    assert (*split[0], *split[1]) == deck.cards
    assert sorted(card for hand in (*hands, rest) for card in hand) == sorted(deck)
    assert sorted(deck.shuffle(Chance.of(seed))) == sorted(deck)
    for put in (deck.put_on_top(*new), deck.put_at_bottom(*new), deck.put_at(at, *new)):
        assert Counter(put) == Counter((*deck, *new))
        assert put.remove(*new) == deck
    if deck.top is not None:
        assert Counter(deck.remove(deck.top)) + Counter([deck.top]) == Counter(deck)


@given(piles(), st.integers(0, 25))
def test_a_pile_knows_only_of_cards_that_it_holds(deck: Pile, n: int) -> None:
    drawn = deck.draw(n)
    hands, rest = deck.deal(3)

    for part in (drawn.rest, *deck.split(min(n, len(deck))), *hands, rest, deck.remove(*deck.peek(n))):
        assert {card for card, _ in part.known} <= set(part)
        assert part.known == deck.known_of(part)
    assert sorted(drawn.known + drawn.rest.known) == sorted(deck.known)


@given(piles(), st.integers(0, 25))
def test_piles_and_draws_come_back_from_bytes_as_they_were(deck: Pile, n: int) -> None:
    drawn = deck.draw(n)

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(deck), type=Pile) == deck
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(drawn), type=Drawn) == drawn
