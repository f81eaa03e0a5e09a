"""Content for a game that is written in Python: a package of somebody's own, or one that is installed."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import ClassVar

from msgspec import Struct

from miskatonic.kernel.errors import MiskatonicError
from miskatonic.kernel.text import Text

__all__ = ["Fault", "Pack", "PackBroken", "Source", "take_in"]


class PackBroken(MiskatonicError):
    """Something is wrong in a pack; all of it is told at once, by file and line."""


class Fault(Struct, frozen=True):
    """Something that is wrong in a pack: in which file, in which line, and what."""

    file: str
    line: int
    text: Text


class Pack(Struct, frozen=True, kw_only=True):
    """What a package brings to a game. A game that takes packs has a class of its own for them."""

    game: ClassVar[str] = ""

    def offer(self, source: Source) -> Sequence[Fault]:
        """Take it in. What is wrong with it is told, and then nothing is taken in."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is taken in")


class Source:
    """The Python files of a pack: where in them something is written."""

    def __init__(self, module: Path) -> None:
        self.home = module.parent
        self._module = module
        package = module.stem == "__init__"
        self._files = [module, *sorted({*self.home.rglob("*.py")} - {module})] if package else [module]

    def fault(self, text: Text, *words: str) -> Fault:
        """Something is wrong where the first of these words stands that is written anywhere."""
        for word in words:
            for file in self._files:
                line = _lines(file).get(word)
                if line is not None:
                    return Fault(str(file.relative_to(self.home)), line, text)
        return Fault(self._module.name, 1, text)


@cache
def _lines(file: Path) -> Mapping[str, int]:
    """The line in which each string of a file is written first."""
    found: dict[str, int] = {}
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found[node.value] = min(found.get(node.value, node.lineno), node.lineno)
    return found


def take_in(pack: Pack, name: str, module: Path) -> None:
    """Offer a pack to its game, or say what is wrong with it."""
    faults = sorted(pack.offer(Source(module)), key=lambda fault: (fault.file, fault.line))
    if not faults:
        return
    told = [fault for place, fault in enumerate(faults) if fault not in faults[:place]]
    lines = [Text("content-at", {"file": each.file, "line": each.line, "what": each.text}) for each in told]
    said = lines[0]
    for line in lines[1:]:
        said = Text("content-lines", {"head": said, "item": line})
    raise PackBroken("pack.broken", Text("load-content", {"path": name, "lines": said}))
