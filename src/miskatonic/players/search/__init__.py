"""A searching player for any game: it imagines games that could be this one, and tries its options in them."""

from miskatonic.players.search.budget import Budget
from miskatonic.players.search.player import Searcher
from miskatonic.players.search.senses import Sense, register_sense, sense_of

__all__ = ["Budget", "Searcher", "Sense", "register_sense", "sense_of"]
