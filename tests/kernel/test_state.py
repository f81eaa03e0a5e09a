"""States: copies that share records and nothing else."""

from typing import Any

import msgspec
import pytest

from miskatonic import Game
from miskatonic.kernel.records import changed
from miskatonic.kernel.state import Effect, State
from tests.laboratory import LABORATORY
from tests.laboratory.records import Card, LabState


def state() -> LabState:
    found: LabState = Game.begin(LABORATORY, 3, {"seats": 2}).table.state
    return found


def test_a_copy_is_equal_and_shares_its_records() -> None:
    original = state()

    twin = original.copy()

    assert twin == original
    assert all(twin.cards[card] is record for card, record in original.cards.items())


@pytest.mark.parametrize("table", LabState.tables())
def test_every_table_of_a_copy_is_its_own(table: str) -> None:
    original = state()

    assert getattr(original.copy(), table) is not getattr(original, table)


def test_every_field_is_a_table_that_is_copied_or_a_value_that_cannot_change() -> None:
    unchangeable = (int, str, tuple, type(None), msgspec.Struct)
    original = state()

    rest = [name for name in LabState.__struct_fields__ if name not in LabState.tables()]

    assert all(isinstance(getattr(original, name), unchangeable) for name in rest)


def test_what_happens_to_a_copy_does_not_touch_the_original() -> None:
    original = state()
    before = msgspec.msgpack.encode(original)
    twin = original.copy()

    twin.cards[1] = changed(twin.cards[1], owner=1)
    twin.players.pop()
    twin.chance.word()
    twin.stack.clear()
    twin.uses["x"] = 1
    twin.effects[twin.next_id()] = Effect("oath", 0, "")

    assert msgspec.msgpack.encode(original) == before


def test_a_record_cannot_be_changed_in_place() -> None:
    card: Any = state().cards[1]

    with pytest.raises(AttributeError):
        card.owner = 1


def test_a_changed_record_leaves_the_old_one_alone() -> None:
    card = state().cards[1]

    moved = changed(card, definition="spark")

    assert isinstance(moved, Card)
    assert (moved.definition, moved.owner) == ("spark", card.owner)
    assert card is not moved


def test_ids_are_never_given_twice() -> None:
    empty = State(chance=state().chance)

    assert [empty.next_id() for _ in range(3)] == [1, 2, 3]
    assert empty.copy().next_id() == 4
