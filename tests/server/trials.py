"""The server's long trials: what `make test` samples, as often as you like.

    python -m tests.server.trials leaks --times 20
    python -m tests.server.trials chaos --times 1000
    python -m tests.server.trials crash --times 200
    python -m tests.server.trials cluster --times 60

Everything happens on 127.0.0.1, in processes that are ended with the trial. The exit code is 1 if a promise was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from random import Random

import miskatonic

from .crashing import Nodes, check_kept, evening_of_kills
from .hourglass import run_in_no_time
from .house import open_house
from .listening import look_for_leaks, tables_of
from .services import POSTGRES, REDIS, postgres, redis
from .storm import Weather, play_in_a_storm

__all__ = ["TRIALS", "run"]

AT_ONCE = 20
"""Games over bad lines that are played at a time."""
STORMY = (("laboratory", 2), ("laboratory", 3), ("laboratory", 4), ("cultists", 4), ("laboratory", 2))
"""What is played over bad lines, and by how many."""
SHOWN = 100
"""Games over bad lines after which it is told how far the trial is."""
TABLES = 8
"""Tables at which people play while servers are killed."""


def crash(times: int, seed: int) -> str:
    """Kill -9 of one server with SQLite, between decisions and in the middle of them."""
    with tempfile.TemporaryDirectory(prefix="crash-") as folder, ExitStack() as stack:
        database = str(Path(folder) / "room.sqlite")
        return _killed(stack, Nodes(1, database), database, times, seed)


def cluster(times: int, seed: int) -> str:
    """The same with two nodes on PostgreSQL, which tell each other by PostgreSQL, and by Redis where there is one."""
    if POSTGRES is None:
        raise SystemExit("PostgreSQL is needed: on Debian or Ubuntu `apt-get install postgresql`.")
    told = []
    for live in ("PostgreSQL", "Redis"):
        if live == "Redis" and REDIS is None:
            told.append("not tried with Redis: there is no redis-server")
            continue
        with ExitStack() as stack:
            database = stack.enter_context(postgres())
            carries = stack.enter_context(redis()) if live == "Redis" else database
            told.append(f"{live}: {_killed(stack, Nodes(2, database, carries), database, times, seed)}")
    return "\n".join(told)


def leaks(times: int, seed: int) -> str:
    """Random games of every game there is, with few and with more people, each looked at at several moments."""
    compared: Counter[str] = Counter()
    for number in range(times):
        for game in (*miskatonic.installed_games(), "laboratory"):
            for count in tables_of(game):
                compared[game] += asyncio.run(look_for_leaks(game, count, f"{seed}:{number}", points=3))
    told = ", ".join(f"{game} {count:,}" for game, count in sorted(compared.items()))
    return (
        f"{times} games of each at each table; all that two viewers' connections got, byte by byte: {told} times alike"
    )


def chaos(times: int, seed: int) -> str:
    """Whole games over bad lines, several at a time."""
    weather = Weather(Random(seed))
    choices = run_in_no_time(_stormy(times, seed, weather))
    return (
        f"{times:,} games, {choices:,} choices; {weather.lost:,} messages lost, {weather.twice:,} doubled, "
        f"{weather.late:,} late, {weather.broken:,} lines broken; every game ended as in a quiet place"
    )


async def _stormy(times: int, seed: int, weather: Weather) -> int:
    """So many games, some at a time: when one is over, the next begins."""
    waiting = zip(range(times), cycle(STORMY), strict=False)
    async with open_house(tables_a_day=times * len(STORMY)) as house:
        ended: list[int] = []

        async def play() -> None:
            for number, (game, count) in waiting:
                ended.append(await play_in_a_storm(house, game, count, f"{seed}:{number}", weather))
                if len(ended) % SHOWN == 0:
                    sys.stdout.write(f"chaos: {len(ended):,} games have ended as in a quiet place\n")
                    sys.stdout.flush()

        await asyncio.gather(*[play() for _ in range(AT_ONCE)])
        return sum(ended)


def _killed(stack: ExitStack, nodes: Nodes, database: str, times: int, seed: int) -> str:
    stack.callback(nodes.stop)
    kept = asyncio.run(evening_of_kills(nodes, times, TABLES, seed))
    tables = asyncio.run(check_kept(database, kept))
    return (
        f"{nodes.kills} times kill -9; {len(kept):,} acknowledged decisions at {tables:,} tables, "
        "all of them kept; every table was played to its end"
    )


TRIALS: Mapping[str, Callable[[int, int], str]] = {"leaks": leaks, "chaos": chaos, "crash": crash, "cluster": cluster}
USUAL = {"leaks": 20, "chaos": 1000, "crash": 200, "cluster": 40}


def run(name: str, times: int | None = None, seed: int = 1) -> None:
    """Run one trial and say what came of it; a broken promise is an AssertionError."""
    begun = time.monotonic()
    said = TRIALS[name](USUAL[name] if times is None else times, seed)
    sys.stdout.write(f"{name}: {said}\n  ({time.monotonic() - begun:.0f} s)\n")
    sys.stdout.flush()


def main() -> None:
    """Run what is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.server.trials", description="Long trials of the server.")
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which: {', '.join(TRIALS)}; all without")
    parser.add_argument("--times", type=int, help="how many games or kills")
    parser.add_argument("--seed", type=int, default=1, help="other games for another seed (1)")
    asked = parser.parse_args()
    for name in asked.names:
        if name not in TRIALS:
            parser.error(f"there is no trial {name!r}; there are {', '.join(TRIALS)}")
    for name in asked.names or TRIALS:
        run(name, asked.times, asked.seed)


if __name__ == "__main__":
    main()
