"""The plan of the tiles in cells: the view says on a raster where each space lies."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.tables.canvas import Box
from miskatonic.cli.tables.passages import Passage, between

__all__ = ["Plan"]

ACROSS, DOWN = 24, 12
"""The raster of the view."""


class Plan:
    """Where the spaces and their passages are, in so many cells."""

    def __init__(self, board: Any, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.boxes: dict[str, Box] = {space.id: self._box(space.at) for space in board.spaces}
        self.passages: dict[tuple[str, str], Passage] = {}
        self.elsewhere: dict[str, list[str]] = {}
        """Ways that no wall shows, from each space."""
        hidden = {frozenset(pair) for pair in (board.stairs, board.tunnel) if pair}
        for space in board.spaces:
            for other in space.ways:
                passage = between(self.boxes[space.id], self.boxes[other])
                if frozenset((space.id, other)) in hidden:
                    continue
                if passage is None:
                    self.elsewhere.setdefault(space.id, []).append(other)
                elif space.id < other:
                    self.passages[space.id, other] = passage

    def _box(self, at: tuple[int, int, int, int]) -> Box:
        left, top, width, height = at
        across, down = (self.width - 1) / ACROSS, (self.height - 1) / DOWN
        return round(left * across), round(top * down), round((left + width) * across), round((top + height) * down)
