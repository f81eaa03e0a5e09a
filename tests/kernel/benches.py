"""A bench: the laboratory's table with a frame of the test's own on the stack and nothing else."""

from __future__ import annotations

from itertools import count
from typing import Any

from miskatonic import Game
from miskatonic.kernel.frames import Frame
from tests.laboratory import Laboratory

_numbers = count(1)


class Bench(Laboratory):
    """A game that consists of one frame."""

    def __init__(self, first: Frame) -> None:
        self.first = first
        self.__dict__["id"] = f"bench-{next(_numbers)}"
        self.__dict__["packages"] = (*Laboratory.packages, type(first).__module__)

    def deal(self, table: Any, setup: Any) -> None:
        super().deal(table, setup)
        table.state.stack.clear()
        table.do(self.first)


def play(first: Frame, seats: int = 2) -> Game:
    """A game in which this frame is resolved, at its first decision."""
    return Game.begin(Bench(first), 1, {"seats": seats})


def numbers(game: Game) -> list[Any]:
    """What the frames of a test wrote into the log with `mark`."""
    return [line.text.args["number"] for line in game.lines() if line.text.id == "lab-round"]


def mark(table: Any, number: int) -> None:
    """Leave a number in the log."""
    table.log("lab-round", number=number)
