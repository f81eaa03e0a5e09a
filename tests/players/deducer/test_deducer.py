from typing import Any

import pytest

import miskatonic
from miskatonic import Game
from miskatonic.players import Deducer, Player, RandomPlayer
from miskatonic.simulate import play_out

TABLES: list[dict[str, Any]] = [
    {"seats": 4},
    {"seats": 5, "complexity": "first-game"},
    {"seats": 6},
    {"seats": 6, "automa": True},
    {"seats": 7},
    {
        "seats": 8,
        "complexity": "expert",
        "roles": ["seer", "mechanic", "firestarter", "assassin", "infected", "novice"],
    },
]


def begun(seed: int | str, options: dict[str, Any]) -> tuple[Game, list[Deducer]]:
    game = miskatonic.new("cultists", seed=seed, **options)
    return game, [Deducer(f"{seed}:{seat}") for seat in game.seats]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_it_plays_every_table_to_the_end(options: dict[str, Any]) -> None:
    game, players = begun(1, options)

    play_out(game, players)

    assert game.over


def test_the_same_seed_plays_the_same_game() -> None:
    one, players = begun(2, {"seats": 5})
    other, others = begun(2, {"seats": 5})

    play_out(one, players)
    play_out(other, others)

    assert str(one.journal) == str(other.journal)


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_it_chooses_by_nothing_but_its_chair(seats: int) -> None:
    """In a game that looks the same to its seat, and is another one underneath, it chooses the same."""
    game, players = begun(3, {"seats": seats})
    asked = 0
    while not game.over:
        decision = game.decisions[0]
        seat = decision.seat
        chosen = players[seat].choose(game.chair(seat))
        asked += len(decision.options) > 1
        if asked % 9 == 0:
            imagined = game.imagine(seat, asked)
            assert _key(players[seat].choose(imagined.chair(seat))) == _key(chosen)
        game.choose(seat, chosen)
    assert asked > 20


@pytest.mark.parametrize("seats", [5, 7])
def test_it_takes_over_a_seat_in_the_middle_of_a_game(seats: int) -> None:
    """Who sits down now plays as if having sat there all the time, even where no log was kept."""
    game, players = begun(4, {"seats": seats})
    while not game.over:
        seat = game.decisions[0].seat
        chosen = players[seat].choose(game.chair(seat))
        newcomer = Deducer(f"4:{seat}")
        assert _key(newcomer.choose(game.chair(seat))) == _key(chosen)
        if game.version % 20 == 0:
            restored = miskatonic.restore(game.snapshot())
            assert _key(Deducer(f"4:{seat}").choose(restored.chair(seat))) == _key(chosen)
        game.choose(seat, chosen)


def test_it_sits_among_random_players() -> None:
    for seed in range(5):
        game = miskatonic.new("cultists", seed=seed, seats=6)
        players: list[Player] = [Deducer(seat) if seat % 2 else RandomPlayer(seat) for seat in game.seats]

        play_out(game, players)

        assert game.over


def test_a_spectator_hears_what_it_thinks_before_a_vote() -> None:
    game, players = begun(5, {"seats": 6})
    thoughts = set()
    while not game.over:
        seat = game.decisions[0].seat
        thought = players[seat].comment(game.chair(seat))
        if thought is not None:
            assert game.say(thought, "ru")
            thoughts.add(thought.id)
        game.choose(seat, players[seat].choose(game.chair(seat)))
    assert "cultists-thinks-own" in thoughts
    assert len(thoughts) > 2


def _key(chosen: Any) -> str:
    return chosen if isinstance(chosen, str) else str(chosen.key)
