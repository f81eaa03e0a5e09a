"""The tiles on the terminal: what is drawn of the map, the dice, the tracks and the story board."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

import miskatonic
from miskatonic import LANGS, Lang
from miskatonic.cli.tables.deathmaydie import DeathMayDieDrawing
from miskatonic.cli.tables.deathmaydie.plan import Plan
from miskatonic.cli.tables.shell import Left
from miskatonic.players import player
from tests.cli.table import LARGE, SMALL, plain, play, press, screen_text, sight_of, table, take
from tests.deathmaydie.scenes import ian, scene

EPISODES = ("after-hours", "burning-faculty", "last-waltz", "ossuary-library", "stolen-moon", "two-houses")


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_SAVES", str(tmp_path))


def played(episode: str, choices: int, seats: int = 3, seed: int = 2) -> miskatonic.Game:
    """A game after so many choices of a computer player."""
    game = miskatonic.new("deathmaydie", seats=seats, seed=seed, episode=episode)
    hand = player("random", seed)
    for _ in range(choices):
        if not game.over:
            seat = game.decisions[0].seat
            game.choose(seat, hand.choose(game.chair(seat)))
    return game


def everything(game: miskatonic.Game, seat: int | None, lang: Lang = "en") -> str:
    """All drawings of one seat's view."""
    drawing, sight = DeathMayDieDrawing(game), sight_of(game, seat, lang)
    parts = [drawing.heading(sight), drawing.people(sight, 80), drawing.own(sight, 80), drawing.table(sight, 80)]
    boards = [drawing.board(sight, 80, 14), drawing.board(sight, 92, 27)]
    return "\n".join(plain(part, 100) for part in (*parts, drawing.summary(sight), *boards))


@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize("size", [(80, 14), (92, 24), (120, 30)])
def test_every_way_of_the_map_is_a_passage_or_named_in_the_space(episode: str, size: tuple[int, int]) -> None:
    board = played(episode, 0).view().board

    plan = Plan(board, *size)

    hidden = [frozenset(pair) for pair in (board.stairs, board.tunnel) if pair]
    for space in board.spaces:
        for other in space.ways:
            drawn = (min(space.id, other), max(space.id, other)) in plan.passages
            assert drawn or frozenset((space.id, other)) in hidden or other in plan.elsewhere.get(space.id, ())
    assert len({(passage.x, passage.y) for passage in plan.passages.values()}) == len(plan.passages)


def test_the_story_board_tells_what_every_revealed_stage_goes_on_doing() -> None:
    game = scene(ian(at="library"), elder_one=("library", 11), stage=4).game
    drawing, sight = DeathMayDieDrawing(game), sight_of(game, 0)

    told = " ".join(plain(drawing.table(sight, 80), 80).split())

    texts = game.type.readings()
    going_on = [
        " ".join(sight.read(texts[name]).split())
        for stage in range(1, 5)
        for part in ("always", "advance", "end-of-turn")
        if (name := f"dmd-text-stage-{sight.board.elder_one}-{stage}-{part}") in texts
    ]
    assert len(going_on) > 1
    assert [text for text in going_on if text not in told] == []


@pytest.mark.parametrize("episode", EPISODES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_episode_can_be_drawn_in_every_language_from_its_first_turn_on(episode: str, lang: Lang) -> None:
    for choices in (0, 25, 120):
        game = played(episode, choices)

        for viewer in (None, 0, 2):
            assert everything(game, viewer, lang).strip()


@pytest.mark.parametrize("episode", EPISODES)
def test_every_figure_and_every_gate_is_on_the_map(episode: str) -> None:
    game = played(episode, 30)
    sight = sight_of(game, 0)

    shown = plain(DeathMayDieDrawing(game).board(sight, 200, 60), 200)

    for each in sight.board.investigators:
        if not each.dead:
            assert sight.say(f"dmd-investigator-{each.id}").split()[-1] in shown
    for enemy in sight.board.enemies:
        left = enemy.health - enemy.wounds
        assert f"{sight.say(f'dmd-kind-{enemy.kind}')}{left}{'' if enemy.mortal else '·'}" in shown
    assert all(f"{gate} gate" in shown for gate in ("red", "yellow", "blue"))


def test_what_lies_face_down_changes_nothing_that_is_drawn() -> None:
    for choices in (10, 60):
        game = played("burning-faculty", choices)
        shown = everything(game, 0)

        for seed in range(3):
            assert everything(game.imagine(0, seed), 0) == shown


def test_a_roll_is_shown_die_by_die_with_what_it_comes_to() -> None:
    game = next(game for choices in range(1, 60) if (game := played("after-hours", choices)).view().board.dice)
    sight = sight_of(game, 0)

    line = DeathMayDieDrawing(game).summary(sight)

    standard = sum(die.kind == "standard" for die in sight.board.dice)
    assert line.plain.startswith("Rolled")
    assert line.plain.count("[") == standard
    assert line.plain.count("(") == len(sight.board.dice) - standard


def test_a_track_is_a_bar_with_what_is_lost_and_what_there_is() -> None:
    game = played("burning-faculty", 40)
    sight = sight_of(game, 0)
    mine = next(each for each in sight.board.investigators if each.seat == 0)

    shown = plain(DeathMayDieDrawing(game).own(sight, 80))

    assert f"{'▰' * mine.stress}{'▱' * (4 - mine.stress)} {mine.stress}/4" in shown
    assert f"{mine.sanity}/20" in shown


def test_a_whole_game_is_played_by_keys() -> None:
    app = table("deathmaydie", seats=2, seed=3, kind="thumb")

    async def playing(pilot: Pilot[Left]) -> None:
        while not app.game.over:
            await take(pilot, 1)
        assert "Press Enter" in screen_text(app)

    play(app, playing, SMALL)


def test_an_attack_has_its_number_on_the_figure_and_undo_takes_back_one_die() -> None:
    app = table("deathmaydie", seats=2, seed=3, kind="thumb")

    async def playing(pilot: Pilot[Left]) -> None:
        labels = [entry.label for entry in app.choices.entries]
        attacks = [number for number, label in enumerate(labels, 1) if label.startswith("Attack")]
        for number in attacks:
            assert f"[{number}]" in screen_text(app).split("Log")[0] or f"[{number}]" in screen_text(app)
        await take(pilot, attacks[0] if attacks else 1)
        before = app.game.version
        await take(pilot, 1)
        assert app.game.version > before
        await press(pilot, "u")
        assert app.game.version == before

    play(app, playing, LARGE)


def test_people_at_one_screen_hand_nothing_over_where_nobody_has_secrets() -> None:
    app = table("deathmaydie", people=(0, 1), seats=2, seed=3)

    async def playing(pilot: Pilot[Left]) -> None:
        seats = {app.here}
        while len(seats) < 2:
            await take(pilot, len(app.choices.entries))
            seats.add(app.here)
            assert len(app.screen_stack) == 1

    play(app, playing, SMALL)


def test_every_question_can_be_answered() -> None:
    game = played("last-waltz", 20)

    for _, key in DeathMayDieDrawing(game).questions(sight_of(game, 0)):
        game.why_not(0, key)
