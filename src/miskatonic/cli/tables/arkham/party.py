"""The investigators: where they are, what they can still bear, who has had a turn."""

from __future__ import annotations

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic.cli.tables.arkham.mat import figures, named
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import HARM, MAY, QUIET, YOU

__all__ = ["party"]


def party(sight: Sight) -> RenderableType:
    """Two lines for each."""
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    rows.add_column(no_wrap=True, overflow="ellipsis")
    for each in sight.board.investigators:
        who = named(sight, each)
        if mark := sight.mark("who", each.who):
            who.append(f" {mark}", MAY)
        if each.who == sight.board.active:
            who = Styled.assemble(("► ", YOU), who)
        if each.gone:
            id = "arkham-table-gone-resigned" if each.gone == "resigned" else "arkham-table-gone"
            rows.add_row(who, Styled(sight.say(id), HARM))
            continue
        more = sight.say("arkham-table-hand-of", count=each.hand)
        if each.turn_taken:
            more += f" · {sight.say('arkham-table-done')}"
        where = sight.say("arkham-table-place", place=each.place) if each.place else ""
        rows.add_row(who, Styled(more, QUIET))
        rows.add_row(Styled.assemble("  ", figures(each)), Styled(where, QUIET))
    return rows
