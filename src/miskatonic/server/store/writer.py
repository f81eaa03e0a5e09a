"""The writer: all that happens at all tables while the last commit was under way goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import getLogger

from miskatonic.server.store.store import Kept, Store, Unsaved

__all__ = ["Writer"]

log = getLogger(__name__)

Told = Callable[[list[Kept]], None]
"""Called after each commit with what was kept."""
Lost = Callable[[list[Kept]], Awaitable[None]]
"""Called with what could not be kept, because another node was faster or the store did not answer."""


class Writer:
    """One transaction for all tables of a turn of the loop.

    Where the store can, it is done at the end of that turn. Otherwise a task does it, and what happens meanwhile waits.
    """

    def __init__(self, store: Store, told: Told, lost: Lost) -> None:
        self._store = store
        self._told, self._lost = told, lost
        self._batch: dict[str, Kept] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self._called = False
        """Whether the end of this turn is waited for."""
        self._busy = False
        """Whether the task is at it."""
        self.commits = 0
        self.entries = 0
        self.failures = 0
        self.races = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Keep what is left, then stop."""
        while self._batch or self._busy:
            await asyncio.sleep(0.005)
        if self._tidying is not None:
            await self._tidying
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def add(self, new: Kept) -> None:
        """Have these entries kept with the next commit."""
        waiting = self._batch.get(new.room)
        if waiting is None:
            self._batch[new.room] = new
        else:
            waiting.entries += new.entries
            waiting.people |= new.people
        if not (self._busy or self._called):
            self._called = True
            asyncio.get_running_loop().call_soon(self._at_once)

    def drop(self, room: str) -> None:
        """Forget what waits for a table that has lost a race."""
        self._batch.pop(room, None)

    def _at_once(self) -> None:
        """Keep what has come together, if that needs no waiting; otherwise the task does, and this is tried again."""
        self._called = False
        batch = list(self._batch.values())
        if not batch:
            return
        if not self._store.keep_at_once(batch):
            self._busy = True
            self._some.set()
            return
        self._batch = {}
        self.commits += 1
        self._tell(batch)
        if self._store.swollen and self._tidying is None:
            self._tidying = asyncio.create_task(self._tidy())

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            batch, self._batch = list(self._batch.values()), {}
            lost = await self._keep(batch)
            self._tell([each for each in batch if each.room not in lost])
            if lost:
                await self._take_back([each for each in batch if each.room in lost])
            self._busy = False
            self._at_once()

    async def _keep(self, batch: list[Kept]) -> set[str]:
        """The tables of which nothing was kept."""
        try:
            lost = await self._store.keep(batch)
        except Unsaved as error:
            self.failures += 1
            log.error("nothing could be kept: %s", error)
            return {kept.room for kept in batch}
        self.commits += 1
        self.races += len(lost)
        return lost

    async def _tidy(self) -> None:
        try:
            await self._store.tidy()
        except Unsaved as error:
            log.warning("the store could not be tidied: %s", error)
        self._tidying = None

    def _tell(self, kept: list[Kept]) -> None:
        self.entries += sum([len(each.entries) for each in kept])
        try:
            self._told(kept)
        except Exception:
            log.exception("what was kept could not be told")

    async def _take_back(self, lost: list[Kept]) -> None:
        try:
            await self._lost(lost)
        except Exception:
            log.exception("what was not kept could not be taken back")
