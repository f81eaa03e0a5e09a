"""The pages of campaigns in the store: each is kept with the first entries of its table, or neither is."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from sqlalchemy import func, insert, select, union
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from miskatonic.server.store.schema import campaigns, chapters, pages, partners, places
from miskatonic.server.store.store import Kept, Store, Unsaved

__all__ = ["KeptPage", "Pages"]


class KeptPage(Struct):
    """A new page of a campaign, with what the lists of campaigns need to know."""

    campaign: str
    version: int
    page: bytes
    game: str
    made: int
    """When it was written; of page 0, when the campaign was begun."""
    people: set[str]
    room: str = ""
    """The table that is being played."""


class Pages:
    """Campaigns in the database."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def last(self, campaign: str) -> tuple[int, bytes] | None:
        """The campaign as it stands, and the number of that page."""
        query = select(pages.c.version, pages.c.page).where(pages.c.campaign == campaign)
        rows = await self.store.rows(query.order_by(pages.c.version.desc()).limit(1))
        return (rows[0][0], rows[0][1]) if rows else None

    async def campaigns_of(self, person: str, most: int) -> list[str]:
        """The campaigns that a person has begun, plays in, or has sat at a table of; newest first."""
        own = select(partners.c.campaign).where(partners.c.person == person)
        sat = select(chapters.c.campaign).join(places, places.c.room == chapters.c.room)
        those = union(own, sat.where(places.c.person == person)).subquery()
        query = select(campaigns.c.id).where(campaigns.c.id.in_(select(those.c.campaign)))
        return await self.store.column(query.order_by(campaigns.c.made.desc()).limit(most))

    async def begun_by(self, person: str, since: int) -> int:
        """How many campaigns this person has begun or joined since then."""
        query = select(func.count()).select_from(campaigns).join(partners, partners.c.campaign == campaigns.c.id)
        found = await self.store.column(query.where(partners.c.person == person, campaigns.c.made >= since))
        return int(found[0])

    async def add(self, new: Sequence[KeptPage], table: Kept | None = None) -> bool:
        """Keep these pages, and the beginning of the table that the last of them names; false, if one is there already.

        All of it is kept or nothing.
        """
        try:
            async with self.store.engine.begin() as connection:
                for page in new:
                    await self._insert(connection, page)
                if table is not None:
                    await self.store.insert(connection, [table])
        except IntegrityError:
            return False
        except (SQLAlchemyError, OSError) as error:
            raise Unsaved(str(error)) from error
        return True

    async def _insert(self, connection: AsyncConnection, page: KeptPage) -> None:
        row = {"campaign": page.campaign, "version": page.version, "page": page.page}
        await connection.execute(insert(pages), [row])
        if not page.version:
            begun = {"id": page.campaign, "game": page.game, "made": page.made}
            await connection.execute(insert(campaigns), [begun])
        if page.people:
            known = [{"person": person, "campaign": page.campaign} for person in sorted(page.people)]
            await connection.execute(self.store.if_new(partners), known)
        if page.room:
            await connection.execute(self.store.if_new(chapters), [{"room": page.room, "campaign": page.campaign}])
