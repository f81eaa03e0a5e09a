"""`make load`: the server under load. Bounded, on 127.0.0.1, about three minutes; `--write` puts it on the page.

The server is a process of its own with an SQLite store, simulated people are here. What the server costs is told as
decisions per second of its processor time; what people wait is told in milliseconds, from the sending of a choice to
the moment at which everybody at the table has been told of it. By then it is kept.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

import msgspec
import uvloop

from benchmarks.__main__ import write
from benchmarks.games import Rows
from benchmarks.measure import REFERENCE_MS, calibrate
from benchmarks.wire import Person, Watched, sit_down

TABLES = 200
MANY = 10_000
SMALL, BIG = 10, 150
"""Accounts in the ledger: a table of 2 kB as a seat is told it, and one of 20 kB."""
TOKEN = "L" * 43

SERVER = """
import sys
from miskatonic.server.serving import run
from miskatonic.server.settings import Settings
from miskatonic.simulate.loading import load_all
load_all(["benchmarks.ledger"])
run(Settings(database=sys.argv[1], port=int(sys.argv[2]), loads=("benchmarks.ledger",), rate=10**9, connections=10**6,
             tables_a_day=10**6, thinkers=1, idle=10**6, in_memory=10**6))
"""


class Server:
    """The server, in a process of its own."""

    def __init__(self, database: Path) -> None:
        begun = time.perf_counter()
        command = [sys.executable, "-c", SERVER, str(database), "0"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
        assert self._process.stdout is not None
        address = self._process.stdout.readline().strip()
        if not address:
            raise SystemExit("the server did not start")
        self.port = int(address.rpartition(":")[2])
        self.ask("GET", "/ready")
        self.start_time = time.perf_counter() - begun

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """One request; its answer."""
        headers = {"content-type": "application/json", "authorization": f"Bearer {TOKEN}"}
        sent = None if body is None else msgspec.json.encode(body)
        with urlopen(
            Request(f"http://127.0.0.1:{self.port}{path}", sent, headers, method=method), timeout=60
        ) as answer:
            return msgspec.json.decode(answer.read())

    def cpu(self) -> float:
        """Seconds of processor time so far, of the server alone."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Bytes that it holds."""
        status = Path(f"/proc/{self._process.pid}/status").read_text()
        return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1]) * 1024

    def table(self, game: str = "ledger", seats: tuple[str, ...] = ("me", "me"), **options: Any) -> str:
        """A new table; its id."""
        plan = [{"kind": kind} if kind == "me" else {"kind": "computer", "player": kind} for kind in seats]
        rules = {"pace": 0, "undo": "off"}
        return str(
            self.ask("POST", "/api/tables", {"game": game, "seats": plan, "options": options, "rules": rules})["id"]
        )

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait(30)


@contextmanager
def serving(name: str = "room.sqlite") -> Iterator[tuple[Server, Path]]:
    """A server with a store of its own."""
    with tempfile.TemporaryDirectory(prefix="load-") as folder:
        database = Path(folder) / name
        server = Server(database)
        try:
            yield server, database
        finally:
            server.stop()


class Crowd:
    """People at many tables, two at each; every table goes at the pace that `asked` sets."""

    def __init__(self, server: Server, tables: list[str], asked: Callable[[Person], None]) -> None:
        self.took: list[float] = []
        self.people: list[Person] = []
        self._server, self._tables, self._asked = server, tables, asked
        self.going = False

    async def sit(self) -> None:
        """Have all of them connected; nobody chooses yet."""
        for table in self._tables:
            watched = Watched()
            for seat in (0, 1):
                self.people.append(
                    await sit_down(self._server.port, table, TOKEN, seat, watched, self._wanted, self.took.append)
                )

    def _wanted(self, person: Person) -> None:
        if self.going:
            self._asked(person)

    def begin(self) -> None:
        self.going = True
        for person in self.people:
            if person.ask is not None:
                self._asked(person)

    def end(self) -> None:
        self.going = False
        for person in self.people:
            person.leave()

    @property
    def choices(self) -> int:
        """How many everybody has seen."""
        return len(self.took)

    def refusals(self) -> list[str]:
        return [code for person in self.people for code in person.refused]


def percentile(took: list[float], share: float) -> float:
    """Milliseconds that so many of them did not take longer than."""
    ordered = sorted(took)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] * 1e3


async def throughput(accounts: int, seconds: float) -> tuple[float, float, float, float]:
    """As fast as they are answered: decisions per server CPU second, per second, per commit; bytes to each seat."""
    with serving() as (server, _):
        crowd = Crowd(server, [server.table(accounts=accounts) for _ in range(TABLES)], lambda person: person.choose())
        await crowd.sit()
        crowd.begin()
        await asyncio.sleep(1)
        choices, cpu, begun, commits = (
            crowd.choices,
            server.cpu(),
            time.perf_counter(),
            _figure(server, "miskatonic_commits_total"),
        )
        came = sum(person.bytes for person in crowd.people)
        await asyncio.sleep(seconds)
        choices, cpu = crowd.choices - choices, server.cpu() - cpu
        wall, commits = time.perf_counter() - begun, _figure(server, "miskatonic_commits_total") - commits
        came = sum(person.bytes for person in crowd.people) - came
        crowd.end()
        assert not crowd.refusals(), crowd.refusals()[:3]
    return choices / cpu, choices / wall, choices / commits, came / choices / 2


async def latency(rate: float, seconds: float) -> tuple[float, float, float]:
    """So many decisions a second, at any moments: p50 and p99 until all have seen it, and the rate reached."""
    loop, chance = asyncio.get_running_loop(), Random(1)
    pause = TABLES / rate

    def later(person: Person) -> None:
        loop.call_later(chance.uniform(0, 2 * pause), choose, person)

    def choose(person: Person) -> None:
        if crowd.going and person.ask is not None:
            person.choose()

    with serving() as (server, _):
        crowd = Crowd(server, [server.table(accounts=SMALL) for _ in range(TABLES)], later)
        await crowd.sit()
        crowd.begin()
        await asyncio.sleep(2)
        gc.collect()
        gc.disable()
        crowd.took.clear()
        await asyncio.sleep(seconds)
        took = crowd.took.copy()
        gc.enable()
        crowd.end()
        assert not crowd.refusals(), crowd.refusals()[:3]
    return percentile(took, 0.5), percentile(took, 0.99), len(took) / seconds


async def mixed(seconds: float) -> tuple[float, float]:
    """Tables of Among Cultists with one person and three computer players: decisions a second, of people alone."""
    with serving() as (server, _):
        seats = ("me", "random", "random", "random")
        tables = [server.table("cultists", seats) for _ in range(TABLES)]
        entries = _figure(server, "miskatonic_entries_total")
        people: list[Person] = []
        for number, table in enumerate(tables):
            choose = partial(_any, Random(number))
            people.append(await sit_down(server.port, table, TOKEN, 0, Watched(), choose, lambda _: None))
        begun = time.perf_counter()
        await asyncio.sleep(seconds)
        wall = time.perf_counter() - begun
        entries, own = _figure(server, "miskatonic_entries_total") - entries, sum(person.done for person in people)
        for person in people:
            person.leave()
    return entries / wall, own / wall


def _any(chance: Random, person: Person) -> None:
    person.choose(chance.randrange(99))


def _figure(server: Server, name: str) -> float:
    with urlopen(f"http://127.0.0.1:{server.port}/metrics", timeout=60) as answer:
        return float(answer.read().decode().partition(f"\n{name} ")[2].split()[0])


async def memory() -> tuple[float, float]:
    """Bytes of a table that nobody looks at, and of one with two people, after forty choices."""
    with serving() as (server, _):
        first = [server.table(accounts=SMALL) for _ in range(50)]
        before = server.memory()
        idle = [server.table(accounts=SMALL) for _ in range(1000)]
        after = server.memory()
        crowd = Crowd(server, idle[:TABLES], lambda person: person.choose() if person.choices < 40 else None)
        await crowd.sit()
        crowd.begin()
        await asyncio.sleep(4)
        active = server.memory()
        crowd.end()
        assert first
    return (after - before) / len(idle), (active - after) / TABLES + (after - before) / len(idle)


async def start() -> float:
    """Seconds from the start of the program to an answer of /ready, with many tables in the store."""
    with serving() as (server, database):
        made = server.table(accounts=SMALL)
        _multiply(database, made)
        server.stop()
        again = Server(database)
        try:
            assert len(again.ask("GET", "/api/tables")) > 1
        finally:
            again.stop()
    return again.start_time


def _multiply(database: Path, table: str) -> None:
    """Have the store hold the same table many times under other names."""
    import sqlite3

    with sqlite3.connect(database) as store:
        for number in range(MANY):
            name = f"copy{number:08d}"
            store.execute("INSERT INTO rooms SELECT ?, game, made FROM rooms WHERE id = ?", (name, table))
            store.execute("INSERT INTO places SELECT person, ? FROM places WHERE room = ?", (name, table))
            store.execute("INSERT INTO entries SELECT ?, version, entry FROM entries WHERE room = ?", (name, table))
    store.close()


async def figures(seconds: float, only: str) -> Rows:
    """Everything, one after another."""
    rows: Rows = []

    def row(name: str, value: str) -> None:
        rows.append((name, value))
        print(f"  {name:<66}  {value}", flush=True)

    for name, accounts in (("2 kB", SMALL), ("20 kB", BIG)):
        if only in ("", "throughput", name):
            calib = calibrate()
            each_cpu, each, batch, size = await throughput(accounts, seconds)
            calib = (calib + calibrate()) / 2
            row(
                f"{TABLES} tables, 2 seats, views of {name}, as fast as they go",
                f"{each_cpu * calib / REFERENCE_MS:,.0f} decisions per server CPU second "
                f"({each_cpu:,.0f} as measured), {each:,.0f} decisions/s, {batch:.0f} a commit, "
                f"{size:,.0f} bytes to each seat",
            )
    if only in ("", "latency"):
        for rate in (200, 1000):
            half, most, reached = await latency(rate, seconds)
            row(
                f"{TABLES} tables, {rate:,} decisions/s, from a choice to both seats",
                f"p50 {half:.2f} ms, p99 {most:.2f} ms ({reached:,.0f}/s)",
            )
    if only in ("", "mixed"):
        all_, own = await mixed(seconds)
        row(
            f"{TABLES} tables of Among Cultists, 1 person and 3 computer players each",
            f"{all_:,.0f} decisions/s, {own:,.0f} of them by people",
        )
    if only in ("", "memory"):
        idle, active = await memory()
        row("memory of a table that nobody looks at", f"{idle / 1000:.0f} kB")
        row("memory of a table with two people, 40 choices on", f"{active / 1000:.0f} kB")
    if only in ("", "start"):
        row(f"from the start to ready, {MANY:,} tables in the store", f"{await start():.1f} s")
    return rows


def main() -> None:
    """Measure, print, and write if asked."""
    parser = argparse.ArgumentParser(prog="make load")
    parser.add_argument("only", nargs="?", default="", help="throughput, latency, mixed, memory or start; all without")
    parser.add_argument("--seconds", type=float, default=10, help="how long each load lasts (10)")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/performance.md")
    asked = parser.parse_args()
    head = (
        f"Python {platform.python_version()}, {os.cpu_count()} cores; calibration {calibrate():.1f} ms, "
        f"CPU figures as if it were {REFERENCE_MS:.0f} ms."
    )
    print(f"load: {head}")
    rows = uvloop.run(figures(asked.seconds, asked.only))
    if asked.write:
        write("load", head, rows)


if __name__ == "__main__":
    main()
