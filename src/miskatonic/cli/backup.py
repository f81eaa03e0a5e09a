"""`miskatonic backup` and `miskatonic restore`: the game room's tables and campaigns in one file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from miskatonic import Text
from miskatonic.cli.settings import LangOption, Settings

if TYPE_CHECKING:
    from miskatonic.server.backup import Tally
    from miskatonic.server.store import Store

__all__ = ["DatabaseOption", "backup", "restore"]

DatabaseOption = Annotated[
    str,
    typer.Option(envvar="MISKATONIC_DATABASE_URL", help="An SQLite file, or postgresql://user:word@host/name."),
]


def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="The file to write.", dir_okay=False)],
    database_url: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Save all tables and campaigns of the game room in one file, also while the server runs.

    Examples:

      miskatonic backup tables.backup

      miskatonic backup tables.backup --database-url postgresql://room:secret@db/room
    """
    from miskatonic.server.backup import back_up

    done = asyncio.run(_with_store(database_url, lambda store: back_up(store, file)))
    text = Text("cli-backup-done", {**_counted(done), "path": str(file)})
    typer.echo(Settings.of(context, lang).say(text))


def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A file that backup has written.", exists=True, dir_okay=False)],
    database_url: DatabaseOption = "",
    lang: LangOption = None,
) -> None:
    """Put the tables and campaigns of a backup into the game room; those that are there already stay as they are.

    Examples:

      miskatonic restore tables.backup

      miskatonic restore tables.backup --database-url postgresql://room:secret@db/room
    """
    from miskatonic.server.backup import restore as put_back

    done = asyncio.run(_with_store(database_url, lambda store: put_back(store, file)))
    text = Text("cli-restore-done", {**_counted(done), "there": done.there})
    typer.echo(Settings.of(context, lang).say(text))


def _counted(done: Tally) -> dict[str, int | str | Text]:
    return {"tables": done.tables, "entries": done.entries, "campaigns": done.campaigns}


async def _with_store(database: str, act: Callable[[Store], Awaitable[Tally]]) -> Tally:
    from miskatonic.server.settings import Settings as Server
    from miskatonic.server.store import Store

    store = Store(Server(database=database).database)
    await store.open()
    try:
        return await act(store)
    finally:
        await store.close()
