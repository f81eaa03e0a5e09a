"""The keeper of campaigns: brings them from the store, carries results back, and turns their pages one at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from logging import getLogger

from miskatonic import MiskatonicError
from miskatonic.server import entries as e
from miskatonic.server.campaigns import commands
from miskatonic.server.campaigns.pages import Page, decode, kept
from miskatonic.server.errors import Conflict, NotFound
from miskatonic.server.making import new_id
from miskatonic.server.room import Room
from miskatonic.server.sitting import Sitting
from miskatonic.server.store import Kept, Pages, Unsaved
from miskatonic.server.table import Table
from miskatonic.server.wire.campaigns import NextTable

__all__ = ["Keeper"]

log = getLogger(__name__)

RACES = 5
"""How often a page may be taken by somebody else before one gives up."""
FULL = 5000
"""Pages that a campaign may have: more than any guide takes."""


class Keeper:
    """All campaigns. Nothing of them stays in memory: they change rarely, and any node may have changed one."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.pages = Pages(room.store)
        self._carrying: dict[str, asyncio.Task[None]] = {}

    async def begin(self, page: Page) -> str:
        """Keep page 0 of a new campaign; its id."""
        id = new_id()
        if not await self.pages.add([kept(id, 0, page)]):
            raise Conflict.because("campaign-stale")
        return id

    async def look(self, id: str) -> tuple[int, Page]:
        """The campaign as it stands, with the number of its page. A result that waits is carried back first."""
        for _ in range(RACES):
            found = await self.pages.last(id)
            if found is None:
                raise NotFound.because("campaign-unknown", campaign=id)
            version, page = found[0], decode(found[1])
            settled = await self._settled(page)
            if settled is None:
                return version, page
            await self.pages.add([kept(id, version + 1, settled)])
        raise Conflict.because("campaign-stale")

    async def table_of(self, page: Page) -> Table | None:
        """The table that is being played, with all that has happened at it kept."""
        if not page.table:
            return None
        sitting = await self.room.sitting(page.table)
        await sitting.settled()
        return sitting.table

    async def _settled(self, page: Page) -> Page | None:
        """The page after the table of this one has come to its end; None while it has not."""
        table = await self.table_of(page)
        if table is None:
            return None
        if table.game is not None and table.game.over:
            return commands.carry_back(page, table)
        return commands.put_back(page) if table.closed else None

    async def turn(self, id: str, version: int | None, change: Callable[[Page], Page]) -> tuple[int, Page]:
        """Have this change happen to the page of this number; without one, to the last, whichever it is."""
        for _ in range(RACES):
            last, page = await self.look(id)
            if version is not None and version != last:
                raise Conflict.because("campaign-stale")
            after = change(page)
            if last >= FULL:
                raise Conflict.because("campaign-full")
            if await self.pages.add([kept(id, last + 1, after)]):
                return last + 1, after
        raise Conflict.because("campaign-stale")

    async def open_table(self, id: str, person: str, asked: NextTable) -> tuple[int, Page]:
        """Have the next game begin. Whoever asks while it is being played gets the table that there is."""
        last, page = await self.look(id)
        commands.let_in(page, person, await self.table_of(page))
        if page.table:
            return last, page
        if asked.version != last:
            raise Conflict.because("campaign-stale")
        table = new_id()
        after, entries = commands.open_table(page, person, id, table, asked)
        if await self.pages.add([kept(id, last + 1, after)], _first(table, entries)):
            return last + 1, after
        last, page = await self.look(id)  # somebody else was faster, perhaps the same person's second click
        if not page.table:
            raise Conflict.because("campaign-stale")
        return last, page

    # -- results

    def consider(self, sitting: Sitting, ours: bool) -> None:
        """A table has moved on: if it was the last move of a campaign's game, carry its result back at once.

        If that fails, or the server is killed before it, whoever looks at the campaign next has it carried.
        """
        table = sitting.table
        over = table.closed or (table.game is not None and table.game.over)
        if ours and over and table.made.campaign and table.id not in self._carrying:
            task = asyncio.create_task(self._carry(table.made.campaign), name=f"campaign {table.made.campaign}")
            self._carrying[table.id] = task
            task.add_done_callback(lambda _: self._carrying.pop(table.id, None))

    async def _carry(self, campaign: str) -> None:
        try:
            await self.look(campaign)
        except (MiskatonicError, Unsaved) as error:
            log.warning("campaign %s waits for its result: %s", campaign, error)

    async def stop(self) -> None:
        """Let those finish that carry results back."""
        await asyncio.gather(*self._carrying.values())


def _first(table: str, entries: list[e.Entry]) -> Kept:
    """The beginning of a table as the store takes it."""
    made = entries[0]
    assert isinstance(made, e.Made)
    people = {made.host} | {entry.holder for entry in entries if isinstance(entry, e.Sat) and entry.holder}
    return Kept(table, 0, [e.encode(entry) for entry in entries], made.game, made.at, people)
