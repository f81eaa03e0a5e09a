"""The searching player: it plays any game, the same way for a seed, by what its seat knows, and better than chance."""

from collections.abc import Mapping
from time import monotonic
from typing import Any

import pytest

import miskatonic
from miskatonic import Game, players
from miskatonic.players import RandomPlayer, Searcher, Sense, register_sense
from miskatonic.players.search import Budget, senses
from miskatonic.players.search.budget import BudgetError
from miskatonic.simulate import play_out
from tests.laboratory import LABORATORY

miskatonic.register(LABORATORY)

TABLES: list[tuple[str, Mapping[str, Any]]] = [
    ("laboratory", {"seats": 3}),
    ("cultists", {"seats": 4, "complexity": "first-game"}),
    ("deathmaydie", {"seats": 2}),
    ("arkham", {"seats": 1, "scenario": "the-gathering"}),
]


def begun(game: str, options: Mapping[str, Any], seed: int | str = 1) -> Game:
    return miskatonic.new(game, seed=seed, **options)


def searcher(tries: int = 8, seed: int | str = 1) -> Searcher:
    return Searcher(Budget(tries), seed)


def keys(game: Game, count: int, seed: int | str = 1) -> list[str]:
    """The first choices of a game in which every seat searches."""
    seats = [searcher(seed=f"{seed}:{seat}") for seat in game.seats]
    chosen: list[str] = []
    while not game.over and len(chosen) < count:
        seat = game.decisions[0].seat
        option = seats[seat].choose(game.chair(seat))
        chosen.append(option.key)
        game.choose(seat, option)
    return chosen


def wins(game: str, options: Mapping[str, Any], tries: int, games: int) -> int:
    """How often a searcher wins among players at random, each time in another seat."""
    won = 0
    for number in range(games):
        table = begun(game, options, number)
        me = number % len(table.seats)
        seated: list[players.Player] = [RandomPlayer(f"{number}:{seat}") for seat in table.seats]
        seated[me] = searcher(tries, number)
        play_out(table, seated)
        won += table.result is not None and me in table.result.winners
    return won


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_the_same_seed_plays_the_same_way(game: str, options: Mapping[str, Any]) -> None:
    assert keys(begun(game, options), 20) == keys(begun(game, options), 20)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_what_is_hidden_from_its_seat_changes_nothing(game: str, options: Mapping[str, Any]) -> None:
    """Each table is imagined afresh: it looks the same to the seat, and another one lies underneath."""
    table = begun(game, options)
    aside = RandomPlayer(5)
    for number in range(12):
        seat = table.decisions[0].seat
        chosen = searcher().choose(table.chair(seat)).key
        assert searcher().choose(table.imagine(seat, number).chair(seat)).key == chosen
        for _ in range(5):
            if not table.over:
                seat = table.decisions[0].seat
                table.choose(seat, aside.choose(table.chair(seat)))
        if table.over:
            table = begun(game, options, number)


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_search_leaves_the_game_as_it_was(game: str, options: Mapping[str, Any]) -> None:
    table = begun(game, options)
    before = table.snapshot()

    searcher().choose(table.chair(table.decisions[0].seat))

    assert table.snapshot() == before


def test_it_beats_chance_in_the_laboratory() -> None:
    assert wins("laboratory", {"seats": 2, "deck": "quiet"}, tries=40, games=10) >= 8


def test_it_beats_chance_among_cultists() -> None:
    assert wins("cultists", {"seats": 5}, tries=30, games=4) == 4


def test_more_tries_go_to_what_promises_more() -> None:
    """An option that loses at once is tried no more often than it takes to see that."""

    class Counting:
        tried: dict[str, int] = {}

    table = begun("laboratory", {"seats": 2})
    seat = table.decisions[0].seat
    options = [option.key for option in table.decisions[0].options]

    def policy(seed: str) -> players.Player:
        Counting.tried[seed] = Counting.tried.get(seed, 0) + 1
        return RandomPlayer(seed)

    register_sense("laboratory", Sense(policy))
    searcher(60).choose(table.chair(seat))
    senses._senses.pop("laboratory")

    counts = sorted(set(Counting.tried.values()))
    assert counts[-1] == len(options)
    assert counts[0] < len(options)


def test_what_a_sensible_player_would_do_is_kept_as_long_as_nothing_is_clearly_better() -> None:
    """Where all comes to the same, luck alone puts one option ahead of another."""

    class Stubborn(RandomPlayer):
        def choose(self, chair: miskatonic.Chair) -> miskatonic.Option:
            assert chair.decision is not None
            return chair.decision.options[-1]

    table = begun("laboratory", {"seats": 2})
    seat = table.decisions[0].seat
    coin = iter(range(10_000))

    def luck(_view: miskatonic.View) -> float:
        return 0.5 + 0.1 * (next(coin) * 7919 % 11)

    register_sense("laboratory", Sense(Stubborn, sensible=True, value=luck, depth=1, doubt=5.0))
    chosen = searcher(60).choose(table.chair(seat))
    senses._senses.pop("laboratory")

    assert chosen == table.decisions[0].options[-1]


def test_only_what_seems_best_at_first_sight_is_tried() -> None:
    table = begun("laboratory", {"seats": 2})
    seat = table.decisions[0].seat
    options = [option.key for option in table.decisions[0].options]
    best = options[len(options) // 2]

    def ranked(chair: miskatonic.Chair) -> list[float]:
        assert chair.decision is not None
        return [float(option.key == best) for option in chair.decision.options]

    register_sense("laboratory", Sense(ranked=ranked, most=1))
    chosen = searcher(60).choose(table.chair(seat))
    senses._senses.pop("laboratory")

    assert chosen.key == best


def test_where_time_counts_it_stops_in_time() -> None:
    table = begun("deathmaydie", {"seats": 2})
    start = monotonic()

    Searcher(Budget(seconds=0.2)).choose(table.chair(table.decisions[0].seat))

    assert monotonic() - start < 2.0


@pytest.mark.parametrize(
    ("word", "budget"),
    [("", Budget(200)), ("40", Budget(40)), ("0.5s", Budget(seconds=0.5)), ("2s", Budget(seconds=2))],
)
def test_a_budget_is_a_number_of_tries_or_of_seconds(word: str, budget: Budget) -> None:
    assert Budget.parse(word) == budget


@pytest.mark.parametrize("word", ["0", "-3", "much", "1.5", "s", "0s", "-1s", "nans", "infs"])
@pytest.mark.parametrize("lang", miskatonic.LANGS)
def test_what_is_no_budget_is_refused_before_the_game_begins(word: str, lang: miskatonic.Lang) -> None:
    with pytest.raises(BudgetError) as error:
        players.at_seats([f"search:{word}"], 2)

    assert f"'{word}'" in error.value.say(lang)
    assert "search:200" in error.value.say(lang)
