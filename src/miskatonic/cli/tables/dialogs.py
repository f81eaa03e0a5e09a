"""What opens over the table: the help sheet, rules, "why not?" and the screen between two people."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.events import Key
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Row

__all__ = ["Finder", "HandOver", "Reader"]

Found = Sequence[tuple[str, str]]
"""What was found: how it is called, and the key under which it is shown."""


class Reader(ModalScreen[None]):
    """Something to read; Escape closes it."""

    BINDINGS = [Binding("escape,enter,q", "dismiss", show=False)]

    def __init__(self, title: str, what: RenderableType, foot: str) -> None:
        super().__init__()
        self._title = title
        self._what = what
        self._foot = foot

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self._title
            dialog.border_subtitle = self._foot
            with VerticalScroll():
                yield Static(self._what, markup=False)


class Finder(ModalScreen[None]):
    """A line to type in, what fits it, and what is to be said of the one under the cursor."""

    BINDINGS = [Binding("escape", "dismiss", show=False)]

    def __init__(
        self,
        title: str,
        hint: str,
        foot: str,
        find: Callable[[str], Found],
        show: Callable[[str], RenderableType],
    ) -> None:
        super().__init__()
        self._title = title
        self._hint = hint
        self._foot = foot
        self._find = find
        self._show = show
        self._found: Found = ()

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self._title
            dialog.border_subtitle = self._foot
            yield Input(placeholder=self._hint)
            yield OptionList(id="found", markup=False)
            with VerticalScroll(id="told"):
                yield Static(markup=False)

    def on_mount(self) -> None:
        self.query_one(OptionList).can_focus = False
        self._look("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self._look(event.value)

    def on_key(self, event: Key) -> None:
        """The arrows move through what was found while the typing goes on."""
        found, told = self.query_one(OptionList), self.query_one("#told", VerticalScroll)
        moves = {
            "down": found.action_cursor_down,
            "up": found.action_cursor_up,
            "pagedown": told.scroll_page_down,
            "pageup": told.scroll_page_up,
        }
        if event.key in moves:
            moves[event.key]()
            event.stop()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        self._tell(event.option_index)

    def _look(self, typed: str) -> None:
        rows = self.query_one(OptionList)
        self._found = self._find(typed)
        rows.clear_options()
        rows.add_options(Row(label) for label, _ in self._found)
        rows.highlighted = 0 if self._found else None
        if not self._found:
            self.query_one("#told Static", Static).update("")

    def _tell(self, place: int) -> None:
        if place < len(self._found):
            self.query_one("#told Static", Static).update(self._show(self._found[place][1]))
            self.query_one("#told", VerticalScroll).scroll_home(animate=False)


class HandOver(ModalScreen[None]):
    """Nothing of the table is to be seen until the next person says so."""

    BINDINGS = [Binding("enter", "dismiss", show=False)]

    def __init__(self, title: RenderableType, how: str) -> None:
        super().__init__()
        self._title = title
        self._how = how

    def compose(self) -> ComposeResult:
        with Vertical(classes="between"):
            yield Static(self._title, markup=False)
            yield Static(self._how, markup=False)
