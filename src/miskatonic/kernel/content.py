"""Content that somebody brings to a game in a file: what is wrong with it, and names for what is in it."""

from __future__ import annotations

import io
from collections.abc import Iterator, Mapping
from importlib.resources.abc import Traversable
from typing import IO, Any

from msgspec import Struct

from miskatonic.kernel.text import Text

__all__ = ["NameSheet", "Problem"]


class Problem(Struct, frozen=True):
    """Something that is wrong in such a file: where, as keys and places in lists from the top, and what."""

    path: tuple[str | int, ...]
    text: Text


class NameSheet(Traversable):
    """A catalogue folder that lies in no file: for each language, messages that say a name each."""

    def __init__(self, said: Mapping[str, Mapping[str, str]]) -> None:
        self._said = said
        self._path: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return self._path[-1] if self._path else "names"

    def __str__(self) -> str:
        return "/".join(("names", *self._path))

    def is_dir(self) -> bool:
        return not self._path or (len(self._path) == 1 and self._path[0] in self._said)

    def is_file(self) -> bool:
        return len(self._path) == 2

    def iterdir(self) -> Iterator[NameSheet]:
        inside = self._said if not self._path else ("names.ftl",)
        return (self.joinpath(name) for name in inside)

    def joinpath(self, *descendants: Any) -> NameSheet:
        found = NameSheet(self._said)
        found._path = (*self._path, *map(str, descendants))
        return found

    def __truediv__(self, child: Any) -> NameSheet:
        return self.joinpath(child)

    def open(self, mode: str = "r", *args: Any, **kwargs: Any) -> IO[Any]:
        said = self._said[self._path[0]]
        lines = "".join(f"{id} = {_quoted(name)}\n" for id, name in said.items())
        return io.BytesIO(lines.encode()) if "b" in mode else io.StringIO(lines)

    def read_bytes(self) -> bytes:
        with self.open("rb") as file:
            return bytes(file.read())

    def read_text(self, encoding: str | None = None, errors: str | None = None) -> str:
        return self.read_bytes().decode()


def _quoted(name: str) -> str:
    """A name as Fluent takes it, whatever signs are in it."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'
