"""One random game with all checks: what fuzzing runs by the thousand."""

from collections.abc import Mapping
from typing import Any

from miskatonic.kernel.contract import GameType
from miskatonic.kernel.game import Game
from miskatonic.testing.contract.decisions import check_decision
from miskatonic.testing.contract.driver import play_randomly

__all__ = ["check_game"]


def check_game(kind: GameType[Any], seed: int | str, options: Mapping[str, Any] | None = None) -> Game:
    """Play a game at random with `check_decision` at every decision; the finished game."""
    return play_randomly(kind, seed, options, at=lambda game, _: check_decision(game))
