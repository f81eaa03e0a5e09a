"""Computer players: who there is, who sits where, and that they choose from their own seat's options alone."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import miskatonic
from miskatonic import Chair, Game, players
from miskatonic.players import PlayerError, RandomPlayer, registry
from miskatonic.server import describing
from tests.laboratory import LABORATORY

miskatonic.register(LABORATORY)


def table(seed: int = 7, seats: int = 3) -> Game:
    return miskatonic.new("laboratory", seed=seed, seats=seats)


def keys_of_a_game(player_seed: int) -> list[str]:
    game = table()
    player = RandomPlayer(player_seed)
    keys = []
    while not game.over:
        seat = game.decisions[0].seat
        option = player.choose(game.chair(seat))
        keys.append(option.key)
        game.choose(seat, option)
    return keys


def test_a_random_player_with_the_same_seed_plays_the_same_game() -> None:
    assert keys_of_a_game(1) == keys_of_a_game(1)
    assert keys_of_a_game(1) != keys_of_a_game(2)


@given(st.integers(), st.integers(0, 50))
def test_a_random_player_takes_what_is_open_to_its_seat(seed: int, version: int) -> None:
    game = table()
    player = RandomPlayer(seed)
    while not game.over and game.version < version:
        seat = game.decisions[-1].seat
        game.choose(seat, player.choose(game.chair(seat)))

    chosen = [player.choose(game.chair(decision.seat)).key for decision in game.decisions]

    offered = [[option.key for option in decision.options] for decision in game.decisions]
    assert all(key in keys for key, keys in zip(chosen, offered, strict=True))


def test_choosing_moves_none_of_the_chance_of_the_game() -> None:
    game = table()
    before = game.snapshot()

    RandomPlayer(1).choose(game.chair(0))

    assert game.snapshot() == before


def test_each_option_is_chosen_about_as_often_as_the_others() -> None:
    game = table()
    player = RandomPlayer(1)
    chair = game.chair(0)

    chosen = [player.choose(chair).key for _ in range(3000)]

    assert {key: 900 < chosen.count(key) < 1100 for key in set(chosen)} == {f"bid:{n}": True for n in range(3)}


def test_a_player_whose_seat_is_not_asked_says_so() -> None:
    game = table()
    for seat in game.seats:
        game.choose(seat, "bid:0")
    idle = next(seat for seat in game.seats if game.decision(seat) is None)

    with pytest.raises(ValueError, match=f"seat {idle} isn't being asked"):
        RandomPlayer(1).choose(game.chair(idle))


def test_the_word_behind_the_colon_is_the_seed_of_a_random_player() -> None:
    game = table()

    first, second = (players.player("random:7", seed) for seed in ("a", "b"))

    assert [key(first, game) for _ in range(9)] == [key(second, game) for _ in range(9)]


def key(player: players.Player, game: Game) -> str:
    chosen = player.choose(game.chair(0))
    return chosen if isinstance(chosen, str) else chosen.key


def test_one_kind_is_for_all_seats_and_several_are_one_for_each() -> None:
    assert players.at_seats(["random:7"], 3) == ("random:7",) * 3
    assert players.at_seats(["random", "random:1"], 2) == ("random", "random:1")


def test_two_players_for_three_seats_are_refused_with_both_numbers() -> None:
    with pytest.raises(PlayerError) as error:
        players.at_seats(["random", "random"], 3)

    assert error.value.say("en") == ("2 computer players are named for 3 seats: name one for all, or one for each seat")


@pytest.mark.parametrize("lang", miskatonic.LANGS)
def test_an_unknown_player_is_refused_with_the_nearest_name(lang: miskatonic.Lang) -> None:
    with pytest.raises(PlayerError) as error:
        players.player("randon:7", 1)

    assert error.value.code == "player.unknown"
    assert "'randon'" in error.value.say(lang)
    assert "'random'" in error.value.say(lang)


def test_a_player_of_somebody_else_can_be_registered_and_gets_what_stands_behind_the_colon() -> None:
    class Last:
        def __init__(self, argument: str) -> None:
            self.argument = argument

        def choose(self, chair: Chair) -> str:
            decision = chair.decision
            assert decision is not None
            return decision.options[-1].key

    players.register("last", lambda argument, seed: Last(argument))

    made = players.player("last:3", 1)

    assert isinstance(made, Last)
    assert made.argument == "3"
    assert made.choose(table().chair(0)) == "bid:2"
    assert "last" in players.kinds()


def test_an_installed_package_brings_players_by_its_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "careful-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: careful\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[miskatonic.players]\ncareful = careful_bot:make\n", encoding="utf-8")
    module = "from miskatonic.players import RandomPlayer\ndef make(argument, seed): return RandomPlayer(seed)\n"
    (tmp_path / "careful_bot.py").write_text(module, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    registry._offered.cache_clear()

    made = players.player("careful", 3)

    assert isinstance(made, RandomPlayer)
    assert {"careful", "random"} <= set(players.kinds())
    monkeypatch.undo()
    registry._offered.cache_clear()


def test_who_says_nothing_meets_the_player_made_for_the_game_or_a_random_one() -> None:
    assert players.usual("cultists") == "deducer"
    assert players.usual("laboratory") == "random"


def test_each_game_has_its_own_players_before_those_who_play_anything() -> None:
    cultists, death = players.kinds("cultists"), players.kinds("deathmaydie")

    assert "deducer" in cultists
    assert "deducer" not in death
    assert "thumb" in death
    assert "thumb" not in cultists
    assert death.index("thumb") < death.index("search") < death.index("random")
    assert death[-1] == cultists[-1] == "random"


def test_a_player_may_say_for_which_games_it_is() -> None:
    players.register("lab-hand", lambda argument, seed: RandomPlayer(seed), {"laboratory"})

    assert "lab-hand" in players.kinds("laboratory")
    assert players.at_seats(["lab-hand"], 2, "laboratory") == ("lab-hand",) * 2
    with pytest.raises(PlayerError) as error:
        players.at_seats(["lab-hand"], 2, "deathmaydie")
    assert error.value.code == "player.unfit"


def test_a_set_up_page_offers_those_who_play_the_game() -> None:
    told = describing.described(miskatonic.game_type("deathmaydie"), "es")

    offered = {each.player: each.label for each in told.players}
    assert offered["thumb"] == "Juega según reglas sencillas"
    assert {"search", "random"} <= set(offered)
    assert not {"deducer", "teams"} & set(offered)
