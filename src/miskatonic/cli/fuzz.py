"""`miskatonic fuzz`: random games in which every promise of the engine is put to the test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import typer

from miskatonic import Text
from miskatonic.cli.settings import (
    JobsOption,
    LangOption,
    SeatsOption,
    SeedOption,
    Settings,
    SetupOption,
    options_of,
)

if TYPE_CHECKING:
    from miskatonic.simulate.fuzzing import BrokenPromise, FuzzReport

__all__ = ["fuzz"]


def fuzz(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game to test.")],
    games: Annotated[int, typer.Option("--games", "-g", metavar="N", min=1, help="How many games.")] = 100,
    seats: SeatsOption = None,
    seed: SeedOption = None,
    jobs: JobsOption = 1,
    option: SetupOption = None,
    first: Annotated[int, typer.Option("--first", metavar="I", min=0, help="Number of the first game.")] = 0,
    lang: LangOption = None,
) -> None:
    """Test the engine's promises in random games.

    Each decision is checked. Now and then a game is replayed, restored,
    copied and undone, and compared with what it should equal, byte for byte;
    and secrets are planted to see whether they show.
    A broken promise is told with what it takes to see it again.

    Examples:

      miskatonic fuzz arkham

      miskatonic fuzz cultists --seats 8 --games 10000 --jobs 0 --seed 7
    """
    from miskatonic.cli.batches import progress
    from miskatonic.simulate.fuzzing import fuzz as run

    settings = Settings.of(context, lang)
    with progress(games, game) as tick:
        report = run(
            game,
            games=games,
            options=options_of(option, seats),
            seed="0" if seed is None else seed,
            jobs=jobs,
            first=first,
            loads=settings.loads,
            watch=tick,
        )
    counts = {"games": len(report.sound) + len(report.broken), "asked": report.asked, "count": report.choices}
    typer.echo(settings.say(Text("cli-fuzzed", {**counts, "compared": report.compared})))
    for broken in report.broken:
        _tell(broken, report, settings)
    if report.sound and not report.broken:
        typer.echo(settings.say(Text("cli-all-kept")))
    if report.stopped:
        raise typer.Exit(130)
    if report.broken:
        raise typer.Exit(1)


def _tell(broken: BrokenPromise, report: FuzzReport, settings: Settings) -> None:
    from miskatonic.cli.batches import keep_journal

    path = keep_journal(report.plan.game, "fuzz", broken.number, broken.journal)
    place: dict[str, Any] = {"seed": broken.seed, "choices": broken.choices}
    typer.echo(settings.say(Text("cli-broken", {**place, "promise": broken.promise, "why": broken.why})), err=True)
    typer.echo(f"  {report.plan.command('fuzz', broken.number)}", err=True)
    if path is not None:
        typer.echo(f"  miskatonic replay {path} --open", err=True)
