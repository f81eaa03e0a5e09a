"""Three cards, two players, one bluff: a whole game for miskatonic, small enough to learn from."""

from .game import THREE_CARDS

__all__ = ["THREE_CARDS"]
