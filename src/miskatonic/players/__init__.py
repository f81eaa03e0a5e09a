"""Computer players. They sit on chairs: each sees what its seat sees, and chooses among its options.

>>> from miskatonic import players
>>> players.kinds()                                   # doctest: +SKIP
('deducer', 'teams', 'thumb', 'search', 'random')
"""

from miskatonic.players.deducer import Deducer
from miskatonic.players.player import Commentator, Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.registry import GROUP, Maker, PlayerError, at_seats, check, kinds, player, register, usual
from miskatonic.players.search import Searcher, Sense, register_sense
from miskatonic.players.teams import Teams
from miskatonic.players.thumb import RuleOfThumb

__all__ = [
    "GROUP",
    "Commentator",
    "Deducer",
    "Maker",
    "Player",
    "PlayerError",
    "RandomPlayer",
    "RuleOfThumb",
    "Searcher",
    "Sense",
    "Teams",
    "at_seats",
    "check",
    "kinds",
    "player",
    "register",
    "register_sense",
    "usual",
]
