"""The room: all tables that are in use at this node, brought from the store when somebody wants them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Sequence
from logging import getLogger
from typing import Protocol

from miskatonic import MiskatonicError
from miskatonic.server import entries as e
from miskatonic.server.errors import Busy, NotFound, Raced
from miskatonic.server.sitting import Sitting
from miskatonic.server.store import Kept, Store, Unsaved, Writer
from miskatonic.server.table import Table

__all__ = ["Room"]

log = getLogger(__name__)

Changed = Callable[[Sitting, bool], None]
"""Told of each table that has moved on, and whether that happened at this node."""


class Elsewhere(Protocol):
    """The other nodes that serve the same tables."""

    def moved(self, tables: Sequence[tuple[str, int]]) -> None:
        """Tell them that these tables are so far in the store."""
        ...

    def connected(self, sitting: Sitting) -> None:
        """Tell them that others are connected to this table here than before."""
        ...

    def brought(self, id: str) -> None:
        """Ask them who is connected to this table there."""
        ...


class Room:
    """Tables by id. A table that nobody uses leaves memory; the store brings it back."""

    def __init__(self, store: Store, most: int = 1000, idle: float = 120) -> None:
        self.store = store
        self.writer = Writer(store, self._kept, self._lost)
        self.sittings: OrderedDict[str, Sitting] = OrderedDict()
        self.changed: list[Changed] = []
        self.elsewhere: Elsewhere | None = None
        """Other nodes, where there are any."""
        self._most = most
        self._idle = idle
        self._coming: dict[str, asyncio.Task[Sitting]] = {}
        self._ahead: dict[str, int] = {}
        """How far other nodes say tables are that are on their way here."""

    # -- tables

    async def sitting(self, id: str) -> Sitting:
        """The table of this id. With several nodes it is as far as the store is, whoever wrote there last."""
        if self.elsewhere is not None and id in self.sittings:
            await self.heard(await self.store.versions([id]))
        found = self.sittings.get(id)
        if found is None:
            coming = self._coming.get(id)
            if coming is None:
                coming = self._coming[id] = asyncio.create_task(self._bring(id))
                coming.add_done_callback(lambda _: self._coming.pop(id, None))
            found = await asyncio.shield(coming)
        self._use(found)
        return found

    def holds(self, sitting: Sitting) -> bool:
        """Whether this is the sitting of its table, and not one that has left."""
        return self.sittings.get(sitting.table.id) is sitting

    def make(self, id: str) -> Sitting:
        """A new table, with nothing at it yet."""
        made = Sitting(Table(id), self.writer, self._connected)
        self.sittings[id] = made
        self._use(made)
        return made

    def forget(self, id: str) -> None:
        """Have a table leave memory; who listens comes back, and has it brought again."""
        gone = self.sittings.pop(id, None)
        if gone is not None:
            gone.astray = gone.gone = True
            gone.dismiss("moved")

    async def _bring(self, id: str) -> Sitting:
        table = _folded(id, await self.store.read(id))
        while table.version < self._ahead.pop(id, 0):
            table = _folded(id, await self.store.read(id))
        brought = Sitting(table, self.writer, self._connected)
        self.sittings[id] = brought
        for tell in self.changed:
            tell(brought, False)
        if self.elsewhere is not None:
            self.elsewhere.brought(id)
        return brought

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

    def _kept(self, batch: list[Kept]) -> None:
        """After a commit: tell who waits, and everybody who looks on."""
        sittings, moved = self.sittings, []
        for kept in batch:
            sitting = sittings.get(kept.room)
            if sitting is None:
                continue
            sitting.unsaved -= len(kept.entries)
            moved.append((kept.room, kept.version + len(kept.entries)))
            if not sitting.unsaved:
                self._tell(sitting, True)
                _release(sitting)
        if moved and self.elsewhere is not None:
            self.elsewhere.moved(moved)

    async def _lost(self, batch: list[Kept]) -> None:
        """After a commit that did not take these: be as the store says."""
        for kept in batch:
            sitting = self.sittings.get(kept.room)
            if sitting is not None:
                await self._reload(sitting, kept)

    async def _reload(self, sitting: Sitting, kept: Kept) -> None:
        """Be as the store says: another node was faster, or the store did not answer. Until then nothing happens here.

        If the store has what it was to keep all the same, all is well.
        """
        id = sitting.table.id
        self.writer.drop(id)
        sitting.astray, sitting.unsaved = True, 0
        try:
            written = await self.store.read(id)
            sitting.table = _folded(id, written)
        except (NotFound, Unsaved) as error:
            log.error("table %s can't be read again: %s", id, error)
            self.forget(id)
            _release(sitting, Busy.because("unsure"))
            return
        sitting.astray = False
        there = written[kept.version : kept.version + len(kept.entries)] == kept.entries
        waiting = sitting.waiting
        _release(sitting, None if there and len(waiting) == 1 else Raced.because("stale"))
        self._tell(sitting, False)

    def _tell(self, sitting: Sitting, ours: bool) -> None:
        """Tell those who look on, and the computer players. A game that breaks while it is told breaks no other."""
        self._publish(sitting)
        for tell in self.changed:
            tell(sitting, ours)

    def _publish(self, sitting: Sitting) -> None:
        try:
            sitting.publish()
        except Exception:
            log.exception("table %s can't be told", sitting.table.id)
            sitting.dismiss("fault")

    def _connected(self, sitting: Sitting) -> None:
        if self.elsewhere is not None:
            self.elsewhere.connected(sitting)

    def connected_elsewhere(self, id: str, node: str, seats: frozenset[int]) -> None:
        """Another node says whose people are connected there."""
        sitting = self.sittings.get(id)
        if sitting is not None and sitting.connected_elsewhere(node, seats):
            self._publish(sitting)

    async def heard(self, moved: Sequence[tuple[str, int]]) -> None:
        """Another node says how far tables are: those in use here follow."""
        for id, version in moved:
            sitting = self.sittings.get(id)
            if sitting is not None:
                await self._follow(sitting, version)
            elif id in self._coming:
                self._ahead[id] = max(version, self._ahead.get(id, 0))

    async def look_around(self) -> None:
        """Ask the store how far the tables in use are, in case another node's word was lost."""
        await self.heard(await self.store.versions(list(self.sittings)))

    async def _follow(self, sitting: Sitting, version: int) -> None:
        first = sitting.table.version
        if first >= version or not self._stands(sitting, first):
            return
        written = await self.store.read(sitting.table.id, first)
        if self._stands(sitting, first):
            sitting.catch_up(written)
            self._tell(sitting, False)

    def _stands(self, sitting: Sitting, version: int) -> bool:
        """Whether nothing has happened there since."""
        return self.holds(sitting) and not sitting.unsaved and not sitting.astray and sitting.table.version == version


def _folded(id: str, written: Sequence[bytes]) -> Table:
    """The table that these entries make."""
    if not written:
        raise NotFound.because("table-unknown", table=id)
    table = Table(id)
    for entry in written:
        table.apply(e.decode(entry))
    return table


def _release(sitting: Sitting, error: MiskatonicError | None = None) -> None:
    """Let those go on who waited: who wanted something done hears whether it was; who looks may look now."""
    waiting, sitting.waiting = sitting.waiting, []
    looking, sitting.looking = sitting.looking, []
    for then in waiting:
        then(error)
    for future in looking:
        if not future.done():
            future.set_result(None)
