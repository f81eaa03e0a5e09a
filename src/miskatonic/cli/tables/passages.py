"""Passages: where one goes from a place to the next, in the middle of the wall that they share."""

from __future__ import annotations

from dataclasses import dataclass

from miskatonic.cli.tables.canvas import Box, Canvas

__all__ = ["Passage", "between", "draw"]


@dataclass(frozen=True)
class Passage:
    """A gap in a wall, and whether one goes through it sideways."""

    x: int
    y: int
    sideways: bool


def between(one: Box, other: Box) -> Passage | None:
    """The passage between two boxes; None where they share no wall that is long enough for one."""
    for here, there in ((one, other), (other, one)):
        top, bottom = max(here[1], there[1]), min(here[3], there[3])
        if here[2] == there[0] and bottom - top > 1:
            return Passage(here[2], (top + bottom) // 2, sideways=True)
        left, right = max(here[0], there[0]), min(here[2], there[2])
        if here[3] == there[1] and right - left > 1:
            return Passage((left + right) // 2, here[3], sideways=False)
    return None


def draw(canvas: Canvas, passage: Passage, style: str) -> None:
    """Two lines that lead through the wall."""
    canvas.words(passage.x, passage.y, "═" if passage.sideways else "║", style)
