"""Views of any game as lines and tables."""

from enum import Enum

import msgspec
import pytest
from msgspec import Struct

import miskatonic
from miskatonic import Seat, Text, View
from miskatonic.cli.boards import Boards
from miskatonic.cli.screen import Screen
from miskatonic.cli.settings import Settings
from miskatonic.simulate import load


class Colour(Enum):
    DARK_RED = 1


class Card(Struct, frozen=True):
    id: int
    name: str
    damage: int = 0
    exhausted: bool = False


class Pawn(Struct, frozen=True):
    seat: Seat
    life: int
    hand: tuple[Card, ...] = ()
    secret: str | None = None


class Board(Struct, frozen=True):
    round: int = 3
    first: Seat = Seat(1)
    colour: Colour = Colour.DARK_RED
    over: bool = False
    weather: Text = Text("option-pass")
    order: tuple[Seat, ...] = (Seat(1), Seat(0))
    tokens: dict[str, int] = {}
    pawns: tuple[Pawn, ...] = ()


def shown(board: Struct, capsys: pytest.CaptureFixture[str], lang: miskatonic.Lang = "en") -> str:
    load("tests.laboratory")
    game = miskatonic.new("laboratory", seed=1, seats=2)
    view: View = msgspec.structs.replace(game.view(Seat(0)), board=board)

    Boards(game, lang).show(view, Screen(Settings(lang), plain=True))

    return capsys.readouterr().out


def test_figures_stand_on_one_line_with_seats_by_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    said = shown(Board(), capsys)

    assert said.startswith("round 3 · first Seat 2 · colour dark red · over no · weather Pass\norder: Seat 2, Seat 1\n")


def test_a_list_of_records_is_a_row_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    hand = (Card(1, "Torch"), Card(2, "Torch"), Card(3, "Dog", 2, True))

    said = shown(Board(pawns=(Pawn(Seat(0), 9, hand), Pawn(Seat(1), 8))), capsys)

    assert "pawns:\n  Seat 1: life 9; hand Torch ×2, Dog damage 2 exhausted\n  Seat 2: life 8\n" in said


def test_what_is_empty_is_a_dash(capsys: pytest.CaptureFixture[str]) -> None:
    assert "tokens: –\npawns: –\n" in shown(Board(), capsys)


def test_a_mapping_says_each_of_its_entries(capsys: pytest.CaptureFixture[str]) -> None:
    assert "tokens: clue 2 doom 1\n" in shown(Board(tokens={"clue": 2, "doom": 1}), capsys)


def test_texts_and_seats_are_said_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "first Место 2" in shown(Board(), capsys, "ru")
    assert "weather Пас" in shown(Board(), capsys, "ru")
