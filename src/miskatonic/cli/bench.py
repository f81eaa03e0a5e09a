"""`miskatonic bench`: what a game costs on this machine."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

import miskatonic
from miskatonic import Text
from miskatonic.cli.games import no_games
from miskatonic.cli.settings import LangOption, SeatsOption, Settings, SetupOption, options_of

if TYPE_CHECKING:
    from miskatonic.simulate import Measures

__all__ = ["bench"]


def bench(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument(help="The game to measure; all of them without.")] = None,
    seconds: Annotated[
        float, typer.Option("--seconds", metavar="SECONDS", min=0.1, help="How long to measure each game.")
    ] = 3.0,
    seats: SeatsOption = None,
    option: SetupOption = None,
    lang: LangOption = None,
) -> None:
    """Measure games: dealing, decisions, copies, snapshots, views.

    All in CPU time of one core, in the middle of a random game.
    The second column is what a machine would take
    that updates a dict 300,000 times in 20 ms.

    Examples:

      miskatonic bench

      miskatonic bench arkham --seconds 10
    """
    from rich.table import Table

    from miskatonic.cli.screen import Screen
    from miskatonic.simulate.measures import REFERENCE, calibrate, measure

    settings = Settings.of(context, lang)
    names = (game,) if game is not None else miskatonic.installed_games()
    if not names:
        typer.echo(no_games(settings))
        return
    say = settings.say
    screen = Screen(settings)
    calibration = calibrate()
    screen.line(say(Text("cli-calibration", {"ms": f"{calibration:.1f}"})), "quiet")
    for name in names:
        measures = measure(name, seconds, options_of(option, seats))
        table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet", title_justify="left")
        table.add_column(name, header_style="bold")
        table.add_column(say(Text("cli-column-here")), justify="right")
        table.add_column(say(Text("cli-column-scaled", {"ms": f"{REFERENCE:.0f}"})), justify="right")
        for row in _rows(settings, measures, measures.scaled(calibration)):
            table.add_row(*row)
        screen.line()
        screen.show(table)


def _rows(settings: Settings, here: Measures, scaled: Measures) -> list[tuple[str, str, str]]:
    say = settings.say
    times = {
        say(Text("cli-cost-set-up")): (here.set_up, scaled.set_up),
        say(Text("cli-cost-copy")): (here.copy, scaled.copy),
        say(Text("cli-cost-snapshot")): (here.snapshot, scaled.snapshot),
        say(Text("cli-cost-restore")): (here.restore, scaled.restore),
        say(Text("cli-cost-view")): (here.view, scaled.view),
    }
    rows = [(say(Text("cli-cost-decisions")), f"{here.decisions:,.0f}", f"{scaled.decisions:,.0f}")]
    rows += [(f"{name}, µs", f"{one:.1f}", f"{other:.1f}") for name, (one, other) in times.items()]
    rows.append((say(Text("cli-cost-bytes")), str(here.size), ""))
    return rows
