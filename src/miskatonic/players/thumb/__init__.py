"""Rules of thumb: players that look, weigh a few things and choose, each in the game that it was made for."""

from miskatonic.players.thumb.player import GAMES, RuleOfThumb

__all__ = ["GAMES", "RuleOfThumb"]
