"""Snapshots: a game as bytes, and every way in which bytes can be no game."""

from functools import cache
from typing import ClassVar
from zlib import compress, crc32

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic import CorruptSnapshot, Game, OtherVersion
from miskatonic.kernel.snapshots import head_of
from tests.laboratory import LABORATORY, Laboratory

MARK = b"miskatonic\x00"


@cache
def game_at(choices: int) -> Game:
    """A game after so many choices."""
    game = Game.begin(LABORATORY, 11, {"seats": 3})
    for number in range(choices):
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[number * 5 % len(decision.options)])
    return game


def zipped(body: bytes) -> bytes:
    return compress(body, wbits=-15)


def forged(head: object, body: object) -> bytes:
    """Bytes whose checksum is right, whatever is in them."""
    return packed(head, zipped(msgspec.msgpack.encode(body)))


def packed(head: object, body: bytes) -> bytes:
    """Bytes whose checksum is right, whatever is packed in them."""
    front = msgspec.msgpack.encode(head)
    return MARK + msgspec.msgpack.encode((msgspec.Raw(front), crc32(body, crc32(front)), body))


class Later(Laboratory):
    version: ClassVar[int] = 2


class Other(Laboratory):
    id: ClassVar[str] = "other"


@given(st.integers(0, 60))
def test_a_snapshot_is_the_game_again_and_the_same_bytes(choices: int) -> None:
    game = game_at(choices)

    again = Game.restore(LABORATORY, game.snapshot())

    assert again.snapshot() == game.snapshot()
    assert again.table.state == game.table.state
    assert again.table.index == game.table.index
    assert [again.view(seat) for seat in (None, 0, 1, 2)] == [game.view(seat) for seat in (None, 0, 1, 2)]
    assert [option.key for option in again.decisions[0].options] == [option.key for option in game.decisions[0].options]


def test_a_snapshot_says_which_game_it_is_before_it_is_read() -> None:
    head = head_of(game_at(3).snapshot())

    assert (head.game, head.version) == ("laboratory", 1)


def test_a_snapshot_of_another_version_says_which_can_be_read() -> None:
    with pytest.raises(OtherVersion, match=r"has version 1\.1, but only version 1\.2 can be read"):
        Game.restore(Later(), game_at(3).snapshot())


def test_a_snapshot_in_another_format_says_which_can_be_read() -> None:
    with pytest.raises(OtherVersion, match=r"has version 9\.1, but only version 1\.1 can be read"):
        Game.restore(LABORATORY, forged([9, "laboratory", 1], []))


def test_a_snapshot_of_another_game_names_both() -> None:
    with pytest.raises(OtherVersion, match="is of the game 'laboratory', not of 'other'"):
        Game.restore(Other(), game_at(3).snapshot())


def test_a_snapshot_cut_off_anywhere_is_corrupt() -> None:
    data = game_at(30).snapshot()

    for length in range(len(data)):
        with pytest.raises(CorruptSnapshot):
            Game.restore(LABORATORY, data[:length])


def test_one_wrong_bit_anywhere_is_found() -> None:
    data = game_at(30).snapshot()

    for place in range(len(data)):
        for bit in (0, 3, 7):
            wrong = bytearray(data)
            wrong[place] ^= 1 << bit
            with pytest.raises(CorruptSnapshot):
                Game.restore(LABORATORY, bytes(wrong))


@given(st.binary(max_size=200), st.booleans())
def test_anything_at_all_is_no_snapshot(data: bytes, marked: bool) -> None:
    with pytest.raises(CorruptSnapshot):
        Game.restore(LABORATORY, MARK + data if marked else data)


json = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 300) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=6),
    max_leaves=30,
)


@given(json)
def test_bytes_with_a_good_checksum_and_foreign_contents_are_corrupt(body: object) -> None:
    with pytest.raises(CorruptSnapshot, match="what it holds doesn't fit the game"):
        Game.restore(LABORATORY, forged([1, "laboratory", 1], body))


@pytest.mark.parametrize(
    "body",
    [b"", b"nothing that was packed", zipped(b"cut off" * 9)[:-3], zipped(b"\x00" * (1 << 25))],
    ids=["nothing", "not packed", "cut off", "endless"],
)
def test_bytes_with_a_good_checksum_that_do_not_unpack_are_corrupt(body: bytes) -> None:
    with pytest.raises(CorruptSnapshot, match="what it holds doesn't fit the game"):
        Game.restore(LABORATORY, packed([1, "laboratory", 1], body))


@given(json)
def test_bytes_with_a_good_checksum_and_a_foreign_head_are_refused(head: object) -> None:
    with pytest.raises((CorruptSnapshot, OtherVersion)):
        Game.restore(LABORATORY, forged(head, []))


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"", "it doesn't begin like one"),
        (b"PK\x03\x04", "it doesn't begin like one"),
        (MARK, "it was cut off or altered"),
        (MARK + b"\x93" * 100_000, "it was cut off or altered"),
    ],
)
def test_the_error_says_what_is_wrong_with_the_bytes(data: bytes, why: str) -> None:
    with pytest.raises(CorruptSnapshot) as caught:
        Game.restore(LABORATORY, data)

    assert caught.value.say() == (
        f"This snapshot can't be read ({why}): restore an undamaged copy or replay the journal"
    )


def test_a_snapshot_of_a_finished_game_is_finished() -> None:
    game = Game.begin(LABORATORY, 1, {"seats": 2})
    while not game.over:
        game.choose(game.decisions[0].seat, game.decisions[0].options[0])

    again = Game.restore(LABORATORY, game.snapshot())

    assert (again.result, again.decisions) == (game.result, ())
