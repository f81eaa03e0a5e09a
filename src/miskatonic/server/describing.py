"""Describing games, so that a set-up page can be made of the options they declare themselves.

A game says its words in its catalogues: `game-title`, `game-summary`, `setup-difficulty`, `setup-difficulty-help`,
`setup-difficulty-hard`. What it doesn't say is shown by its name.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, UNSET, inspect

import miskatonic
from miskatonic import GameType, Lang, Seat, Text
from miskatonic.players import kinds
from miskatonic.server.wire.games import GameInfo, OptionInfo, OptionValue, PlayerInfo

__all__ = ["described", "every_game", "options_of", "words_of"]


def every_game(lang: Lang) -> list[GameInfo]:
    """All games that are installed."""
    return [described(miskatonic.game_type(name), lang) for name in miskatonic.installed_games()]


def described(kind: GameType[Any], lang: Lang) -> GameInfo:
    """One game."""
    summary = (type(kind).__doc__ or "").strip().partition("\n")[0]
    seat = next(
        field.type.item_type if isinstance(field.type, inspect.VarTupleType) else None
        for field in _fields(kind.setup)
        if field.name == "seats"
    )
    return GameInfo(
        id=kind.id,
        title=_said(kind, "game-title", lang, _spaced(kind.id).title()),
        summary=_said(kind, "game-summary", lang, summary),
        least=kind.players[0],
        most=kind.players[-1],
        options=options_of(kind, kind.setup, lang),
        seat_options=options_of(kind, seat.cls, lang) if isinstance(seat, inspect.StructType) else (),
        campaigns=kind.campaigns is not None,
        players=tuple(PlayerInfo(name, _said(kind, f"player-{name}", lang, _spaced(name))) for name in kinds(kind.id)),
        decks=kind.decks is not None,
    )


@cache
def words_of(kind: GameType[Any], lang: Lang) -> dict[str, str]:
    """All that a game can say at any table: names of cards and places, labels of a view, and what its cards say."""
    words = kind.words
    said = {id: words.say(Text(id), lang) for id in words.ids(lang) if not words.arguments(id, lang)}
    names = kind.names_at(None)
    return said | {id: words.say(text, lang, names) for id, text in kind.readings().items()}


def _fields(setup: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(setup)
    assert isinstance(found, inspect.StructType)
    return found.fields


def options_of(kind: GameType[Any], setup: type[msgspec.Struct], lang: Lang) -> tuple[OptionInfo, ...]:
    """What can be chosen in such a record."""
    hints = get_type_hints(setup, include_extras=True)
    plain = [field for field in _fields(setup) if field.name not in ("seats", "name", *kind.unasked)]
    return tuple(_option(kind, field, hints[field.name], lang) for field in plain)


def _option(kind: GameType[Any], field: inspect.Field, hint: Any, lang: Lang) -> OptionInfo:
    id = f"setup-{field.name.replace('_', '-')}"
    parts = tuple(_parts(hint))
    default = None if field.default is NODEFAULT or field.default is UNSET else field.default
    wanted, optional = _without_none(field.type)
    kinds_of = {"label": _said(kind, id, lang, _spaced(field.name)), "help": _said(kind, f"{id}-help", lang, "")}
    plain: dict[str, Any] = {"name": field.name, "default": default, "optional": optional, **kinds_of}
    if isinstance(wanted, inspect.Metadata):
        wanted = wanted.type
    match wanted:
        case inspect.LiteralType() | inspect.EnumType():
            return OptionInfo(kind="choice", values=_values(kind, field.name, wanted, parts, lang), **plain)
        case inspect.BoolType():
            return OptionInfo(kind="switch", **plain)
        case inspect.IntType() if Seat in parts:
            return OptionInfo(kind="seat", **plain)
        case inspect.IntType():
            least = wanted.ge if wanted.gt is None else wanted.gt + 1
            most = wanted.le if wanted.lt is None else wanted.lt - 1
            return OptionInfo(kind="number", least=least, most=most, **plain)
        case inspect.StrType() if named := kind.values(field.name):
            names = kind.names_at(None)
            values = [OptionValue(value, kind.words.say(text, lang, names)) for value, text in named.items()]
            return OptionInfo(kind="choice", values=tuple(values), **plain)
        case inspect.StrType():
            return OptionInfo(kind="word", **plain)
        case inspect.CollectionType() if isinstance(wanted.item_type, inspect.LiteralType | inspect.EnumType):
            return OptionInfo(kind="choices", values=_values(kind, field.name, wanted.item_type, parts, lang), **plain)
        case _:
            return OptionInfo(kind="other", **plain)


def _values(
    kind: GameType[Any],
    name: str,
    wanted: inspect.LiteralType | inspect.EnumType,
    parts: tuple[Any, ...],
    lang: Lang,
) -> tuple[OptionValue, ...]:
    """What an option can be, in the order in which the game names it."""
    named = [value for part in parts if get_origin(part) is Literal for value in get_args(part)]
    found = named if isinstance(wanted, inspect.LiteralType) else [member.value for member in wanted.cls]
    id, weights = f"setup-{name.replace('_', '-')}", kind.weights.get(name, {})
    return tuple(
        OptionValue(value, _said(kind, f"{id}-{value}", lang, _spaced(str(value))), weights.get(value))
        for value in found
    )


def _parts(hint: Any) -> Iterator[Any]:
    """A type as it was written, and all that it is made of."""
    yield hint
    if get_origin(hint) is not Literal:
        for part in get_args(hint):
            yield from _parts(part)


def _without_none(wanted: inspect.Type) -> tuple[inspect.Type, bool]:
    if isinstance(wanted, inspect.UnionType) and any(isinstance(each, inspect.NoneType) for each in wanted.types):
        rest = [each for each in wanted.types if not isinstance(each, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else wanted, True
    return wanted, False


def _said(kind: GameType[Any], id: str, lang: Lang, otherwise: str) -> str:
    return kind.words.say(Text(id), lang) if kind.words.has(id) else otherwise


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
