"""The fuzzer: random games in which every promise of the engine is put to the test while they go on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from msgspec import Struct

import miskatonic
from miskatonic import Game, testing
from miskatonic.simulate.loading import load_all
from miskatonic.simulate.plan import Plan
from miskatonic.simulate.spread import spread

__all__ = ["BrokenPromise", "FuzzReport", "Sound", "fuzz", "fuzz_one"]

_SELDOM = 30
"""One decision in so many is where a game is replayed, restored, copied, undone and searched for leaks."""
_TOGETHER = 5
"""Choices that a twin makes with its game before the two are compared."""


class Sound(Struct, frozen=True):
    """A game in which every promise was kept."""

    number: int
    choices: int
    compared: int


class BrokenPromise(Struct, frozen=True):
    """The first promise that a game broke, where, and what it takes to see it again."""

    number: int
    seed: str
    choices: int
    promise: str
    why: str
    journal: str


class FuzzReport(Struct):
    """What a fuzzing run found."""

    plan: Plan
    asked: int
    sound: list[Sound] = []
    broken: list[BrokenPromise] = []
    stopped: bool = False

    def add(self, result: Sound | BrokenPromise) -> None:
        """Count one more game."""
        if isinstance(result, Sound):
            self.sound.append(result)
        else:
            self.broken.append(result)

    @property
    def choices(self) -> int:
        """Decisions that were checked."""
        return sum(game.choices for game in self.sound) + sum(game.choices for game in self.broken)

    @property
    def compared(self) -> int:
        """How often a game was compared with one that should be equal."""
        return sum(game.compared for game in self.sound)


def fuzz(
    game: str,
    *,
    games: int = 100,
    options: dict[str, Any] | None = None,
    seed: int | str = 0,
    jobs: int = 1,
    first: int = 0,
    loads: Sequence[str] = (),
    watch: Callable[[Sound | BrokenPromise], None] | None = None,
) -> FuzzReport:
    """Play random games, and check each decision; now and then compare the game with what should equal it."""
    load_all(loads)
    plan = Plan(game, ("random",), options or {}, seed, tuple(loads))
    plan.begin(first)
    report = FuzzReport(plan, games)
    try:
        for result in spread(partial(fuzz_one, plan), range(first, first + games), jobs, most=1):
            report.add(result)
            if watch is not None:
                watch(result)
    except KeyboardInterrupt:
        report.stopped = True
    return report


def fuzz_one(plan: Plan, number: int) -> Sound | BrokenPromise:
    """Game `number` of the plan, checked from the deal to its end."""
    trial = _Trial()
    seed = f"{plan.seed}:{number}"
    try:
        load_all(plan.loads)
        game = testing.play_randomly(miskatonic.game_type(plan.game), seed, plan.options, at=trial.visit)
    except Exception as error:  # noqa: BLE001  whatever goes wrong in a game is what the fuzzer looks for
        why = str(error) if isinstance(error, AssertionError) else f"{type(error).__name__}: {error}"
        seen = trial.game
        choices, journal = (0, "") if seen is None else (seen.version, str(seen.journal))
        return BrokenPromise(number, seed, choices, trial.promise, why, journal)
    return Sound(number, game.version, trial.compared)


class _Trial:
    """One game under test, with twins that must go the same way by the same choices."""

    def __init__(self) -> None:
        self.game: Game | None = None
        self.promise = "deal"
        """What is being tested."""
        self.compared = 0
        self._twins: dict[str, Game] = {}
        self._until = 0
        self._entries: tuple[miskatonic.Choice | miskatonic.Fresh, ...] = ()

    def visit(self, game: Game, aside: Any) -> None:
        """Look at the game where it rests; now and then put everything to the test there."""
        self.game = game
        if self._twins:
            self._follow(game)
        self.promise = "decision"
        testing.check_decision(game)
        if game.over or aside.below(_SELDOM) == 0:
            self._probe(game, aside)
        self.promise = "go on"

    def _probe(self, game: Game, aside: Any) -> None:
        self.promise = "replay, snapshot, copy, undo"
        testing.check_promises(game, aside)
        self.promise = "errors"
        testing.check_errors(game, aside)
        self.promise = "secrets"
        testing.check_leaks(game, aside, most=1)
        self.compared += 1
        if not game.over:
            replayed, restored = miskatonic.replay(str(game.journal)), miskatonic.restore(game.snapshot())
            self._twins = {"replay": replayed, "snapshot": restored, "copy": game.copy()}
            self._until = game.version + _TOGETHER
            self._entries = game.journal.entries

    def _follow(self, game: Game) -> None:
        """Choose the same in the twins; after some choices they must be equal to the game still."""
        entries = game.journal.entries
        made = [entry for place, entry in enumerate(entries) if entry not in self._entries[place : place + 1]]
        self._entries = entries
        for made_by, twin in self._twins.items():
            self.promise = made_by
            for choice in made:
                assert isinstance(choice, miskatonic.Choice)
                twin.choose(choice.seat, choice.key)
        if game.version < self._until and not game.over:
            return
        for made_by, twin in self._twins.items():
            self.promise = made_by
            self.compared += 1
            if twin.snapshot() != game.snapshot():
                raise testing.ContractBroken(f"after equal choices, the twin made by {made_by} is another game")
        self._twins = {}
