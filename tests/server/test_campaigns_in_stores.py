"""Campaigns in both databases: the migrations make the tables that the code knows, and two nodes race for one page."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from miskatonic.server.backup import back_up, restore
from miskatonic.server.store import Store
from miskatonic.server.store.schema import METADATA

from .house import Guest, open_house
from .services import POSTGRES, postgres
from .test_campaigns import begun, chapters, look, opened, played

WITHOUT = pytest.mark.skipif(POSTGRES is None, reason="PostgreSQL is not installed")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=WITHOUT)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """A database of its own."""
    if request.param == "sqlite":
        yield str(tmp_path / "room.sqlite")
    else:
        with postgres() as address:
            yield address


def test_the_migrations_make_the_tables_that_the_code_knows(database: str) -> None:
    def compared(connection: Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    async def differences() -> Any:
        store = Store(database)
        await store.open()
        try:
            async with store.engine.connect() as connection:
                return await connection.run_sync(compared)
        finally:
            await store.close()

    assert asyncio.run(differences()) == []


def test_two_nodes_open_one_table_and_carry_its_result_back_once(database: str, tmp_path: Path) -> None:
    async def evening() -> None:
        async with open_house(database=database) as one, open_house(database=database) as other:
            ada = await one.guest()
            there = Guest(other, ada.token)
            made = await begun(ada)

            answers = await asyncio.gather(*[opened(guest, made["id"]) for guest in (ada, there) for _ in range(2)])
            assert {answer.status for answer in answers} == {201}
            (table,) = {answer.told["table"] for answer in answers}
            await played(one, table)
            other.room.forget(table)
            seen = await asyncio.gather(*[look(guest, made["id"]) for guest in (ada, there) for _ in range(3)])

            assert {(each["version"], *each["tables"], *chapters(each)) for each in seen} == {
                (2, table, "played", "next", "ahead")
            }
            saved = await back_up(one.room.store, tmp_path / "room.backup")
        async with open_house() as new:
            assert (saved.campaigns, saved.pages) == (1, 3)
            assert await restore(new.room.store, tmp_path / "room.backup") == saved
            assert await look(Guest(new, ada.token), made["id"]) == seen[0]

    asyncio.run(evening())
