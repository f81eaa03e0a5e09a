"""How fast whole games are: one seeded player, choosing any option as likely as another, in every seat.

Log and journal are on, as they always are; labels are made when somebody reads them, and here nobody does.
"""

from collections.abc import Mapping
from random import Random
from time import process_time
from typing import Any

import miskatonic
from benchmarks.measure import microseconds, scaled

GAMES = 40

Rows = list[tuple[str, str]]


def sizes(name: str) -> Mapping[str, Mapping[str, Any]]:
    """The smallest and the largest table of a game."""
    players = miskatonic.game_type(name).players
    return {f"{seats} seats": {"seats": seats} for seats in dict.fromkeys((players[0], players[-1]))}


def figures(name: str, what: str, options: Mapping[str, Any]) -> Rows:
    """The figures of a game that is set up in one way, a name and a value each."""
    choices = _choices(name, options)
    seconds = scaled(lambda: _random_games(name, options))
    game = _in_the_middle(name, options)
    data = game.snapshot()
    seat = game.decisions[0].seat
    return [
        (
            f"random play, {what}",
            f"{choices / seconds:,.0f} decisions/s, {GAMES / seconds:,.0f} games/s "
            f"({seconds / choices * 1e6:.1f} µs a decision, {choices / GAMES:.0f} decisions a game)",
        ),
        (f"set-up, {what}", f"{microseconds(lambda: miskatonic.new(name, seed=1, **options), 100):.0f} µs"),
        (f"copy, {what}", f"{microseconds(game.copy, 2_000):.2f} µs"),
        (f"undo of one choice, {what}", f"{microseconds(lambda: game.copy().undo(), 100):.0f} µs"),
        (
            f"snapshot, {what}",
            f"{microseconds(game.snapshot, 1_000):.1f} µs, {len(data):,} bytes; "
            f"back {microseconds(lambda: miskatonic.restore(data), 100):.0f} µs",
        ),
        (f"view of a seat, {what}", f"{microseconds(lambda: game.view(seat), 500):.1f} µs"),
        (f"imagine, {what}", f"{microseconds(lambda: game.imagine(seat, 1), 50):.0f} µs"),
    ]


def play_at_random(game: miskatonic.Game, seed: int) -> int:
    """Play to the end; how many choices that took."""
    chance = Random(seed).random
    choices = 0
    while not game.over:
        decisions = game.decisions
        decision = decisions[int(chance() * len(decisions))]
        options = decision.options
        game.choose(decision.seat, options[int(chance() * len(options))])
        choices += 1
    return choices


def _random_games(name: str, options: Mapping[str, Any]) -> float:
    """CPU seconds of random games, set-up left out."""
    spent = 0.0
    for seed in range(GAMES):
        game = miskatonic.new(name, seed=seed, **options)
        start = process_time()
        play_at_random(game, seed)
        spent += process_time() - start
    return spent


def _choices(name: str, options: Mapping[str, Any]) -> int:
    """Choices in the same games."""
    return sum(play_at_random(miskatonic.new(name, seed=seed, **options), seed) for seed in range(GAMES))


def _in_the_middle(name: str, options: Mapping[str, Any]) -> miskatonic.Game:
    """A random game, half played."""
    game = miskatonic.new(name, seed=1, **options)
    choices = play_at_random(game, 1)
    return game.at(choices // 2)
