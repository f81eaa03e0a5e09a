"""Reading declarations out of plain data: all mistakes are gathered, each with the place where it stands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from miskatonic.games.deathmaydie.words.base import Condition, Said, Standing, Word
from miskatonic.games.deathmaydie.words.moments import MOMENTS, On
from miskatonic.kernel.content import Problem
from miskatonic.kernel.errors import nearest
from miskatonic.kernel.text import Text, Value, listed, text

__all__ = ["BAD", "Path", "Reader", "Saying", "unknown"]

Path = tuple[str | int, ...]

BAD: Any = object()
"""What can't be read comes out as this."""

MOST_NAMES = 12
"""Known names that a mistake lists; of more, only the nearest is told."""


class Saying(NamedTuple):
    """A word or a name in the file: what holds it, in which field, and where it stands."""

    holder: str
    field: str
    value: str
    path: Path


class Reader:
    """Reads one file. What is named in it is noted, so that it can be seen afterwards whether there is such a thing."""

    def __init__(self) -> None:
        self.problems: list[Problem] = []
        self.said: list[Saying] = []

    def read(self, value: Any, wanted: Any, path: Path, holder: str = "", field: str = "") -> Any:
        """The value as what is wanted; `BAD` if it is something else, and that is noted."""
        if value is None and NoneType in get_args(wanted):
            return None
        bases = _vocabulary(wanted)
        if bases:
            return self._word(value, bases, path)
        origin = get_origin(wanted)
        if origin in (Union, UnionType):
            inner = next(each for each in get_args(wanted) if each is not NoneType)
            return self.read(value, inner, path, holder, field)
        if origin is tuple:
            return self._list(value, wanted, path, holder, field)
        if origin is not None and issubclass_of(origin, Mapping):
            return self._names(value, get_args(wanted)[1], path, holder, field)
        if issubclass_of(wanted, Said):
            tag = str(wanted.__struct_config__.tag_field)
            return self._record(value, wanted, path, frozenset({tag}))
        if issubclass_of(wanted, Struct):
            return self._record(value, wanted, path)
        return self._plain(value, wanted, path, holder, field)

    def note(self, path: Path, message: str, **args: Value) -> Any:
        """Something is wrong there."""
        self.problems.append(Problem(path, Text(message, args)))
        return BAD

    # -- records and words

    def _record(self, value: Any, kind: type[Struct], path: Path, left_out: frozenset[str] = frozenset()) -> Any:
        if not isinstance(value, Mapping):
            return self._unfit(path, value, text("expected-mapping"))
        fields = {field.name: field for field in msgspec.structs.fields(kind)}
        given = {str(key).replace("-", "_"): (key, each) for key, each in value.items() if key not in left_out}
        sound = True
        for name, (key, _) in given.items():
            if name not in fields:
                sound = False
                self.note((*path, key), "content-field", field=str(key), **_near(str(key), fields))
        read = {}
        for name, field in fields.items():
            if name in given:
                key, each = given[name]
                read[name] = self.read(each, field.type, (*path, key), kind.__name__, name)
                sound = sound and read[name] is not BAD
            elif field.required:
                sound = False
                self.note(path, "content-lacks", field=name)
        return kind(**read) if sound else BAD

    def _word(self, value: Any, bases: tuple[type[Said], ...], path: Path) -> Any:
        """A mapping with a word's own key: do, if, has or on."""
        tags = {str(base.__struct_config__.tag_field): base for base in bases}
        tag = next((key for key in tags if isinstance(value, Mapping) and key in value), None)
        if tag is None:
            return self._unfit(path, value, Text("content-expected-word", {"known": ", ".join(tags)}))
        word = str(value[tag])
        here = (*path, tag)
        if tags[tag] is On:
            if word not in MOMENTS:
                return self.note(here, "content-word", word=word, **_near(word, MOMENTS))
            plain = {**{key: each for key, each in value.items() if key != tag}, "moment": word}
            return self._record(plain, On, path)
        known = _words(tags[tag])
        if word not in known:
            return self.note(here, "content-word", word=word, **_near(word, known))
        return self._record(value, known[word], path, frozenset({tag}))

    # -- lists, names, values

    def _list(self, value: Any, wanted: Any, path: Path, holder: str, field: str) -> Any:
        kinds = get_args(wanted)
        if not isinstance(value, list):
            return self._unfit(path, value, text("expected-list"))
        if kinds[-1] is Ellipsis:
            kinds = (kinds[0],) * len(value)
        elif len(kinds) != len(value):
            return self.note(path, "content-count", count=len(value), need=len(kinds))
        read = [
            self.read(each, kind, (*path, place), holder, field)
            for place, (each, kind) in enumerate(zip(value, kinds, strict=True))
        ]
        return BAD if any(each is BAD for each in read) else tuple(read)

    def _names(self, value: Any, wanted: Any, path: Path, holder: str, field: str) -> Any:
        if not isinstance(value, Mapping):
            return self._unfit(path, value, text("expected-mapping"))
        read = {}
        for key, each in value.items():
            self.said.append(Saying(holder, field + "-key", str(key), (*path, key)))
            read[str(key)] = self.read(each, wanted, (*path, key), holder, field)
        return BAD if any(each is BAD for each in read.values()) else read

    def _plain(self, value: Any, wanted: Any, path: Path, holder: str, field: str) -> Any:
        try:
            read = msgspec.convert(value, wanted)
        except msgspec.ValidationError:
            return self._unfit(path, value, _expected(wanted))
        if isinstance(read, str):
            self.said.append(Saying(holder, field, read, path))
        return read

    def _unfit(self, path: Path, value: Any, expected: Value) -> Any:
        said = str(value) if isinstance(value, str | int) else type(value).__name__
        return self.note(path, "content-value", value=said, expected=expected)


def unknown(saying: Saying, known: Iterable[str]) -> Problem:
    """A name that nothing has."""
    return Problem(saying.path, Text("content-name", {"name": saying.value, **_near(saying.value, known)}))


def _near(name: str, known: Iterable[str]) -> dict[str, Value]:
    """The nearest of the known names, and all if they are few."""
    names = sorted(known)
    few = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "..."]
    return {"nearest": nearest(name, names), "known": ", ".join(few)}


def _expected(wanted: Any) -> Value:
    if get_origin(wanted) is Literal:
        return text("expected-one-of", items=listed([str(each) for each in get_args(wanted)]))
    if wanted is bool:
        return text("expected-switch")
    return text("expected-number") if wanted is int else text("expected-word")


def issubclass_of(origin: Any, kind: type) -> bool:
    """Whether this is a class of that kind."""
    return isinstance(origin, type) and issubclass(origin, kind)


def _vocabulary(wanted: Any) -> tuple[type[Said], ...]:
    """The kinds of words that may stand here; none if something else is wanted."""
    parts = get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,)
    return tuple(part for part in parts if part in (Word, Condition, Standing, On))


@cache
def _words(base: type[Said]) -> Mapping[str, type[Said]]:
    """All words of a sort by what they are called."""
    return {str(word.__struct_config__.tag): word for word in _leaves(base)}


def _leaves(base: type[Said]) -> Iterator[type[Said]]:
    inside = base.__subclasses__()
    if not inside:
        yield base
    for kind in inside:
        yield from _leaves(kind)
