"""How fast the kernel is, on the timing laboratory: random play by one seeded player in every seat."""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any, ClassVar

import miskatonic
from benchmarks.measure import microseconds, scaled
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.setups import make_setup
from tests.laboratory import LABORATORY
from tests.laboratory.frames import BID

SPINS = 20_000
ASKS = 3_000

Rows = list[tuple[str, str]]


class Spin(Frame, frozen=True):
    """Four steps that do nothing, again and again: what a step costs by itself."""

    left: int

    steps: ClassVar[tuple[str, ...]] = ("first", "second", "third", "fourth")

    def first(self, table: Table[Any]) -> Outcome:
        return None

    def second(self, table: Table[Any]) -> Outcome:
        return None

    def third(self, table: Table[Any]) -> Outcome:
        return None

    def fourth(self, table: Table[Any]) -> Outcome:
        if self.left:
            return self.goto("first", left=self.left - 1)
        table.finish("lab-lost")
        return None


class OnlyAsk(Frame, frozen=True):
    """A question and its answer, again and again: what a decision costs by itself."""

    left: int

    steps: ClassVar[tuple[str, ...]] = ("ask", "answered")

    def ask(self, table: Table[Any]) -> Outcome:
        return Ask(Seat(0), (BID(0), BID(1), BID(2)), Prompt("lab-ask-bid"))

    def answered(self, table: Table[Any], option: Option) -> Outcome:
        if self.left:
            return self.goto("ask", left=self.left - 1)
        table.finish("lab-lost")
        return None


def figures() -> Rows:
    """The table of figures, a name and a value each."""
    miskatonic.register(LABORATORY)
    step = scaled(_spin)
    alone = scaled(_only_ask)
    game = _in_the_middle()
    data = game.snapshot()
    return [
        ("a step by itself", f"{step * 1e9:.0f} ns ({1 / step:,.0f} steps/s)"),
        ("a decision by itself", f"{alone * 1e6:.2f} µs ({1 / alone:,.0f} decisions/s)"),
        ("random play, quiet cards", _play("quiet")),
        ("random play, all cards", _play("all")),
        ("set-up of 4 seats, 60 cards", f"{microseconds(lambda: _new(0), 100):.0f} µs"),
        ("copy", f"{microseconds(game.copy, 5_000):.2f} µs"),
        ("undo of one choice", f"{microseconds(lambda: game.copy().undo(), 200):.0f} µs"),
        ("snapshot", f"{microseconds(game.snapshot, 2_000):.1f} µs, {len(data):,} bytes"),
        ("restore", f"{microseconds(lambda: miskatonic.restore(data), 300):.0f} µs"),
        ("view of a seat", f"{microseconds(lambda: game.view(0), 2_000):.1f} µs"),
    ]


def _play(deck: str) -> str:
    choices, steps = _count(deck)
    seconds = scaled(lambda: _random_games(deck)) / choices
    return (
        f"{1 / seconds:,.0f} decisions/s, {steps / choices / seconds:,.0f} steps/s "
        f"({seconds * 1e6:.1f} µs and {steps / choices:.1f} steps a decision)"
    )


def _new(seed: int, deck: str = "all", seats: int = 4) -> miskatonic.Game:
    return miskatonic.new("laboratory", seed=seed, seats=seats, deck=deck)


def _random_games(deck: str, games: int = 40) -> float:
    """CPU seconds of random games, set-up left out."""
    spent = 0.0
    for seed in range(games):
        game = _new(seed, deck)
        chance = Random(seed).random
        start = process_time()
        while not game.over:
            decision = game.decisions[0]
            options = decision.options
            game.choose(decision.seat, options[int(chance() * len(options))])
        spent += process_time() - start
    return spent


def _count(deck: str, games: int = 40) -> tuple[int, int]:
    """Decisions and steps of the same games, set-up left out."""
    counter = [0]
    kept = {frame: frame.run for frame in LABORATORY.frames}
    for frame, run in kept.items():
        frame.run = tuple(step and _counting(step, counter) for step in run)
    choices = steps = 0
    try:
        for seed in range(games):
            game = _new(seed, deck)
            chance = Random(seed).random
            start = counter[0]
            while not game.over:
                decision = game.decisions[0]
                game.choose(decision.seat, decision.options[int(chance() * len(decision.options))])
                choices += 1
            steps += counter[0] - start
    finally:
        for frame, run in kept.items():
            frame.run = run
    return choices, steps


def _counting(step: Callable[..., Outcome], counter: list[int]) -> Callable[..., Outcome]:
    def counted(*args: Any) -> Outcome:
        counter[0] += 1
        return step(*args)

    return counted


def _in_the_middle() -> miskatonic.Game:
    game = _new(1)
    for _ in range(30):
        decision = game.decisions[0]
        game.choose(decision.seat, decision.options[0])
    return game


def _spin() -> float:
    table = _bare_table()
    table.do(Spin(SPINS))
    start = process_time()
    table.advance()
    return (process_time() - start) / (4 * SPINS)


def _only_ask() -> float:
    game = _new(1)
    game.table.state.stack[:] = [OnlyAsk(ASKS)]
    game.table.advance()
    game._decisions = None
    chance = Random(1).random
    start = process_time()
    while not game.over:
        decision = game.decisions[0]
        options = decision.options
        game.choose(decision.seat, options[int(chance() * len(options))])
    return (process_time() - start) / (ASKS + 1)


def _bare_table() -> Table[Any]:
    setup = make_setup(LABORATORY, {"seats": 2})
    return Table(LABORATORY, setup, LABORATORY.new_state(setup, Chance(1)))
