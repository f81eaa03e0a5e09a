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

WIDE = 60
"""From here on everything about a person stands in one line."""


def people(sight: Sight, width: int) -> RenderableType:
    """A row for each, in turn order from the one with the Knife; what there is to tell of somebody stands below."""
    board = sight.board
    by_seat = {player.seat: player for player in board.players}
    start = board.order.index(board.first_player) if board.first_player in board.order else 0
    rows = Table.grid(padding=(0, 1), expand=True)
    rows.add_column(no_wrap=True, overflow="ellipsis")
    rows.add_column(ratio=1)
    rows.add_column(no_wrap=True, overflow="ellipsis")
    for seat in (*board.order[start:], *board.order[:start]) or tuple(by_seat):
        player = by_seat[seat]
        who = sight.person(seat)
        mark = sight.mark("seat", seat)
        if mark:
            who.append(f" {mark}", MAY + (" reverse" if sight.points_at("seat", seat) else ""))
        state = _state(sight, player, words=width >= WIDE)
        if width >= WIDE:
            rows.add_row(who, Styled.assemble(_where(sight, player), "  ", state), _cards(player))
            continue
        rows.add_row(who, _where(sight, player), _cards(player))
        if state.plain:
            rows.add_row("", state, "")
    return rows


def _where(sight: Sight, player: Any) -> str:
    return sight.say(f"cultists-place-{player.place}") if player.place else ""


def _cards(player: Any) -> str:
    return f"{PULSE}{player.pulse_count} ▯{player.hand_count}"


def _state(sight: Sight, player: Any, *, words: bool) -> Styled:
    """What is to be seen: a Ghost, an open Dead card, a role that was shown, the Knife, whether the action is spent.

    The last comes round after round, so its sign is enough where there is no room for `words`: the help explains it.
    """
    facts: list[tuple[str, str]] = []
    if not player.alive:
        facts.append((f"{GHOST} {sight.say('cultists-table-ghost')}", QUIET))
    elif player.corpse:
        facts.append((f"☠ {sight.say('cultists-card-dead')}", HARM))
    if player.role is not None and player.seat != sight.view.seat:
        facts.append((sight.say(f"cultists-role-{player.role}"), HARM if player.role == "cultist" else QUIET))
    if player.start_dead:
        facts.append((f"☠ {sight.say('cultists-table-from-start')}", HARM))
    if player.seat == sight.board.first_player:
        facts.append((f"{KNIFE} {sight.say('cultists-table-knife')}", "bold"))
    if player.acted:
        facts.append((f"✓ {sight.say('cultists-table-acted')}" if words else "✓", QUIET))
    said = Styled()
    for number, fact in enumerate(facts):
        said.append(" · " if number else "", QUIET).append(*fact)
    return said
