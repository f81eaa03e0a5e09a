"""What the contract suite says when a game breaks a promise."""

from miskatonic.kernel.game import Game

__all__ = ["ContractBroken", "demand"]


class ContractBroken(AssertionError):
    """A game does not keep what every game must keep; the sentence says what, in which game, after which choice."""


def demand(kept: object, game: Game, otherwise: str) -> None:
    """Go on if the promise is kept; `otherwise` is the sentence that says how it is broken."""
    if not kept:
        raise ContractBroken(f"{otherwise} ({game.type.id}, choice {game.version})")
