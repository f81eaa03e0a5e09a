"""The long run: random games of every game there is, each checked from all sides, for as long as you like.

    python -m tests.soak --minutes 30
    python -m tests.soak --games 1000 --only laboratory

It prints what it has done every few seconds, every broken promise at once with the line that shows it again, and
in the end a summary. The exit code is 1 if anything was broken.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count, islice
from os import cpu_count
from typing import Any, NamedTuple

import miskatonic
from miskatonic.testing import ContractBroken, Tally, check_game

from .laboratory import LABORATORY
from .sample_game.src.threecards.game import THREE_CARDS

POINTS = 4
"""Moments of each game at which everything is checked."""

PLANTS = 6
"""Secrets of each name that are planted at such a moment."""

EVERY = 10
"""Seconds between two lines of progress."""

for kind in (LABORATORY, THREE_CARDS):
    miskatonic.register(kind)


class Task(NamedTuple):
    """One game to play and check."""

    game: str
    seed: str
    options: Mapping[str, Any]

    def again(self) -> str:
        """The line that shows it again."""
        return f"check_game(miskatonic.game_type({self.game!r}), {self.seed!r}, {self.options!r}, points={POINTS})"


class Outcome(NamedTuple):
    """What came of a task: the promise that was broken, if any, and what was planted."""

    task: Task
    broken: str
    tally: Tally


@dataclass
class Sum:
    """All games so far."""

    games: dict[str, int] = field(default_factory=dict)
    plants: dict[str, Tally] = field(default_factory=dict)
    broken: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game, and say at once what it broke."""
        game = outcome.task.game
        self.games[game] = self.games.get(game, 0) + 1
        self.plants.setdefault(game, Tally()).update(outcome.tally)
        if outcome.broken:
            self.broken += 1
            say(f"\n{outcome.broken}\n  again: {outcome.task.again()}")

    def __str__(self) -> str:
        played = ", ".join(f"{number} of {game}" for game, number in sorted(self.games.items()))
        return f"{played or 'no game'}; {self.broken} broken"

    def never_planted(self) -> Iterator[str]:
        """Secrets that were there and that nothing was ever planted in."""
        for game, tally in sorted(self.plants.items()):
            for name in sorted({*tally.single, *tally.unfitting}):
                if not tally.planted[name]:
                    yield f"{game}: nothing was ever planted in {name}"


def say(line: str) -> None:
    """Print a line now, even into a pipe."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def tasks(games: list[str], seed: str) -> Iterator[Task]:
    """Each game in turn, with every number of seats, without end."""
    for number in count():
        for game in games:
            players = miskatonic.game_type(game).players
            yield Task(game, f"{seed}:{number}", {"seats": players[number % len(players)]})


def check(task: Task) -> Outcome:
    """Play one game and check it; whatever goes wrong is what we look for."""
    kind = miskatonic.game_type(task.game)
    try:
        tally = check_game(kind, task.seed, task.options, points=POINTS, plants=PLANTS)
    except ContractBroken as broken:
        return Outcome(task, str(broken), Tally())
    except Exception as error:  # noqa: BLE001  a game that breaks down is reported like one that breaks a promise
        return Outcome(task, f"{type(error).__name__}: {error}", Tally())
    return Outcome(task, "", tally)


def soak(waiting: Iterator[Task], jobs: int, until: float) -> Sum:
    """Check task after task, some at a time, until there are no more or the time is up."""
    done = Sum()
    shown = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        running: set[Future[Outcome]] = {pool.submit(check, task) for task in islice(waiting, 2 * jobs)}
        try:
            while running:
                ready, running = wait(running, return_when=FIRST_COMPLETED)
                for future in ready:
                    done.add(future.result())
                if time.monotonic() < until:
                    running |= {pool.submit(check, task) for task in islice(waiting, len(ready))}
                if time.monotonic() - shown >= EVERY:
                    shown = time.monotonic()
                    say(str(done))
        except KeyboardInterrupt:
            say("Stopped.")
            pool.shutdown(cancel_futures=True)
    return done


def main() -> int:
    """Read what is wanted, soak, and sum up."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak", description="Play and check random games.")
    parser.add_argument("--minutes", type=float, default=20, help="how long (20)")
    parser.add_argument("--games", type=int, help="how many games, if that comes first")
    parser.add_argument(
        "--only", action="append", choices=miskatonic.installed_games(), help="which game; may be given again"
    )
    parser.add_argument("--seed", default="soak", help="other games for another seed (soak)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="how many at a time (one for each core)")
    asked = parser.parse_args()
    games = asked.only or list(miskatonic.installed_games())
    say(f"Checking {', '.join(games)} for up to {asked.minutes:g} minutes ...")

    done = soak(islice(tasks(games, asked.seed), asked.games), asked.jobs, time.monotonic() + 60 * asked.minutes)

    never = list(done.never_planted())
    say("\n".join([str(done), *never]))
    return 1 if done.broken or never else 0


if __name__ == "__main__":
    sys.exit(main())
