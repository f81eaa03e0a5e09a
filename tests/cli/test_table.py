"""The full-screen table, as somebody meets it who plays by keys."""

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

import miskatonic
from miskatonic.cli.saves import Save, Seating, read_journal
from miskatonic.cli.tables.panes import TAIL, Log
from miskatonic.cli.tables.shell import Left
from miskatonic.players import player
from miskatonic.simulate import load
from tests.cli.table import LARGE, SMALL, choose, held_text, play, press, screen_text, settled, table, table_of, take


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    load("tests.laboratory")
    monkeypatch.setenv("MISKATONIC_SAVES", str(tmp_path))
    return tmp_path


@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_a_whole_game_without_a_drawing_of_its_own_is_played_by_numbers(size: tuple[int, int]) -> None:
    app = table("laboratory", seed=4)

    async def playing(pilot: Pilot[Left]) -> None:
        assert "Bid 0" in screen_text(app)
        while not app.game.over:
            await take(pilot, 1)
        assert "The game is over" in screen_text(app) or "wins" in screen_text(app)

    play(app, playing, size)

    assert app.game.over


def test_a_whole_game_of_cultists_is_played_by_keys_and_kept_choice_by_choice(saves: Path) -> None:
    app = table("cultists", seats=6, seed=26, kind="deducer")

    async def playing(pilot: Pilot[Left]) -> None:
        while not app.game.over:
            await take(pilot, 1)
        assert "win" in screen_text(app)

    play(app, playing)

    kept = miskatonic.replay(read_journal(saves / "cultists-1.journal"))
    assert kept.over
    assert kept.snapshot() == app.game.snapshot()


def test_what_is_chosen_by_arrows_is_what_the_cursor_stands_on() -> None:
    app = table("laboratory", seed=4)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "down", "down", "enter")

    play(app, playing)

    own = [entry for entry in app.game.journal.entries if isinstance(entry, miskatonic.Choice) and entry.seat == 0]
    assert own[0].key == "bid:2"


def test_a_number_that_another_digit_could_follow_waits_for_enter() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        app.choices.offer([*app.choices.entries, *app.choices.entries])
        count, version = len(app.choices.entries), app.game.version
        await pilot.press("1")
        assert count > 9
        assert app.game.version == version
        assert app.choices.typed == "1"
        await press(pilot, "0")
        assert app.game.version > version

    play(app, playing)


def test_between_two_people_nothing_of_the_last_one_is_on_the_screen_or_behind_it() -> None:
    app = table("cultists", people=(0, 1), seats=4)
    secrets: list[str] = []

    async def playing(pilot: Pilot[Left]) -> None:
        assert "Pass the screen to André" in screen_text(app)
        await press(pilot, "enter")
        await choose(pilot, "Open it")
        assert "Pass the screen to Bruno" in screen_text(app)
        await press(pilot, "enter")
        await choose(pilot, "Open it")
        await press(pilot, *(["enter"] if len(app.screen_stack) > 1 else []))
        seat = app.here
        assert seat is not None
        role = miskatonic.Text(f"cultists-role-{app.game.view(seat).board.players[seat].role}")
        secrets.extend([app.game.say(role), "Alive ×", "Your pulse"])
        assert all(secret in held_text(app) for secret in secrets)
        while len(app.screen_stack) == 1:
            await take(pilot, len(app.choices.entries))
        assert not any(secret in held_text(app) for secret in secrets)
        assert not any(secret in screen_text(app) for secret in secrets)
        assert "Pass the screen" in screen_text(app)

    play(app, playing)


def test_a_table_that_was_left_goes_on_where_it_stood(saves: Path) -> None:
    first = table("cultists", seats=6, kind="deducer")

    async def begin(pilot: Pilot[Left]) -> None:
        for _ in range(6):
            await take(pilot, 1)
        await pilot.press("q")

    play(first, begin)
    path = saves / "cultists-1.journal"
    again = table_of(miskatonic.replay(read_journal(path)), Save.again(path), kind="deducer")

    async def go_on(pilot: Pilot[Left]) -> None:
        assert again.game.snapshot() == first.game.snapshot()
        assert again.decision is not None
        await take(pilot, 1)

    play(again, go_on)

    assert first.return_value == "left"
    assert miskatonic.replay(read_journal(path)).version > first.game.version


def test_the_language_changes_while_playing_and_nothing_is_chosen() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        version = app.game.version
        for said in ("¿Adónde vas?", "Para onde?", "Куда?", "Where to?"):
            await press(pilot, "g")
            assert said in screen_text(app)
        assert app.game.version == version

    play(app, playing)


def test_why_not_names_the_reason_and_prints_the_clause() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        await press(pilot, "w", *"go pink 1")
        assert "Go to Pink Room 1" in screen_text(app)
        assert "No Door leads from here to Pink Room 1" in screen_text(app)
        assert "movement-points" in screen_text(app)
        await press(pilot, "escape")
        assert "No Door leads" not in screen_text(app)

    play(app, playing)


def test_what_can_be_done_is_not_asked_about() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        await press(pilot, "w", *"go north-west")
        assert "Nothing forbids it" not in screen_text(app)
        assert "Go to the North-west Corridor" not in screen_text(app).split("Why not?")[-1]

    play(app, playing, SMALL)


def test_a_game_without_questions_of_its_own_lists_its_acts() -> None:
    app = table("laboratory", seed=4)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "w", *"strike")
        assert "It isn't open now" in screen_text(app)

    play(app, playing)


def test_a_rule_is_found_by_its_words_and_by_the_id_of_a_clause() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "r", *"restore power")
        assert "restore-power.1" in screen_text(app)
        await press(pilot, "escape", "r", *"encounter-exchange.2")
        assert "encounter-exchange.2" in screen_text(app)

    play(app, playing)


def test_a_line_of_the_log_shows_the_clauses_that_it_rests_on() -> None:
    app = table("cultists", seats=6, kind="deducer")

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        await choose(pilot, "Go to the North-west Corridor")
        await press(pilot, "l", "end", "enter")
        line = app.screen_stack[0].query_one(Log).lines[-1]
        assert line.rules
        assert all(rule in screen_text(app) for rule in line.rules)

    play(app, playing)


def test_undo_takes_back_the_last_own_choice_and_asks_it_again() -> None:
    app = table("laboratory", seed=4)

    async def playing(pilot: Pilot[Left]) -> None:
        before = app.game.version
        asked = str(app.decision)
        await take(pilot, 1)
        assert app.game.version > before
        await press(pilot, "u")
        assert app.game.version == before
        assert str(app.decision) == asked

    play(app, playing)


def test_with_nothing_to_undo_nothing_changes() -> None:
    app = table("laboratory", seed=4)

    async def playing(pilot: Pilot[Left]) -> None:
        before = app.game.snapshot()
        await press(pilot, "u")
        assert app.game.snapshot() == before
        assert "There is nothing to undo" in screen_text(app)

    play(app, playing)


def test_the_help_sheet_tells_the_keys_the_signs_and_where_the_game_is_kept() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "question_mark")
        held = held_text(app)
        assert "Ctrl-C" in held
        await press(pilot, "escape")
        await settled(pilot)
        assert len(app.screen_stack) == 1

    play(app, playing)


def test_on_a_small_screen_a_key_brings_each_part_up() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        assert "Canteen" in screen_text(app)
        for key, said in (
            ("p", "♥1"),
            ("y", "Your pulse"),
            ("t", "Rounds and events"),
            ("l", "Round 1 begins"),
            ("b", "Closed wing"),
        ):
            await press(pilot, key)
            assert said in screen_text(app), key

    play(app, playing, SMALL)


def test_a_long_log_shows_its_end_until_somebody_leafs_through_it() -> None:
    game = miskatonic.new("cultists", seats=6, seed=3)
    hand = player("deducer", 3)
    while len(game.lines(0)) < 3 * TAIL:
        seat = game.decisions[0].seat
        game.choose(seat, hand.choose(game.chair(seat)))
    app = table_of(game, Save.begin(game, Seating((0,), ("random",) * 6)))

    async def playing(pilot: Pilot[Left]) -> None:
        log = app.screen_stack[0].query_one(Log)
        assert log.option_count <= TAIL
        last = log.lines[-1].words
        assert last.split(":")[0].split(".")[0][:20] in screen_text(app)
        await press(pilot, "l")
        assert log.option_count == len(app.game.lines(0))
        await press(pilot, "escape")
        assert log.option_count <= TAIL

    play(app, playing)


KEYS = (
    *("1", "2", "3", "0", "enter", "enter", "up", "down", "tab", "shift+tab", "escape", "backspace", "home", "end"),
    *("b", "p", "y", "t", "l", "w", "r", "u", "g", "question_mark", "pagedown", "pageup", "x", "space", "д", "п"),
)


@pytest.mark.parametrize(("game", "seats", "people"), [("cultists", 5, (0, 2)), ("deathmaydie", 2, (0,))])
def test_whatever_keys_are_pressed_somebody_is_asked_or_something_is_open(
    game: str, seats: int, people: tuple[int, ...]
) -> None:
    app = table(game, people=people, seats=seats, seed=5)
    fingers = Random(4)

    async def playing(pilot: Pilot[Left]) -> None:
        for _ in range(50):
            await press(pilot, fingers.choice(KEYS))
            assert app.decision is not None or len(app.screen_stack) > 1 or app.game.over

    play(app, playing, SMALL)


def test_ctrl_c_leaves_even_from_a_dialog() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "r")
        await pilot.press("ctrl+c")

    play(app, playing)

    assert app.return_value == "interrupted"
