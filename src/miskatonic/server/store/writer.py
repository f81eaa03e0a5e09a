"""The writer: all that happens at all tables while the last commit was under way goes into the next one."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from logging import getLogger

from miskatonic.server.store.store import Kept, Store, Unsaved

__all__ = ["Writer"]

log = getLogger(__name__)

Settled = Callable[[list[Kept], set[str] | None], Awaitable[None]]
"""Called after each commit with what was kept, and the tables that lost a race; None if nothing could be kept."""


class Writer:
    """Commits in one task, one transaction for all tables of a tick."""

    def __init__(self, store: Store, settled: Settled) -> None:
        self._store = store
        self._settled = settled
        self._batch: dict[str, Kept] = {}
        self._some = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._busy = False
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
        self._some.set()

    def drop(self, room: str) -> None:
        """Forget what waits for a table that has lost a race."""
        self._batch.pop(room, None)

    async def _run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            batch, self._batch = list(self._batch.values()), {}
            if not batch:
                continue
            self._busy = True
            try:
                await self._settled(batch, await self._keep(batch))
            except Exception:
                log.exception("what was kept could not be told")
            self._busy = False

    async def _keep(self, batch: list[Kept]) -> set[str] | None:
        try:
            lost = await self._store.keep(batch)
        except Unsaved as error:
            self.failures += 1
            log.error("nothing could be kept: %s", error)
            return None
        self.commits += 1
        self.races += len(lost)
        self.entries += sum(len(kept.entries) for kept in batch if kept.room not in lost)
        return lost
