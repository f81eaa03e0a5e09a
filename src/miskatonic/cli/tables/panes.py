"""The parts of the screen: sheets that are drawn anew, the log, the options with their numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text as Styled
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option as Row

from miskatonic.cli.tables.palette import MAY, NAME, QUIET, TEXT

__all__ = ["TAIL", "Choices", "Entry", "Log", "Said", "Sheet"]


class Sheet(VerticalScroll):
    """Something that is drawn to fit, and scrolls where it doesn't."""

    def __init__(self, draw: Callable[[int, int], RenderableType | None], id: str) -> None:
        super().__init__(id=id)
        self._draw = draw

    def compose(self) -> ComposeResult:
        yield Static(markup=False)

    def redraw(self) -> None:
        """Draw it as things stand now, if it is on the screen."""
        width, height = self.scrollable_content_region.size
        if width > 0 and height > 0:
            self.query_one(Static).update(self._draw(width, height) or "")

    def empty(self) -> None:
        """Leave nothing of what was drawn."""
        self.query_one(Static).update("")

    def on_resize(self) -> None:
        self.redraw()


class Said(Struct, frozen=True):
    """A line of the log in words."""

    words: str
    indent: int
    rules: tuple[str, ...]
    fresh: bool
    """Whether its reader has not chosen anything since."""


DEEPEST = 4
"""Steps to the right that tell apart what happened inside what."""

TAIL = 60
"""So many lines are enough for a log that nobody leafs through: all of them take long to lay out."""


class Log(OptionList):
    """What happened: the end of it, or all while somebody leafs through it; a line that is taken up shows its rules."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.lines: list[Said] = []
        self._shown: list[Said] = []

    def tell(self, lines: Sequence[Said]) -> None:
        """Show these lines; where they go on from what is shown, only the new ones are added."""
        self.lines = list(lines)
        wanted = self.lines if self.has_focus else self.lines[-max(TAIL, self.size.height) :]
        shown = len(self._shown)
        if shown > len(wanted) or self._shown != wanted[:shown]:
            self.clear_options()
            shown = 0
        self._shown = wanted
        self.add_options(Row(_line(line)) for line in wanted[shown:])
        if not self.has_focus:
            self.scroll_end(animate=False)

    def line_at(self, place: int) -> Said | None:
        """The line in a place of what is shown."""
        return self._shown[place] if place < len(self._shown) else None

    def cite(self, place: int) -> None:
        """Name the rules of the line under the cursor."""
        line = self.line_at(place)
        self.border_subtitle = ", ".join(line.rules) if line is not None else ""

    def empty(self) -> None:
        self.clear_options()
        self.border_subtitle = ""
        self.lines, self._shown = [], []

    def watch_has_focus(self, has_focus: bool) -> None:
        super().watch_has_focus(has_focus)
        self.tell(self.lines)
        if has_focus and self._shown:
            self.highlighted = len(self._shown) - 1


def _line(line: Said) -> Styled:
    said = Styled.assemble(("▎" if line.fresh else " ", NAME), "  " * min(line.indent, DEEPEST))
    return said.append(line.words, (TEXT if line.fresh else QUIET) if line.indent else NAME)


class Entry(Struct, frozen=True):
    """One row of what can be chosen: an option by its place, a menu by its id, or the way back."""

    label: str
    place: int | None = None
    menu: str | None = None


class Choices(OptionList):
    """What can be chosen, by arrows or by number; the page keys scroll what is to be read beside it."""

    BINDINGS = [
        Binding("pagedown", "app.page(1)", show=False),
        Binding("pageup", "app.page(-1)", show=False),
    ]

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.entries: list[Entry] = []
        self.typed = ""
        """Digits that were typed, while another one could follow."""

    def offer(self, entries: Iterable[Entry]) -> None:
        """Show other entries, from number 1."""
        self.entries = list(entries)
        self.typed = ""
        self.clear_options()
        wide = len(str(len(self.entries)))
        self.add_options(_entry(number, entry, wide) for number, entry in enumerate(self.entries, 1))
        self.highlighted = 0 if self.entries else None

    def type(self, digit: str) -> int | None:
        """Add a digit; the place of the entry that is meant if no other number begins so."""
        typed = self.typed + digit
        if not self._begin_with(typed):
            typed = digit
        found = self._begin_with(typed)
        if not found:
            self.typed = ""
            return None
        self.typed = typed if len(found) > 1 else ""
        self.highlighted = found[0]
        return found[0] if len(found) == 1 else None

    def _begin_with(self, typed: str) -> list[int]:
        return [number - 1 for number in range(1, len(self.entries) + 1) if str(number).startswith(typed)]


def _entry(number: int, entry: Entry, wide: int) -> Row:
    said = Styled.assemble((f"[{number}]".rjust(wide + 2), MAY))
    said.append(f" {entry.label}", TEXT)
    if entry.menu is not None:
        said.append(" ►", NAME)
    return Row(said)
