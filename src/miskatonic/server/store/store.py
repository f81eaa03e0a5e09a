"""The store: reads and keeps the entries of tables. What `keep` has returned from is there after any crash."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct
from sqlalchemy import Insert, Select, Table, event, func, insert, make_url, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from miskatonic.server.store.promptly import Promptly
from miskatonic.server.store.schema import entries, pages, places, rooms

__all__ = ["Kept", "Store", "Unsaved"]

DRIVERS = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}

PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000", "cache_size=-8000")
MANY = 500
"""Tables that one query asks about."""


class Unsaved(Exception):
    """The database could not be reached, or refused: nothing of this was kept."""


class Kept(Struct):
    """New entries of one table, from `version` on, with what the lists of tables need to know."""

    room: str
    version: int
    entries: list[bytes]
    game: str = ""
    made: int = 0
    people: set[str] = set()


class Store:
    """The database. `url` is SQLAlchemy's, or the path of an SQLite file."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url if ":" in url.partition("/")[0] else f"sqlite:///{url}")
        driver = DRIVERS.get(self.url.drivername, self.url.drivername)
        self.url = self.url.set(drivername=driver)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self._engine: AsyncEngine | None = None
        self._writing: AsyncConnection | None = None
        self._promptly: Promptly | None = None

    @property
    def engine(self) -> AsyncEngine:
        if self._engine is None:
            raise RuntimeError("the store is not open: await open() first")
        return self._engine

    async def open(self) -> None:
        """Connect, and bring the database's tables up to date."""
        from miskatonic.server.store.migrate import upgrade

        if self.is_sqlite and self.url.database:
            Path(self.url.database).parent.mkdir(parents=True, exist_ok=True)
        self._engine = create_async_engine(self.url, pool_pre_ping=not self.is_sqlite)
        if self.is_sqlite:
            event.listen(self._engine.sync_engine, "connect", _tune)
        async with self._engine.begin() as connection:
            await connection.run_sync(upgrade)
        if self.is_sqlite and self.url.database and not self.url.query:
            self._promptly = Promptly(self.url.database, PRAGMAS)

    async def close(self) -> None:
        if self._promptly is not None:
            self._promptly.close()
            self._promptly = None
        if self._writing is not None:
            await self._writing.close()
            self._writing = None
        if self._engine is not None:
            await self._engine.dispose()

    async def read(self, room: str, after: int = 0) -> list[bytes]:
        """The entries of a table from this version on; none if there is no such table."""
        query = select(entries.c.entry).where(entries.c.room == room, entries.c.version >= after)
        return await self.column(query.order_by(entries.c.version))

    async def versions(self, those: Sequence[str]) -> list[tuple[str, int]]:
        """How many entries each of these tables has."""
        count = func.max(entries.c.version) + 1
        found: list[tuple[str, int]] = []
        for first in range(0, len(those), MANY):
            part = entries.c.room.in_(those[first : first + MANY])
            query = select(entries.c.room, count).where(part).group_by(entries.c.room)
            found += [(room, version) for room, version in await self.rows(query)]
        return found

    async def rooms_of(self, person: str, most: int) -> list[str]:
        """The tables that a person has made or sat at, newest first."""
        query = select(rooms.c.id).join(places, places.c.room == rooms.c.id).where(places.c.person == person)
        return await self.column(query.order_by(rooms.c.made.desc()).limit(most))

    async def made_by(self, person: str, since: int) -> int:
        """How many tables this person has made or sat down at since then."""
        query = select(rooms.c.id).join(places, places.c.room == rooms.c.id)
        return len(await self.column(query.where(places.c.person == person, rooms.c.made >= since)))

    async def ping(self) -> None:
        """Raise `Unsaved` if the database can't be reached."""
        await self.column(select(1))

    async def column(self, query: Select[Any]) -> list[Any]:
        """The first column of what is found."""
        return [row[0] for row in await self.rows(query)]

    async def rows(self, query: Select[Any]) -> Sequence[Any]:
        """What is found."""
        try:
            async with self.engine.connect() as connection:
                found: Sequence[Any] = (await connection.execute(query)).all()
                return found
        except (SQLAlchemyError, OSError) as error:
            raise Unsaved(str(error)) from error

    def keep_at_once(self, batch: Sequence[Kept]) -> bool:
        """Keep new entries of many tables before anything else happens; False, with nothing kept, if that takes `keep`.

        New tables and new people are rare, and whoever has to wait for another writer should wait elsewhere.
        """
        if self._promptly is None:
            return False
        rows = []
        for kept in batch:
            if kept.game or kept.people:
                return False
            rows += [(kept.room, version, entry) for version, entry in enumerate(kept.entries, kept.version)]
        return self._promptly.insert(rows)

    @property
    def swollen(self) -> bool:
        """Whether so much was kept at once that it is time to `tidy`; told once."""
        return self._promptly is not None and self._promptly.full

    async def tidy(self) -> None:
        """Have SQLite bring its log back into the file, most of it beside other writing, and begin it anew."""
        try:
            async with self.engine.connect() as connection:
                for mode in ("PASSIVE", "RESTART"):
                    await connection.execute(text(f"PRAGMA wal_checkpoint({mode})"))
        except (SQLAlchemyError, OSError) as error:
            raise Unsaved(str(error)) from error

    async def keep(self, batch: Sequence[Kept]) -> set[str]:
        """Keep new entries of many tables in one transaction; the tables whose versions another node has taken.

        Of a table, all new entries are kept or none.
        """
        ordered = sorted(batch, key=lambda kept: kept.room)
        try:
            connection = await self._connection()
            try:
                async with connection.begin():
                    await self.insert(connection, ordered)
                return set()
            except IntegrityError:
                async with connection.begin():
                    return {kept.room for kept in ordered if not await self._insert_alone(connection, kept)}
        except (SQLAlchemyError, OSError) as error:
            await self._give_up()
            raise Unsaved(str(error)) from error

    async def _connection(self) -> AsyncConnection:
        """One connection is kept for writing, so that a commit needs no checkout."""
        if self._writing is None:
            self._writing = await self.engine.connect()
        return self._writing

    async def _give_up(self) -> None:
        writing, self._writing = self._writing, None
        if writing is not None:
            await writing.invalidate()
            await writing.close()

    async def _insert_alone(self, connection: AsyncConnection, kept: Kept) -> bool:
        try:
            async with connection.begin_nested():
                await self.insert(connection, [kept])
        except IntegrityError:
            return False
        return True

    async def insert(self, connection: AsyncConnection, batch: Iterable[Kept]) -> None:
        """Put new entries in, with what the lists of tables need to know."""
        rows = [
            {"room": kept.room, "version": kept.version + number, "entry": entry}
            for kept in batch
            for number, entry in enumerate(kept.entries)
        ]
        await connection.execute(insert(entries), rows)
        new = [{"id": kept.room, "game": kept.game, "made": kept.made} for kept in batch if kept.game]
        if new:
            await connection.execute(insert(rooms), new)
        seated = [{"person": person, "room": kept.room} for kept in batch for person in sorted(kept.people)]
        if seated:
            await connection.execute(self.if_new(places), seated)

    def if_new(self, table: Table) -> Insert:
        """Put rows into this table that may be there already."""
        dialect: Any = sqlite if self.is_sqlite else postgresql
        statement: Insert = dialect.insert(table).on_conflict_do_nothing()
        return statement

    async def everything(self) -> AsyncIterator[tuple[Table, str, bytes]]:
        """All pages of all campaigns and all entries of all tables, in their order, as they stand at one moment."""
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.exec_driver_sql("BEGIN")
            else:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            for table in (pages, entries):
                owner, version, content = table.columns
                rows = await connection.stream(select(owner, content).order_by(owner, version))
                async for id, written in rows:
                    yield table, id, written


def _tune(connection: Any, _record: ConnectionPoolEntry) -> None:
    """A crash of the program loses nothing with WAL and NORMAL, and readers don't wait for the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
