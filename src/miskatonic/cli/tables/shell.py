"""The full-screen table of any game: what happens is told as it happens, and everything goes by keys."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Literal

from rich.console import RenderableType
from rich.text import Text as Styled
from textual import work
from textual.app import App, ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.events import Key, Resize
from textual.geometry import Size
from textual.widgets import OptionList, Static

from miskatonic import LANGS, Decision, Lang, Seat, Text
from miskatonic.cli.match import Match
from miskatonic.cli.screen import THEME
from miskatonic.cli.tables.dialogs import HandOver
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.lookups import Lookups
from miskatonic.cli.tables.palette import WARN, YOU, own_style, seat_sign
from miskatonic.cli.tables.panes import Choices, Entry, Log, Sheet
from miskatonic.cli.tables.strips import TABS, heading, keys, log_lines, now
from miskatonic.cli.telling import ending

__all__ = ["Left", "TableApp"]

Left = Literal["left", "interrupted"]
"""How the people left the table: as they wished, or by Ctrl-C."""

WIDE, HIGH = 118, 36
"""From here on everything is on the screen at once."""

NARROW_BELOW = 6
"""Rows for the options on a small screen."""

FEW = 9
"""So many options need no menus."""

PACE = 0.12
"""Seconds that the screen rests after each move of a computer player, so that people can follow."""


class TableApp(App[Left]):
    """One game at one screen, until it is over or the people leave."""

    CSS_PATH = "shell.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS = [
        Binding("b,и", "tab('board')", show=False),
        Binding("p,з", "tab('people')", show=False),
        Binding("y,н", "tab('own')", show=False),
        Binding("t,е", "tab('table')", show=False),
        Binding("l,д", "tab('log')", show=False),
        Binding("w,ц", "why_not", show=False),
        Binding("r,к", "rules", show=False),
        Binding("u,г", "undo", show=False),
        Binding("g,п", "language", show=False),
        Binding("question_mark,f1", "help", show=False),
        Binding("backspace,escape", "step_back", show=False),
        Binding("q,й", "leave", show=False),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]  # fmt: skip

    def __init__(self, match: Match, drawing: Drawing, lang: Lang, pace: float = PACE) -> None:
        super().__init__()
        self.match = match
        self.game = match.game
        self.people = match.people
        self.drawing = drawing
        self.lang: Lang = lang
        self.pace = pace
        self.here: int | None = self.people[0] if len(self.people) == 1 else None
        """Who sits at the screen."""
        self.tab = "board"
        self.menu: str | None = None
        """The menu of options that is open."""
        self.decision: Decision | None = None
        """What the person at the screen is asked."""
        self._read: dict[int | None, int] = dict.fromkeys(self.people, 0)
        """Log lines that each person had seen when choosing last."""
        self._pointed: frozenset[tuple[str, int | str]] = frozenset()
        """What was under the cursor when the sheets were drawn."""
        self._covered = False
        """Whether the screen goes to somebody else, and nothing may be seen."""
        self.console.push_theme(THEME)

    # -- what is on the screen

    def compose(self) -> ComposeResult:
        yield Static(id="heading", markup=False)
        with Horizontal(id="middle"):
            yield Sheet(self._board, id="board")
            with Vertical(id="side"):
                yield Sheet(self._people, id="people")
                yield Sheet(self._table, id="table")
                yield Log(id="log")
            yield Sheet(self._own, id="own-tab")
        yield Static(id="summary", markup=False)
        yield Static(id="now", markup=False)
        with Horizontal(id="below"):
            yield Sheet(self._own, id="own")
            with Vertical(id="ask"):
                yield Static(id="prompt", markup=False)
                yield Choices(id="choices")
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self._arrange(self.size)
        self.choices.focus()
        self.play_on()

    def on_resize(self, event: Resize) -> None:
        self._arrange(event.size)

    @property
    def choices(self) -> Choices:
        return self.screen_stack[0].query_one(Choices)

    @property
    def sight(self) -> Sight:
        """What the person at the screen sees now, and what it may do with it."""
        numbers: dict[tuple[str, int | str], tuple[int, ...]] = {}
        pointed: frozenset[tuple[str, int | str]] = frozenset()
        choices = self.choices
        for number, entry in enumerate(choices.entries, 1):
            about = self._about(entry)
            for thing in about:
                numbers[thing] = (*numbers.get(thing, ()), number)
            if number - 1 == choices.highlighted:
                pointed = about
        viewer = None if self.here is None else Seat(self.here)
        return Sight(self.game.view(viewer), self.lang, self.game.say, numbers, pointed)

    def _about(self, entry: Entry) -> frozenset[tuple[str, int | str]]:
        """What an option is about, by its arguments and as its key calls them."""
        if entry.place is None or self.decision is None:
            return frozenset()
        option = self.decision.options[entry.place]
        called = zip(option.args, option.key.split(":")[1:], strict=False)
        return frozenset([*option.args.items(), *called])

    def _arrange(self, size: Size) -> None:
        base = self.screen_stack[0]
        wide = size.width >= WIDE and size.height >= HIGH
        base.set_class(wide, "wide")
        base.set_class(self.drawing.bare, "bare")
        base.query_one("#below").styles.height = self.drawing.below if wide else NARROW_BELOW
        for tab in TABS:
            base.set_class(tab == self.tab, f"tab-{tab}")
        self.call_after_refresh(self._redraw)

    def _redraw(self) -> None:
        """Everything anew, as things stand."""
        base = self.screen_stack[0]
        sheets = list(base.query(Sheet))
        if self._covered:
            for sheet in sheets:
                sheet.empty()
            base.query_one(Log).empty()
            for id in ("#heading", "#summary", "#now", "#prompt"):
                base.query_one(id, Static).update("")
            return
        sight = self.sight
        self._pointed = sight.pointed
        for sheet in sheets:
            if sheet.id is not None:
                sheet.border_title = self._say(f"table-{sheet.id.removesuffix('-tab')}")
            sheet.redraw()
        lines = log_lines(self.game, self.here, self.lang, self._read.get(self.here, 0))
        log = base.query_one(Log)
        log.border_title = self._say("table-log")
        log.tell(lines)
        base.query_one("#heading", Static).update(
            heading(self.game, self.drawing, sight, self.size.width - 2), layout=False
        )
        base.query_one("#summary", Static).update(self.drawing.summary(sight) or "", layout=False)
        base.query_one("#now", Static).update(now(self._say, lines), layout=False)
        base.query_one("#keys", Static).update(keys(self._say, self._tabs(), self.tab), layout=False)

    def _board(self, width: int, height: int) -> RenderableType | None:
        return None if self._covered else self.drawing.board(self.sight, width, height)

    def _people(self, width: int, _height: int) -> RenderableType | None:
        return None if self._covered else self.drawing.people(self.sight, width)

    def _table(self, width: int, _height: int) -> RenderableType | None:
        return None if self._covered else self.drawing.table(self.sight, width)

    def _own(self, width: int, _height: int) -> RenderableType | None:
        return None if self._covered else self.drawing.own(self.sight, width)

    def _tabs(self) -> tuple[str, ...]:
        """What can be brought up by a key: on a large screen only what isn't there anyway."""
        wide = self.screen_stack[0].has_class("wide")
        if self.drawing.bare:
            return () if wide else ("board", "log")
        return ("people", "table") if wide else tuple(TABS)

    # -- the course of the game

    @work(exclusive=True, group="play")
    async def play_on(self) -> None:
        """Let computer players choose, each in a thread of its own, until a person must."""
        while not self.game.over:
            seat = self.match.next_seat(self.here)
            if seat in self.people:
                await self._sit_down(seat)
                self._ask(seat)
                return
            self._wait_for(seat)
            key = await asyncio.to_thread(self.match.thinking(seat))
            written = self.game.written
            self.match.choose(seat, key)
            if self.game.written > written:
                self._redraw()
                await asyncio.sleep(self.pace)
        self._end()

    async def _sit_down(self, seat: int) -> None:
        """Have this person at the screen, and nothing of anybody else's on it."""
        if self.here == seat:
            return
        if self.match.together or not self.drawing.secret:
            self.here = seat
            return
        self._covered = True
        self._offer(None)
        self._redraw()
        title = Styled.assemble((self._say("table-hand-over", seat=seat), f"bold {YOU}"))
        title.append(f"  {seat_sign(seat)}", own_style(seat))
        await self.push_screen_wait(HandOver(title, self._say("table-hand-over-press", seat=seat)))
        self.here = seat
        self._covered = False

    def _wait_for(self, seat: int) -> None:
        self._offer(None)
        self._prompt(self._say("table-thinking", seat=seat))

    def _ask(self, seat: int) -> None:
        decision = self.game.decision(seat)
        assert decision is not None
        self.menu = None
        self._offer(decision)
        self._redraw()

    def _offer(self, decision: Decision | None) -> None:
        """Show what can be chosen, or that nothing can."""
        self.decision = decision
        choices = self.choices
        if decision is None:
            choices.offer(())
            return
        self._prompt(decision.prompt(self.lang))
        choices.offer(self._entries(decision))
        if not self.screen_stack[0].query_one(Log).has_focus:
            choices.focus()

    def _entries(self, decision: Decision) -> Iterator[Entry]:
        """The options of the open menu; statements and the like stand in menus where there are many."""
        labels = decision.labels(self.lang)
        menus = [self.drawing.group(option) for option in decision.options]
        if len(labels) <= FEW:
            menus = [None] * len(labels)
        if self.menu is not None:
            yield from (Entry(labels[place], place) for place, menu in enumerate(menus) if menu == self.menu)
            yield Entry(self._say("table-back"))
            return
        for place, menu in enumerate(menus):
            if menu is None:
                yield Entry(labels[place], place)
            elif menu not in menus[:place]:
                yield Entry(self._say(menu), menu=menu)

    def _choose(self, number: int) -> None:
        """Take the entry in this place of the list."""
        if self.game.over:
            self.action_leave()
            return
        decision = self.decision
        if decision is None or not 0 <= number < len(self.choices.entries):
            return
        entry = self.choices.entries[number]
        if entry.place is None:
            self.menu = entry.menu
            self._offer(decision)
            self._redraw()
            return
        seat = int(decision.seat)
        key = decision.options[entry.place].key
        self._read[seat] = len(self.game.lines(seat))
        self._offer(None)
        self.match.choose(seat, key)
        self._redraw()
        self.play_on()

    def _end(self) -> None:
        """Everybody may look now; with several people, as one who watched."""
        self.here = self.people[0] if len(self.people) == 1 else None
        self._offer(None)
        self._prompt("\n".join(ending(self.game, self.lang)))
        self.choices.offer([Entry(self._say("table-over-press"))])
        self.choices.focus()
        self._redraw()

    # -- keys

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        if event.option_list is self.choices:
            self._choose(event.option_index)
        elif isinstance(event.option_list, Log):
            line = event.option_list.line_at(event.option_index)
            if line is not None:
                self.push_screen(self._lookups.rules_of(line))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """What the option is about is shown on the board; which rules stand behind a line, below the log."""
        if isinstance(event.option_list, Log):
            event.option_list.cite(event.option_index)
        if event.option_list is self.choices and self._pointed != (pointed := self.sight.pointed):
            self._pointed = pointed
            for sheet in self.screen_stack[0].query(Sheet):
                sheet.redraw()

    def on_key(self, event: Key) -> None:
        if len(self.screen_stack) > 1 or event.character is None or not event.character.isdecimal():
            return
        event.stop()
        number = self.choices.type(event.character)
        if number is not None:
            self._choose(number)
        elif self.choices.typed:
            self._tell(self._say("table-typed", typed=self.choices.typed))
        else:
            most = len(self.choices.entries)
            self._tell(
                self._say("table-no-number", input=event.character, most=most) if most else self._say("table-not-now")
            )

    def action_tab(self, tab: str) -> None:
        self.tab = tab
        self._arrange(self.size)
        log = self.screen_stack[0].query_one(Log)
        (log if tab == "log" else self.choices).focus()

    def action_page(self, pages: int) -> None:
        """Scroll what doesn't fit, by pages."""
        for sheet in self.screen_stack[0].query(Sheet):
            sheet.scroll_relative(y=pages * max(sheet.size.height - 1, 1), animate=False)

    def action_step_back(self) -> None:
        """Out of a menu, or from the log to the options."""
        self.choices.typed = ""
        self.choices.focus()
        if self.menu is not None and self.decision is not None:
            self.menu = None
            self._offer(self.decision)
            self._redraw()

    def action_undo(self) -> None:
        """Take the last choice of somebody here back; what follows is dealt afresh."""
        if self.decision is None and not self.game.over:
            self._tell(self._say("table-not-now"))
        elif not self.match.undo():
            self._tell(self._say("nothing-to-undo"))
        else:
            for seat in self.people:
                self._read[seat] = min(self._read[seat], len(self.game.lines(seat)))
            self._offer(None)
            self._redraw()
            self.play_on()

    def action_language(self) -> None:
        """Everything on the screen in the next language."""
        self.lang = LANGS[(LANGS.index(self.lang) + 1) % len(LANGS)]
        if self.game.over:
            self._end()
        elif self.decision is not None:
            self._offer(self.decision)
        self._redraw()

    def action_why_not(self) -> None:
        if self.here is not None:
            open_now = {option.key for option in self.decision.options} if self.decision is not None else set()
            self.push_screen(self._lookups.why_not(self.here, self.sight, open_now))

    def action_rules(self) -> None:
        self.push_screen(self._lookups.rules())

    def action_help(self) -> None:
        self.push_screen(self._lookups.help(self.sight, str(self.match.save.path)))

    @property
    def _lookups(self) -> Lookups:
        return Lookups(self.game, self.drawing, self.lang)

    def action_leave(self) -> None:
        self.exit("left")

    def action_interrupt(self) -> None:
        self.exit("interrupted")

    # -- words

    def _tell(self, said: str) -> None:
        """Say something where the keys are named, until something happens."""
        self.screen_stack[0].query_one("#keys", Static).update(Styled(said, WARN), layout=False)

    def _prompt(self, said: str) -> None:
        self.screen_stack[0].query_one("#prompt", Static).update(said)

    def _say(self, id: str, /, **args: int | str) -> str:
        return self.game.say(Text(id, {**args}), self.lang)
