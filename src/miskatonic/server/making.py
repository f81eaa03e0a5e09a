"""Making tables: what is asked for is tried first, so that a table that can't be played is never kept."""

from __future__ import annotations

from secrets import choice, token_hex
from typing import Any

import miskatonic
from miskatonic import Journal
from miskatonic.server import entries as e
from miskatonic.server.clock import now
from miskatonic.server.commands import known_player
from miskatonic.server.errors import BadRequest
from miskatonic.server.wire.requests import NewJournal, NewTable, SeatPlan

__all__ = ["from_journal", "from_plan", "new_id"]

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
LONGEST = 5000
"""Choices in a journal that is brought along."""


def new_id() -> str:
    """The id of a table: short enough to be typed, and not to be guessed."""
    return "".join(choice(LETTERS) for _ in range(12))


def from_plan(asked: NewTable, person: str, campaign: str = "") -> list[e.Entry]:
    """The first entries of a new table, which may be that of a campaign."""
    for plan in asked.seats:
        if plan.kind == "computer":
            known_player(plan.player, asked.game)
    seed = asked.seed or token_hex(16)
    seats: list[Any] = [{**plan.setup, "name": plan.name} for plan in asked.seats]
    miskatonic.new(asked.game, seed=seed, **{**asked.options, "seats": seats})
    made = e.Made(
        game=asked.game,
        seed=seed,
        seeded=asked.seed is not None,
        seats=asked.seats,
        host=person,
        options=asked.options,
        title=asked.title,
        rules=asked.rules,
        campaign=campaign,
        at=now(),
    )
    return [made, e.Begun(at=now())] if asked.begin else [made]


def from_journal(asked: NewJournal, person: str) -> list[e.Entry]:
    """The first entry of a table that goes on where a journal ends; all its seats are the host's."""
    journal = Journal.parse(asked.journal)
    if len(journal.entries) > LONGEST:
        raise BadRequest.because("journal-long", count=len(journal.entries), most=LONGEST)
    game = miskatonic.replay(journal)
    seats = tuple(SeatPlan(kind="me", name=seat.name) for seat in game.setup.seats)
    return [
        e.Made(
            game=game.type.id,
            seed="",
            seeded=True,
            seats=seats,
            host=person,
            title=asked.title,
            journal=asked.journal,
            at=now(),
        )
    ]
