"""`miskatonic rules`: look a rule up by what people call it, in any of the four languages."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console

from miskatonic import rules as reference
from miskatonic.cli.rules_print import Printer
from miskatonic.rules import Hit


class Language(StrEnum):
    """The languages of the headings."""

    en = "en"
    es = "es"
    pt = "pt"
    ru = "ru"


class Game(StrEnum):
    """The games that have a rulebook."""

    arkham = "arkham"
    cultists = "cultists"
    deathmaydie = "deathmaydie"


def rules(
    query: Annotated[list[str] | None, typer.Argument(help="Words of a heading or of the text, or an id.")] = None,
    game: Annotated[Game | None, typer.Option("--game", "-g", help="Only this game.")] = None,
    lang: Annotated[Language, typer.Option("--lang", "-l", help="Language of the headings.")] = Language.en,
    listed: Annotated[bool, typer.Option("--list", help="List what was found, without the text.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for other programs.")] = False,
) -> None:
    """Look up the rules of the games.

    Search by heading in English, Spanish, Portuguese or Russian,
    by words of the text, or by id.
    Accents, case, endings and slips of the pen are forgiven.
    Without a query, the headings of every game are listed.

    Examples:

      miskatonic rules ataque de oportunidad

      miskatonic rules atack of oportunity

      miskatonic rules внеочередная атака --lang ru

      miskatonic rules attack-of-opportunity.2

      miskatonic rules fantasma --game cultists --list

      miskatonic rules --game deathmaydie --lang pt
    """
    asked = " ".join(query or ()).strip()
    book = game.value if game else None
    printer = Printer(Console(highlight=False, soft_wrap=False), lang.value)
    if not asked:
        if as_json:
            _print_json([reference.book(name) for name in ([book] if book else reference.GAMES)])
        else:
            printer.contents([book] if book else list(reference.GAMES))
        return
    hits = reference.search(asked, book, lang.value, limit=12)
    if as_json:
        _print_json([_hit(hit) for hit in hits])
    elif not hits:
        printer.nothing(asked, reference.suggest(asked, book))
    elif listed:
        printer.found(hits)
    else:
        _print_best(printer, hits)
    if not hits:
        raise typer.Exit(1)


def _print_best(printer: Printer, hits: tuple[Hit, ...]) -> None:
    """The best hit whole; an id that several games have shows each of them."""
    whole = [hit for hit in hits if hit.score == hits[0].score and hit.entry.id == hits[0].entry.id]
    for hit in whole:
        printer.entry(hit)
        printer.gap()
    printer.others([hit for hit in hits if hit not in whole])


def _hit(hit: Hit) -> dict[str, Any]:
    clauses = [hit.clause] if hit.clause else list(hit.entry.clauses)
    return {
        "game": hit.game,
        "entry": hit.entry,
        "clause": hit.clause.id if hit.clause else None,
        "carried_out": {clause.id: reference.carried_out(clause.id, hit.game) for clause in clauses},
    }


def _print_json(value: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
