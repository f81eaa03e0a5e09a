"""The computer players that are installed, by name, and how a person says who sits where.

A package offers one by naming what makes it in its own project file:

    [project.entry-points."miskatonic.players"]
    careful = "mygame.players:careful"

`careful("", seed)` is then a new player; `careful("300", seed)` is what "careful:300" asks for. A player that is for
some games only says so: `careful.games = {"mygame"}`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TypeAlias, cast

from msgspec import Struct

from miskatonic import MiskatonicError, Text, nearest
from miskatonic.players.deducer import Deducer
from miskatonic.players.player import Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.search import Budget, Searcher
from miskatonic.players.teams import Teams
from miskatonic.players.thumb import GAMES as THUMB_GAMES
from miskatonic.players.thumb import RuleOfThumb

__all__ = ["GROUP", "Maker", "PlayerError", "at_seats", "check", "kinds", "player", "register", "usual"]

GROUP = "miskatonic.players"

Maker: TypeAlias = Callable[[str, str], Player]
"""Makes a player from what stands after the colon of its name ("" if nothing does) and a seed of its own."""


class PlayerError(MiskatonicError):
    """No computer player of that name is installed, or there are more or fewer of them than seats."""


class Kind(Struct, frozen=True):
    """A kind of computer player."""

    maker: Maker
    games: frozenset[str] | None = None
    """The ids of the games that it plays; None: any."""
    whole: bool = True
    """Whether its name alone says who plays."""

    def plays(self, game: str) -> bool:
        return self.games is None or game in self.games


def _random(argument: str, seed: str) -> Player:
    return RandomPlayer(argument or seed)


def _deducer(argument: str, seed: str) -> Player:
    return Deducer(argument or seed)


def _search(argument: str, seed: str) -> Player:
    return Searcher(Budget.parse(argument), seed)


def _teams(argument: str, seed: str) -> Player:
    kinds = argument.split("/")
    if len(kinds) != _TEAMS:
        raise PlayerError("players.teams", Text("players-teams", {"argument": argument}))
    investigator, cultist = [player(kind, seed) for kind in kinds]
    return Teams(investigator, cultist)


_TEAMS = 2


_registered: dict[str, Kind] = {
    "deducer": Kind(_deducer, frozenset({"cultists"})),
    "thumb": Kind(lambda argument, seed: RuleOfThumb(), frozenset(THUMB_GAMES)),
    "teams": Kind(_teams, frozenset({"cultists"}), whole=False),
    "search": Kind(_search),
    "random": Kind(_random),
}

_LAST = ("search", "random")
"""These play anything; whoever was made for a game is named before them."""


def register(name: str, maker: Maker, games: Collection[str] | None = None) -> None:
    """Offer a player for this process only, without a package; for some games, or for any."""
    _registered[name] = Kind(maker, None if games is None else frozenset(games))


def kinds(game: str | None = None) -> tuple[str, ...]:
    """The names of all players there are, or of those that can sit down to a game: made for it first, random last."""
    names = sorted({*_registered, *_offered()}, key=lambda name: (name in _LAST and 1 + _LAST.index(name), name))
    return tuple(name for name in names if game is None or (_kind(name).plays(game) and _kind(name).whole))


def usual(game: str) -> str:
    """Who sits down to a game if nobody says who: a player made for it, else one that plays at random."""
    return next((name for name in kinds(game) if _kind(name).games is not None), "random")


def player(spec: str, seed: int | str) -> Player:
    """The player that a word such as "random" or "random:7" asks for. `seed` counts where the word names none."""
    name, _, argument = spec.partition(":")
    return _kind(name).maker(argument, str(seed))


def at_seats(specs: Sequence[str], count: int, game: str | None = None) -> tuple[str, ...]:
    """Who sits at each of `count` seats: one word is for all of them, otherwise there is one for each.

    With a game, all of them must be players of it.
    """
    for spec in specs:
        check(spec, game)
    if len(specs) == 1:
        return (specs[0],) * count
    if len(specs) != count:
        raise PlayerError("players.count", Text("players-count", {"count": len(specs), "need": count}))
    return tuple(specs)


def check(spec: str, game: str | None = None) -> None:
    """There is such a player, it plays the game, and what stands behind its colon can be read."""
    name = spec.partition(":")[0]
    if game is not None and not _kind(name).plays(game):
        args = {"name": name, "game": game, "known": ", ".join(kinds(game))}
        raise PlayerError("player.unfit", Text("unfit-player", {**args}))
    player(spec, 0)


def _kind(name: str) -> Kind:
    if name in _registered:
        return _registered[name]
    offered = _offered()
    if name not in offered:
        known = kinds()
        args = {"name": name, "nearest": nearest(name, known), "known": ", ".join(known)}
        raise PlayerError("player.unknown", Text("unknown-player", {**args}))
    return _loaded(name)


@cache
def _loaded(name: str) -> Kind:
    """An offered player; its maker may say in an attribute `games` which ones it plays."""
    maker = cast("Maker", _offered()[name].load())
    games: Collection[str] | None = getattr(maker, "games", None)
    return Kind(maker, None if games is None else frozenset(games))


@cache
def _offered() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}
