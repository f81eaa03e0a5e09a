"""The room: all tables that are in use at this node, brought from the store when somebody wants them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from logging import getLogger

from miskatonic.server import entries as e
from miskatonic.server.errors import Busy, Conflict, NotFound
from miskatonic.server.sitting import Sitting
from miskatonic.server.store import Kept, Store, Unsaved, Writer
from miskatonic.server.table import Table

__all__ = ["Room"]

log = getLogger(__name__)

Changed = Callable[[Sitting, bool], None]
"""Told of each table that has moved on, and whether that happened at this node."""


class Room:
    """Tables by id. A table that nobody uses leaves memory; the store brings it back."""

    def __init__(self, store: Store, most: int = 1000, idle: float = 120) -> None:
        self.store = store
        self.writer = Writer(store, self._settled)
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.changed: list[Changed] = []
        self.announce: Callable[[list[tuple[str, int]]], Awaitable[None]] | None = None
        """Tells other nodes which tables have moved on, and how far."""
        self._most = most
        self._idle = idle
        self._coming: dict[str, asyncio.Task[Sitting]] = {}

    # -- tables

    async def sitting(self, id: str) -> Sitting:
        """The table of this id."""
        found = self.sittings.get(id)
        if found is None:
            coming = self._coming.get(id)
            if coming is None:
                coming = self._coming[id] = asyncio.create_task(self._bring(id))
                coming.add_done_callback(lambda _: self._coming.pop(id, None))
            found = await asyncio.shield(coming)
        self._use(found)
        return found

    def make(self, id: str) -> Sitting:
        """A new table, with nothing at it yet."""
        made = Sitting(Table(id), self.writer)
        self.sittings[id] = made
        self._use(made)
        return made

    def forget(self, id: str) -> None:
        """Have a table leave memory."""
        self.sittings.pop(id, None)

    async def _bring(self, id: str) -> Sitting:
        brought = Sitting(await self._read(id), self.writer)
        self.sittings[id] = brought
        for tell in self.changed:
            tell(brought, False)
        return brought

    async def _read(self, id: str) -> Table:
        table = Table(id)
        for entry in await self.store.read(id):
            table.apply(e.decode(entry))
        if not table.version:
            raise NotFound.because("table-unknown", table=id)
        return table

    def _use(self, sitting: Sitting) -> None:
        sitting.used = asyncio.get_running_loop().time()
        self.sittings.move_to_end(sitting.table.id)

    def tidy(self) -> None:
        """Have tables leave that nobody uses."""
        now = asyncio.get_running_loop().time()
        for id, sitting in list(self.sittings.items()):
            crowded = len(self.sittings) > self._most
            if not crowded and now - sitting.used < self._idle:
                break
            if not (sitting.listened or sitting.unsaved or sitting.busy):
                del self.sittings[id]

    # -- what is kept

    async def _settled(self, batch: list[Kept], lost: set[str] | None) -> None:
        """After a commit: tell who waits, and everybody who looks on."""
        moved: list[tuple[str, int]] = []
        for kept in batch:
            sitting = self.sittings.get(kept.room)
            if sitting is None:
                continue
            if lost is None or kept.room in lost:
                await self._reload(sitting, lost is None)
                continue
            sitting.unsaved -= len(kept.entries)
            moved.append((kept.room, kept.version + len(kept.entries)))
            if not sitting.unsaved:
                sitting.publish()
                for waiting in _taken(sitting):
                    waiting.set_result(None)
                for tell in self.changed:
                    tell(sitting, True)
        if moved and self.announce is not None:
            await self.announce(moved)

    async def _reload(self, sitting: Sitting, broken: bool) -> None:
        """Be as the store says: another node was faster, or nothing could be kept."""
        self.writer.drop(sitting.table.id)
        sitting.unsaved = 0
        waiting = _taken(sitting)
        try:
            sitting.table = await self._read(sitting.table.id)
        except (NotFound, Unsaved):
            log.exception("table %s could not be read again", sitting.table.id)
            self.forget(sitting.table.id)
            broken = True
        for each in waiting:
            each.set_exception(Busy.because("unsaved") if broken else Conflict.because("stale"))
        sitting.publish()
        for tell in self.changed:
            tell(sitting, False)

    async def heard(self, moved: Sequence[tuple[str, int]]) -> None:
        """Another node says how far tables are: those in use here follow."""
        for id, version in moved:
            sitting = self.sittings.get(id)
            if sitting is None or sitting.unsaved or sitting.table.version >= version:
                continue
            first = sitting.table.version
            written = await self.store.read(id, first)
            if not self._stands(sitting, first):
                continue
            sitting.catch_up(written)
            sitting.publish()
            for tell in self.changed:
                tell(sitting, False)

    def _stands(self, sitting: Sitting, version: int) -> bool:
        """Whether nothing has happened there since."""
        known = self.sittings.get(sitting.table.id) is sitting
        return known and not sitting.unsaved and sitting.table.version == version


def _taken(sitting: Sitting) -> list[asyncio.Future[None]]:
    waiting, sitting.waiting = sitting.waiting, []
    return [each for each in waiting if not each.done()]
