"""What came of a batch: how the games ended, who won, how long they were."""

from __future__ import annotations

from collections import Counter
from statistics import fmean, median
from traceback import extract_tb
from typing import Any, Self

from msgspec import Struct

from miskatonic import Game, game_type
from miskatonic.simulate.intervals import Share, wilson
from miskatonic.simulate.plan import Plan

__all__ = ["Failure", "Length", "Played", "Report"]


class Played(Struct, frozen=True):
    """A game that came to its end."""

    number: int
    outcome: str
    winners: tuple[int, ...]
    choices: int
    cpu: float
    """CPU seconds it took."""


class Failure(Struct, frozen=True):
    """A game that broke off, and what it takes to see it again."""

    number: int
    seed: str
    choices: int
    error: str
    place: str
    journal: str
    """The choices up to there, as `miskatonic.replay` takes them; empty if nothing could be dealt."""

    @classmethod
    def of(cls, plan: Plan, number: int, game: Game | None, error: Exception) -> Self:
        trace = extract_tb(error.__traceback__)
        place = f"{trace[-1].filename}:{trace[-1].lineno}" if trace else ""
        journal = "" if game is None else str(game.journal)
        said = str(error) if str(error).startswith(type(error).__name__) else f"{type(error).__name__}: {error}"
        return cls(number, f"{plan.seed}:{number}", 0 if game is None else game.version, said, place, journal)


class Length(Struct, frozen=True):
    """Decisions in a game."""

    mean: float
    median: float
    shortest: int
    longest: int


class Report:
    """The results of a batch, and what can be said of them. It holds whatever came in, if the batch was stopped."""

    def __init__(self, plan: Plan, kinds: tuple[str, ...], asked: int) -> None:
        self.plan = plan
        self.kinds = kinds
        """Who played at each seat."""
        self.asked = asked
        """How many games were to be played."""
        self.played: list[Played] = []
        self.failed: list[Failure] = []
        self.stopped = False
        self.seconds = 0.0

    def add(self, result: Played | Failure) -> None:
        """Count one more game."""
        if isinstance(result, Played):
            self.played.append(result)
        else:
            self.failed.append(result)

    @property
    def outcomes(self) -> dict[str, Share]:
        """How the games ended, by the message that says so; the commonest first."""
        ends = Counter(game.outcome for game in self.played)
        return {end: wilson(count, len(self.played)) for end, count in sorted(ends.items(), key=lambda e: (-e[1], e))}

    @property
    def sides(self) -> dict[str, Share]:
        """How often each team won, by the message that says so; empty where a game has no teams."""
        sides = game_type(self.plan.game).sides
        wins = Counter(sides[game.outcome] for game in self.played if game.outcome in sides)
        return {side: wilson(wins[side], len(self.played)) for side in dict.fromkeys(sides.values())}

    @property
    def seats(self) -> list[Share]:
        """How often each seat won."""
        wins = Counter(seat for game in self.played for seat in game.winners)
        return [wilson(wins[seat], len(self.played)) for seat in range(len(self.kinds))]

    @property
    def players(self) -> dict[str, Share]:
        """How often each kind of player won, of the seats it played."""
        seats = self.seats
        return {
            kind: wilson(
                sum(share.count for seat, share in enumerate(seats) if self.kinds[seat] == kind),
                len(self.played) * self.kinds.count(kind),
            )
            for kind in dict.fromkeys(self.kinds)
        }

    @property
    def length(self) -> Length | None:
        """How many decisions a game had; None before the first has ended."""
        counts = [game.choices for game in self.played]
        return Length(fmean(counts), median(counts), min(counts), max(counts)) if counts else None

    @property
    def choices(self) -> int:
        """Decisions in all games together."""
        return sum(game.choices for game in self.played)

    @property
    def per_second(self) -> float:
        """Decisions in a second of the clock, all jobs together."""
        return self.choices / self.seconds if self.seconds else 0.0

    @property
    def per_cpu_second(self) -> float:
        """Decisions in a CPU second of one core."""
        cpu = sum(game.cpu for game in self.played)
        return self.choices / cpu if cpu else 0.0

    def facts(self) -> dict[str, Any]:
        """All of it but the speed, ready for JSON: the same for the same seed, whatever the machine."""
        return {
            "game": self.plan.game,
            "options": self.plan.options,
            "players": self.kinds,
            "seed": self.plan.seed,
            "games": len(self.played),
            "asked": self.asked,
            "stopped": self.stopped,
            "outcomes": self.outcomes,
            "sides": self.sides,
            "seats": self.seats,
            "kinds": self.players,
            "length": self.length,
            "failed": self.failed,
        }

    def speed(self) -> dict[str, float]:
        """How fast it went."""
        return {
            "seconds": self.seconds,
            "decisions_per_second": self.per_second,
            "decisions_per_cpu_second": self.per_cpu_second,
        }

    def rows(self) -> list[tuple[str, ...]]:
        """A row for each game, under a row of headings, for CSV."""
        rows: list[tuple[str, ...]] = [("game", "seed", "outcome", "winners", "decisions")]
        for game in self.played:
            winners = " ".join(str(seat + 1) for seat in game.winners)
            rows.append((str(game.number), f"{self.plan.seed}:{game.number}", game.outcome, winners, str(game.choices)))
        return rows
