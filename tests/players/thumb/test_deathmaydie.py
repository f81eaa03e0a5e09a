"""Rules of thumb for Death May Die: they play everything there is, by what is seen alone, and better than chance."""

from typing import Any

import pytest

import miskatonic
from miskatonic import Game, players
from miskatonic.games.deathmaydie.content.library import ELDER_ONES, EPISODES
from miskatonic.games.deathmaydie.words.harm import LoseSanity
from miskatonic.players import RandomPlayer, RuleOfThumb
from miskatonic.simulate import play_out
from tests.deathmaydie.scenes import beth, foe, ian, scene, somebody


def begun(seed: int | str = 1, **options: Any) -> Game:
    return miskatonic.new("deathmaydie", seed=seed, **options)


def choice(game: Game) -> str:
    return RuleOfThumb().choose(game.chair(game.decisions[0].seat)).key


@pytest.mark.parametrize("elder_one", ELDER_ONES)
@pytest.mark.parametrize("episode", EPISODES)
def test_it_plays_every_episode_to_the_end(episode: str, elder_one: str) -> None:
    game = begun(seats=3, episode=episode, elder_one=elder_one)

    play_out(game, [RuleOfThumb() for _ in game.seats])

    assert game.over


@pytest.mark.parametrize("seats", [1, 2, 4, 5])
def test_it_plays_with_any_number(seats: int) -> None:
    game = begun(seats=seats)

    play_out(game, [RuleOfThumb() for _ in game.seats])

    assert game.over


def test_it_wins_where_chance_loses() -> None:
    def wins(make: Any) -> int:
        won = 0
        for seed in range(12):
            game = begun(seed, seats=3, episode="ossuary-library", elder_one="cthulhu")
            play_out(game, [make(seed) for _ in game.seats])
            won += bool(game.result and game.result.winners)
        return won

    assert wins(lambda seed: RuleOfThumb()) >= 4
    assert wins(RandomPlayer) == 0


def test_it_chooses_by_nothing_but_its_chair() -> None:
    """In a game that looks the same to its seat, and is another one underneath, it chooses the same."""
    game = begun(3, seats=2, episode="last-waltz")
    while not game.over and game.version < 120:
        seat = game.decisions[0].seat
        chosen = choice(game)
        assert choice(game.imagine(seat, game.version)) == chosen
        game.choose(seat, chosen)


def test_it_breaks_the_ritual_where_it_stands() -> None:
    table = scene(somebody("borden", at="attic"))

    assert choice(table.game) == "do:wreck"


def test_it_runs_to_where_the_ritual_can_be_broken_and_stops_there() -> None:
    table = scene(somebody("borden", at="upper-corridor"))
    plan = table.table.box.plan

    while "do:wreck" not in table.open:
        before = plan.distance(table.board().space, "attic")
        table.play(choice(table.game))
        assert before is not None
        assert table.board().space == "attic" or (plan.distance(table.board().space, "attic") or 0) < before

    assert choice(table.game) == "do:wreck"


def test_it_rests_when_it_is_hurt_and_heals_the_wounds_first() -> None:
    table = scene(somebody("borden", at="attic", wounds=4, stress=2))

    assert choice(table.game) == "rest"
    assert choice(table.play("rest").game) == "heal:3:0"


def test_it_leaves_enemies_behind_it_alone_and_kills_the_one_that_is_here() -> None:
    here = scene(ian(at="front-hall"), enemies=[foe("cultist", at="front-hall")], tokens=[])
    away = scene(ian(at="attic"), enemies=[foe("cultist", at="front-hall")])

    assert choice(here.game) == "attack:1"
    assert choice(away.game) == "do:wreck"


def test_it_attacks_the_elder_one_as_soon_as_that_can_be_harmed() -> None:
    table = scene(ian(at="library"), elder_one=("library", 0), stage=2, disrupted=True, tokens=[])

    assert choice(table.game) == "attack:0"


def test_it_rolls_a_tentacle_again_and_lets_a_good_roll_stand() -> None:
    def roll(dice: str) -> str:
        table = scene(ian(at="library"), enemies=[foe("fire-vampire", at="library")], tokens=[])
        return choice(table.dice(dice).play("attack:1").game)

    assert roll("S T S S+") == "reroll:1:stress"
    assert roll("S S S S+") == "let-stand"


def test_it_hides_behind_a_companion_only_when_it_gets_serious() -> None:
    def attacked(wounds: int) -> str:
        jerome = ian(at="library", wounds=wounds, finds=["jerome"])
        table = scene(jerome, enemies=[foe("cultist", at="library")], tokens=[])
        return choice(table.dice("S B").play("end-actions", "let-stand").game)

    assert attacked(0) == "bear"
    assert attacked(3).startswith("shield:")


def test_it_uses_a_find_when_that_does_good() -> None:
    assert choice(scene(ian(at="attic", stress=4, finds=["hip-flask"])).game).startswith("use:")
    assert choice(scene(ian(at="attic", finds=["hip-flask"])).game) == "do:wreck"


def test_it_raises_a_skill_that_keeps_it_alive() -> None:
    table = scene(beth(at="attic", sanity=3)).words(LoseSanity(1))

    assert choice(table.game) == "raise:toughness"


def test_a_game_without_rules_of_thumb_is_refused_with_those_who_play_it() -> None:
    with pytest.raises(players.PlayerError) as error:
        players.at_seats(["thumb"], 5, "cultists")

    said = error.value.say("en")
    assert said.startswith("thumb does not play cultists: deducer, ")
    assert "teams" not in said
