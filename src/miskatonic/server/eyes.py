"""Whose eyes somebody may look with: those of a seat of theirs, or a spectator's where the table has any."""

from __future__ import annotations

from miskatonic.server.errors import NotAllowed, NotFound
from miskatonic.server.table import Table

__all__ = ["may_look", "point_of_view"]


def point_of_view(table: Table, person: str, seat: int | None) -> int | None:
    """The seat from which this person looks: one that is held; None for those who may look on."""
    own = table.seats_of(person)
    if seat is not None:
        if not 0 <= seat < len(table.chairs):
            raise NotFound.because("seat-unknown", number=seat + 1, count=len(table.chairs))
        if seat not in own:
            raise NotAllowed.because("seat-foreign", number=seat + 1)
        return seat
    if own:
        return own[0]
    if may_look(table, person, None):
        return None
    raise NotAllowed.because("no-spectators")


def may_look(table: Table, person: str, seat: int | None) -> bool:
    """Whether this person may still see what this seat, or a spectator, sees."""
    if seat is not None:
        return bool(person) and table.chairs[seat].holder == person
    at_it = person == table.host or bool(table.seats_of(person))
    return (bool(person) and at_it) or table.rules.spectators or table.status == "over"
