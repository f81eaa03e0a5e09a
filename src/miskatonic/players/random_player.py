"""A player that takes any option, each as likely as the others. It can play every game."""

from __future__ import annotations

from random import Random

from miskatonic import Chair, Option

__all__ = ["RandomPlayer"]


class RandomPlayer:
    """The same seed chooses the same way in the same game. Its chance is its own, so it never moves the game's.

    >>> game = miskatonic.new("sample", seats=2, seed=7)
    >>> player = RandomPlayer(seed=7)
    >>> game.choose(0, player.choose(game.chair(0)))
    """

    __slots__ = ("_draw",)

    def __init__(self, seed: int | str = 0) -> None:
        self._draw = Random(seed).random

    def choose(self, chair: Chair) -> Option:
        decision = chair.decision
        if decision is None:
            raise ValueError(f"seat {chair.seat} isn't being asked, so there is nothing to choose from")
        options = decision.options
        return options[int(self._draw() * len(options))]
