"""The lines of the screen that are the same for all games: the first, the last, and the log in words."""

from __future__ import annotations

from collections.abc import Callable, Collection

from rich.cells import cell_len
from rich.text import Text as Styled

from miskatonic import Game, Lang
from miskatonic.cli.screen import Outline
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.palette import BRASS, MAY, NAME, QUIET, TEXT
from miskatonic.cli.tables.panes import Said
from miskatonic.rules.labels import GAME_NAMES

__all__ = ["TABS", "heading", "keys", "log_lines", "now"]

TABS = {"board": "b", "people": "p", "own": "y", "table": "t", "log": "l"}
"""What shares one place on a small screen, and the key for each."""

_MORE = {"?": "help", "q": "leave", "w": "why", "u": "undo", "r": "rules", "g": "language"}


def heading(game: Game, drawing: Drawing, sight: Sight, width: int) -> Styled:
    """The game's name if there is room for it, and how it stands."""
    name = GAME_NAMES.get(game.type.id, game.type.id)
    title = sight.say("game-title") if game.type.words.has("game-title") else name
    more = drawing.heading(sight)
    if more.plain and cell_len(title) + 2 + more.cell_len > width:
        more.no_wrap, more.overflow = True, "ellipsis"
        return more
    return Styled.assemble((title, NAME), "  ", more, no_wrap=True, overflow="ellipsis")


def keys(say: Callable[[str], str], tabs: Collection[str], tab: str) -> Styled:
    """The keys that there are, in one line."""
    said = Styled(no_wrap=True, overflow="ellipsis")
    for name, key in TABS.items():
        if name in tabs:
            said.append(f"{key} {say(f'table-{name}')}", f"reverse {BRASS}" if name == tab else BRASS).append(" ")
    for key, id in _MORE.items():
        said.append(f" {key}", MAY).append(f" {say(f'table-key-{id}')}", QUIET)
    return said


def now(say: Callable[..., str], lines: list[Said]) -> Styled:
    """What happened last, where there is no room for the log, and how much more is new."""
    fresh = sum(line.fresh for line in lines)
    more = f" ({say('table-new-lines', count=fresh)})" if fresh > 1 else ""
    said = Styled.assemble((f"▎{lines[-1].words if lines else ''}", TEXT), no_wrap=True, overflow="ellipsis")
    return said.append(more, QUIET)


def log_lines(game: Game, seat: int | None, lang: Lang, read: int) -> list[Said]:
    """The log as one seat may read it; lines from `read` on are new to it."""
    outline = Outline()
    return [
        Said(game.say(line.text, lang), outline.indent(line), line.rules, number >= read)
        for number, line in enumerate(game.lines(seat))
    ]
