"""Views: what a game shows to one viewer, as a list of what is shown."""

from typing import Any

from msgspec import Struct

from miskatonic.kernel.seats import Seat, Viewer
from miskatonic.kernel.state import Result

__all__ = ["View"]


class View(Struct, frozen=True):
    """What one viewer sees: the frame that all games share, and the game's own `board`."""

    game: str
    version: int
    seat: Viewer
    seats: tuple[str, ...]
    waiting: tuple[Seat, ...]
    """Seats that must choose."""
    answered: tuple[Seat, ...]
    """Seats that have answered a secret question; what they chose is not told."""
    result: Result | None
    board: Any
