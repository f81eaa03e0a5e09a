"""Rules of thumb for Arkham Horror: they play every scenario, by what is seen alone, and better than chance."""

from typing import Any

import msgspec
import pytest

import miskatonic
from miskatonic import Game
from miskatonic.games.arkham.view import CardView
from miskatonic.players import RandomPlayer, RuleOfThumb
from miskatonic.players.thumb.arkham.readiness import has_weapon
from miskatonic.players.thumb.arkham.value import value
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


def test_without_a_weapon_it_deals_itself_other_cards_until_it_sees_one() -> None:
    for seed in range(8):
        game = begun(seed, seats=1, scenario="the-gathering")
        hand = game.view(0).board.investigators[0].cards

        replaces = choice(game).startswith("replace:")

        assert replaces or has_weapon(hand) or all("ally" in card.slots for card in hand)
        assert not (replaces and has_weapon(hand) and all((card.cost or 0) < 5 for card in hand))


def test_it_opens_the_barrier_armed_and_whole_or_at_the_last_moment() -> None:
    """What waits behind it hits hard, and will wait."""
    passed = opened = 0
    for seed in range(12):
        game = begun(seed, seats=1, scenario="the-gathering")
        while not game.over:
            chosen = choice(game)
            if any(option.key.startswith("trigger:the-barrier") for option in game.decisions[0].options):
                board = game.view(0).board
                me = board.investigators[0]
                late = board.agenda == "01107" and board.threshold - board.doom <= 5
                opens = chosen.startswith("trigger:")
                assert not opens or late or (has_weapon(me.play) and me.health >= 5)
                passed, opened = passed + (not opens), opened + opens
            game.choose(0, chosen)

    assert passed
    assert opened


def test_a_table_is_worth_more_with_a_weapon_and_a_clear_mind() -> None:
    game = begun(1, seats=1, scenario="the-gathering")
    view = game.view(0)
    (me,) = view.board.investigators
    weapon = CardView("machete", "01020", "asset", slots=("hand",))

    def worth(**changes: Any) -> float:
        one = msgspec.structs.replace(me, **changes)
        return value(msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, investigators=(one,))))

    assert 0 < worth(sanity=1) < worth() < worth(play=(weapon,)) < 1


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
