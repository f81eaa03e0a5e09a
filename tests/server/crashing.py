"""Servers that are killed while people play: what was acknowledged must be there, and every table must go on.

Real processes, real connections on 127.0.0.1. People choose as fast as they are answered; a hand with a `kill -9` goes
round among the nodes. In the end everything that any person was told to be done is looked for in the store.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from miskatonic.server import entries as e
from miskatonic.server.store import Store
from miskatonic.server.table import Table

from .browser import Browser, Refused, socket_line
from .house import seats
from .processes import SLOW_STORE, Process

__all__ = ["Kept", "Nodes", "Person", "check_kept", "evening_of_kills"]

HARMLESS = ("room.stale", "room.unsure", "room.unsaved", "room.too-fast")
"""Refusals after which one looks at the table and chooses again."""
GOING = 4
"""Choices after which people play again."""
PATIENCE = 30.0
"""Seconds without anything new after which a table is stuck."""


class Nodes:
    """The servers, each of which may be killed and started again at the same port."""

    def __init__(self, count: int, database: str, live: str = "", log: Path | None = None) -> None:
        self._start: Callable[[int], Process] = lambda port: Process(
            database, "--live-url", live, port=port, log=log, program=SLOW_STORE, MISKATONIC_LOG_LEVEL="error"
        )
        self.running = [self._start(0) for _ in range(count)]
        self.kills = 0
        self.acknowledged = 0
        """Choices of which people were told that they are kept."""

    def address(self, person: int) -> Callable[[], str]:
        """Where a person finds the room: at one node, and if that is gone at the next, as behind a balancer."""

        def where() -> str:
            there = [node for node in self.running if node.process.poll() is None]
            return (there or self.running)[person % len(there or self.running)].address

        return where

    async def kill(self, which: int) -> None:
        """Kill one now, and have it back a little later."""
        loop = asyncio.get_running_loop()
        port = self.running[which].port
        await loop.run_in_executor(None, self.running[which].kill)
        self.kills += 1
        self.running[which] = await loop.run_in_executor(None, self._start, port)

    def stop(self) -> None:
        for node in self.running:
            node.kill()


class Kept(msgspec.Struct):
    """What one person was told to be done."""

    table: str
    seat: int
    moment: int
    key: str


class Person:
    """Plays one seat to the end of the game, choosing at random, and remembers what was acknowledged."""

    def __init__(self, nodes: Nodes, number: int, table: str, seat: int, token: str) -> None:
        self.table, self.seat = table, seat
        self._nodes = nodes
        self.kept: list[Kept] = []
        self._chance = Random(number)
        self._dial = socket_line(nodes.address(number), table, seat, token)
        self.browser: Browser | None = None

    async def play(self) -> None:
        """Answer whatever is asked, until the game is over."""
        browser = self.browser = Browser(self._dial, self.seat)
        try:
            while (await browser.until(self._ready))["status"] != "over":
                await self._choose(browser, browser.table["ask"])
        finally:
            await browser.close()

    def _ready(self, table: Any) -> bool:
        """Whether the game is over, or there is something to answer that was not answered yet."""
        return table["status"] == "over" or (table["ask"] is not None and not table["ask"]["changes"])

    async def _choose(self, browser: Browser, ask: Any) -> None:
        """One choice. What is refused was answered over a connection that broke before it said so: look again."""
        key = self._chance.choice(ask["options"])["key"]
        moment = int(ask["moment"])
        try:
            await browser.send(type="choose", seat=self.seat, moment=moment, key=key)
        except Refused as refused:
            if refused.args[0] not in HARMLESS:
                raise
            await asyncio.sleep(0.02)
        else:
            self.kept.append(Kept(self.table, self.seat, moment, key))
            self._nodes.acknowledged += 1


async def evening_of_kills(nodes: Nodes, kills: int, tables: int, seed: int = 1) -> list[Kept]:
    """So many kills, while people play at so many tables; a table whose game is over is followed by another one."""
    chance = Random(seed)
    kept: list[Kept] = []
    over = False

    async def sit(place: int) -> None:
        round = 0
        while not over:
            people = await _new_table(nodes, place, round)
            await _play(nodes, people)
            kept.extend(each for person in people for each in person.kept)
            round += 1

    async with asyncio.TaskGroup() as going:
        for place in range(tables):
            going.create_task(sit(place))
        for number in range(kills):
            await _going_on(nodes)
            await asyncio.sleep(chance.uniform(0.0, 0.2))
            await nodes.kill(number % len(nodes.running))
        over = True
    return kept


async def _going_on(nodes: Nodes) -> None:
    """Wait until people play again, so that there is something to be lost."""
    before = nodes.acknowledged
    for _ in range(int(PATIENCE / 0.02)):
        if nodes.acknowledged >= before + GOING:
            return
        await asyncio.sleep(0.02)
    raise AssertionError("nobody can play any more")


async def _play(nodes: Nodes, people: list[Person]) -> None:
    """Have all of them play to the end. Nothing new for long, while no server is killed, means: the table is stuck."""
    playing = [asyncio.create_task(person.play()) for person in people]
    try:
        before, waiting = (-1, 0), set(playing)
        while waiting:
            _, waiting = await asyncio.wait(waiting, timeout=PATIENCE)
            now = (sum(len(person.kept) for person in people), nodes.kills)
            assert not waiting or now != before, f"table {people[0].table} is stuck: {_states(people)}"
            before = now
        for task in playing:
            task.result()
    finally:
        for task in playing:
            task.cancel()


def _states(people: list[Person]) -> list[Any]:
    return [
        (person.seat, person.browser.connected, person.browser.refusal, (person.browser.table or {}).get("ask"))
        for person in people
        if person.browser is not None
    ]


async def _new_table(nodes: Nodes, place: int, round: int) -> list[Person]:
    """A table with two people, who as a rule come to different nodes."""
    token = (await _ask(nodes, place, "POST", "/api/people", None, ""))["token"]
    plan = {"game": "laboratory", "seats": seats("me", "me"), "options": {}}
    made = await _ask(nodes, place, "POST", "/api/tables", plan, token)
    return [Person(nodes, 2 * place + seat + round, made["id"], seat, token) for seat in (0, 1)]


async def _ask(nodes: Nodes, number: int, method: str, path: str, body: Any, token: str) -> Any:
    """One request, again and again until a server answers it."""
    loop = asyncio.get_running_loop()
    while True:
        there = [node for node in nodes.running if node.process.poll() is None]
        if there:
            node = there[number % len(there)]
            try:
                return await loop.run_in_executor(None, node.ask, method, path, body, token)
            except (OSError, HTTPException):  # it was killed, perhaps in the middle of its answer
                pass
        await asyncio.sleep(0.05)


async def check_kept(database: str, kept: list[Kept]) -> int:
    """Each acknowledged choice stands in the store, at its moment; the number of tables that were looked at."""
    store = Store(database)
    await store.open()
    try:
        tables: dict[str, dict[tuple[int, int], str]] = {}
        for told in kept:
            if told.table not in tables:
                tables[told.table] = _choices(told.table, await store.read(told.table))
            there = tables[told.table].get((told.seat, told.moment))
            assert there == told.key, f"{told} was acknowledged; the store has {there!r}"
        return len(tables)
    finally:
        await store.close()


def _choices(id: str, written: list[bytes]) -> dict[tuple[int, int], str]:
    """What was chosen at a table by seat and moment; the entries must make a table without a gap."""
    table = Table(id)
    found: dict[tuple[int, int], str] = {}
    for line in written:
        entry = e.decode(line)
        if isinstance(entry, e.Chose):
            found[entry.seat, table.moments[entry.seat]] = entry.key
        table.apply(entry)
    return found
