"""The short way into SQLite: at once, or not at all; then the long way is taken."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from miskatonic.server.store import Kept, Store, promptly


def test_new_entries_are_there_as_soon_as_it_says_so(tmp_path: Path) -> None:
    async def kept() -> tuple[bool, list[bytes]]:
        store = await opened(tmp_path)
        done = store.keep_at_once([Kept("one", 0, [b"a", b"b"]), Kept("two", 0, [b"c"])])
        with closing(sqlite3.connect(tmp_path / "room.sqlite")) as other:
            found = [entry for (entry,) in other.execute("SELECT entry FROM entries ORDER BY entry")]
        await store.close()
        return done, found

    assert asyncio.run(kept()) == (True, [b"a", b"b", b"c"])


def test_of_a_batch_with_a_version_that_is_taken_nothing_is_kept_at_once(tmp_path: Path) -> None:
    async def kept() -> tuple[bool, list[bytes], set[str], list[bytes]]:
        store = await opened(tmp_path)
        store.keep_at_once([Kept("one", 0, [b"first"])])
        batch = [Kept("two", 0, [b"c"]), Kept("one", 0, [b"second"])]
        done, there = store.keep_at_once(batch), await store.read("two")
        lost = await store.keep(batch)
        after = [*await store.read("one"), *await store.read("two")]
        await store.close()
        return done, there, lost, after

    assert asyncio.run(kept()) == (False, [], {"one"}, [b"first", b"c"])


def test_while_somebody_else_writes_it_does_not_wait(tmp_path: Path) -> None:
    async def kept() -> tuple[bool, bool, list[bytes]]:
        store = await opened(tmp_path)
        with closing(sqlite3.connect(tmp_path / "room.sqlite", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            locked = store.keep_at_once([Kept("one", 0, [b"a"])])
            other.execute("COMMIT")
        free = store.keep_at_once([Kept("one", 0, [b"a"])])
        found = await store.read("one")
        await store.close()
        return locked, free, found

    assert asyncio.run(kept()) == (False, True, [b"a"])


def test_new_tables_and_people_go_the_long_way(tmp_path: Path) -> None:
    async def kept() -> tuple[bool, bool]:
        store = await opened(tmp_path)
        made = store.keep_at_once([Kept("one", 0, [b"a"], game="laboratory")])
        sat = store.keep_at_once([Kept("one", 0, [b"a"], people={"somebody"})])
        await store.close()
        return made, sat

    assert asyncio.run(kept()) == (False, False)


def test_a_log_that_has_grown_long_is_brought_back_and_begun_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(promptly, "FULL", 50)

    async def kept() -> tuple[list[bool], int, int, list[bytes]]:
        store = await opened(tmp_path)
        told = []
        for number in range(60):
            store.keep_at_once([Kept("one", number, [b"x" * 100])])
            told.append(store.swollen)
        await store.tidy()
        long = (tmp_path / "room.sqlite-wal").stat().st_size
        store.keep_at_once([Kept("one", 60, [b"last"])])
        after = (tmp_path / "room.sqlite-wal").stat().st_size
        found = await store.read("one", 60)
        await store.close()
        return told, long, after, found

    told, long, after, found = asyncio.run(kept())
    assert told.index(True) == 49
    assert told.count(True) == 1
    assert after == long
    assert found == [b"last"]


async def opened(folder: Path) -> Store:
    store = Store(str(folder / "room.sqlite"))
    await store.open()
    return store
