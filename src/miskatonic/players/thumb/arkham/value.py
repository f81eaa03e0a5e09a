"""What a table of Arkham Horror is worth to those who sit at it, from lost to won, as a guess."""

from __future__ import annotations

from typing import cast

from miskatonic import View
from miskatonic.players.thumb.arkham.seen import TableSeen

__all__ = ["value"]


def value(view: View) -> float:
    """Won is 1, lost is 0; before the end clues, victory points and health speak for it, doom against it."""
    if view.result is not None:
        return 1.0 if view.result.winners else 0.0
    table = cast("TableSeen", view.board)
    standing = [each for each in table.investigators if not each.gone]
    if not standing:
        return 0.0
    clues = sum(each.clues for each in standing) / max(1, table.act_needs or 2 * len(table.investigators))
    doom = table.doom / max(1, table.threshold or 8)
    whole = sum(min(each.health, each.sanity) for each in standing) / (6 * len(table.investigators))
    spent = 0.07 * len(table.victory)
    return max(0.02, min(0.95, 0.3 + 0.18 * min(clues, 1.5) + spent + 0.18 * min(whole, 1.0) - 0.15 * doom))
