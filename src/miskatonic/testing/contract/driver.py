"""Random play: the driver of the contract suite, of fuzzing and of anybody who wants many different games."""

from collections.abc import Callable, Mapping
from typing import Any

from miskatonic.kernel.chance import Chance
from miskatonic.kernel.contract import GameType
from miskatonic.kernel.game import Game
from miskatonic.testing.contract.broken import ContractBroken

__all__ = ["MOST", "Visit", "choose_randomly", "play_out", "play_randomly"]

MOST = 20_000
"""Choices after which a game is taken to have no end."""

THOUGHTS = 4
"""How often a random player thinks over what is rash."""

Visit = Callable[[Game, Chance], None]
"""What is done at each decision and once at the end; it gets the game and a source of chance of its own."""


def choose_randomly(game: Game, chance: Chance) -> None:
    """Any seat that is asked chooses any of its options, or one that may still think better of it answers anew.

    What would be rash it mostly thinks over once more.
    """
    open_now = [decision for seat in game.seats if (decision := game.decision(seat)) is not None]
    decision = chance.pick(open_now)
    option = chance.pick(decision.options)
    for _ in range(THOUGHTS):
        if option.raw.act in game.type.rash:
            option = chance.pick(decision.options)
    game.choose(decision.seat, option.key)


def play_out(game: Game, chance: Chance, *, at: Visit | None = None, most: int = MOST) -> Game:
    """Choose at random until the game is over. A game that is not over after `most` choices is broken."""
    aside = Chance.of(chance.word())
    for _ in range(most):
        if at is not None:
            at(game, aside)
        if game.over:
            return game
        choose_randomly(game, chance)
    raise ContractBroken(f"{game.type.id} is not over after {most} choices")


def play_randomly(
    kind: GameType[Any],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    *,
    at: Visit | None = None,
    most: int = MOST,
) -> Game:
    """A whole game with random choices. The same seed and options give the same game, whatever `at` looks at."""
    return play_out(Game.begin(kind, seed, options or {}), Chance.of(f"choices of {seed}"), at=at, most=most)
