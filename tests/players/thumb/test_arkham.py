"""Rules of thumb for Arkham Horror: they play every scenario, by what is seen alone, and better than chance."""

from typing import Any

import pytest

import miskatonic
from miskatonic import Game
from miskatonic.players import RandomPlayer, RuleOfThumb
from miskatonic.simulate import play_out

SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")


def begun(seed: int | str = 1, **options: Any) -> Game:
    return miskatonic.new("arkham", seed=seed, **options)


def choice(game: Game) -> str:
    return RuleOfThumb().choose(game.chair(game.decisions[0].seat)).key


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_it_plays_every_scenario_to_the_end_with_any_number(scenario: str, seats: int) -> None:
    game = begun(seats=seats, scenario=scenario)

    play_out(game, [RuleOfThumb() for _ in game.seats])

    assert game.over


def test_it_wins_where_chance_loses() -> None:
    def wins(make: Any) -> int:
        won = 0
        for seed in range(12):
            game = begun(seed, seats=1, scenario="the-gathering")
            play_out(game, [make(seed) for _ in game.seats])
            won += bool(game.result and game.result.winners)
        return won

    assert wins(lambda seed: RuleOfThumb()) >= 2
    assert wins(RandomPlayer) == 0


def test_it_chooses_by_nothing_but_its_chair() -> None:
    """In a game that looks the same to its seat, and is another one underneath, it chooses the same."""
    game = begun(3, seats=2, scenario="the-gathering")
    while not game.over and game.version < 120:
        seat = game.decisions[0].seat
        chosen = choice(game)
        assert choice(game.imagine(seat, game.version)) == chosen
        game.choose(seat, chosen)


def test_it_meets_where_the_clues_are_wanted() -> None:
    """With clues enough for the act it goes to where they can be spent, and waits there."""
    game = begun(3, seats=1, scenario="the-gathering")
    while not game.over:
        board = game.view(0).board
        if board.act == "01109" and board.act_needs and board.investigators[0].clues >= board.act_needs:
            break
        game.choose(0, choice(game))

    while not game.over and game.view(0).board.act == "01109":
        game.choose(0, choice(game))

    assert game.view(0).board.act == "01110"
