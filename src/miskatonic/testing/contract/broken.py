"""What the contract suite says when a game breaks a promise."""

from miskatonic.kernel.game import Game

__all__ = ["ContractBroken", "broken", "demand"]


class ContractBroken(AssertionError):
    """A game does not keep what every game must keep; the sentence says what, in which game, after which choice."""


def broken(game: Game, sentence: str) -> ContractBroken:
    """The error that says so, and where the game stands."""
    return ContractBroken(f"{sentence} ({game.type.id}, choice {game.version})")


def demand(kept: object, game: Game, otherwise: str) -> None:
    """Go on if the promise is kept; `otherwise` is the sentence that says how it is broken."""
    if not kept:
        raise broken(game, otherwise)
