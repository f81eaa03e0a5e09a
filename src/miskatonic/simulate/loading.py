"""What comes along with `--with`: games that are no installed package, and content for a game, in Python or a file."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from importlib import import_module, invalidate_caches
from pathlib import Path

import miskatonic
from miskatonic import GameType, MiskatonicError, Text
from miskatonic.simulate.documents import SUFFIXES, Unreadable, read
from miskatonic.simulate.mistakes import explained

__all__ = ["LoadError", "load", "load_all"]

_loaded: dict[str, tuple[str, ...]] = {}


class LoadError(MiskatonicError):
    """There is no such module or folder, it can't be imported, or it brings no game."""


def load_all(sources: Iterable[str]) -> None:
    """Load several; every process that plays must do it."""
    for source in sources:
        load(source)


def load(source: str) -> tuple[str, ...]:
    """Import a module, "mygame" or "folder/mygame", and offer its games: those that it registers, or that it holds.

    A module may hold a `Pack` of content as well, or instead.
    A file in YAML or JSON is content for a game that it names. The ids of the games come back.
    """
    if source not in _loaded and Path(source).suffix in SUFFIXES:
        _loaded[source] = (_content_in(source),)
    if source not in _loaded:
        home, name = _address(source)
        _loaded[source] = _games_in(source, home, name)
    return _loaded[source]


def _games_in(source: str, home: Path, name: str) -> tuple[str, ...]:
    before = set(miskatonic.installed_games())
    if str(home) not in sys.path:
        sys.path.insert(0, str(home))
    invalidate_caches()
    try:
        module = import_module(name)
    except Exception as error:
        why = explained(error, home)
        raise LoadError("load.import", Text("load-import", {"path": source, "why": why})) from error
    held = [value for value in vars(module).values() if isinstance(value, GameType)]
    for kind in held:
        miskatonic.register(kind)
    packs = [value for value in vars(module).values() if isinstance(value, miskatonic.Pack)]
    for pack in packs:
        miskatonic.game_type(pack.game)
        miskatonic.take_in(pack, source, Path(str(module.__file__)))
    found = {kind.id for kind in held} | (set(miskatonic.installed_games()) - before) | {pack.game for pack in packs}
    if not found:
        raise LoadError("load.empty", Text("load-empty", {"path": source}))
    return tuple(sorted(found))


def _content_in(source: str) -> str:
    """Offer what a file holds to its game; everything that is wrong in it is told at once, by line."""
    try:
        document = read(Path(source))
    except OSError as error:
        raise LoadError("load.file", Text("load-file", {"path": source, "why": error.strerror or ""})) from error
    except Unreadable as error:
        raise _broken(source, [(error.line, Text("content-wrong", {"why": error.why}))]) from error
    data = document.data
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise _broken(source, [(1, Text("content-game"))])
    kind = miskatonic.game_type(data["game"])
    problems = kind.bring(data)
    if problems:
        raise _broken(
            source, sorted([(document.line(each.path), each.text) for each in problems], key=lambda it: it[0])
        )
    return kind.id


def _broken(source: str, found: Sequence[tuple[int, Text]]) -> LoadError:
    lines = Text("content-line", {"line": found[0][0], "what": found[0][1]})
    for line, what in found[1:]:
        lines = Text("content-lines", {"head": lines, "item": Text("content-line", {"line": line, "what": what})})
    return LoadError("load.content", Text("load-content", {"path": source, "lines": lines}))


def _address(source: str) -> tuple[Path, str]:
    """The folder to import from, and the dotted name to import."""
    path = Path(source)
    if not path.exists():
        if source.replace(".", "").isidentifier():
            return Path.cwd(), source
        raise LoadError("load.missing", Text("load-missing", {"path": source}))
    path = path.resolve()
    if path.is_dir() and not (path / "__init__.py").is_file():
        raise LoadError("load.folder", Text("load-folder", {"path": source}))
    parts = [path.stem if path.is_file() else path.name]
    home = path.parent
    while (home / "__init__.py").is_file():
        parts.insert(0, home.name)
        home = home.parent
    return home, ".".join(parts)
