"""A sheet of cells to draw a map on: floors, walls that join where they meet, passages, words."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size
from rich.text import Text

__all__ = ["Box", "Canvas", "Piece", "shortened", "width_of"]

Piece = tuple[str, str]
"""Words and their style."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom edge; the edges are walls."""

_UP, _RIGHT, _DOWN, _LEFT = 1, 2, 4, 8
_LINES = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""What a cell looks like from which walls go up, right, down and left."""


class Canvas:
    """So many cells wide and high; what does not fit is cut off at its edges."""

    def __init__(self, width: int, height: int, ground: str = "") -> None:
        self.width = max(width, 1)
        self.height = max(height, 1)
        self._signs = [[" "] * self.width for _ in range(self.height)]
        self._styles = [[ground] * self.width for _ in range(self.height)]
        self._grounds = [[ground] * self.width for _ in range(self.height)]
        self._walls: dict[tuple[int, int], int] = {}

    def floor(self, box: Box, style: str, sign: str = " ") -> None:
        """Fill the inside of a box."""
        left, top, right, bottom = box
        for y in range(top + 1, bottom):
            for x in range(left + 1, right):
                if 0 <= x < self.width and 0 <= y < self.height:
                    self._grounds[y][x] = style
                    self._put(x, y, sign, "")

    def walls(self, box: Box, style: str = "") -> None:
        """Draw the edges of a box."""
        left, top, right, bottom = box
        for x in range(left, right):
            for y in (top, bottom):
                self._wall(x, y, _RIGHT, style)
                self._wall(x + 1, y, _LEFT, style)
        for y in range(top, bottom):
            for x in (left, right):
                self._wall(x, y, _DOWN, style)
                self._wall(x, y + 1, _UP, style)

    def words(self, x: int, y: int, pieces: str | list[Piece], style: str = "", width: int | None = None) -> None:
        """Write along a row, over what is there; `width` cuts off what is longer."""
        if isinstance(pieces, str):
            pieces = [(pieces, style)]
        end = self.width if width is None else min(self.width, x + width)
        for said, each in pieces:
            for sign in said:
                size = cell_len(sign)
                if x < 0 or x + size > end or not 0 <= y < self.height:
                    return
                self._put(x, y, sign, each)
                for more in range(1, size):
                    self._put(x + more, y, "", each)
                x += size

    def text(self) -> Text:
        """All of it, row by row."""
        shown = Text(no_wrap=True)
        for y, row in enumerate(self._signs):
            if y:
                shown.append("\n")
            start = 0
            for x in range(1, self.width + 1):
                if x == self.width or self._styles[y][x] != self._styles[y][start]:
                    shown.append("".join(row[start:x]), self._styles[y][start])
                    start = x
        return shown

    def _put(self, x: int, y: int, sign: str, style: str) -> None:
        if 0 <= x < self.width and 0 <= y < self.height:
            self._signs[y][x] = sign
            self._styles[y][x] = f"{self._grounds[y][x]} {style}".strip()

    def _wall(self, x: int, y: int, way: int, style: str) -> None:
        self._walls[x, y] = self._walls.get((x, y), 0) | way
        self._put(x, y, _LINES[self._walls[x, y]], style)


def width_of(pieces: list[Piece]) -> int:
    """How many cells these words take."""
    return sum(cell_len(said) for said, _ in pieces)


def shortened(said: str, width: int) -> str:
    """At most so many cells of it; what was cut off is told by a dot."""
    if cell_len(said) <= width:
        return said
    return set_cell_size(said, max(width - 1, 0)).rstrip() + "…"[: max(width, 0)]
