from collections import Counter
from fractions import Fraction

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.chance import Chance
from miskatonic.table import Bag, TooFew, UnknownToken

BAG = Bag.of("skull", "+1", "0", "skull", "-1")


def rigged(*outcomes: int) -> Chance:
    return Chance(0, rigged=outcomes)


def test_a_drawn_token_lies_beside_the_bag() -> None:
    tokens, bag = BAG.draw(rigged(0))

    assert tokens == bag.drawn == ("+1",)
    assert bag.inside == ("-1", "0", "skull", "skull")


def test_tokens_drawn_together_keep_their_order_and_are_not_put_back_in_between() -> None:
    tokens, bag = BAG.draw(rigged(4, 0, 2), 3)

    assert tokens == ("skull", "+1", "skull")
    assert bag.inside == ("-1", "0")


def test_putting_all_back_makes_the_bag_what_it_was() -> None:
    _, bag = BAG.draw(Chance.of(5), 3)

    assert bag.put_all_back() == BAG


def test_one_of_two_drawn_tokens_can_go_back() -> None:
    _, bag = BAG.draw(rigged(0, 0), 2)

    bag = bag.put_back("-1")

    assert (bag.drawn, "-1" in bag.inside) == (("+1",), True)


def test_putting_no_token_back_leaves_the_drawn_ones_beside_the_bag() -> None:
    _, bag = BAG.draw(rigged(0))

    assert bag.put_back() == bag


def test_an_emptied_bag_refuses_a_draw() -> None:
    with pytest.raises(TooFew, match="cannot draw 2 tokens: there are 1 in the bag"):
        Bag.of("0").draw(Chance.of(1), 2)


def test_a_sealed_token_cannot_be_drawn_until_it_is_released() -> None:
    sealed = Bag.of("0", "skull").seal("skull")

    assert sealed.odds() == {"0": 1}
    assert sealed.put_all_back() == sealed
    assert sealed.release("skull") == Bag.of("0", "skull")


def test_a_token_set_aside_on_purpose_lies_with_the_drawn_ones() -> None:
    assert BAG.set_aside("0").drawn == ("0",)


def test_tokens_come_from_the_box_and_leave_the_game() -> None:
    assert BAG.add("tablet").remove("tablet") == BAG
    assert BAG.set_aside("0").discard("0") == BAG.remove("0")


def test_a_token_that_is_not_there_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownToken, match="no token 'skul' is left in the bag: nearest is 'skull'"):
        BAG.remove("skul")
    with pytest.raises(UnknownToken, match="no token 'skull' is left beside the bag: there are none"):
        BAG.put_back("skull")
    with pytest.raises(UnknownToken, match="no token '0' is left sealed"):
        BAG.release("0")
    with pytest.raises(UnknownToken, match="no token '0' is left in the bag"):
        BAG.remove("0", "0")


def test_odds_count_each_copy_of_a_token() -> None:
    assert BAG.odds()["skull"] == Fraction(2, 5)
    assert Bag().odds() == {}


tokens_lists = st.lists(st.sampled_from(["+1", "0", "-1", "skull", "tablet"]), max_size=12)


@given(tokens_lists, st.integers(0, 999), st.data())
def test_no_token_is_lost_or_made(tokens: list[str], seed: int, data: st.DataObject) -> None:
    bag = Bag.of(*tokens)
    drawn, after = bag.draw(Chance.of(seed), data.draw(st.integers(0, len(tokens))))
    for token in data.draw(st.lists(st.sampled_from(after.inside), max_size=1)) if after.inside else []:
        after = after.seal(token)

    assert Counter(after.inside + after.drawn + after.sealed) == Counter(tokens)
    assert after.drawn == drawn
    assert after.put_all_back().release(*after.sealed) == bag


@given(tokens_lists)
def test_odds_add_up_to_one(tokens: list[str]) -> None:
    assert sum(Bag.of(*tokens).odds().values()) == bool(tokens)


@given(tokens_lists, st.integers(0, 999))
def test_a_bag_comes_back_from_bytes_as_it_was(tokens: list[str], seed: int) -> None:
    _, bag = Bag.of("0", *tokens).draw(Chance.of(seed))

    assert msgspec.msgpack.decode(msgspec.msgpack.encode(bag), type=Bag) == bag
