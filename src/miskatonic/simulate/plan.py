"""What is to be played: a plan of games, each of which can be played again alone."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from itertools import repeat
from typing import Any

from msgspec import Struct, json

import miskatonic
from miskatonic import Game
from miskatonic.players import Player, at_seats, player

__all__ = ["ENDLESS", "Endless", "Plan", "play_out"]

ENDLESS = 1_000_000
"""Choices after which a game is taken to have no end."""


class Endless(Exception):
    """A game that goes on and on."""


class Plan(Struct, frozen=True):
    """A game with its options, who plays it, and the seed that all its games are dealt from."""

    game: str
    players: tuple[str, ...] = ("random",)
    options: dict[str, Any] = {}
    seed: int | str = 0
    loads: tuple[str, ...] = ()
    """Modules and folders that bring games or players, for `simulate.load`."""

    def begin(self, number: int) -> Game:
        """Game `number`, dealt."""
        return miskatonic.new(self.game, seed=f"{self.seed}:{number}", **self.options)

    def kinds(self, game: Game) -> tuple[str, ...]:
        """Who plays at each seat."""
        return at_seats(self.players, len(game.seats), self.game)

    def seated(self, number: int, game: Game) -> list[Player]:
        """The players of game `number`, each with a seed of its own."""
        kinds = self.kinds(game)
        return [player(kind, f"{self.seed}:{number}:{seat}") for seat, kind in enumerate(kinds)]

    def command(self, tool: str, number: int) -> str:
        """What to type in a terminal to play game `number` again."""
        words = ["miskatonic", *(word for source in self.loads for word in ("--with", source))]
        words += [tool, self.game, "--games", "1", "--first", str(number), "--seed", str(self.seed)]
        if self.players != ("random",):
            words += ["--players", ",".join(self.players)]
        for name, value in self.options.items():
            if name == "seats" and isinstance(value, int):
                words += ["--seats", str(value)]
            else:
                words += ["--option", f"{name}={json.encode(value).decode()}"]
        return shlex.join(words)


def play_out(game: Game, players: Sequence[Player]) -> None:
    """Let the players choose until the game is over."""
    chairs = [game.chair(seat) for seat in game.seats]
    choose = game.choose
    for _ in repeat(None, ENDLESS):
        decisions = game.decisions
        if not decisions:
            return
        seat = decisions[0].seat
        choose(seat, players[seat].choose(chairs[seat]))
    raise Endless(f"{ENDLESS} choices were made, and the game goes on")
