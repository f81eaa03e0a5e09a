"""`miskatonic simulate`: many games, and what came of them."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer

from miskatonic import Text
from miskatonic.cli.settings import (
    InputError,
    JobsOption,
    LangOption,
    PlayersOption,
    SeatsOption,
    SeedOption,
    Settings,
    SetupOption,
    options_of,
    players_of,
)

if TYPE_CHECKING:
    from miskatonic.simulate import Failure, Report

__all__ = ["simulate"]


def simulate(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game to play.")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="How many games.")] = 100,
    players: PlayersOption = None,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    option: SetupOption = None,
    first: Annotated[int, typer.Option("--first", metavar="I", min=0, help="Number of the first game.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="The figures as JSON.")] = False,
    as_csv: Annotated[bool, typer.Option("--csv", help="A row for each game as CSV.")] = False,
    output: Annotated[Path | None, typer.Option("--output", metavar="FILE", help="Where JSON or CSV goes.")] = None,
    lang: LangOption = None,
) -> None:
    """Let computer players play many games, and count how they end.

    Shares come with the interval in which the true one lies 95 times in 100.
    The same seed gives the same games, however many jobs share the work.
    Ctrl-C stops it and shows what there is.

    Examples:

      miskatonic simulate arkham --games 1000 --jobs 0

      miskatonic simulate cultists --seats 6 --players random --seed 7

      miskatonic simulate deathmaydie --option difficulty=hard --csv --output games.csv
    """
    from miskatonic.cli.batches import progress
    from miskatonic.simulate import run

    settings = Settings.of(context, lang)
    if as_json and as_csv:
        raise typer.BadParameter("give --json or --csv, not both")
    if output is not None and not (as_json or as_csv):
        raise typer.BadParameter("--output needs --json or --csv")
    count, kinds = players_of(players, seats)
    with progress(games, game) as tick:
        report = run(
            game,
            games=games,
            players=kinds or ("random",),
            options=options_of(option, count),
            seed="0" if seed is None else seed,
            jobs=jobs,
            first=first,
            loads=settings.loads,
            watch=tick,
        )
    if as_json:
        _write(_json(report), output)
    elif as_csv:
        _write(_csv(report), output)
    else:
        from miskatonic.cli.simulate_print import show

        show(report, settings)
    for failure in report.failed:
        _tell(failure, report, settings)
    if report.stopped:
        raise typer.Exit(130)
    if report.failed:
        raise typer.Exit(1)


def _write(text: str, output: Path | None) -> None:
    if output is None:
        typer.echo(text, nl=False)
    else:
        try:
            output.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            args = {"path": str(output), "why": error.strerror or str(error)}
            raise InputError("cli.output", Text("cli-bad-output", {**args})) from error


def _json(report: Report) -> str:
    facts = {**report.facts(), "speed": report.speed()}
    return msgspec.json.format(msgspec.json.encode(facts), indent=2).decode() + "\n"


def _csv(report: Report) -> str:
    written = io.StringIO()
    csv.writer(written, lineterminator="\n").writerows(report.rows())
    return written.getvalue()


def _tell(failure: Failure, report: Report, settings: Settings) -> None:
    """A game that failed: what it said, where, and how to see it again."""
    from miskatonic.cli.batches import keep_journal

    path = keep_journal(report.plan.game, "simulate", failure.number, failure.journal)
    args: dict[str, Any] = {"number": failure.number, "choices": failure.choices, "why": failure.error}
    typer.echo(settings.say(Text("cli-game-failed", args)), err=True)
    typer.echo(f"  {failure.place}", err=True)
    typer.echo(f"  {report.plan.command('simulate', failure.number)}", err=True)
    if path is not None:
        typer.echo(f"  miskatonic replay {path}", err=True)
