import pytest

from miskatonic.players.deducer.piles import Pile

SURE = (1.0, 0.0)
EITHER = (0.5, 0.5)


def test_a_red_card_speaks_against_whoever_could_have_laid_it() -> None:
    pile = Pile(2)
    pile.lay_from(3, SURE, EITHER)

    pile.draw(1)

    assert pile.agreement(1 << 3) == 0.5
    assert pile.agreement(1 << 2) == 0.0


def test_a_red_card_says_little_where_a_starting_card_may_be_red_as_well() -> None:
    pile = Pile(2)
    pile.lay(EITHER)
    pile.lay_from(3, SURE, EITHER)

    pile.draw(1)

    assert pile.agreement(1 << 3) == pytest.approx(0.5)
    assert pile.agreement(0) == pytest.approx(0.25)


def test_a_drawn_card_is_gone_unless_it_was_put_back() -> None:
    gone, put_back = Pile(2), Pile(2)
    for pile in (gone, put_back):
        pile.lay(SURE)
        pile.lay(SURE)

    gone.draw(0)
    put_back.draw(0, put_back=True)

    assert gone.expected(0, lambda counts: float(sum(counts))) == 1
    assert put_back.expected(0, lambda counts: float(sum(counts))) == 2


def test_what_cannot_have_been_leaves_the_case_without_agreement() -> None:
    pile = Pile(2)
    pile.lay(SURE)

    pile.draw(1)

    assert pile.agreement(0) == 0.0
    assert pile.expected(0, lambda counts: float(sum(counts))) == 1


def test_a_copy_goes_its_own_way() -> None:
    pile = Pile(2)
    pile.lay_from(0, SURE, EITHER)

    pile.copy().draw(1)

    assert pile.agreement(1) == 1.0
