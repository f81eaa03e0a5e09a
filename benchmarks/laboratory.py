"""How fast the kernel is by itself: a step, a decision; and what the laboratory's cards make of them."""

from collections.abc import Callable
from time import process_time
from typing import Any, ClassVar

import miskatonic
from benchmarks import games
from benchmarks.games import Rows
from benchmarks.measure import scaled
from miskatonic.kernel.chance import Chance
from miskatonic.kernel.frames import Ask, Frame, Option, Outcome, Prompt
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.setups import make_setup
from tests.laboratory import LABORATORY
from tests.laboratory.frames import BID

SPINS = 20_000
ASKS = 3_000


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
    return [
        ("a step by itself", f"{step * 1e9:.0f} ns ({1 / step:,.0f} steps/s)"),
        ("a decision by itself", f"{alone * 1e6:.2f} µs ({1 / alone:,.0f} decisions/s)"),
        ("steps a decision, quiet cards", f"{_steps_a_decision('quiet'):.1f}"),
        ("steps a decision, all cards", f"{_steps_a_decision('all'):.1f}"),
        *games.figures(LABORATORY.id, "quiet cards", {"seats": 4, "deck": "quiet"}),
        *games.figures(LABORATORY.id, "all cards", {"seats": 4}),
    ]


def _steps_a_decision(deck: str) -> float:
    """How much the frames of random games do between two decisions, set-up left out."""
    counter = [0]
    kept = {frame: frame.run for frame in LABORATORY.frames}
    for frame, run in kept.items():
        frame.run = tuple(step and _counting(step, counter) for step in run)
    choices = steps = 0
    try:
        for seed in range(games.GAMES):
            game = miskatonic.new(LABORATORY.id, seed=seed, seats=4, deck=deck)
            start = counter[0]
            choices += games.play_at_random(game, seed)
            steps += counter[0] - start
    finally:
        for frame, run in kept.items():
            frame.run = run
    return steps / choices


def _counting(step: Callable[..., Outcome], counter: list[int]) -> Callable[..., Outcome]:
    def counted(*args: Any) -> Outcome:
        counter[0] += 1
        return step(*args)

    return counted


def _spin() -> float:
    table = _bare_table()
    table.do(Spin(SPINS))
    start = process_time()
    table.advance()
    return (process_time() - start) / (4 * SPINS)


def _only_ask() -> float:
    game = miskatonic.new(LABORATORY.id, seed=1, seats=4)
    game.table.state.stack[:] = [OnlyAsk(ASKS)]
    game.table.advance()
    game._decisions = None
    start = process_time()
    games.play_at_random(game, 1)
    return (process_time() - start) / (ASKS + 1)


def _bare_table() -> Table[Any]:
    setup = make_setup(LABORATORY, {"seats": 2})
    return Table(LABORATORY, setup, LABORATORY.new_state(setup, Chance(1)))
