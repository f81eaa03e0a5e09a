"""Setting a table: a person's options made into a game's own `Setup`, with a clear word on each mistake."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import ValidationError, inspect

from miskatonic.kernel.contract import GameType, Setup
from miskatonic.kernel.errors import BadOption, MiskatonicError, UnknownOption, nearest
from miskatonic.kernel.text import Text, Value, listed, text

__all__ = ["make_setup"]

_UNKNOWN = re.compile(r"unknown field `(?P<field>[^`]*)`")
_MISSING = re.compile(r"missing required field `(?P<field>[^`]*)`")
_PATH = re.compile(r" - at `\$(?P<path>[^`]*)`")
_STEP = re.compile(r"\.(?P<field>\w+)|\[(?P<place>\d+)\]")


def make_setup(game: GameType[Any], options: Mapping[str, Any]) -> Setup:
    """The game's set-up from keyword options; `seats` may be a number, names or mappings."""
    known = game.setup.__struct_fields__
    for name in options:
        if name not in known:
            raise _unknown(name, known)
    given = {**options, "seats": _seats(game, options.get("seats", game.players.start))}
    try:
        return msgspec.convert(given, game.setup, from_attributes=True)
    except ValidationError as error:
        raise _explained(game, given, error) from error


def _seats(game: GameType[Any], seats: Any) -> list[Any]:
    if isinstance(seats, int) and not isinstance(seats, bool):
        if seats not in game.players:
            raise _miscounted(game, seats)
        return [{}] * seats
    if not isinstance(seats, list | tuple):
        raise _bad("seats", seats, text("expected-seats", range=_among(game.players)))
    if len(seats) not in game.players:
        raise _miscounted(game, len(seats))
    for place, seat in enumerate(seats):
        if isinstance(seat, int | float | list | tuple | None):
            raise _bad(f"seats[{place}]", seat, text("expected-seat"))
    return [{"name": seat} if isinstance(seat, str) else seat for seat in seats]


def _miscounted(game: GameType[Any], count: int) -> BadOption:
    error = _bad("seats", count, _among(game.players))
    error.rules = game.seating
    return error


def _among(players: range) -> Text:
    if len(players) == 1:
        return text("expected-exactly", number=players[0])
    return text("expected-between", least=players[0], most=players[-1])


class _Spot(NamedTuple):
    """Where in the options a mistake is: what is wanted there, and what was given."""

    name: str
    wanted: inspect.Type
    given: Any


def _explained(game: GameType[Any], options: Mapping[str, Any], error: ValidationError) -> MiskatonicError:
    """The mistake that made msgspec stumble, in a player's words."""
    if isinstance(error.__cause__, MiskatonicError):
        error.__cause__.game = game
        return error.__cause__
    said = str(error)
    path = _PATH.search(said)
    spot = _spot(game, options, path["path"] if path else "")
    fields = {field.name: field for field in spot.wanted.fields} if isinstance(spot.wanted, inspect.StructType) else {}
    if field := _UNKNOWN.search(said):
        return _unknown(field["field"], tuple(fields))
    if field := _MISSING.search(said):
        lacking = fields[field["field"]]
        name = f"{spot.name}.{lacking.name}".lstrip(".")
        return BadOption("setup.missing", text("missing-option", name=name, expected=_expected(lacking.type)))
    return _bad(spot.name, spot.given, _expected(spot.wanted))


def _spot(game: GameType[Any], options: Mapping[str, Any], path: str) -> _Spot:
    """Follow a path such as `.seats[0].name` as far as it can be followed."""
    spot = _Spot("", inspect.type_info(game.setup), options)
    for step in _STEP.finditer(path):
        name = f"{spot.name}{step[0]}".lstrip(".")
        wanted, given = spot.wanted, spot.given
        if isinstance(wanted, inspect.StructType) and (field := step["field"]):
            inner = next(each.type for each in wanted.fields if each.name == field)
            spot = _Spot(name, inner, given[field] if isinstance(given, Mapping) else getattr(given, field))
        elif isinstance(wanted, inspect.VarTupleType | inspect.ListType) and step["place"]:
            spot = _Spot(name, wanted.item_type, given[int(step["place"])])
        else:
            break
    return spot


def _expected(wanted: inspect.Type) -> Text:
    """What would do, in words."""
    match wanted:
        case inspect.LiteralType():
            return text("expected-one-of", items=listed([str(value) for value in wanted.values]))
        case inspect.EnumType():
            return text("expected-one-of", items=listed([str(member.value) for member in wanted.cls]))
        case inspect.BoolType():
            return text("expected-switch")
        case inspect.IntType():
            return _expected_number(wanted)
        case inspect.FloatType():
            return text("expected-decimal")
        case inspect.StrType():
            return text("expected-word")
        case inspect.NoneType():
            return text("expected-nothing")
        case inspect.UnionType():
            return _alternatives([_expected(each) for each in wanted.types])
        case inspect.CollectionType() | inspect.TupleType():
            return text("expected-list")
        case _:
            return text("expected-mapping")


def _expected_number(wanted: inspect.IntType) -> Text:
    least = wanted.ge if wanted.gt is None else wanted.gt + 1
    most = wanted.le if wanted.lt is None else wanted.lt - 1
    if least is None:
        return text("expected-number") if most is None else text("expected-at-most", most=most)
    return text("expected-at-least", least=least) if most is None else text("expected-between", least=least, most=most)


def _alternatives(choices: Sequence[Text]) -> Text:
    said = choices[0]
    for choice in choices[1:]:
        said = text("expected-or", head=said, item=choice)
    return said


def _unknown(name: str, known: tuple[str, ...]) -> UnknownOption:
    return UnknownOption(
        "setup.unknown", text("unknown-option", name=name, nearest=nearest(name, known), known=", ".join(known))
    )


def _bad(name: str, value: object, expected: Value) -> BadOption:
    return BadOption("setup.bad", text("bad-option", name=name, value=str(value), expected=expected))
