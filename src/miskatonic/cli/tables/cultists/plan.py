"""The mansion's plan in cells: the browser's plan on a coarser raster, stretched to the room there is."""

from __future__ import annotations

from collections.abc import Collection

from miskatonic.cli.tables.canvas import Box
from miskatonic.cli.tables.passages import Passage, between

__all__ = ["CORRIDORS", "HIGH", "WIDE", "Plan"]

WIDE, HIGH = 80, 14
"""The smallest plan: every place has room for its name and for who stands there."""

CORRIDORS = ("nw", "ne", "sw", "se", "cm")

_LEFT = {"db1": (0, 0, 17, 4), "o1": (0, 4, 17, 10), "p2": (0, 10, 17, 13)}
_WEST = {"nw": (17, 0, 28, 8), "sw": (17, 8, 28, 13)}
_MIDDLE = {"lb": (28, 0, 52, 3), "r": (28, 3, 42, 6), "g": (28, 10, 52, 13)}
_EAST = {"ne": (52, 0, 63, 5), "se": (52, 5, 63, 13)}
_RIGHT = {"db3": (63, 0, 79, 3), "p1": (63, 3, 79, 6), "o2": (63, 6, 79, 10), "db2": (63, 10, 79, 13)}
_PLACES: dict[str, Box] = {**_LEFT, **_WEST, **_MIDDLE, **_EAST, **_RIGHT, "p3": (42, 7, 52, 10)}
_HALL: tuple[Box, ...] = ((42, 3, 52, 10), (28, 6, 52, 10))
"""The hall goes round the Security Room: two boxes without a wall between them."""
_SMALL_HALL: tuple[Box, ...] = ((42, 3, 52, 7), (28, 6, 42, 10))
"""The same where a Room was built into its corner."""


class Plan:
    """The plan for some Rooms in so many cells."""

    def __init__(self, rooms: Collection[str], width: int, height: int) -> None:
        self.width = max(width, WIDE)
        self.height = max(height, HIGH)
        hall = _SMALL_HALL if "p3" in rooms else _HALL
        used = {id: box for id, box in _PLACES.items() if id in CORRIDORS or id in rooms}
        self.closed = [self._stretched(_PLACES["db3"])] if "db3" not in rooms else []
        self._parts: dict[str, tuple[Box, ...]] = {id: (self._stretched(box),) for id, box in used.items()}
        self._parts["cm"] = tuple(self._stretched(box) for box in hall)

    @property
    def places(self) -> list[str]:
        return list(self._parts)

    def parts(self, place: str) -> tuple[Box, ...]:
        """The boxes that a place is made of."""
        return self._parts[place]

    def box(self, place: str) -> Box:
        """The box in which a place has its name."""
        return self._parts[place][0]

    @property
    def walls(self) -> list[Box]:
        """The boxes that have walls: the hall has those of its neighbours."""
        return [
            self._stretched((0, 0, 79, 13)),
            *(self.box(place) for place in self._parts if place != "cm"),
            *self.closed,
        ]

    def door(self, one: str, other: str) -> Passage | None:
        """The Door between two places, in the middle of the wall that they share."""
        found = [
            passage for here in self._parts[one] for there in self._parts[other] if (passage := between(here, there))
        ]
        return found[0] if found else None

    def _stretched(self, box: Box) -> Box:
        left, top, right, bottom = box
        across, down = (self.width - 1) / (WIDE - 1), (self.height - 1) / (HIGH - 1)
        return round(left * across), round(top * down), round(right * across), round(bottom * down)
