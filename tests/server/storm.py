"""A bad line between browser and server: messages are lost, doubled, late, overtake one another, and it breaks.

A line on which something was lost breaks sooner or later, as TCP does; until then the rest goes through: that is worse.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import miskatonic
from miskatonic import Game
from miskatonic.kernel.frames import AskEach
from miskatonic.server import entries as e

from .browser import Browser, Dial, Gone, Line, Refused, house_line
from .house import House, seats

__all__ = ["Weather", "play_in_a_storm", "stormy"]

LOST, TWICE, LATE = 0.03, 0.10, 0.25
LATEST = 0.004
LONGEST = 60
"""Messages after which a line breaks in any case."""
SOON = 12
"""Messages after which it breaks when something was lost."""
PATIENCE = 0.15
"""Seconds after which a person who sees nothing happen loads the page anew; the next time twice as many, because a
server that has much to do never gets done with anything for people who all begin anew before they are answered."""
HARMLESS = ("room.stale", "room.unsure", "room.too-fast", "option.closed", "seat.not-asked")


class Weather:
    """What has been done to messages."""

    def __init__(self, chance: Random) -> None:
        self.chance = chance
        self.lost = self.twice = self.late = self.broken = 0

    def copies(self) -> int:
        """How often a message comes."""
        roll = self.chance.random()
        if roll < LOST:
            self.lost += 1
            return 0
        if roll < LOST + TWICE:
            self.twice += 1
            return 2
        return 1

    def delay(self) -> float:
        if self.chance.random() < LATE:
            self.late += 1
            return self.chance.uniform(0, LATEST)
        return 0


class _Line:
    """One connection in this weather."""

    def __init__(self, inner: Line, weather: Weather) -> None:
        self._inner = inner
        self._weather = weather
        self._left = weather.chance.randrange(5, LONGEST)
        self._came: asyncio.Queue[str | None] = asyncio.Queue()
        self._late: set[asyncio.Task[None]] = set()
        self._pump = asyncio.create_task(self._hear())

    async def send(self, text: str) -> None:
        self._count()
        self._carry(lambda: self._inner.send(text))

    async def receive(self) -> str:
        text = await self._came.get()
        if text is None:
            raise Gone
        return text

    async def _hear(self) -> None:
        try:
            while True:
                text = await self._inner.receive()
                self._carry(lambda text=text: self._came.put(text))
                self._count()
        except Gone:
            self._came.put_nowait(None)

    def _carry(self, over: Any) -> None:
        copies = self._weather.copies()
        if not copies:
            self._left = min(self._left, SOON)
        for _ in range(copies):
            task = asyncio.create_task(self._later(self._weather.delay(), over))
            self._late.add(task)
            task.add_done_callback(self._late.discard)

    async def _later(self, delay: float, over: Any) -> None:
        if delay:
            await asyncio.sleep(delay)
        await over()

    def _count(self) -> None:
        self._left -= 1
        if self._left <= 0:
            self._weather.broken += 1
            raise Gone

    async def end(self) -> None:
        for task in (self._pump, *self._late):
            task.cancel()
        await asyncio.gather(self._pump, *self._late, return_exceptions=True)


def stormy(dial: Dial, weather: Weather) -> Dial:
    """The same connections in this weather."""

    @asynccontextmanager
    async def dialled() -> AsyncIterator[Line]:
        async with dial() as inner:
            line = _Line(inner, weather)
            try:
                yield line
            finally:
                await line.end()

    return dialled


async def play_in_a_storm(house: House, game: str, count: int, seed: str, weather: Weather) -> int:
    """A whole game between browsers with such lines; how many choices it took.

    Its end must be that of the same choices made in a quiet place, each counted once, and every browser shows it.
    """
    guests = [await house.guest(host=f"10.0.0.{seat}") for seat in range(count)]
    made = await guests[0].make(game=game, seats=seats("me", *["open"] * (count - 1)), seed=seed)
    id = made["id"]
    table = house.room.sittings[id].table
    assert table.game is not None
    quiet = miskatonic.new(game, seed=seed, **table.options())
    for seat in range(1, count):
        await guests[seat].sit(guests[0], id, seat, f"Person {seat}")
    browsers = [Browser(stormy(house_line(guest, id, seat), weather), seat) for seat, guest in enumerate(guests)]
    chosen = 0
    try:
        while not table.game.over:
            wanted = [(decision.seat, _pick(quiet, seed, decision.seat)) for decision in table.game.decisions]
            weather.chance.shuffle(wanted)
            if not isinstance(table.game.table.asked, AskEach):  # where the first to speak is heard, one speaks
                del wanted[1:]
            moments = {seat: table.moments[seat] for seat, _ in wanted}
            await asyncio.gather(*[_choose(browsers[seat], seat, moments[seat], key, table) for seat, key in wanted])
            for seat, key in sorted(wanted):
                quiet.choose(seat, key)
            chosen += len(wanted)
        await asyncio.gather(*[_sees_the_end(browser, chosen) for browser in browsers])
        for seat, browser in enumerate(browsers):
            there = await guests[seat].look(id, seat)
            assert _lasting(browser.table) == _lasting(there), (
                f"{seed}: the browser in seat {seat} shows something else"
            )
    finally:
        for browser in browsers:
            await browser.close()
    kept = [e.decode(line) for line in await house.room.store.read(id)]
    counted = sum(isinstance(entry, e.Chose) for entry in kept)
    assert counted == chosen, f"{seed}: {chosen} choices, {counted} of them counted"
    assert table.game.snapshot() == quiet.snapshot(), f"{seed}: it ended otherwise than in a quiet place"
    house.room.forget(id)
    return chosen


def _pick(game: Game, seed: str, seat: int) -> str:
    """What this seat chooses: always the same in the same game."""
    decision = next(decision for decision in game.decisions if decision.seat == seat)
    rash = {act.name for act in game.type.rash}
    keys = [option.key for option in decision.options if option.act not in rash] or [decision.options[0].key]
    mark = hashlib.sha256(f"{seed}:{game.version}:{seat}".encode()).digest()
    return keys[int.from_bytes(mark[:4], "big") % len(keys)]


async def _choose(browser: Browser, seat: int, moment: int, key: str, table: Any) -> None:
    """Press the button that is shown until the server has taken it; load the page anew when nothing happens."""
    patience = PATIENCE
    while table.moments[seat] == moment:
        try:
            async with asyncio.timeout(patience):
                await browser.until(lambda table: table["ask"] is not None and table["ask"]["moment"] == moment)
                await browser.send(type="choose", seat=seat, moment=moment, key=key)
        except TimeoutError:
            browser.reload()
            patience *= 2
        except Refused as refused:
            if refused.args[0] not in HARMLESS:
                raise
            await asyncio.sleep(0)


async def _sees_the_end(browser: Browser, choices: int) -> None:
    patience = PATIENCE
    while not (browser.table and browser.table["status"] == "over" and browser.table["choices"] == choices):
        try:
            async with asyncio.timeout(patience):
                await browser.until(lambda table: table["status"] == "over" and table["choices"] == choices)
        except TimeoutError:
            browser.reload()
            patience *= 2


def _lasting(table: Any) -> Any:
    """A table but for who is connected just now."""
    return {**table, "seats": [{**seat, "present": None} for seat in table["seats"]]}
