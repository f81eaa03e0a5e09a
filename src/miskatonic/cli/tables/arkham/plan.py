"""The locations on the raster of their scenario: neighbours share walls, and ways lead through walls and corners."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.tables.arkham.signs import CROSSING, FALLING, RISING
from miskatonic.cli.tables.canvas import Box
from miskatonic.cli.tables.passages import Passage, between

__all__ = ["Plan"]


class Plan:
    """Where each location in play lies, in so many cells."""

    def __init__(self, board: Any, width: int, height: int) -> None:
        self.width, self.height = width, height
        places = board.places
        left, top = min((place.column for place in places), default=0), min((place.row for place in places), default=0)
        at = {place.id: (place.column - left, place.row - top) for place in places}
        self._columns = max((column for column, _ in at.values()), default=0) + 1
        self._rows = max((row for _, row in at.values()), default=0) + 1
        self.boxes: dict[str, Box] = {id: self._box(column, row) for id, (column, row) in at.items()}
        self.passages: dict[tuple[str, str], Passage] = {}
        self.corners: dict[tuple[int, int], str] = {}
        """Ways that lead round a corner: down to the right, down to the left, or both."""
        self.elsewhere: dict[str, list[str]] = {}
        for place in places:
            for other in place.connected:
                if other not in at:
                    continue
                passage = between(self.boxes[place.id], self.boxes[other])
                if passage is not None:
                    self.passages[min(place.id, other), max(place.id, other)] = passage
                elif not self._round_corner(at[place.id], at[other]):
                    self.elsewhere.setdefault(place.id, []).append(other)

    def _round_corner(self, here: tuple[int, int], there: tuple[int, int]) -> bool:
        across, down = there[0] - here[0], there[1] - here[1]
        if abs(across) != 1 or abs(down) != 1:
            return False
        left, top, _, _ = self._box(max(here[0], there[0]), max(here[1], there[1]))
        sign = FALLING if across == down else RISING
        self.corners[left, top] = sign if self.corners.get((left, top), sign) == sign else CROSSING
        return True

    def _box(self, column: int, row: int) -> Box:
        across, down = (self.width - 1) / self._columns, (self.height - 1) / self._rows
        return round(column * across), round(row * down), round((column + 1) * across), round((row + 1) * down)
