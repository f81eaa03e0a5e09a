"""The investigators: where they are, how much they can bear, whose turn it is."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic.cli.tables.deathmaydie.signs import FIRE
from miskatonic.cli.tables.deathmaydie.tracks import short
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import HARM, MAY, QUIET, WARN, YOU, own_style, seat_sign, seat_style

__all__ = ["named", "party"]


def named(sight: Sight, each: Any) -> Styled:
    """An investigator's sign and name; the viewer's own stand out."""
    style = own_style(each.who) if each.seat == sight.view.seat else f"bold {seat_style(each.who)}"
    return Styled.assemble((f"{seat_sign(each.who)} {sight.say(f'dmd-investigator-{each.id}')}", style))


def party(sight: Sight) -> RenderableType:
    """Two lines for each: who and where, tracks and what else there is to tell."""
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column(no_wrap=True, overflow="ellipsis", ratio=1)
    rows.add_column(no_wrap=True, overflow="ellipsis")
    for each in sight.board.investigators:
        who = named(sight, each)
        mark = sight.mark("who", each.who)
        if mark:
            who.append(f" {mark}", MAY + (" reverse" if sight.points_at("who", each.who) else ""))
        if each.who == sight.board.active:
            who = Styled.assemble(("► ", YOU), who)
        where = sight.say("dmd-table-dead") if each.dead else sight.say(f"dmd-space-{each.space}")
        rows.add_row(who, Styled(where, HARM if each.dead else QUIET))
        rows.add_row(Styled.assemble("  ", short(sight, each)), _more(sight, each))
    return rows


def _more(sight: Sight, each: Any) -> Styled:
    facts: list[tuple[str, str]] = []
    if each.fire:
        facts.append((f"{FIRE}{each.fire} {sight.say('dmd-table-on-fire')}", WARN))
    if each.signs:
        facts.append((f"{sight.say('dmd-table-signs')} {each.signs}", WARN))
    if each.bonus_dice:
        facts.append((f"+{each.bonus_dice} {sight.say('dmd-table-bonus')}", QUIET))
    carried = [sight.say(f"dmd-token-{token.kind}") for token in sight.board.tokens if token.bearer == each.who]
    if carried:
        facts.append((", ".join(carried), YOU))
    said = Styled()
    for number, fact in enumerate(facts):
        said.append(" · " if number else "", QUIET).append(*fact)
    return said
