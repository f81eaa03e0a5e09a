"""Whether what stands in the fields of a card is what belongs there: the words of a rule, a number, a list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from miskatonic.kernel.errors import nearest
from miskatonic.kernel.text import Text

__all__ = ["misfits"]


def misfits(record: Struct) -> Iterator[tuple[Text, str]]:
    """What is wrong in a record and in all that it holds, each with the word that is to blame, if it is one."""
    hints = _hints(type(record))
    for field in record.__struct_fields__:
        yield from _misfits(getattr(record, field), hints.get(field, Any))


@cache
def _hints(kind: type[Struct]) -> Mapping[str, Any]:
    # What modules name for the type checker alone stands in annotations of class variables only.
    return get_type_hints(kind, localns={"Act": Any})


def _misfits(value: object, hint: Any) -> Iterator[tuple[Text, str]]:
    if not _fits(value, hint):
        yield _told(value, hint)
        return
    if isinstance(value, Struct):
        yield from misfits(value)
    elif isinstance(value, tuple):
        inside = next((each for each in _choices(hint) if get_origin(each) is tuple), None)
        for number, each in enumerate(value):
            yield from _misfits(each, Any if inside is None else _item(inside, number))
    elif isinstance(value, dict):
        inside = next((each for each in _choices(hint) if get_origin(each) is dict), None)
        key, item = (Any, Any) if inside is None else get_args(inside)
        for name, each in value.items():
            yield from _misfits(name, key)
            yield from _misfits(each, item)


def _told(value: object, hint: Any) -> tuple[Text, str]:
    literals = [str(each) for choice in _choices(hint) if get_origin(choice) is Literal for each in get_args(choice)]
    if isinstance(value, str) and literals:
        known = {"name": value, "nearest": nearest(value, literals), "known": ", ".join(literals)}
        return Text("content-name", {**known}), value
    expected = " | ".join(sorted({_called(each) for each in _choices(hint)}))
    return Text("content-value", {"value": str(value), "expected": expected}), value if isinstance(value, str) else ""


def _called(hint: Any) -> str:
    return str(getattr(get_origin(hint) or hint, "__name__", hint))


def _choices(hint: Any) -> tuple[Any, ...]:
    """What may stand there."""
    if get_origin(hint) in (Union, UnionType):
        return tuple(each for choice in get_args(hint) for each in _choices(choice))
    return (hint,)


def _item(hint: Any, number: int) -> Any:
    """What may stand in a place of a tuple."""
    items = get_args(hint)
    if len(items) == 2 and items[1] is Ellipsis:
        return items[0]
    return items[number] if number < len(items) else Any


def _fits(value: object, hint: Any) -> bool:
    """Whether a value may stand there, whatever is inside of it."""
    for choice in _choices(hint):
        kind = get_origin(choice) or choice
        if kind is Literal:
            if value in get_args(choice):
                return True
        elif not isinstance(kind, type) or isinstance(value, kind):
            return True
    return False
