"""From opening the table to clearing it away: what stays on the terminal is how it ended, and how to go on."""

from __future__ import annotations

import typer

from miskatonic import Text
from miskatonic.cli.match import Match
from miskatonic.cli.screen import Screen
from miskatonic.cli.tables import drawing_of
from miskatonic.cli.tables.shell import TableApp
from miskatonic.cli.telling import ending

__all__ = ["play_at_table"]


def play_at_table(match: Match, screen: Screen) -> None:
    """Play on the whole screen until the game is over or the people leave."""
    table = TableApp(match, drawing_of(match.game), screen.settings.lang)
    left = table.run()
    screen.settings.lang = table.lang
    if match.game.over:
        match.save.finish()
        for said in ending(match.game, table.lang):
            screen.line(said, "name")
        typer.echo(screen.say(Text("cli-saved", {"path": str(match.save.path)})))
        return
    match.save.close()
    typer.echo(screen.say(Text("cli-saved", {"path": str(match.save.path)})))
    screen.line(screen.say(Text("cli-go-on")))
    if left == "interrupted":
        raise typer.Exit(130)
    if left is None:
        raise typer.Exit(1)
