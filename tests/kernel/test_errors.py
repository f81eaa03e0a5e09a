"""Errors: a code for programs, words for people, nothing that their reader may not know."""

from typing import Any

import pytest

import miskatonic
from miskatonic import LANGS, Game, MiskatonicError, Text
from miskatonic.kernel.errors import nearest, stands_at
from miskatonic.kernel.journal import Choice, Journal
from miskatonic.kernel.seats import Seat
from tests.laboratory import LABORATORY, Laboratory


def test_an_error_says_its_kind_its_code_and_its_words() -> None:
    error = MiskatonicError("some.code", Text("game-over"), stands_at("laboratory", 41))

    assert str(error) == "MiskatonicError[some.code]: The game is over (laboratory, choice 41)"
    assert error.say("ru") == "Игра окончена (laboratory, выбор 41)"


@pytest.mark.parametrize("lang", LANGS)
def test_an_error_names_seats_as_the_table_does(lang: miskatonic.Lang) -> None:
    game = Game.begin(LABORATORY, 1, {"seats": ["Ада", "Bo"]})
    game.choose(1, "bid:0")
    game.choose(0, "bid:0")

    with pytest.raises(miskatonic.WrongSeat) as caught:
        game.choose(1, "strike")

    assert "Bo" in caught.value.say(lang)
    assert "Ада" in caught.value.say(lang)


class Titled(Laboratory):
    """Seats are called by words of the game."""

    def seat_name(self, table: Any, seat: Seat) -> Text | str:
        return Text("lab-card-spark")


def test_a_journal_that_does_not_fit_is_told_in_the_words_of_the_game() -> None:
    journal = Game.begin(Titled(), 1, {"seats": 2}).journal

    with pytest.raises(miskatonic.JournalMisfit) as caught:
        Game.replay(Titled(), Journal(journal.header, (Choice(Seat(0), "fly"),)))

    assert "Spark" in caught.value.say("en")


def test_every_error_a_person_can_cause_is_a_value_error() -> None:
    kinds = [kind for kind in vars(miskatonic).values() if isinstance(kind, type) and issubclass(kind, Exception)]

    faults = [kind.__name__ for kind in kinds if not issubclass(kind, MiskatonicError)]

    assert faults == ["EngineFault"]
    assert issubclass(MiskatonicError, ValueError)


@pytest.mark.parametrize(
    ("word", "known", "found"),
    [("arkam", ["cultists", "arkham"], "arkham"), ("xyz", ["one"], "one"), ("", ["one"], "one"), ("one", [], "")],
)
def test_the_nearest_name_is_the_most_alike(word: str, known: list[str], found: str) -> None:
    assert nearest(word, known) == found
