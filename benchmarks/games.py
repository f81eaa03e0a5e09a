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


TABLES: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "arkham": {
        f"{title}, {who}": {"scenario": scenario, "seats": seats, "lead": 0}
        for scenario, title in (
            ("the-gathering", "The Gathering"),
            ("the-midnight-masks", "The Midnight Masks"),
            ("the-devourer-below", "The Devourer Below"),
        )
        for who, seats in (("solo", 1), ("four", 4))
    }
}
"""The tables of games of which more is measured than the smallest and the largest."""

ENDS_TURN: Mapping[str, str] = {"arkham": "end-turn"}
"""The option that a player leaves for last who never ends a turn while something else is offered."""


def sizes(name: str) -> Mapping[str, Mapping[str, Any]]:
    """The tables that are measured: the smallest and the largest of a game, unless others are listed."""
    if name in TABLES:
        return TABLES[name]
    players = miskatonic.game_type(name).players
    return {f"{seats} seats": {"seats": seats} for seats in dict.fromkeys((players[0], players[-1]))}


def figures(name: str, what: str, options: Mapping[str, Any]) -> Rows:
    """The figures of a game that is set up in one way, a name and a value each."""
    game = _in_the_middle(name, options)
    data = game.snapshot()
    seat = game.decisions[0].seat
    last = ENDS_TURN.get(name, "")
    return [
        (f"random play, {what}", _play(name, options)),
        *([(f"never ending a turn early, {what}", _play(name, options, last))] if last else []),
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


def _play(name: str, options: Mapping[str, Any], last: str = "") -> str:
    """Random play: decisions and games a second, and how long the games are."""
    choices = _choices(name, options, last)
    seconds = scaled(lambda: _random_games(name, options, last))
    return (
        f"{choices / seconds:,.0f} decisions/s, {GAMES / seconds:,.0f} games/s "
        f"({seconds / choices * 1e6:.1f} µs a decision, {choices / GAMES:.0f} decisions a game)"
    )


def play_at_random(game: miskatonic.Game, seed: int, last: str = "") -> int:
    """Play to the end, with an option of the key `last` only where nothing else is open; how many choices."""
    chance = Random(seed).random
    choices = 0
    while not game.over:
        decisions = game.decisions
        decision = decisions[int(chance() * len(decisions))]
        options = decision.options
        option = options[int(chance() * len(options))]
        while last and option.key == last and len(options) > 1:
            option = options[int(chance() * len(options))]
        game.choose(decision.seat, option)
        choices += 1
    return choices


def _random_games(name: str, options: Mapping[str, Any], last: str) -> float:
    """CPU seconds of random games, set-up left out."""
    spent = 0.0
    for seed in range(GAMES):
        game = miskatonic.new(name, seed=seed, **options)
        start = process_time()
        play_at_random(game, seed, last)
        spent += process_time() - start
    return spent


def _choices(name: str, options: Mapping[str, Any], last: str) -> int:
    """Choices in the same games."""
    return sum(play_at_random(miskatonic.new(name, seed=seed, **options), seed, last) for seed in range(GAMES))


def _in_the_middle(name: str, options: Mapping[str, Any]) -> miskatonic.Game:
    """A random game, half played."""
    game = miskatonic.new(name, seed=1, **options)
    choices = play_at_random(game, 1)
    return game.at(choices // 2)
