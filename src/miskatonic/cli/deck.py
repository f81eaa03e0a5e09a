"""`miskatonic deck`: check a deck list, and write it for another site."""

from __future__ import annotations

from typing import Annotated, Literal, cast

import typer

import miskatonic
from miskatonic import Text, telling_of
from miskatonic.cli.campaigns import deck_of
from miskatonic.cli.settings import InputError, LangOption, Settings

__all__ = ["deck"]


def deck(
    context: typer.Context,
    file: Annotated[str, typer.Argument(help="A deck list, JSON or lines such as '2x Machete'; or a ready-made deck.")],
    game: Annotated[str | None, typer.Option(help="The game, if several have decks.")] = None,
    to: Annotated[
        str | None, typer.Option("--to", metavar="json|list", help="Write it so instead of checking.")
    ] = None,
    standalone: Annotated[bool, typer.Option("--standalone", help="Check it for a game by itself.")] = False,
    lang: LangOption = None,
) -> None:
    """Check a deck: everything that is wrong with it, with the rules.

    Examples:

      miskatonic deck roland.json

      miskatonic deck roland.txt --to json

      miskatonic deck roland-banks-two-boxes --to list
    """
    settings = Settings.of(context, lang)
    kind = miskatonic.game_type(_game(game))
    assert kind.decks is not None, "the game was chosen for its decks"
    if to not in (None, "json", "list"):
        raise InputError("cli.deck", Text("cli-deck-form", {"input": to}))
    with telling_of(kind):
        cards = deck_of(kind, file)
        if to is not None:
            typer.echo(kind.decks.write(cards, cast("Literal['json', 'list']", to), settings.lang), nl=False)
            return
        problems = kind.decks.problems(cards, "standalone" if standalone else "campaign")
    for problem in problems:
        rules = f" ({', '.join(problem.rules)})" if problem.rules else ""
        typer.echo(kind.words.say(problem.text, settings.lang) + rules)
    if problems:
        raise typer.Exit(1)
    typer.echo(settings.say(Text("cli-deck-fine")))


def _game(name: str | None) -> str:
    names = [name] if name is not None else list(miskatonic.installed_games())
    for each in names:
        if miskatonic.game_type(each).decks is not None:
            return each
    raise InputError("cli.deck", Text("cli-deck-no-game"))
