"""`miskatonic serve`: the game room for browsers and programs."""

from __future__ import annotations

from typing import Annotated

import typer

from miskatonic import Text
from miskatonic.cli.backup import DatabaseOption
from miskatonic.cli.play import play
from miskatonic.cli.settings import Settings as Common

__all__ = ["serve"]


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)] = 8000,
    database_url: DatabaseOption = "",
    live_url: Annotated[
        str,
        typer.Option(envvar="MISKATONIC_LIVE_URL", help="With several nodes: redis://... or postgresql://..."),
    ] = "",
    thinkers: Annotated[int, typer.Option(help="Processes for computer players; 0 for one less than cores.")] = 0,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open it in the browser; where it was not built, play in the terminal.")
    ] = False,
) -> None:
    """Open the game room for browsers, and print its address.

    Examples:

      miskatonic serve

      miskatonic serve --open

      miskatonic serve --host 0.0.0.0 --port 80

      miskatonic serve --database-url postgresql://room:secret@db/room --live-url redis://live
    """
    from miskatonic.server.serving import is_open, run, show
    from miskatonic.server.settings import Settings

    common = Common.of(context)
    settings = Settings(host=host, port=port, database=database_url, live=live_url, loads=common.loads)
    if thinkers:
        settings.thinkers = thinkers
    if open_browser and not settings.has_client:
        typer.echo(common.say(Text("cli-no-browser")), err=True)
        play(context)
        return
    there = is_open(settings) if open_browser else None
    if there is not None:
        typer.echo(common.say(Text("cli-room-open", {"address": there})))
        show(there)
        return
    run(settings, opens=open_browser)
