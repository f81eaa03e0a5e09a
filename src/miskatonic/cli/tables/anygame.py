"""Any game's view as lines and tables, for games that have no drawing of their own."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text as Styled

from miskatonic.cli.boards import Boards
from miskatonic.cli.tables.drawing import Drawing, Sight

__all__ = ["AnyGame"]


class AnyGame(Drawing):
    """The board as the plain player shows it."""

    bare: ClassVar[bool] = True

    def board(self, sight: Sight, width: int, height: int) -> RenderableType:
        page = _Page()
        Boards(self.game, sight.lang).show(sight.view, page)
        return Group(*page.parts)


class _Page:
    """Gathers what a board prints."""

    plain: ClassVar[bool] = False

    def __init__(self) -> None:
        self.parts: list[RenderableType] = []

    def line(self, said: str = "", style: str = "", indent: int = 0) -> None:
        self.parts.append(Padding(Styled(said, style), (0, 0, 0, 2 * indent), expand=False))

    def show(self, what: RenderableType) -> None:
        self.parts.append(what)
