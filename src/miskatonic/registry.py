"""The games that are installed, ours and other people's, by the entry-point group `miskatonic.games`.

A package offers a game by naming its `GameType` in its own project file:

    [project.entry-points."miskatonic.games"]
    mygame = "mygame.contract:MY_GAME"

A package brings content to a game, such as cards, by naming its `Pack` in the group of that game:

    [project.entry-points."miskatonic.arkham"]
    mycards = "mycards:PACK"
"""

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Any

from miskatonic.kernel.contract import GameType
from miskatonic.kernel.errors import EngineFault, UnknownGame, nearest
from miskatonic.kernel.packs import Pack, take_in
from miskatonic.kernel.text import Text

__all__ = ["GROUP", "game_type", "installed_games", "register"]

GROUP = "miskatonic.games"

_registered: dict[str, GameType[Any]] = {}


def register(kind: GameType[Any]) -> None:
    """Offer a game for this process only, without a package: for tests and for a game that is being written."""
    _registered[kind.id] = kind


def installed_games() -> tuple[str, ...]:
    """The ids of all games there are."""
    return tuple(sorted({*_registered, *_offered()}))


def game_type(name: str) -> GameType[Any]:
    """The game of this id, or a clear word on what there is."""
    if name in _registered:
        return _registered[name]
    offered = _offered()
    if name not in offered:
        known = installed_games()
        if not known:
            raise UnknownGame("game.unknown", Text("unknown-game-none", {"name": name}))
        args = {"name": name, "nearest": nearest(name, known), "known": ", ".join(known)}
        raise UnknownGame("game.unknown", Text("unknown-game", {**args}))
    return _loaded(name, offered[name].value)


@cache
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loaded(name: str, value: str) -> GameType[Any]:
    module, _, attribute = value.partition(":")
    kind = getattr(import_module(module), attribute)
    if not isinstance(kind, GameType) or kind.id != name:
        raise EngineFault(f"the entry point {name} = {value} must name a GameType whose id is {name!r}")
    for point in entry_points(group=f"miskatonic.{name}"):
        _bring(point, name)
    return kind


def _bring(point: EntryPoint, name: str) -> None:
    """Offer what an installed package brings to a game."""
    module = import_module(point.module)
    pack = getattr(module, point.attr)
    if not isinstance(pack, Pack) or pack.game != name:
        raise EngineFault(f"the entry point {point.name} = {point.value} must name a Pack for {name!r}")
    take_in(pack, point.name, Path(str(module.__file__)))
