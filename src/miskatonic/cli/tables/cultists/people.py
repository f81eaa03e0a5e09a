"""Who is at the university: where they stand, their Pulse piles, what everybody knows of them."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic.cli.tables.cultists.signs import GHOST, KNIFE, PULSE
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import HARM, MAY, QUIET

__all__ = ["people"]


def people(sight: Sight, width: int) -> RenderableType:
    """A row for each, in turn order from the one with the Knife."""
    board = sight.board
    by_seat = {player.seat: player for player in board.players}
    start = board.order.index(board.first_player) if board.first_player in board.order else 0
    rows = Table.grid(padding=(0, 1))
    for _ in range(4):
        rows.add_column(no_wrap=True, overflow="ellipsis")
    rows.columns[1].ratio = 1
    rows.expand = True
    for seat in (*board.order[start:], *board.order[:start]) or tuple(by_seat):
        player = by_seat[seat]
        who = sight.person(seat)
        mark = sight.mark("seat", seat)
        if mark:
            who.append(f" {mark}", MAY + (" reverse" if sight.points_at("seat", seat) else ""))
        rows.add_row(who, _where(sight, player), _cards(player), _state(sight, player, width))
    return rows


def _where(sight: Sight, player: Any) -> str:
    return sight.say(f"cultists-place-{player.place}") if player.place else ""


def _cards(player: Any) -> str:
    return f"{PULSE}{player.pulse_count} ▯{player.hand_count}"


def _state(sight: Sight, player: Any, width: int) -> Styled:
    """What all can see: a Ghost, an open Dead card, the Knife, whether the action is spent, a role that was shown."""
    said = Styled()
    wide = width >= 60
    board = sight.board
    if not player.alive:
        said.append(f"{GHOST} {sight.say('cultists-table-ghost')} ", QUIET)
    elif player.corpse:
        said.append("☠ ", HARM)
    if player.role is not None and player.seat != sight.view.seat:
        said.append(f"{sight.say(f'cultists-role-{player.role}')} ", HARM if player.role == "cultist" else QUIET)
    if player.start_dead:
        said.append(f"☠{sight.say('cultists-table-from-start')} ", HARM)
    if player.seat == board.first_player:
        said.append(f"{KNIFE} {sight.say('cultists-table-knife')} " if wide else KNIFE, "bold")
    if player.acted:
        said.append(f"✓ {sight.say('cultists-table-acted')}" if wide else "✓", QUIET)
    return said
