"""The mansion on the terminal: what is drawn, and that it is drawn from one seat's view alone."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import miskatonic
from miskatonic import LANGS, Lang
from miskatonic.cli.tables.cultists import CultistsDrawing
from miskatonic.cli.tables.cultists.plan import HIGH, WIDE, Plan
from miskatonic.cli.tables.cultists.tableau import EMPTY, shelves_strip
from miskatonic.cli.tables.shell import Left
from miskatonic.players import player
from tests.cli.table import LARGE, SMALL, choose, plain, play, press, screen_text, sight_of, table

COUNTS = (4, 5, 6, 7, 8)


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_SAVES", str(tmp_path))


def played(seats: int, choices: int, seed: int = 3) -> miskatonic.Game:
    """A game after so many choices of computer players."""
    game = miskatonic.new("cultists", seats=seats, seed=seed)
    others = {seat: player("deducer", f"{seed}:{seat}") for seat in game.seats}
    for _ in range(choices):
        if not game.over:
            seat = game.decisions[0].seat
            game.choose(seat, others[seat].choose(game.chair(seat)))
    return game


def everything(game: miskatonic.Game, seat: int | None, lang: Lang = "en") -> str:
    """All drawings of one seat's view."""
    drawing, sight = CultistsDrawing(game), sight_of(game, seat, lang)
    parts = [drawing.heading(sight), drawing.people(sight, 80), drawing.own(sight, 80), drawing.table(sight, 80)]
    boards = [drawing.board(sight, WIDE, HIGH), drawing.board(sight, 100, 30)]
    return "\n".join(plain(part, 100) for part in (*parts, drawing.summary(sight), *boards) if part is not None)


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("size", [(WIDE, HIGH), (92, 25), (130, 40)])
def test_every_door_of_the_game_is_drawn_in_a_wall_that_both_places_share(seats: int, size: tuple[int, int]) -> None:
    board = played(seats, 0).view().board

    plan = Plan([room.id for room in board.rooms], *size)

    doors = {pair: plan.door(*pair) for pair in board.doors}
    assert None not in doors.values()
    assert len({(door.x, door.y) for door in doors.values() if door}) == len(doors)


@pytest.mark.parametrize("seats", COUNTS)
def test_no_place_lies_over_another(seats: int) -> None:
    board = played(seats, 0).view().board
    plan = Plan([room.id for room in board.rooms], WIDE, HIGH)

    taken: dict[tuple[int, int], str] = {}
    for place in plan.places:
        for left, top, right, bottom in plan.parts(place):
            for x in range(left + 1, right):
                for y in range(top + 1, bottom):
                    assert taken.setdefault((x, y), place) == place


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [6, 8])
def test_the_smallest_mansion_names_every_room_with_its_colour(seats: int, lang: Lang) -> None:
    game = played(seats, 1)
    sight = sight_of(game, 0, lang)

    shown = plain(CultistsDrawing(game).board(sight, WIDE, HIGH))

    for room in sight.board.rooms:
        names = [sight.say(f"cultists-table-{kind}-{room.id}") for kind in ("wide", "short")]
        assert any(name in shown for name in names), names


@pytest.mark.parametrize("choices", [8, 40, 90, 150])
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(choices: int) -> None:
    game = played(6, choices)

    for seat in game.seats:
        shown = everything(game, seat)
        for seed in range(3):
            assert everything(game.imagine(seat, seed), seat) == shown


def test_somebody_who_only_watches_sees_no_hand_and_no_role() -> None:
    game = played(6, 40)

    shown = everything(game, None)

    assert "Your pulse" not in shown
    assert "Hand (" not in shown


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", COUNTS)
def test_all_of_a_game_can_be_drawn_in_every_language(seats: int, lang: Lang) -> None:
    for choices in (0, 30, 120, 400):
        game = played(seats, choices, seed=seats)

        for viewer in (None, 0, seats - 1 if seats - 1 < len(game.seats) else 0):
            assert everything(game, viewer, lang).strip()


def test_who_stands_where_is_on_the_board_with_the_knife_and_the_ghosts() -> None:
    game = played(6, 150)
    sight = sight_of(game, 0)
    board = sight.board

    shown = plain(CultistsDrawing(game).board(sight, 120, 40), 120)

    for person in board.players:
        marks = ("○" if not person.alive else "") + ("†" if person.seat == board.first_player else "")
        assert f"{sight.name(person.seat)}{marks}" in shown


@pytest.mark.parametrize("lang", LANGS)
def test_no_shelf_is_cut_off_on_a_small_screen(lang: Lang) -> None:
    game = played(8, 0)
    sight = sight_of(game, 0, lang)

    strip = plain(shelves_strip(sight, 100).text(), 100)

    assert len(sight.board.shelves) == 8
    for shelf in sight.board.shelves:
        assert EMPTY * shelf.needs + f" {shelf.points}" in strip


def test_a_screen_that_is_made_larger_gets_the_large_table() -> None:
    async def playing(pilot: Pilot[Left]) -> None:
        assert not pilot.app.screen.has_class("wide")
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert pilot.app.screen.has_class("wide")

    play(table("cultists", seats=5), playing, size=SMALL)


def test_without_light_the_first_line_says_so_in_a_word() -> None:
    game = next(
        game for game in (played(6, choices, seed=5) for choices in range(20, 200, 10)) if not game.view().board.power
    )

    assert "dark" in CultistsDrawing(game).heading(sight_of(game, 0)).plain


def test_a_place_that_one_may_go_to_has_the_number_of_the_option() -> None:
    app = table("cultists", seats=6)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        labels = [entry.label for entry in app.choices.entries]
        number = labels.index("Go to the Security Room") + 1
        assert re.search(rf"Red Sec\w*…? *\[{number}\]", screen_text(app))

    play(app, playing, SMALL)


def test_rooms_of_the_routes_colours_are_marked_in_this_round_only() -> None:
    game = played(6, 8)
    sight = sight_of(game, 0)
    colours = sight.board.players[0].route[0]

    shown = plain(CultistsDrawing(game).board(sight, 120, 40), 120)

    for room in sight.board.rooms:
        name = sight.say(f"cultists-table-wide-{room.id}")
        assert (f"►{name}" in shown) == (room.colour in colours), room.id
    assert shown.count("►") - 1 == sum(room.colour in colours for room in sight.board.rooms)


def test_statements_stand_in_menus_and_backspace_leads_out_again() -> None:
    app = table("cultists", seats=6, kind="random")

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Open it")
        while "I suspect …" not in [entry.label for entry in app.choices.entries]:
            await press(pilot, "enter")
        version = app.game.version
        await choose(pilot, "I suspect …")
        assert "“I suspect Bruno”" in [entry.label for entry in app.choices.entries]
        await press(pilot, "backspace")
        assert "I suspect …" in [entry.label for entry in app.choices.entries]
        assert app.game.version == version
        await choose(pilot, "I suspect …")
        await choose(pilot, "“I suspect Bruno”")
        assert any("I suspect Bruno" in line for line in app.game.log(0))

    play(app, playing, LARGE)


def test_every_question_can_be_answered_with_a_reason_or_with_nothing_against_it() -> None:
    game = played(6, 60)
    questions = CultistsDrawing(game).questions(sight_of(game, 0))

    assert len({key for _, key in questions}) == len(questions)
    for _, key in questions:
        game.why_not(0, key)
