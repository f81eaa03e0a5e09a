"""Setting a table: a person's options made into a game's own `Setup`, with a clear word on each mistake."""

import re
from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import ValidationError

from miskatonic.kernel.contract import GameType, SeatSetup, Setup
from miskatonic.kernel.errors import BadOption, UnknownOption, nearest
from miskatonic.kernel.text import Text

__all__ = ["make_setup"]

_FIELD = re.compile(r"unknown field `(?P<field>[^`]*)`")
_PATH = re.compile(r" - at `\$\.?(?P<path>[^`]*)`")


def make_setup(game: GameType[Any], options: Mapping[str, Any]) -> Setup:
    """The game's set-up from keyword options; `seats` may be a number, names or mappings."""
    known = game.setup.__struct_fields__
    for name in options:
        if name not in known:
            raise _unknown(name, known)
    seats = _seats(game, options.get("seats", game.players.start))
    try:
        setup = msgspec.convert({**options, "seats": seats}, game.setup, from_attributes=True)
    except ValidationError as error:
        raise _explained(game, options, error) from error
    if len(setup.seats) not in game.players:
        raise _bad("seats", len(setup.seats), _range(game.players))
    return setup


def _seats(game: GameType[Any], seats: Any) -> list[Any]:
    if isinstance(seats, int) and not isinstance(seats, bool):
        if seats not in game.players:
            raise _bad("seats", seats, _range(game.players))
        return [{}] * seats
    if isinstance(seats, list | tuple):
        return [{"name": seat} if isinstance(seat, str) else seat for seat in seats]
    raise _bad("seats", seats, f"{_range(game.players)}, or a list with a name or a mapping for each")


def _range(players: range) -> str:
    return f"{players[0]}" if len(players) == 1 else f"{players[0]}-{players[-1]}"


def _explained(game: GameType[Any], options: Mapping[str, Any], error: ValidationError) -> UnknownOption | BadOption:
    said = str(error)
    path = _PATH.search(said)
    where = path["path"] if path else ""
    field = _FIELD.search(said)
    if field:
        return _unknown(field["field"], _seat_type(game).__struct_fields__ if where.startswith("seats") else ())
    name = where or "?"
    value = options.get(name.partition("[")[0].partition(".")[0], "")
    return _bad(name, value, _PATH.sub("", said))


def _seat_type(game: GameType[Any]) -> type[SeatSetup]:
    seats = next(field for field in msgspec.structs.fields(game.setup) if field.name == "seats")
    kind: type[SeatSetup] = seats.type.__args__[0]
    return kind


def _unknown(name: str, known: tuple[str, ...]) -> UnknownOption:
    args: dict[str, Any] = {"name": name, "nearest": nearest(name, known), "known": ", ".join(known)}
    return UnknownOption("setup.unknown", Text("unknown-option", args))


def _bad(name: str, value: object, expected: str) -> BadOption:
    return BadOption("setup.bad", Text("bad-option", {"name": name, "value": str(value), "expected": expected}))
