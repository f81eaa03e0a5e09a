"""Seats: the places at the table, whoever sits there."""

from typing import NewType

Seat = NewType("Seat", int)
"""A place at the table, counted from 0 in playing order."""

Viewer = Seat | None
"""Who looks: a seat, or None for a spectator."""
