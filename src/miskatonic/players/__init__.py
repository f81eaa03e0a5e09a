"""Computer players. They sit on chairs: each sees what its seat sees, and chooses among its options.

>>> from miskatonic import players
>>> players.kinds()                                   # doctest: +SKIP
('random',)
"""

from miskatonic.players.player import Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.registry import GROUP, Maker, PlayerError, at_seats, kinds, player, register

__all__ = [
    "GROUP",
    "Maker",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "at_seats",
    "kinds",
    "player",
    "register",
]
