"""What runs in a process for thinking: a copy of each game that is asked about, and the players that sit at it.

The copy follows the real game choice by choice. A player gets nothing of it but its seat's chair.
"""

from __future__ import annotations

import os
import threading
from collections import OrderedDict
from collections.abc import Sequence
from multiprocessing import parent_process

from msgspec import Struct

import miskatonic
from miskatonic import Choice, Fresh, Game, Journal
from miskatonic.players import Player, player

__all__ = ["Problem", "begin", "think"]

MOST = 300
"""Games that one process remembers."""


class Problem(Struct, frozen=True):
    """A decision to think about. `entries` are those of the game's journal from number `start` on."""

    table: str
    mended: int
    start: int
    header: str
    """The journal's first line; empty where the process should know the game."""
    entries: tuple[Choice | Fresh, ...]
    seat: int
    player: str
    seed: str


class _Known(Struct):
    mended: int
    count: int
    game: Game
    players: dict[tuple[int, str], Player]


_known: OrderedDict[str, _Known] = OrderedDict()


def begin(loads: Sequence[str], niceness: int) -> int:
    """Prepare the process: games that are not installed come along; its number is returned."""
    if loads:
        from miskatonic.simulate.loading import load_all

        load_all(loads)
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    return os.getpid()


def _end_with_the_server() -> None:
    """A server that is killed can't end its processes; nobody would ever ask them anything again."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(problem: Problem) -> str | None:
    """The key of what the player chooses; None if the game is not known here, and must be sent whole."""
    known = _followed(problem)
    if known is None:
        return None
    sits = known.players.get((problem.seat, problem.player))
    if sits is None:
        sits = known.players[problem.seat, problem.player] = player(problem.player, problem.seed)
    chosen = sits.choose(known.game.chair(problem.seat))
    return chosen if isinstance(chosen, str) else chosen.key


def _followed(problem: Problem) -> _Known | None:
    known = _known.get(problem.table)
    if problem.header:
        game = miskatonic.replay(Journal.parse(problem.header))
        players = {} if known is None else known.players
        known = _known[problem.table] = _Known(problem.mended, 0, game, players)
    if known is None or known.mended != problem.mended or known.count != problem.start:
        return None
    _known.move_to_end(problem.table)
    while len(_known) > MOST:
        _known.popitem(last=False)
    for entry in problem.entries:
        known.game.follow(entry)
        known.count += 1
    return known
