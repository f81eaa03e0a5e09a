"""Snapshots: a game's whole state as bytes, and back."""

import zlib
from typing import Any

import msgspec
from msgspec import Raw, Struct

from miskatonic.kernel.contract import GameType, Setup
from miskatonic.kernel.errors import CorruptSnapshot, OtherVersion
from miskatonic.kernel.frames import AnyFrame
from miskatonic.kernel.state import State
from miskatonic.kernel.text import Text

__all__ = ["FORMAT", "freeze", "head_of", "thaw"]

FORMAT = 1
"""Goes up when the kernel's own records change."""

_MARK = b"miskatonic\x00"

_BARE = -15
"""Has zlib leave out a head and a checksum of its own."""

_LONGEST = 1 << 24
"""Bytes that a state may unpack to: a few that unpack to gigabytes are no snapshot of ours."""


class Head(Struct, frozen=True, array_like=True):
    """What a snapshot says of itself before anything in it is believed."""

    format: int
    game: str
    version: int


class _Body(Struct, frozen=True, array_like=True):
    setup: Raw
    state: Raw


_encode = msgspec.msgpack.Encoder().encode
_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError, zlib.error)
_decoders: dict[str, tuple[GameType[Any], "msgspec.msgpack.Decoder[Any]"]] = {}


def freeze(game: GameType[Any], setup: Setup, state: State) -> bytes:
    """Bytes that `thaw` makes the same state from."""
    body = zlib.compress(_encode(_Body(Raw(_encode(setup)), Raw(_encode(state)))), 1, _BARE)
    head = _encode(Head(FORMAT, game.id, game.version))
    return b"".join((_MARK, _encode((Raw(head), zlib.crc32(body, zlib.crc32(head)), body))))


def head_of(data: bytes) -> Head:
    """Which game and version these bytes are of; `CorruptSnapshot` if they are no snapshot."""
    return _open(data)[0]


def thaw(game: GameType[Any], data: bytes) -> tuple[Setup, State]:
    """The set-up and state that `freeze` was given."""
    head, body = _open(data)
    if head.game != game.id:
        raise OtherVersion("snapshot.game", Text("snapshot-game", {"found": head.game, "expected": game.id}))
    expected = f"{FORMAT}.{game.version}"
    found = f"{head.format}.{head.version}"
    if found != expected:
        raise OtherVersion("snapshot.version", Text("snapshot-version", {"found": found, "expected": expected}))
    try:
        parts = msgspec.msgpack.decode(_unpacked(body), type=_Body)
        setup = msgspec.msgpack.decode(parts.setup, type=game.setup)
        state = _decoder(game).decode(parts.state)
    except _UNREADABLE as error:
        raise _corrupt("damaged-snapshot-contents") from error
    return setup, state


def _unpacked(body: bytes) -> bytes:
    unpacking = zlib.decompressobj(_BARE)
    unpacked = unpacking.decompress(body, _LONGEST)
    if not unpacking.eof:
        raise zlib.error("it is too long, or its end is missing")
    return unpacked


def _open(data: bytes) -> tuple[Head, bytes]:
    if not data.startswith(_MARK):
        raise _corrupt("damaged-snapshot-mark")
    try:
        head, check, body = msgspec.msgpack.decode(data[len(_MARK) :], type=tuple[Raw, int, bytes])
        if zlib.crc32(body, zlib.crc32(head)) != check:
            raise _corrupt("damaged-snapshot-altered")
        return msgspec.msgpack.decode(head, type=Head), body
    except _UNREADABLE as error:
        raise _corrupt("damaged-snapshot-altered") from error


def _decoder(game: GameType[Any]) -> "msgspec.msgpack.Decoder[Any]":
    known = _decoders.get(game.id)
    if known is None or known[0] is not game:
        frames = {frame.__name__: frame for frame in game.frames}

        def look_up(kind: type, found: Any) -> Any:
            if kind is not AnyFrame:
                raise NotImplementedError(f"{kind} can't be part of a state")
            try:
                frame = frames[found[0]]
            except (LookupError, TypeError):
                raise ValueError("this is no frame of the game") from None
            return msgspec.convert(found, frame, dec_hook=look_up)

        known = _decoders[game.id] = (game, msgspec.msgpack.Decoder(game.state, dec_hook=look_up))
    return known[1]


def _corrupt(why: str) -> CorruptSnapshot:
    return CorruptSnapshot("snapshot.corrupt", Text("snapshot-corrupt", {"why": Text(why)}))
