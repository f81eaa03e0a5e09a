"""Processes that think: each keeps the games it was asked about, so that only new choices are sent to it."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from logging import getLogger
from multiprocessing import get_context
from secrets import choice
from zlib import crc32

from miskatonic import line_of
from miskatonic.server.computers.worker import Problem, begin, think
from miskatonic.server.people import new_token
from miskatonic.server.table import Table

__all__ = ["Brains"]

log = getLogger(__name__)

NICE = 5
"""People come first: thinking gets less of the processor than serving."""


class Brains:
    """As many processes as wanted; a table always asks the same one."""

    def __init__(self, count: int, budget: float, loads: Sequence[str] = ()) -> None:
        self._brains = [_Brain(tuple(loads)) for _ in range(max(1, count))]
        self._budget = budget
        self._seed = new_token()

    async def choose(self, table: Table, seat: int, player: str) -> str:
        """What this kind of player chooses for the seat, if it is still asked by the time it comes to think.

        One that takes too long, or breaks, is replaced by chance.
        """
        brain = self._brains[crc32(table.id.encode()) % len(self._brains)]
        try:
            return await brain.choose(table, seat, player, f"{self._seed}:{table.id}:{seat}", self._budget)
        except TimeoutError:
            log.warning("player %s took more than %s s at table %s", player, self._budget, table.id)
            brain.kill()
        except BrokenProcessPool:
            log.warning("player %s ended its process at table %s", player, table.id)
            brain.kill()
        except Exception:
            log.exception("player %s failed at table %s", player, table.id)
        assert table.game is not None
        decision = table.game.decision(seat)
        return choice(decision.options).key if decision is not None else ""

    def stop(self) -> None:
        for brain in self._brains:
            brain.kill()


class _Brain:
    """One process, begun when it is first needed and begun anew after it was killed."""

    def __init__(self, loads: tuple[str, ...]) -> None:
        self._loads = loads
        self._pool: ProcessPoolExecutor | None = None
        self._process = 0
        self._sent: dict[str, tuple[int, int]] = {}
        self._turn = asyncio.Lock()

    async def choose(self, table: Table, seat: int, player: str, seed: str, budget: float) -> str:
        """The budget is for thinking; waiting for one's turn doesn't count."""
        async with self._turn:
            pool = await self._ready()
            async with asyncio.timeout(budget):
                return await self._think(pool, table, seat, player, seed)

    async def _think(self, pool: ProcessPoolExecutor, table: Table, seat: int, player: str, seed: str) -> str:
        loop = asyncio.get_running_loop()
        for whole in (False, True):
            if table.game is None or table.game.decision(seat) is None:
                return ""  # others have chosen while this one waited for its turn, and nobody asks it any more
            problem = self._problem(table, seat, player, seed, whole)
            self._sent[table.id] = (problem.mended, problem.start + len(problem.entries))
            key = await loop.run_in_executor(pool, think, problem)
            if key is not None:
                return key
        raise RuntimeError(f"the copy of table {table.id} can't be made")

    def kill(self) -> None:
        """End the process, whatever it does."""
        pool, self._pool = self._pool, None
        self._sent.clear()
        if pool is not None:
            if self._process:
                os.kill(self._process, signal.SIGTERM)
            pool.shutdown(wait=False, cancel_futures=True)

    async def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, mp_context=get_context("spawn"))
            loop = asyncio.get_running_loop()
            self._process = await loop.run_in_executor(self._pool, begin, self._loads, NICE)
        return self._pool

    def _problem(self, table: Table, seat: int, player: str, seed: str, whole: bool) -> Problem:
        game = table.game
        assert game is not None
        mended, start = self._sent.get(table.id, (-1, 0))
        whole = whole or mended != table.mended
        journal = game.journal
        start = 0 if whole else start
        header = line_of(journal.header) if whole else ""
        return Problem(table.id, table.mended, start, header, journal.entries[start:], seat, player, seed)
