"""The computer players that are installed, by name, and how a person says who sits where.

A package offers one by naming what makes it in its own project file:

    [project.entry-points."miskatonic.players"]
    careful = "mygame.players:careful"

`careful("", seed)` is then a new player; `careful("300", seed)` is what "careful:300" asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias, cast

from miskatonic import MiskatonicError, Text, nearest
from miskatonic.players.deducer import Deducer
from miskatonic.players.player import Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.teams import Teams

__all__ = ["GROUP", "Maker", "PlayerError", "at_seats", "kinds", "player", "register"]

GROUP = "miskatonic.players"

Maker: TypeAlias = Callable[[str, str], Player]
"""Makes a player from what stands after the colon of its name ("" if nothing does) and a seed of its own."""


class PlayerError(MiskatonicError):
    """No computer player of that name is installed, or there are more or fewer of them than seats."""


def _random(argument: str, seed: str) -> Player:
    return RandomPlayer(argument or seed)


def _deducer(argument: str, seed: str) -> Player:
    return Deducer(argument or seed)


def _teams(argument: str, seed: str) -> Player:
    kinds = argument.split("/")
    if len(kinds) != _TEAMS:
        raise PlayerError("players.teams", Text("players-teams", {"argument": argument}))
    investigator, cultist = [player(kind, seed) for kind in kinds]
    return Teams(investigator, cultist)


_TEAMS = 2

_registered: dict[str, Maker] = {"deducer": _deducer, "random": _random, "teams": _teams}


def register(name: str, maker: Maker) -> None:
    """Offer a player for this process only, without a package."""
    _registered[name] = maker


def kinds() -> tuple[str, ...]:
    """The names of all players there are."""
    return tuple(sorted({*_registered, *_offered()}))


def player(spec: str, seed: int | str) -> Player:
    """The player that a word such as "random" or "random:7" asks for. `seed` counts where the word names none."""
    name, _, argument = spec.partition(":")
    return _maker(name)(argument, str(seed))


def at_seats(specs: Sequence[str], count: int) -> tuple[str, ...]:
    """Who sits at each of `count` seats: one word is for all of them, otherwise there is one for each."""
    for spec in specs:
        player(spec, 0)
    if len(specs) == 1:
        return (specs[0],) * count
    if len(specs) != count:
        raise PlayerError("players.count", Text("players-count", {"count": len(specs), "need": count}))
    return tuple(specs)


def _maker(name: str) -> Maker:
    if name in _registered:
        return _registered[name]
    offered = _offered()
    if name not in offered:
        known = kinds()
        args = {"name": name, "nearest": nearest(name, known), "known": ", ".join(known)}
        raise PlayerError("player.unknown", Text("unknown-player", {**args}))
    return cast("Maker", offered[name].load())


@cache
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
