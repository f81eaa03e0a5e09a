"""`miskatonic games`: what can be played here."""

from __future__ import annotations

import typer

import miskatonic
from miskatonic import Text
from miskatonic.cli.settings import LangOption, Settings

__all__ = ["games", "no_games", "seats_of"]


def games(context: typer.Context, lang: LangOption = None) -> None:
    """List the games that are installed, with their numbers of seats.

    Examples:

      miskatonic games

      miskatonic --with ./mygame games
    """
    settings = Settings.of(context, lang)
    names = miskatonic.installed_games()
    if not names:
        typer.echo(no_games(settings))
    wide = max((len(name) for name in names), default=0)
    for name in names:
        typer.echo(f"{name:{wide}}  {settings.say(Text('cli-seats', {'range': seats_of(name)}))}")


def seats_of(name: str) -> str:
    """How many may sit at this game's table: "2-4"."""
    players = miskatonic.game_type(name).players
    return str(players[0]) if len(players) == 1 else f"{players[0]}-{players[-1]}"


def no_games(settings: Settings) -> str:
    """What can be done where no game is installed."""
    return settings.say(Text("cli-none-installed"))
