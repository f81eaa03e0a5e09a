"""Where the engine carries a clause out: the clause ids that stand in its code.

Steps and abilities name their clauses in strings (`rules=("cannot.1",)`) or in docstrings ("(skill-tests.1-8)"). They
are found by reading the source, so that naming a clause costs a running game nothing.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections.abc import Iterator
from functools import lru_cache
from importlib import metadata
from importlib.util import find_spec
from pathlib import Path

import msgspec

from miskatonic.rules import cache
from miskatonic.rules.library import Citation, cite, games_with

ENTRY_POINTS = "miskatonic.games"

_NOT_THE_ENGINE = {"rules", "testing", "cli"}
_ID = re.compile(r"(?<![\w.:-])(?:(?P<game>[a-z]+):)?(?P<id>[a-z][a-z0-9-]*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)+)(?![\w-])")
_RANGE = re.compile(r"(.+\.)(\d+)-(\d+)")


class Place(msgspec.Struct, frozen=True, order=True):
    """A class, function or module that carries a clause out; `file` is relative to the folder of its package."""

    module: str
    qualname: str
    file: str
    line: int


class _Source(msgspec.Struct, frozen=True):
    """What one file said when it was last read: each id with the name and line where it stands."""

    mtime: int
    size: int
    ids: tuple[tuple[str, str, int], ...]


class _Package(msgspec.Struct, frozen=True):
    """A package of engine code. Plain ids in a game's own package mean that game first."""

    name: str
    folder: Path
    game: str | None = None


def carried_out(id: str, game: str | None = None) -> tuple[Place, ...]:
    """Everything in the installed games that names the clause `id`, in order of module and line."""
    return _places().get(cite(id, game), ())


def places() -> dict[Citation, tuple[Place, ...]]:
    """Every clause that the installed games carry out, with its places."""
    return dict(_places())


def ids_in(text: str) -> Iterator[str]:
    """Everything in `text` that has the shape of a clause id; a range such as `upkeep.2-4` gives each of its ids."""
    for match in _ID.finditer(text):
        prefix, id = f"{match['game']}:" if match["game"] else "", match["id"]
        if (span := _RANGE.fullmatch(id)) and int(span[2]) < int(span[3]) < int(span[2]) + 100:
            yield from (f"{prefix}{span[1]}{number}" for number in range(int(span[2]), int(span[3]) + 1))
        else:
            yield prefix + id


def ids_in_source(source: str) -> tuple[tuple[str, str, int], ...]:
    """The clause ids in the strings and docstrings of a module, with qualified name and line."""
    return tuple(_walk(ast.parse(source), "")) if any(True for _ in ids_in(source)) else ()


def _walk(node: ast.AST, qualname: str) -> Iterator[tuple[str, str, int]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            start = child.lineno
            for offset, line in enumerate(child.value.split("\n")):
                many_lines = (child.end_lineno or start) > start
                yield from ((id, qualname, start + offset if many_lines else start) for id in ids_in(line))
        elif isinstance(child, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield from _walk(child, f"{qualname}.{child.name}".lstrip("."))
        elif isinstance(child, (ast.Assign, ast.AnnAssign)) and not qualname:
            yield from _walk(child, _assigned(child))
        else:
            yield from _walk(child, qualname)


def _assigned(node: ast.Assign | ast.AnnAssign) -> str:
    """A card or table at the top of a module goes by the name it is given."""
    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
    return target.id if isinstance(target, ast.Name) else ""


@lru_cache
def _places() -> dict[Citation, tuple[Place, ...]]:
    found: dict[Citation, set[Place]] = {}
    key = hashlib.blake2b(Path(__file__).read_bytes(), digest_size=cache.KEY_LENGTH).digest()
    before = cache.load("places.msgpack", key, dict[str, _Source]) or {}
    now: dict[str, _Source] = {}
    for package in _packages():
        for path in sorted(package.folder.rglob("*.py")):
            parts = path.relative_to(package.folder).with_suffix("").parts
            if package.name == "miskatonic" and parts[0] in _NOT_THE_ENGINE:
                continue
            source = now[str(path)] = _read(path, before.get(str(path)))
            module = ".".join((package.name, *parts)).removesuffix(".__init__")
            file = path.relative_to(package.folder.parent).as_posix()
            for id, qualname, line in source.ids:
                for citation in _meant(id, package.game or _game_of(parts)):
                    found.setdefault(citation, set()).add(Place(module, qualname, file, line))
    if now != before:
        cache.save("places.msgpack", key, now)
    return {citation: tuple(sorted(places, key=lambda p: (p.module, p.line))) for citation, places in found.items()}


def _read(path: Path, before: _Source | None) -> _Source:
    stat = path.stat()
    if before and (before.mtime, before.size) == (stat.st_mtime_ns, stat.st_size):
        return before
    return _Source(stat.st_mtime_ns, stat.st_size, ids_in_source(path.read_text(encoding="utf-8")))


def _packages() -> list[_Package]:
    """This package, and those of other people's games; none of them is imported."""
    packages = [_Package("miskatonic", Path(__file__).parents[1])]
    for point in metadata.entry_points(group=ENTRY_POINTS):
        name = point.module.partition(".")[0]
        if name != "miskatonic" and (spec := find_spec(name)):
            packages += [_Package(name, Path(folder), point.name) for folder in spec.submodule_search_locations or ()]
    return packages


def _game_of(parts: tuple[str, ...]) -> str | None:
    return parts[1] if parts[0] == "games" and len(parts) > 1 else None


def _meant(id: str, game: str | None) -> list[Citation]:
    """The clauses that an id in the code of `game` stands for; in code for all games it may be several."""
    named, colon, plain = id.rpartition(":")
    owners = games_with(plain)
    if colon:
        owners = tuple(owner for owner in owners if owner == named)
    elif game in owners:
        owners = (game,)
    return [cite(plain, owner) for owner in owners]
