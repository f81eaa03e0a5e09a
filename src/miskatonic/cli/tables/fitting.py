"""What fits into a room of the map: pieces in rows, names as long as there is space for all of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from miskatonic.cli.tables.canvas import Piece, shortened, width_of

__all__ = ["ALL", "LENGTHS", "fitted", "wrapped"]

T = TypeVar("T")

ALL, SOME, FEW, NONE = 24, 4, 2, 0
LENGTHS = (ALL, SOME, FEW, NONE)
"""Letters of a name: as many as there is room for, for everybody in a place."""


def wrapped(pieces: Sequence[Piece], width: int, rows: int) -> list[list[Piece]]:
    """Pieces in rows with a space between them; those that don't fit any more are left out."""
    return _laid(pieces, width, rows)[0]


def fitted(things: Sequence[T], draw: Callable[[T, int], Piece], width: int, rows: int) -> list[list[Piece]]:
    """All of these things in so many rows, with as many letters of each as there is room for, or close together."""
    if not things or rows < 1:
        return []
    for letters in LENGTHS:
        lines, all_there = _laid([draw(thing, letters) for thing in things], width, rows)
        if all_there:
            return lines
    packed: list[list[Piece]] = [[]]
    for thing in things:
        sign = draw(thing, NONE)
        if width_of(packed[-1]) + width_of([sign]) > width and len(packed) < rows:
            packed.append([])
        packed[-1].append(sign)
    return packed


def _laid(pieces: Sequence[Piece], width: int, rows: int) -> tuple[list[list[Piece]], bool]:
    """The rows, and whether everything is in them."""
    lines: list[list[Piece]] = []
    for said, style in pieces:
        short = (shortened(said, width), style)
        if lines and width_of(lines[-1]) + 1 + width_of([short]) <= width:
            lines[-1] += [(" ", ""), short]
        elif len(lines) < rows:
            lines.append([short])
        else:
            return lines, False
    return lines, True
