"""A full-screen table without a terminal, for tests: keys are pressed, and what stands on the screen is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from io import StringIO
from typing import Any

from rich.console import Console
from textual.pilot import Pilot
from textual.widgets import Static

import miskatonic
from miskatonic import Game, Lang
from miskatonic.cli.match import Match
from miskatonic.cli.saves import Save, Seating
from miskatonic.cli.screen import THEME
from miskatonic.cli.tables import drawing_of
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.panes import Log
from miskatonic.cli.tables.shell import Left, TableApp
from miskatonic.players import player

SMALL, LARGE = (80, 24), (140, 45)

Playing = Callable[[Pilot[Left]], Awaitable[None]]


def table(
    name: str, people: tuple[int, ...] = (0,), lang: Lang = "en", seed: int = 7, kind: str = "random", seats: int = 2
) -> TableApp:
    """A new game at a table, with computer players in the other seats."""
    game = miskatonic.new(name, seed=seed, seats=seats)
    return table_of(game, Save.begin(game, Seating(people, (kind,) * seats)), people, lang, kind)


def table_of(
    game: Game, save: Save, people: tuple[int, ...] = (0,), lang: Lang = "en", kind: str = "random"
) -> TableApp:
    """A game that has begun, at a table."""
    others = {int(seat): player(kind, f"1:{seat}") for seat in game.seats if seat not in people}
    return TableApp(Match(game, save, people, others), drawing_of(game), lang, pace=0)


def play(app: TableApp, playing: Playing, size: tuple[int, int] = LARGE) -> None:
    """Sit down at a screen of this size, play, and stand up."""

    async def evening() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await playing(pilot)

    try:
        asyncio.run(evening())
    finally:
        app.match.save.close()


async def settled(pilot: Pilot[Left]) -> None:
    """Wait until somebody is asked, a dialog is open, or the game is over."""
    app = pilot.app
    assert isinstance(app, TableApp)
    while not (app.decision is not None or len(app.screen_stack) > 1 or app.game.over):
        await pilot.pause()
    await pilot.pause()


async def press(pilot: Pilot[Left], *keys: str) -> None:
    """Press keys, and wait for what comes of them."""
    await pilot.press(*keys)
    await settled(pilot)


async def take(pilot: Pilot[Left], number: int) -> None:
    """Choose the entry of this number, by typing it."""
    app = pilot.app
    assert isinstance(app, TableApp)
    await pilot.press(*str(number))
    if app.choices.typed:
        await pilot.press("enter")
    await settled(pilot)


async def choose(pilot: Pilot[Left], label: str) -> None:
    """Choose the entry that reads so."""
    app = pilot.app
    assert isinstance(app, TableApp)
    labels = [entry.label for entry in app.choices.entries]
    await take(pilot, labels.index(label) + 1)


def screen_text(app: TableApp) -> str:
    """What stands on the screen now, row by row."""
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def held_text(app: TableApp) -> str:
    """All that any part of any screen holds, seen or covered."""
    parts = [plain(part.content) for screen in app.screen_stack for part in screen.query(Static)]
    return "\n".join([*parts, *(line.words for line in app.screen_stack[0].query_one(Log).lines)])


def sight_of(game: Game, seat: int | None, lang: Lang = "en") -> Sight:
    """What a seat sees, with nothing to choose."""
    return Sight(game.view(seat), lang, game.say)


def plain(what: Any, width: int = 80) -> str:
    """A drawing without its colours."""
    console = Console(width=width, color_system=None, file=StringIO(), theme=THEME)
    with console.capture() as shown:
        console.print(what)
    return shown.get()
