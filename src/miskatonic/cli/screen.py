"""The screen: words in the reader's language, in colours on a terminal and as plain lines elsewhere."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text as Styled
from rich.theme import Theme

from miskatonic import Line, Text
from miskatonic.cli.settings import Settings

__all__ = ["Outline", "Screen"]

WIDEST = 100
CLEAR = "\x1b[2J\x1b[3J\x1b[H"
"""Empties the screen and what could be scrolled back to."""

SEATS = ("#e2b04a", "#62c4bb", "#ef8e78", "#b99af0", "#82bdf2", "#b4d66a", "#f0a3c4", "#d9cdb0")
SIGNS = "●■▲◆⬢✚★☾"
THEME = Theme(
    {
        "may": "#a9e26c",
        "you": "#f6dc9f",
        "warn": "#f4ab55",
        "harm": "#ff8a73",
        "quiet": "#a29b86",
        "name": "bold",
        "heading": "bold #d9b062",
        **{f"seat{number}": colour for number, colour in enumerate(SEATS)},
        **{f"own{number}": f"bold {colour}" for number, colour in enumerate(SEATS)},
    }
)


class Outline:
    """How far log lines are indented: what happened inside something stands to the right of it."""

    def __init__(self) -> None:
        self._open: list[int] = []

    def indent(self, line: Line) -> int:
        while self._open and self._open[-1] >= line.depth:
            self._open.pop()
        self._open.append(line.depth)
        return len(self._open) - 1


class Screen:
    """Where a command tells what happens, and asks."""

    def __init__(self, settings: Settings, plain: bool = False) -> None:
        self.settings = settings
        terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"
        self.plain = plain or not terminal
        self.console = Console(theme=THEME, highlight=False, markup=False, emoji=False, no_color=self.plain or None)
        self.width = min(self.console.width, WIDEST)

    @property
    def can_be_filled(self) -> bool:
        """Whether a table may take the whole screen: a terminal that can do it, with somebody at the keyboard."""
        return not self.plain and self.asks_a_person and self.console.encoding.startswith("utf")

    @property
    def asks_a_person(self) -> bool:
        """Whether somebody sits at the keyboard."""
        return sys.stdin.isatty()

    def say(self, text: Text) -> str:
        return self.settings.say(text)

    def line(self, said: str = "", style: str = "", indent: int = 0) -> None:
        """One line; a long one goes on under its own beginning."""
        if self.plain or not said:
            self.console.out("  " * indent + said if said else "", highlight=False)
        else:
            self.show(Padding(Styled(said, style), (0, 0, 0, 2 * indent), expand=False))

    def show(self, what: RenderableType) -> None:
        if not self.plain:
            self.console.print(what, width=self.width)
            return
        with self.console.capture() as shown:
            self.console.print(what, width=self.width)
        for line in shown.get().splitlines():
            self.console.out(line.rstrip(), highlight=False)

    def heading(self, said: str, style: str = "heading") -> None:
        """What comes next, after an empty line."""
        self.line()
        self.line(said, style)

    def options(self, labels: Sequence[str]) -> None:
        """Numbered from 1."""
        if self.plain:
            for number, label in enumerate(labels, 1):
                self.line(f"{number}. {label}")
            return
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", style="may", no_wrap=True)
        grid.add_column()
        for number, label in enumerate(labels, 1):
            grid.add_row(f"[{number}]", label)
        self.show(grid)

    def ask(self, said: str) -> str | None:
        """What a person types, without the spaces around it; None when nothing more can come."""
        if self.asks_a_person:
            try:
                return input(f"{said} ").strip()
            except EOFError:
                self.line()
                return None
        typed = sys.stdin.readline()
        self.line(f"{said} {typed.strip()}")
        return typed.strip() if typed else None

    def hand_over(self, said: str) -> bool:
        """Let the next person take the screen, with nothing on it of what the last one saw; False if nobody does."""
        if self.plain:
            self.line("\n" + "=" * 60)
        else:
            self.clear()
        ready = self.ask(said)
        if ready is None:
            return False
        if not self.plain:
            self.clear()
        return True

    def clear(self) -> None:
        sys.stdout.write(CLEAR)
        sys.stdout.flush()

    def seat_sign(self, seat: int) -> str:
        """A sign before a seat's name, where it can be printed and nobody has it read aloud."""
        if self.plain or not self.console.encoding.startswith("utf"):
            return ""
        return SIGNS[seat % len(SIGNS)] + " "
