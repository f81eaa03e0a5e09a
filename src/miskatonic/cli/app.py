"""The program `miskatonic`: its commands, each read only when it is used, and how it tells of mistakes."""

from __future__ import annotations

from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from miskatonic import MiskatonicError, Text, UnknownGame, installed_games
from miskatonic.cli.settings import Settings, language_here

__all__ = ["app", "main"]

COMMANDS = {
    "play": "miskatonic.cli.play",
    "campaign": "miskatonic.cli.campaign",
    "deck": "miskatonic.cli.deck",
    "serve": "miskatonic.cli.serve",
    "backup": "miskatonic.cli.backup",
    "restore": "miskatonic.cli.backup",
    "watch": "miskatonic.cli.watch",
    "replay": "miskatonic.cli.replay",
    "games": "miskatonic.cli.games",
    "rules": "miskatonic.cli.rules",
    "simulate": "miskatonic.cli.simulate",
    "fuzz": "miskatonic.cli.fuzz",
    "bench": "miskatonic.cli.bench",
}
"""Commands, in the order in which help lists them, and the modules that hold a function or a group of the same name."""


class Commands(TyperGroup):
    """Commands by name; a mistake of whoever typed one is a line on stderr and exit code 2."""

    def list_commands(self, ctx: Any) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS:
            return None
        found = getattr(import_module(COMMANDS[cmd_name]), cmd_name)
        if isinstance(found, typer.Typer):
            return typer.main.get_command(found)
        alone = typer.Typer(add_completion=False, rich_markup_mode=None)
        alone.command(cmd_name)(found)
        return typer.main.get_command(alone)

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        names: Any = dict.fromkeys(COMMANDS)
        self.commands = names  # for "did you mean"
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except MiskatonicError as error:
            settings = Settings.of(ctx)
            nothing = isinstance(error, UnknownGame) and not installed_games()
            said = settings.say(Text("cli-none-installed")) if nothing else error.say(settings.lang)
            typer.echo(said, err=True)
            raise typer.Exit(2) from error


app = typer.Typer(name="miskatonic", cls=Commands, no_args_is_help=True, rich_markup_mode=None)


def _tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"miskatonic {version('miskatonic')}")
        raise typer.Exit


@app.callback()
def common(
    context: typer.Context,
    loads: Annotated[
        list[str] | None,
        typer.Option("--with", metavar="MODULE_OR_FILE", help="Bring a game along, or content out of a file."),
    ] = None,
    _version: Annotated[
        bool, typer.Option("--version", callback=_tell_version, is_eager=True, help="Tell the version and leave.")
    ] = False,
) -> None:
    """Play rules-enforced board games in the terminal, watch and simulate them, look up their rules.

    \b
    miskatonic play                        choose a game and play it
    miskatonic play --resume               go on where you were
    miskatonic rules attack of opportunity look a rule up
    miskatonic --with ./mygame watch mygame
    miskatonic play --help                 more on a command
    """
    settings = context.obj = Settings(language_here(), tuple(loads or ()))
    if settings.loads:
        from miskatonic.simulate.loading import load_all

        load_all(settings.loads)


def main() -> NoReturn:
    """Run the program."""
    app()
    raise SystemExit(0)
