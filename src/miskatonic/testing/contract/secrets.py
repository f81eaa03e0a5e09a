"""The secrets of a state: every field that says `Secret`, wherever in its tables, and every field that says nothing."""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import Annotated, Any, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct
from msgspec.structs import replace

from miskatonic.kernel.contract import GameType
from miskatonic.kernel.frames import AnyFrame, Frame
from miskatonic.kernel.records import OPEN, SECRET, Record
from miskatonic.kernel.state import State
from miskatonic.testing.contract.broken import ContractBroken

__all__ = ["Hidden", "check_secrecy_declared", "marks_of", "put", "secrets_of"]

ENGINE = "miskatonic.kernel."
"""Plain structs from here need not say anything: a text, a trigger."""


class Hidden(NamedTuple):
    """A secret field of one record, with the way to that record through the state's tables."""

    way: tuple[Any, ...]
    record: Any
    field: str

    @property
    def name(self) -> str:
        """The record's class and the field: all fields of this name are the same secret."""
        return f"{type(self.record).__name__}.{self.field}"

    @property
    def value(self) -> Any:
        return getattr(self.record, self.field)

    @property
    def of_engine(self) -> bool:
        """Whether it is a secret that every game has, not one of this game's own."""
        return isinstance(self.record, State) and self.field in ("answers", "chance")


def secrets_of(state: State) -> Iterator[Hidden]:
    """All secret fields of the state and its records. What a secret field holds belongs to that field."""
    return _secrets_in(state, ())


def put(holder: Any, way: tuple[Any, ...], value: Any) -> Any:
    """The holder with another value at the end of the way; what lies beside the way is shared."""
    if not way:
        return value
    step, rest = way[0], way[1:]
    if isinstance(holder, dict):
        return {**holder, step: put(holder[step], rest, value)}
    if isinstance(holder, Struct):
        return replace(holder, **{step: put(getattr(holder, step), rest, value)})
    return type(holder)([put(item, rest, value) if place == step else item for place, item in enumerate(holder)])


def check_secrecy_declared(kind: GameType[Any]) -> None:
    """Every field of the state and of all records that it can hold says `Open` or `Secret`."""
    for record in _reachable(kind):
        for field, mark in marks_of(record).items():
            if issubclass(record, State | Record) and mark is None:
                raise ContractBroken(f"{kind.id}: {record.__name__}.{field} says neither Open[...] nor Secret[...]")
        if not issubclass(record, State | Record | Frame) and not record.__module__.startswith(ENGINE):
            raise ContractBroken(f"{kind.id}: {record.__name__} lies in the state, so it should be a Record")


def _secrets_in(part: Any, way: tuple[Any, ...]) -> Iterator[Hidden]:
    if isinstance(part, Struct):
        for field, mark in marks_of(type(part)).items():
            if mark == SECRET:
                yield Hidden(way, part, field)
            else:
                yield from _secrets_in(getattr(part, field), (*way, field))
    elif isinstance(part, dict):
        for key, item in part.items():
            yield from _secrets_in(item, (*way, key))
    elif isinstance(part, list | tuple):
        for place, item in enumerate(part):
            yield from _secrets_in(item, (*way, place))


@cache
def marks_of(record: type[Struct]) -> dict[str, str | None]:
    """What each field says: `OPEN`, `SECRET` or nothing."""
    hints = get_type_hints(record, include_extras=True)
    return {field: _mark(hints[field]) for field in record.__struct_fields__}


def _mark(hint: Any) -> str | None:
    said = [mark for mark in getattr(hint, "__metadata__", ()) if mark in (OPEN, SECRET)]
    return said[0] if said else None


def _reachable(kind: GameType[Any]) -> list[type[Struct]]:
    """The state and everything that its tables can hold."""
    found: list[type[Struct]] = []
    waiting: list[type[Struct]] = [kind.state]
    while waiting:
        record = waiting.pop()
        if record not in found:
            found.append(record)
            hints = get_type_hints(record, include_extras=True)
            for field in record.__struct_fields__:
                waiting.extend(_structs_in(hints[field], kind))
    return found


def _structs_in(hint: Any, kind: GameType[Any]) -> Iterator[type[Struct]]:
    if hint is AnyFrame:
        yield from kind.frames
    elif get_origin(hint) is Annotated and _mark(hint) == SECRET:
        return
    elif isinstance(hint, type) and issubclass(hint, Struct):
        yield hint
    elif get_origin(hint) in (Annotated, Union, types.UnionType, dict, list, tuple):
        for inner in get_args(hint):
            yield from _structs_in(inner, kind)
