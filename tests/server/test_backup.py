"""Backups: written while the server runs, restored into any database, refused when they are not whole."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

from miskatonic.cli import app
from miskatonic.server.backup import BackupError, Tally, back_up, restore
from miskatonic.server.store import Store

from .house import Guest, House, evening, open_house, seats


async def played(house: House) -> tuple[Guest, list[str]]:
    ada = await house.guest()
    made = [(await ada.make(seats=seats("me", "open")))["id"] for _ in range(3)]
    await ada.choose(made[0], 0)
    return ada, made


def test_what_was_saved_is_all_there_in_another_house(tmp_path: Path) -> None:
    file = tmp_path / "tables.backup"

    async def moved() -> None:
        async with open_house() as first:
            ada, made = await played(first)
            before = [await ada.look(table) for table in made]
            saved = await back_up(first.room.store, file)
        async with open_house() as second:
            assert await restore(second.room.store, file) == saved
            guest = Guest(second, ada.token)
            assert [await guest.look(table) for table in made] == before
            assert len((await guest.ask("GET", "/api/tables")).told) == 3

    asyncio.run(moved())


@evening
async def test_tables_that_are_there_already_stay_as_they_are(house: House) -> None:
    file = Path(house.settings.database).with_suffix(".backup")
    ada, made = await played(house)
    await back_up(house.room.store, file)
    await ada.choose(made[1], 0)
    before = await ada.look(made[1])

    done = await restore(house.room.store, file)

    assert done == Tally(0, 0, 3)
    assert await ada.look(made[1]) == before


@pytest.mark.parametrize("harm", ["cut", "empty", "other", "flipped"])
@evening
async def test_a_file_that_is_not_whole_restores_nothing(house: House, harm: str) -> None:
    file = Path(house.settings.database).with_suffix(".backup")
    await played(house)
    await back_up(house.room.store, file)
    data = file.read_bytes()
    middle = len(data) // 2
    flipped = data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]
    file.write_bytes({"cut": data[:-40], "empty": b"", "other": b"hello", "flipped": flipped}[harm])

    async with open_house() as other:
        with pytest.raises(BackupError):
            await restore(other.room.store, file)
        assert [line async for line in other.room.store.everything()] == []


@evening
async def test_wherever_a_bit_is_flipped_the_file_is_refused_in_words(house: House) -> None:
    file = Path(house.settings.database).with_suffix(".backup")
    await played(house)
    await back_up(house.room.store, file)
    data = file.read_bytes()

    for place in range(64, len(data), 97):  # before that, the packed file has its own name
        file.write_bytes(data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :])
        with pytest.raises(BackupError):
            await restore(house.room.store, file)


def test_the_commands_say_what_they_have_done(tmp_path: Path) -> None:
    database, other, file = (str(tmp_path / name) for name in ("room.sqlite", "other.sqlite", "tables.backup"))

    async def one_table() -> None:
        async with open_house(database=database) as house:
            await played(house)

    asyncio.run(one_table())
    saved = CliRunner().invoke(app, ["backup", file, "--database-url", database])
    restored = CliRunner().invoke(app, ["restore", file, "--database-url", other])
    again = CliRunner().invoke(app, ["restore", file, "--database-url", other])
    broken = CliRunner().invoke(app, ["restore", database, "--database-url", other])

    assert "3 tables" in saved.output
    assert "3 tables" in restored.output
    assert "already: 3" in again.output
    assert broken.exit_code == 2


@evening
async def test_a_backup_is_of_one_moment_while_people_play_on(house: House) -> None:
    file = Path(house.settings.database).with_suffix(".backup")
    ada, made = await played(house)

    async def go_on() -> None:
        for number in range(60):
            await ada.ask("POST", f"/api/tables/{made[number % 3]}/chat", {"id": str(number), "text": "!"})

    saved, _ = await asyncio.gather(back_up(house.room.store, file), go_on())

    async with open_house() as other:
        assert (await restore(other.room.store, file)).entries == saved.entries
        assert isinstance(other.room.store, Store)
        for table in made:
            await other.room.sitting(table)
