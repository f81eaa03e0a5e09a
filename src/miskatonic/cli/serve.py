"""`miskatonic serve`: the game room for browsers and programs."""

from __future__ import annotations

from typing import Annotated

import typer

from miskatonic.cli.settings import Settings as Common

__all__ = ["serve"]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    database_url: Annotated[
        str,
        typer.Option(envvar="MISKATONIC_DATABASE_URL", help="An SQLite file, or postgresql://user:word@host/name."),
    ] = "",
    live_url: Annotated[
        str,
        typer.Option(envvar="MISKATONIC_LIVE_URL", help="With several nodes: redis://... or postgresql://..."),
    ] = "",
    thinkers: Annotated[int, typer.Option(help="Processes for computer players; 0 for one less than cores.")] = 0,
) -> None:
    """Open the game room for browsers, and print its address.

    Examples:

      miskatonic serve

      miskatonic serve --host 0.0.0.0 --port 80

      miskatonic serve --database-url postgresql://room:secret@db/room --live-url redis://live
    """
    from miskatonic.server.serving import run
    from miskatonic.server.settings import Settings

    settings = Settings(host=host, port=port, database=database_url, live=live_url, loads=Common.of(context).loads)
    if thinkers:
        settings.thinkers = thinkers
    run(settings)
