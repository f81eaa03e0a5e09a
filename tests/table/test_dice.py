from collections import Counter

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic.kernel.chance import Chance
from miskatonic.table import Dice, Die, Rolled, TableError, TooFew, UnknownDie

SUCCESS, ELDER_SIGN, TENTACLE = "success", "elder-sign", "tentacle"
STANDARD = Die("standard", ((SUCCESS,), (SUCCESS, TENTACLE), (ELDER_SIGN,), (TENTACLE,), (), ()))
BONUS = Die("bonus", ((SUCCESS,), (SUCCESS, SUCCESS), (ELDER_SIGN,), ()))
DICE = Dice(STANDARD, BONUS)


def rigged(*outcomes: int) -> Chance:
    return Chance(0, rigged=outcomes)


def test_a_roll_shows_the_faces_that_come_up_kind_by_kind() -> None:
    rolled = DICE.roll(rigged(0, 4, 1), bonus=1, standard=2)

    assert rolled.dice == (("standard", 0), ("standard", 4), ("bonus", 1))
    assert DICE.faces(rolled) == ((SUCCESS,), (), (SUCCESS, SUCCESS))


def test_a_face_with_two_symbols_counts_both() -> None:
    rolled = DICE.show(standard=[1])

    assert DICE.count(rolled, SUCCESS) == DICE.count(rolled, TENTACLE) == 1


def test_a_tally_names_every_symbol_of_the_dice() -> None:
    assert DICE.tally(DICE.show(standard=[1, 4], bonus=[1])) == {SUCCESS: 3, TENTACLE: 1, ELDER_SIGN: 0}


def test_a_reroll_changes_the_chosen_dice_alone() -> None:
    rolled = DICE.show(standard=[3, 0], bonus=[3])

    rolled = DICE.reroll(rigged(4, 0), rolled, 2, 0)

    assert rolled == DICE.show(standard=[4, 0], bonus=[0])


def test_a_die_named_twice_is_rerolled_once() -> None:
    assert DICE.reroll(rigged(1), DICE.show(standard=[3]), 0, 0) == DICE.show(standard=[1])


def test_a_reroll_of_a_die_that_was_not_rolled_throws_nothing() -> None:
    chance = rigged(1, 1)

    with pytest.raises(UnknownDie, match="there is no die 2 in this roll: its dice are 0 to 1"):
        DICE.reroll(chance, DICE.show(standard=[3, 3]), 0, 2)

    assert chance.rigged == (1, 1)


def test_an_elder_sign_can_count_as_a_success_instead() -> None:
    rolled = DICE.change(DICE.show(standard=[2, 2, 0]), ELDER_SIGN, SUCCESS)

    assert (DICE.count(rolled, ELDER_SIGN), DICE.count(rolled, SUCCESS)) == (1, 2)


def test_a_tentacle_can_count_as_a_success_as_well() -> None:
    rolled = DICE.add(DICE.show(standard=[3]), SUCCESS)

    assert (DICE.count(rolled, TENTACLE), DICE.count(rolled, SUCCESS)) == (1, 1)


def test_more_symbols_than_shown_cannot_be_changed() -> None:
    with pytest.raises(TooFew, match="cannot change 2 'elder-sign' into 'success': this roll has 1"):
        DICE.change(DICE.show(standard=[2]), ELDER_SIGN, SUCCESS, 2)


def test_a_change_that_is_taken_back_leaves_the_roll_as_it_was() -> None:
    rolled = DICE.show(standard=[2])

    changed = DICE.change(rolled, ELDER_SIGN, SUCCESS)

    assert DICE.change(changed, SUCCESS, ELDER_SIGN) == rolled


def test_a_roll_whose_symbols_were_changed_is_not_rerolled() -> None:
    changed = DICE.change(DICE.show(standard=[2]), ELDER_SIGN, SUCCESS)

    with pytest.raises(TableError, match="reroll first"):
        DICE.reroll(rigged(0), changed, 0)


def test_dice_are_laid_out_by_kind_and_face() -> None:
    rolled = DICE.show(bonus=[2, 0], standard=[4, 1])

    assert DICE.sorted(rolled) == (
        ("standard", (SUCCESS, TENTACLE)),
        ("standard", ()),
        ("bonus", (SUCCESS,)),
        ("bonus", (ELDER_SIGN,)),
    )


def test_an_unknown_die_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownDie, match="there is no die 'standart': nearest is 'standard'"):
        DICE.roll(Chance.of(1), standart=1)


def test_an_unknown_symbol_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(TableError, match="no die shows 'sucess': nearest is 'success'"):
        DICE.count(DICE.show(standard=[0]), "sucess")


def test_a_face_that_the_die_does_not_have_cannot_be_shown() -> None:
    with pytest.raises(UnknownDie, match="die 'bonus' has no face 4: 0 to 3"):
        DICE.show(bonus=[4])


def test_fewer_than_no_dice_cannot_be_rolled() -> None:
    with pytest.raises(TableError, match="cannot roll -1 of die 'bonus'"):
        DICE.roll(Chance.of(1), bonus=-1)


def test_fewer_than_no_symbols_cannot_be_added() -> None:
    with pytest.raises(TableError, match="cannot add -1 'success'"):
        DICE.add(Rolled(), SUCCESS, -1)


def test_two_kinds_of_one_name_and_dice_without_faces_are_refused() -> None:
    with pytest.raises(TableError, match="one name: bonus, bonus"):
        Dice(BONUS, BONUS)
    with pytest.raises(TableError, match="'glass' has no faces"):
        Dice(Die("glass", ()))


rolls = st.builds(
    lambda seed, standard, bonus: DICE.roll(Chance.of(seed), standard=standard, bonus=bonus),
    st.integers(0, 999),
    st.integers(0, 5),
    st.integers(0, 7),
)


@given(rolls, st.data(), st.integers(0, 999))
def test_a_reroll_keeps_every_die_and_all_that_were_not_chosen(rolled: Rolled, data: st.DataObject, seed: int) -> None:
    chosen = data.draw(st.sets(st.integers(0, len(rolled) - 1))) if len(rolled) else set()

    again = DICE.reroll(Chance.of(seed), rolled, *chosen)

    assert [name for name, _ in again.dice] == [name for name, _ in rolled.dice]
    assert all(again.dice[at] == rolled.dice[at] for at in range(len(rolled)) if at not in chosen)


@given(rolls)
def test_counts_add_up_to_the_symbols_on_the_faces(rolled: Rolled) -> None:
    shown = Counter(symbol for face in DICE.faces(rolled) for symbol in face)

    assert {symbol: n for symbol, n in DICE.tally(rolled).items() if n} == shown
    assert Counter(face for _, face in DICE.sorted(rolled)) == Counter(DICE.faces(rolled))


@given(rolls)
def test_a_roll_comes_back_from_bytes_as_it_was(rolled: Rolled) -> None:
    changed = DICE.change(rolled, SUCCESS, TENTACLE, DICE.count(rolled, SUCCESS))

    for each in (rolled, changed):
        assert msgspec.msgpack.decode(msgspec.msgpack.encode(each), type=Rolled) == each
