"""Chance: the same everywhere, fair, readable, and fixed in advance where a test says so."""

from collections import Counter
from itertools import permutations
from math import factorial, sqrt
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic import BadOption
from miskatonic.kernel.chance import Chance, _words_to_shuffle

seeds = st.integers(0, 2**64 - 1)


def surprise(counts: Counter[Any], outcomes: int) -> float:
    """How many standard deviations the chi-square of equally likely outcomes lies above what is expected."""
    expected = counts.total() / outcomes
    missing = outcomes - len(counts)
    chi_square = sum((n - expected) ** 2 for n in counts.values()) / expected + missing * expected
    return (chi_square - (outcomes - 1)) / sqrt(2 * (outcomes - 1))


# The stream itself: whoever changes one of these figures changes every game that was ever saved.


def test_the_words_are_those_of_splitmix64() -> None:
    chance = Chance(0)

    words = [chance.word() for _ in range(3)]

    assert words == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


@pytest.mark.parametrize(
    ("seed", "state"), [(7, 16667848380713045890), ("7", 16667848380713045890), ("ß☃", 9554739446821269576)]
)
def test_a_seed_gives_the_same_state_on_every_machine(seed: int | str, state: int) -> None:
    assert Chance.of(seed) == Chance(state)


def test_numbers_and_shuffles_are_the_same_on_every_machine() -> None:
    chance = Chance.of("miskatonic")

    assert [chance.below(6) for _ in range(12)] == [4, 4, 1, 5, 4, 1, 2, 4, 0, 2, 0, 3]
    assert chance.shuffle(range(10)) == (1, 0, 5, 3, 6, 9, 7, 8, 2, 4)
    assert chance.shuffle("abc") == ("a", "c", "b")
    assert chance.drawn == 16


def test_a_deck_of_sixty_is_shuffled_the_same_on_every_machine() -> None:
    chance = Chance.of(1)

    deck = chance.shuffle(range(60))

    assert deck[:8] == (35, 23, 11, 57, 20, 13, 58, 32)
    assert chance.drawn == 6


@pytest.mark.parametrize("count", [0, 1, 2, 3, 20, 21, 52, 60, 127, 128, 500, 2000])
def test_the_words_drawn_for_a_shuffle_do_not_hang_on_rounding(count: int) -> None:
    assert _words_to_shuffle(count) == (factorial(count).bit_length() - 1 + 128) // 64


# Fairness.


@pytest.mark.parametrize("sides", [2, 3, 6, 10, 44, 97])
def test_every_number_is_as_likely(sides: int) -> None:
    chance = Chance.of(sides)

    counts = Counter(chance.below(sides) for _ in range(200 * sides))

    assert surprise(counts, sides) < 3


def test_following_numbers_know_nothing_of_each_other() -> None:
    chance = Chance.of("pairs")

    counts = Counter((chance.below(6), chance.below(6)) for _ in range(7_200))

    assert surprise(counts, 36) < 3


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    counts = Counter((Chance.of(seed).below(6), Chance.of(seed + 1).below(6)) for seed in range(7_200))

    assert surprise(counts, 36) < 3


def test_every_order_of_three_is_as_likely() -> None:
    chance = Chance.of("orders")

    counts = Counter(chance.shuffle("abc") for _ in range(6_000))

    assert set(counts) == set(permutations("abc"))
    assert surprise(counts, 6) < 3


def test_every_card_is_as_likely_at_every_place_of_a_deck() -> None:
    chance = Chance.of("places")
    decks = [chance.shuffle(range(10)) for _ in range(2_000)]

    counts = Counter((place, card) for deck in decks for place, card in enumerate(deck))

    assert surprise(counts, 100) < 3


@given(seeds, st.lists(st.integers(), max_size=150))
def test_a_shuffle_keeps_every_card(seed: int, cards: list[int]) -> None:
    assert sorted(Chance(seed).shuffle(cards)) == sorted(cards)


@given(seeds, st.integers(1, 2**64))
def test_a_number_is_never_out_of_range(seed: int, sides: int) -> None:
    assert 0 <= Chance(seed).below(sides) < sides


@given(seeds, st.lists(st.integers(), min_size=1))
def test_a_pick_is_one_of_the_items(seed: int, items: list[int]) -> None:
    assert Chance(seed).pick(items) in items


# The state.


@given(seeds, st.integers(0, 20))
def test_a_saved_chance_goes_on_where_it_was(seed: int, drawn: int) -> None:
    chance = Chance(seed)
    for _ in range(drawn):
        chance.word()
    saved = msgspec.msgpack.decode(msgspec.msgpack.encode(chance), type=Chance)

    assert saved.word() == chance.word()
    assert saved == chance


def test_a_copy_goes_its_own_way() -> None:
    chance = Chance.of(1)
    twin = chance.copy()

    twin.word()

    assert (chance.drawn, twin.drawn) == (0, 1)


@pytest.mark.parametrize("seed", [1.5, None, True, b"seven", [7]])
def test_a_seed_is_a_number_or_a_word(seed: Any) -> None:
    with pytest.raises(BadOption, match="give a whole number or a word"):
        Chance.of(seed)


# What is fixed in advance.


def test_rigged_outcomes_come_first_and_in_order() -> None:
    chance = Chance(5, rigged=(3, 0))
    free = Chance(5)

    assert [chance.below(6), chance.pick("abc")] == [3, "a"]
    assert chance.below(1000) == free.below(1000)


def test_a_rigged_outcome_that_cannot_come_up_is_refused_and_stays() -> None:
    chance = Chance(5, rigged=(6,))

    with pytest.raises(ValueError, match="rigged to 6, but only 0 to 5"):
        chance.below(6)

    assert chance == Chance(5, rigged=(6,))
