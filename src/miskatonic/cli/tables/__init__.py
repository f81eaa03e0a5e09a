"""The full-screen table: one shell for all games, and a drawing for each game that has one of its own.

The shell (`shell`) holds what all games share: the log with its rules, the options with their numbers, undo, "why
not?", the rules, the help sheet, the languages and the hand-over between people at one screen. It knows no game.

A game adds one `Drawing` (`drawing`): its board, its people, a person's own corner and what else lies on the table,
each drawn from the view of one seat and from nothing else. What can be chosen is marked on the board with the number of
the option. A game without a drawing of its own is shown as lines and tables, as in the plain player.

The screen has two arrangements. From 118 x 36 on everything is seen at once; below that, down to 80 x 24, the board,
the people, the own corner, the table and the log share one place, and a key brings each of them up.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from miskatonic import Game
    from miskatonic.cli.tables.drawing import Drawing

__all__ = ["drawing_of", "has_table"]

_DRAWINGS = {
    "arkham": "miskatonic.cli.tables.arkham:ArkhamDrawing",
    "cultists": "miskatonic.cli.tables.cultists:CultistsDrawing",
    "deathmaydie": "miskatonic.cli.tables.deathmaydie:DeathMayDieDrawing",
}
"""Games with a drawing of their own, and where it is."""


def has_table(game: str) -> bool:
    """Whether this game has a drawing of its own."""
    return game in _DRAWINGS


def drawing_of(game: Game) -> Drawing:
    """How this game is drawn."""
    where = _DRAWINGS.get(game.type.id, "miskatonic.cli.tables.anygame:AnyGame")
    module, _, name = where.partition(":")
    return cast("Drawing", getattr(import_module(module), name)(game))
