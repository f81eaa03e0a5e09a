"""Batches: many games of one kind, played by computer players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from time import perf_counter, process_time
from typing import Any

from miskatonic import Game
from miskatonic.simulate.loading import load_all
from miskatonic.simulate.plan import Plan, play_out
from miskatonic.simulate.report import Failure, Played, Report
from miskatonic.simulate.spread import spread

__all__ = ["play_one", "run"]

Watcher = Callable[[Played | Failure], None]


def run(
    game: str,
    *,
    games: int = 100,
    players: Sequence[str] = ("random",),
    seats: int | Sequence[Any] | None = None,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    first: int = 0,
    loads: Sequence[str] = (),
    watch: Watcher | None = None,
) -> Report:
    """Play games `first` to `first + games - 1` and count how they end.

    The same seed gives the same games, whatever `jobs` is (0: all cores). A game that fails is counted apart, and
    doesn't stop the others. `watch` is told of each game as it comes in. Stopped by Ctrl-C, it reports what there is.

    >>> report = simulate.run("sample", games=200, seats=2, seed=7)
    >>> report.outcomes["sample-won"].share
    1.0
    """
    load_all(loads)
    given = {**(options or {}), **({} if seats is None else {"seats": seats})}
    plan = Plan(game, tuple(players), given, seed, tuple(loads))
    kinds = plan.kinds(plan.begin(first))
    report = Report(plan, kinds, games)
    start = perf_counter()
    try:
        for result in spread(partial(play_one, plan), range(first, first + games), jobs):
            report.add(result)
            if watch is not None:
                watch(result)
    except KeyboardInterrupt:
        report.stopped = True
    report.seconds = perf_counter() - start
    return report


def play_one(plan: Plan, number: int) -> Played | Failure:
    """Game `number` of the plan, from the deal to its end."""
    game: Game | None = None
    start = process_time()
    try:
        load_all(plan.loads)
        game = plan.begin(number)
        play_out(game, plan.seated(number, game))
    except Exception as error:  # noqa: BLE001  a game that fails is a result, told with what it takes to see it again
        return Failure.of(plan, number, game, error)
    result = game.result
    assert result is not None
    return Played(number, result.outcome, tuple(result.winners), game.version, process_time() - start)
