"""How fast a game is: what each thing that a tool or a player does with it costs, in CPU time of this machine."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Self

import msgspec
from msgspec import Struct

import miskatonic
from miskatonic.players import RandomPlayer
from miskatonic.simulate.plan import play_out

__all__ = ["REFERENCE", "Measures", "calibrate", "measure"]

REFERENCE = 20.0
"""Milliseconds that `calibrate` takes on the machine that figures are given for."""

_BATCH = 0.02
"""CPU seconds that are measured at once: long beside the clock's own steps."""


class Measures(Struct, frozen=True):
    """Microseconds, but for decisions in a CPU second and the bytes of a snapshot; in the middle of a random game."""

    game: str
    choices: int
    """Decisions in the game that was measured."""
    set_up: float
    decisions: float
    copy: float
    snapshot: float
    size: int
    restore: float
    view: float

    def scaled(self, calibration: float) -> Self:
        """The same on a machine where `calibrate` takes `REFERENCE` milliseconds."""
        factor = REFERENCE / calibration
        times = {name: getattr(self, name) * factor for name in ("set_up", "copy", "snapshot", "restore", "view")}
        return msgspec.structs.replace(self, decisions=self.decisions / factor, **times)


def calibrate() -> float:
    """CPU milliseconds of a fixed piece of Python on this machine, best of five: 300,000 updates of a dict."""
    best = float("inf")
    for _ in range(5):
        start = process_time()
        t: dict[int, int] = {}
        for i in range(300_000):
            t[i & 1023] = t.get(i & 1023, 0) + i
        best = min(best, process_time() - start)
    return best * 1000


def measure(game: str, seconds: float = 2.0, options: dict[str, Any] | None = None) -> Measures:
    """Measure a game for about so many CPU seconds."""
    given = options or {}
    share = seconds / 7
    whole = miskatonic.new(game, seed=0, **given)
    play_out(whole, [RandomPlayer(seat) for seat in whole.seats])
    middle = whole.at(whole.version // 2)
    data = middle.snapshot()
    seat = middle.decisions[0].seat
    return Measures(
        game,
        whole.version,
        set_up=_cost(lambda: miskatonic.new(game, seed=0, **given), share),
        decisions=_decisions(game, given, share * 2),
        copy=_cost(middle.copy, share),
        snapshot=_cost(middle.snapshot, share),
        size=len(data),
        restore=_cost(lambda: miskatonic.restore(data), share),
        view=_cost(lambda: middle.view(seat), share),
    )


def _cost(act: Callable[[], object], seconds: float) -> float:
    """Microseconds of one call: the best of several batches, since all that disturbs makes it longer."""
    calls, best, spent = 1, float("inf"), 0.0
    while spent < seconds:
        start = process_time()
        for _ in range(calls):
            act()
        took = process_time() - start
        spent += took
        if took < _BATCH:
            calls *= 2
        else:
            best = min(best, took / calls)
    return (best if best < float("inf") else took / calls) * 1e6


def _decisions(game: str, options: dict[str, Any], seconds: float) -> float:
    """Decisions in a CPU second, random choices included and dealing left out."""
    spent, made, number = 0.0, 0, 0
    while spent < seconds:
        played = miskatonic.new(game, seed=number, **options)
        players = [RandomPlayer(number + seat) for seat in played.seats]
        start = process_time()
        play_out(played, players)
        spent += process_time() - start
        made += played.version
        number += 1
    return made / spent
