"""What a search knows of a game: how to go on quickly in a game that is tried, and what a table is worth.

A game that says nothing is played on by chance, to its end. A package tells of its own with `register_sense`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from miskatonic import Chair, View
from miskatonic.players.player import Player
from miskatonic.players.random_player import RandomPlayer
from miskatonic.players.thumb import RuleOfThumb
from miskatonic.players.thumb.arkham.tactics import ArkhamTactics
from miskatonic.players.thumb.arkham.value import value as value_of_arkham
from miskatonic.players.thumb.deathmaydie.value import value as value_of_death_may_die

__all__ = ["Sense", "register_sense", "sense_of"]

LONG = 2_000
"""Choices after which a game that is tried is broken off, whatever the game."""


class Sense(Struct, frozen=True):
    """How to try a game out."""

    policy: Callable[[str], Player] = RandomPlayer
    """Makes, from a seed, the player who chooses for all seats in a game that is tried."""
    sensible: bool = False
    """Whether that player is worth listening to: its own choice is kept unless another one is clearly better."""
    trifles: frozenset[str] = frozenset()
    """Acts that are left to that player altogether, since little hangs on each of them."""
    doubt: float = 0.0
    """By how many standard errors an option must be ahead of that player's own, which is tried to the end then."""
    ranked: Callable[[Chair], Sequence[float]] | None = None
    """What each option seems to be worth at first sight; only the first `most` are tried."""
    most: int = 6
    value: Callable[[View], float] | None = None
    """What a table is worth to the seat that sees it, from 0 (lost) to 1 (won); None: nobody can tell."""
    depth: int = LONG
    """Choices after which a try is broken off and its table valued."""


_TRIFLES_OF_ARKHAM = frozenset({
    "assign-damage", "assign-horror", "choose-card", "commit", "discard", "find", "give-up", "keep-hand", "pass",
    "replace", "result", "take-turn", "use",
})  # fmt: skip

_senses: dict[str, Sense] = {
    "arkham": Sense(
        lambda seed: RuleOfThumb(),
        sensible=True,
        trifles=_TRIFLES_OF_ARKHAM,
        doubt=0.25,
        ranked=ArkhamTactics().worths,
        most=4,
        value=value_of_arkham,
        depth=24,
    ),
    "deathmaydie": Sense(
        lambda seed: RuleOfThumb(),
        sensible=True,
        trifles=frozenset(
            {"reroll", "count-as", "add-successes", "way", "towards", "token-way", "token-towards", "face"}
        ),
        value=value_of_death_may_die,
        depth=24,
    ),
}


def register_sense(game: str, sense: Sense) -> None:
    """Tell what a search should know of a game."""
    _senses[game] = sense


def sense_of(game: str) -> Sense:
    """What is known of a game; that it can be played on by chance is known of any."""
    return _senses.get(game, Sense())
