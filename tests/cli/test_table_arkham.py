"""The locations on the terminal: map, hand with its texts, the skill test with its sum and odds."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

import miskatonic
from miskatonic import LANGS, Lang
from miskatonic.cli.tables.arkham import ArkhamDrawing
from miskatonic.cli.tables.arkham.plan import Plan
from miskatonic.cli.tables.arkham.testing import odds
from miskatonic.cli.tables.shell import Left
from miskatonic.players import player
from tests.cli.table import LARGE, SMALL, choose, plain, play, press, screen_text, sight_of, table, take

SCENARIOS = ("the-gathering", "the-midnight-masks", "the-devourer-below")


@pytest.fixture(autouse=True)
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MISKATONIC_SAVES", str(tmp_path))


def played(scenario: str, choices: int, seats: int = 2, seed: int = 2) -> miskatonic.Game:
    """A game after so many choices of a computer player."""
    game = miskatonic.new("arkham", seats=seats, seed=seed, scenario=scenario)
    hand = player("random", seed)
    for _ in range(choices):
        if not game.over:
            seat = game.decisions[0].seat
            game.choose(seat, hand.choose(game.chair(seat)))
    return game


def everything(game: miskatonic.Game, seat: int | None, lang: Lang = "en") -> str:
    """All drawings of one seat's view."""
    drawing, sight = ArkhamDrawing(game), sight_of(game, seat, lang)
    parts = [drawing.heading(sight), drawing.people(sight, 80), drawing.own(sight, 80), drawing.table(sight, 80)]
    boards = [drawing.board(sight, 80, 14), drawing.board(sight, 92, 24)]
    return "\n".join(plain(part, 100) for part in (*parts, drawing.summary(sight), *boards) if part is not None)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("lang", LANGS)
def test_every_scenario_can_be_drawn_in_every_language(scenario: str, lang: Lang) -> None:
    for choices in (0, 20, 80):
        game = played(scenario, choices)

        for viewer in (None, 0, 1):
            assert everything(game, viewer, lang).strip()


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("size", [(80, 14), (92, 21)])
def test_every_connection_is_a_passage_a_corner_or_named(scenario: str, size: tuple[int, int]) -> None:
    board = played(scenario, 60).view().board
    plan = Plan(board, *size)
    at = {place.id: (place.column, place.row) for place in board.places}

    for place in board.places:
        for other in place.connected:
            passage = (min(place.id, other), max(place.id, other)) in plan.passages
            (x, y), (left, top) = at[place.id], at[other]
            corner = bool(plan.corners) and abs(x - left) == abs(y - top) == 1
            assert passage or corner or other in plan.elsewhere.get(place.id, ())


def test_what_a_seat_cannot_know_changes_nothing_that_it_sees() -> None:
    for choices in (10, 70):
        game = played("the-gathering", choices)

        for seat in game.seats:
            shown = everything(game, seat)
            for seed in range(3):
                assert everything(game.imagine(seat, seed), seat) == shown


def test_a_hand_is_read_out_card_by_card_and_only_to_its_owner() -> None:
    game = played("the-gathering", 12)
    drawing = ArkhamDrawing(game)
    readings = game.type.readings()

    for seat in game.seats:
        sight = sight_of(game, seat)
        mine, other = sight.board.investigators[seat], sight.board.investigators[1 - seat]
        shown = " ".join(plain(drawing.own(sight, 4000), 4000).split())

        assert other.cards is None
        for card in mine.cards:
            assert sight.say(f"arkham-card-{card.code}") in shown
            text = readings.get(f"arkham-text-{card.code}")
            assert text is None or sight.read(text) in shown


def test_a_test_lies_open_with_the_odds_until_a_token_is_revealed() -> None:
    games = (played("the-gathering", choices) for choices in range(5, 200))
    game = next(game for game in games if (test := game.view().board.test) and not test.tokens)
    sight = sight_of(game, 0)
    test = sight.board.test

    line = ArkhamDrawing(game).summary(sight)

    assert line is not None
    good, tokens = odds(test)
    assert 0 < tokens == len(sight.board.bag)
    assert good == sum(kind.count for kind in test.odds if kind.total >= test.difficulty and kind.token != "auto_fail")
    assert f"= {test.value} against {test.difficulty}" in line.plain
    assert f"{good} of {tokens} tokens succeed: {round(100 * good / tokens)} %" in line.plain


def test_an_investigation_is_chosen_by_its_number_and_its_test_is_shown() -> None:
    app = table("arkham", seats=1, seed=3)

    async def playing(pilot: Pilot[Left]) -> None:
        await choose(pilot, "Keep these cards")
        labels = [entry.label for entry in app.choices.entries]
        number = next(number for number, label in enumerate(labels, 1) if label.startswith("Investigate"))
        await take(pilot, number)
        log = app.game.log(0)
        assert "Test" in screen_text(app) or any("succeeds in" in line or "fails in" in line for line in log)

    play(app, playing, LARGE)


def test_a_card_in_the_hand_bears_the_number_of_the_option_that_plays_it() -> None:
    app = table("arkham", seats=1, seed=3)

    async def playing(pilot: Pilot[Left]) -> None:
        await press(pilot, "y")
        name = app.choices.entries[0].label.removeprefix("Replace ")
        assert re.search(rf"{re.escape(name)}[^\[]*\[1\]", screen_text(app))

    play(app, playing, SMALL)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_question_can_be_answered(scenario: str) -> None:
    game = played(scenario, 25)

    for _, key in ArkhamDrawing(game).questions(sight_of(game, 0)):
        game.why_not(0, key)
