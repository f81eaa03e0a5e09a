"""A chair: a game as the person or program in one seat meets it, with nothing that the seat may not know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.kernel.decisions import Decision
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Lang

if TYPE_CHECKING:
    from miskatonic.kernel.contract import Reason
    from miskatonic.kernel.game import Game
    from miskatonic.kernel.log import Line
    from miskatonic.kernel.views import View

__all__ = ["Chair"]


class Chair:
    """What a computer player gets: its decision, its view, its log, and games it can imagine; never the state."""

    __slots__ = ("_game", "seat")

    def __init__(self, game: Game, seat: Seat) -> None:
        self._game = game
        self.seat = seat

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked; None if nothing."""
        return self._game.decision(self.seat)

    @property
    def game_id(self) -> str:
        """Which game this is."""
        return self._game.type.id

    def view(self) -> View:
        """What this seat sees."""
        return self._game.view(self.seat)

    def lines(self) -> list[Line]:
        """The log lines that this seat may read."""
        return self._game.lines(self.seat)

    def log(self, lang: Lang = "en") -> list[str]:
        """The same in words."""
        return self._game.log(self.seat, lang)

    def why_not(self, action: str) -> tuple[Reason, ...]:
        """Why this seat can't do something now."""
        return self._game.why_not(self.seat, action)

    def imagine(self, seed: int | str) -> Game:
        """A whole game to try things in: what this seat can't know is dealt afresh."""
        return self._game.imagine(self.seat, seed)
