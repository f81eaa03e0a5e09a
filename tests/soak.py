"""The long run: random games at every table that each game there is can be set at, for as long as you like.

    python -m tests.soak --minutes 30
    python -m tests.soak --games 1000 --only laboratory
    python -m tests.soak --games 2000 --only cultists --full 200 --minutes 600
    python -m tests.soak --games 1000 --only arkham --full 1000 --part random --minutes 600
    python -m tests.soak --server chaos --times 1000
    python -m tests.soak --games 500 --only deathmaydie --full 100 --part random --minutes 600
    python -m tests.soak --part balance --only cultists --write

It has two parts, and without `--part` both.

- random: in every game the invariants are checked at each decision, and now and then what everybody sees. Every game,
  or with `--full N` one in N at each table, is checked from all sides as well.
- balance: how often each side wins, whoever plays it, at each table.

It prints what it has done every few seconds, every broken promise at once with the line that shows it again, and
in the end a summary. The exit code is 1 if anything was broken, or a side wins too often.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import count, islice
from os import cpu_count
from typing import Any, NamedTuple

import miskatonic
from miskatonic.testing import ContractBroken, Tally, check_game, play_randomly

from . import balance
from .arkham.campaigns import campaign
from .arkham.matches import QUESTIONS as ARKHAM_MATCHES
from .arkham.tables import TABLES as ARKHAM
from .cultists.matches import QUESTIONS as CULTISTS_MATCHES
from .cultists.tables import TABLES as CULTISTS
from .cultists.tables import seen_too_much
from .deathmaydie.late import late_game
from .deathmaydie.matches import QUESTIONS as DEATH_MAY_DIE_MATCHES
from .deathmaydie.tables import TABLES as DEATH_MAY_DIE
from .laboratory import LABORATORY
from .sample_game.src.threecards.game import THREE_CARDS
from .server.trials import TRIALS, run

POINTS = 4
"""Moments of each game at which everything is checked."""

PLANTS = 6
"""Secrets of each name that are planted at such a moment."""

EVERY = 10
"""Seconds between two lines of progress."""

SELDOM = 50
"""One decision in so many is where it is looked at what everybody sees."""

SETUPS: Mapping[str, Sequence[Mapping[str, Any]]] = {
    "arkham": ARKHAM,
    "cultists": CULTISTS,
    "deathmaydie": DEATH_MAY_DIE,
}
"""The tables of the games that have more to choose than the number of seats."""

SEEN: Mapping[str, Callable[[miskatonic.Game], Iterable[str]]] = {"cultists": seen_too_much}
"""What somebody sees and must not: sentences."""

LATER: Mapping[str, Callable[[str, Mapping[str, Any]], miskatonic.Game]] = {
    "arkham": campaign,
    "deathmaydie": late_game,
}
"""Games that chance alone hardly ever gets far in: one is played from its later hours, or a campaign."""

BALANCE: Mapping[str, Sequence[balance.Question]] = {
    "arkham": ARKHAM_MATCHES,
    "cultists": CULTISTS_MATCHES,
    "deathmaydie": DEATH_MAY_DIE_MATCHES,
}
"""What is asked of the balance of a game."""

for kind in (LABORATORY, THREE_CARDS):
    miskatonic.register(kind)


class Task(NamedTuple):
    """One game to play and check."""

    game: str
    seed: str
    options: Mapping[str, Any]
    full: bool = True
    """Whether it is checked from all sides, or by its invariants and by what everybody sees."""

    def again(self) -> str:
        """The line that shows it again."""
        if self.full:
            return f"check_game(miskatonic.game_type({self.game!r}), {self.seed!r}, {self.options!r}, points={POINTS})"
        return f"tests.soak.glance({self.game!r}, {self.seed!r}, {self.options!r})"


class Outcome(NamedTuple):
    """What came of a task: the promise that was broken, if any, and what was planted."""

    task: Task
    broken: str
    tally: Tally
    choices: int = 0


@dataclass
class Sum:
    """All games so far."""

    games: dict[str, int] = field(default_factory=dict)
    full: dict[str, int] = field(default_factory=dict)
    choices: int = 0
    plants: dict[str, Tally] = field(default_factory=dict)
    broken: int = 0

    def add(self, outcome: Outcome) -> None:
        """Count one game, and say at once what it broke."""
        game = outcome.task.game
        self.games[game] = self.games.get(game, 0) + 1
        self.full[game] = self.full.get(game, 0) + outcome.task.full
        self.choices += outcome.choices
        self.plants.setdefault(game, Tally()).update(outcome.tally)
        if outcome.broken:
            self.broken += 1
            say(f"\n{outcome.broken}\n  again: {outcome.task.again()}")

    def __str__(self) -> str:
        played = ", ".join(
            f"{number:,} of {game} ({self.full[game]:,} from all sides)" for game, number in sorted(self.games.items())
        )
        return f"{played or 'no game'}; {self.choices:,} decisions; {self.broken} broken"

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


def setups(game: str) -> Sequence[Mapping[str, Any]]:
    """The tables that a game is played at: those it has listed, or every number of seats."""
    return SETUPS.get(game) or [{"seats": seats} for seats in miskatonic.game_type(game).players]


def tasks(games: list[str], seed: str, each: int | None = None, full: int = 1) -> Iterator[Task]:
    """Each game in turn, at each of its tables; `each` times at every table, or without end."""
    at = {game: setups(game) for game in games}
    rounds = None if each is None else each * max(map(len, at.values()))
    for number in count() if rounds is None else range(rounds):
        for game, tables in at.items():
            turn, table = divmod(number, len(tables))
            if each is None or turn < each:
                yield Task(game, f"{seed}:{number}", tables[table], full=turn % full == 0)


def check(task: Task) -> Outcome:
    """Play one game and check it; whatever goes wrong is what we look for."""
    kind = miskatonic.game_type(task.game)
    tally = Tally()
    choices = 0
    try:
        choices = glance(task.game, task.seed, task.options)
        if task.full:
            tally = check_game(kind, task.seed, task.options, points=POINTS, plants=PLANTS)
    except ContractBroken as broken:
        return Outcome(task, str(broken), Tally())
    except Exception as error:  # noqa: BLE001  a game that breaks down is reported like one that breaks a promise
        return Outcome(task, f"{type(error).__name__}: {error}", Tally())
    return Outcome(task, "", tally, choices)


def glance(name: str, seed: str, options: Mapping[str, Any]) -> int:
    """Play one game, its invariants checked at each decision, now and then what everybody sees; how many choices."""
    kind = miskatonic.game_type(name)
    seen = SEEN.get(name)

    def look(game: miskatonic.Game, aside: Any) -> None:
        wrong = list(kind.invariants(game.table))
        if seen is not None and aside.below(SELDOM) == 0:
            wrong += seen(game)
        if wrong:
            raise ContractBroken(f"{name}, after choice {game.version}: {'; '.join(wrong)}")

    choices = play_randomly(kind, seed, options, at=look).version
    return choices + (LATER[name](seed, options).version if name in LATER else 0)


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


def weigh(games: Sequence[str], each: int | None, jobs: int, *, write: bool) -> int:
    """Play the matches of these games; how many shares are not where they should be."""
    astray = 0
    for game in games:
        if game in BALANCE:
            results = balance.play(game, BALANCE[game], each, jobs, lambda result: say(str(result)))
            astray += sum(not result.within for result in results)
            if write:
                balance.write(game, results)
    return astray


def main() -> int:
    """Read what is wanted, soak, and sum up."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.soak", description="Play and check random games; weigh teams."
    )
    parser.add_argument("--minutes", type=float, default=20, help="how long random games are played (20)")
    parser.add_argument("--games", type=int, help="how many games at each table, if that comes first; of each match")
    parser.add_argument(
        "--only", action="append", choices=miskatonic.installed_games(), help="which game; may be given again"
    )
    parser.add_argument("--part", choices=("random", "balance"), help="only this part; both without")
    parser.add_argument("--full", type=int, default=1, metavar="N", help="check one game in N from all sides (1)")
    parser.add_argument("--seed", default="soak", help="other random games for another seed (soak)")
    parser.add_argument("--jobs", type=int, default=cpu_count() or 1, help="how many at a time (one for each core)")
    parser.add_argument("--write", action="store_true", help="put the balance figures into docs/balance.md")
    parser.add_argument(
        "--server", choices=(*TRIALS, "all"), help="a long trial of the server in place of games, or all of them"
    )
    parser.add_argument("--times", type=int, help="with --server: how many games, or kills")
    asked = parser.parse_args()
    if asked.server:
        for name in TRIALS if asked.server == "all" else [asked.server]:
            run(name, asked.times)
        return 0
    games = asked.only or list(miskatonic.installed_games())
    wrong = 0
    if asked.part != "balance":
        say(f"Checking {', '.join(games)} for up to {asked.minutes:g} minutes ...")
        waiting = tasks(games, asked.seed, asked.games, asked.full)
        done = soak(waiting, asked.jobs, time.monotonic() + 60 * asked.minutes)
        never = list(done.never_planted())
        say("\n".join([str(done), *never]))
        wrong += done.broken + len(never)
    if asked.part != "random":
        wrong += weigh(games, asked.games, asked.jobs, write=asked.write)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
