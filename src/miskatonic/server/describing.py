"""Describing games, so that a set-up page can be made of the options they declare themselves.

A game says its words in its catalogues: `game-title`, `game-summary`, `setup-difficulty`, `setup-difficulty-help`,
`setup-difficulty-hard`. What it doesn't say is shown by its name.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import NODEFAULT, UNSET, inspect

import miskatonic
from miskatonic import GameType, Lang, Text
from miskatonic.players import kinds
from miskatonic.server.wire.games import GameInfo, OptionInfo, OptionValue, PlayerInfo

__all__ = ["described", "every_game", "words_of"]


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
    seat_fields = seat.fields if isinstance(seat, inspect.StructType) else ()
    players = sorted(kinds(), key=lambda name: (name == "random", name))
    return GameInfo(
        id=kind.id,
        title=_said(kind, "game-title", lang, _spaced(kind.id).title()),
        summary=_said(kind, "game-summary", lang, summary),
        least=kind.players[0],
        most=kind.players[-1],
        options=tuple(_option(kind, field, lang) for field in _fields(kind.setup) if field.name != "seats"),
        seat_options=tuple(_option(kind, field, lang) for field in seat_fields if field.name != "name"),
        players=tuple(PlayerInfo(name, _said(kind, f"player-{name}", lang, _spaced(name))) for name in players),
    )


def words_of(kind: GameType[Any], lang: Lang) -> dict[str, str]:
    """All that a game can say without being told anything more: names of cards and places, labels of a view."""
    words = kind.words
    return {id: words.say(Text(id), lang) for id in words.ids(lang) if not words.arguments(id, lang)}


def _fields(setup: type[msgspec.Struct]) -> tuple[inspect.Field, ...]:
    found = inspect.type_info(setup)
    assert isinstance(found, inspect.StructType)
    return found.fields


def _option(kind: GameType[Any], field: inspect.Field, lang: Lang) -> OptionInfo:
    id = f"setup-{field.name.replace('_', '-')}"
    default = None if field.default is NODEFAULT or field.default is UNSET else field.default
    wanted, optional = _without_none(field.type)
    kinds_of = {"label": _said(kind, id, lang, _spaced(field.name)), "help": _said(kind, f"{id}-help", lang, "")}
    plain: dict[str, Any] = {"name": field.name, "default": default, "optional": optional, **kinds_of}
    if isinstance(wanted, inspect.Metadata):
        wanted = wanted.type
    match wanted:
        case inspect.LiteralType() | inspect.EnumType():
            return OptionInfo(kind="choice", values=_values(kind, id, wanted, lang), **plain)
        case inspect.BoolType():
            return OptionInfo(kind="switch", **plain)
        case inspect.IntType():
            least = wanted.ge if wanted.gt is None else wanted.gt + 1
            most = wanted.le if wanted.lt is None else wanted.lt - 1
            return OptionInfo(kind="number", least=least, most=most, **plain)
        case inspect.StrType():
            return OptionInfo(kind="word", **plain)
        case inspect.CollectionType() if isinstance(wanted.item_type, inspect.LiteralType | inspect.EnumType):
            return OptionInfo(kind="choices", values=_values(kind, id, wanted.item_type, lang), **plain)
        case _:
            return OptionInfo(kind="other", **plain)


def _values(
    kind: GameType[Any], id: str, wanted: inspect.LiteralType | inspect.EnumType, lang: Lang
) -> tuple[OptionValue, ...]:
    found = wanted.values if isinstance(wanted, inspect.LiteralType) else [member.value for member in wanted.cls]
    return tuple(OptionValue(value, _said(kind, f"{id}-{value}", lang, _spaced(str(value)))) for value in found)


def _without_none(wanted: inspect.Type) -> tuple[inspect.Type, bool]:
    if isinstance(wanted, inspect.UnionType) and any(isinstance(each, inspect.NoneType) for each in wanted.types):
        rest = [each for each in wanted.types if not isinstance(each, inspect.NoneType)]
        return rest[0] if len(rest) == 1 else wanted, True
    return wanted, False


def _said(kind: GameType[Any], id: str, lang: Lang, otherwise: str) -> str:
    return kind.words.say(Text(id), lang) if kind.words.has(id) else otherwise


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")
