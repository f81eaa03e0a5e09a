"""Computer players. They sit on chairs: each sees what its seat sees, and chooses among its options.

>>> from miskatonic import players
>>> players.kinds()                                   # doctest: +SKIP
('deducer', 'random', 'teams')
"""

from miskatonic.players.deducer import Deducer
from miskatonic.players.player import Commentator, Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.registry import GROUP, Maker, PlayerError, at_seats, kinds, player, register
from miskatonic.players.teams import Teams

__all__ = [
    "GROUP",
    "Commentator",
    "Deducer",
    "Maker",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "Teams",
    "at_seats",
    "kinds",
    "player",
    "register",
]
