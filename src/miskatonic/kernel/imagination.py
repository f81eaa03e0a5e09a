"""Imagination: a game as a seat may picture it, with all that the seat can't know dealt afresh."""

from __future__ import annotations

from typing import Any

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.errors import EngineFault
from miskatonic.kernel.frames import Ask, AskEach, Question
from miskatonic.kernel.log import Line
from miskatonic.kernel.runtime import Table
from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.trail import Trail

__all__ = ["imagined"]

DEALS = 10_000
"""Deals among which one must be found that agrees with who is asked."""


def imagined(table: Table[Any], viewer: Viewer, lines: list[Line], seed: int | str) -> Table[Any]:
    """Another table that could be this one for all that the viewer knows; `lines` is what it may read of the log."""
    chance = Chance.of(seed)
    for _ in range(DEALS):
        dealt = _dealt_afresh(table, viewer, chance)
        if dealt is not None:
            dealt.logbook = Trail(list(lines))
            return dealt
    raise EngineFault(f"{table.game.id}: in {DEALS} imagined deals, never were those asked who are asked now")


def _dealt_afresh(table: Table[Any], viewer: Viewer, chance: Chance) -> Table[Any] | None:
    """One deal; None if others would be asked there, since who is asked is known to all."""
    twin = table.copy()
    state = twin.state
    table.game.imagine(twin, viewer, chance)
    state.chance = Chance(chance.word())
    twin.reindex()
    if state.result is not None:
        return twin
    resting, told = state.stack.copy(), twin.logbook.length
    twin.advance()
    # Where nobody would be asked, play goes on, and may come to rest at the same place a round later.
    if state.stack != resting or twin.logbook.length != told or _seats_in(twin.asked) != _seats_in(table.asked):
        return None
    if isinstance(twin.asked, AskEach):
        options = twin.asked.options
        state.answers = tuple(
            (seat, place if seat == viewer else chance.below(len(options[seat]))) for seat, place in state.answers
        )
    return twin


def _seats_in(asked: Question | None) -> tuple[Seat, ...]:
    """Who is asked, or has answered already."""
    return (asked.seat,) if isinstance(asked, Ask) else tuple(asked.options) if asked is not None else ()
