"""How the results of a batch look in a terminal."""

from __future__ import annotations

from rich.table import Table

import miskatonic
from miskatonic import Text
from miskatonic.cli.screen import Screen
from miskatonic.cli.settings import Settings
from miskatonic.simulate import Report, Share

__all__ = ["show"]


def show(report: Report, settings: Settings) -> None:
    """Outcomes, winners by team, by seat and by kind of player, the length of games and the speed."""
    screen = Screen(settings)
    say = settings.say
    counted = {"count": len(report.played), "asked": report.asked, "failed": len(report.failed)}
    screen.line(say(Text("cli-simulated", {**counted})), "name")
    if not report.played:
        return
    words = miskatonic.game_type(report.plan.game).words
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="quiet")
    table.add_column("")
    table.add_column(say(Text("cli-column-games")), justify="right")
    table.add_column("%", justify="right")
    table.add_column(say(Text("cli-column-interval")), justify="right")
    for outcome, share in report.outcomes.items():
        table.add_row(words.say(Text(outcome), settings.lang), *_cells(share))
    if report.sides:
        table.add_row()
        for side, share in report.sides.items():
            table.add_row(words.say(Text(side), settings.lang), *_cells(share))
    table.add_row()
    for seat, share in enumerate(report.seats):
        name = Text("seat-name", {"number": seat + 1})
        table.add_row(say(Text("cli-wins-of", {"name": name, "kind": report.kinds[seat]})), *_cells(share))
    if len(report.players) > 1:
        table.add_row()
        for kind, share in report.players.items():
            table.add_row(say(Text("cli-wins-kind", {"kind": kind})), *_cells(share))
    screen.show(table)
    length = report.length
    assert length is not None
    screen.line()
    figures = {"mean": f"{length.mean:.1f}", "median": f"{length.median:g}"}
    bounds = {"shortest": length.shortest, "longest": length.longest}
    screen.line(say(Text("cli-length", {**figures, **bounds})))
    speeds = {"wall": f"{report.per_second:,.0f}", "cpu": f"{report.per_cpu_second:,.0f}"}
    screen.line(say(Text("cli-speed", {**speeds, "seconds": f"{report.seconds:.1f}"})))


def _cells(share: Share) -> tuple[str, str, str]:
    return str(share.count), f"{100 * share.share:.1f}", f"{100 * share.low:.1f} – {100 * share.high:.1f}"
