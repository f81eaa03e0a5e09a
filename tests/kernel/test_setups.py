"""Setting a table: what a person may give, and a clear word on each mistake."""

from enum import Enum
from typing import Annotated, Any, ClassVar, Literal

import pytest
from msgspec import Meta

from miskatonic import BadOption, Game, MiskatonicError, SeatSetup, Setup, Text, UnknownOption
from miskatonic.kernel.setups import make_setup
from miskatonic.kernel.text import LANGS
from tests.laboratory.game import Laboratory


class Light(Enum):
    DUSK = "dusk"
    DAWN = "dawn"


class Alchemist(SeatSetup, frozen=True, kw_only=True):
    school: str = "salt"
    age: Annotated[int, Meta(ge=18, le=99)] = 40


class Evening(Setup, frozen=True, kw_only=True):
    seats: tuple[Alchemist, ...]
    difficulty: Literal["easy", "hard"] = "easy"
    light: Light = Light.DUSK
    rounds: Annotated[int, Meta(ge=1)] = 6
    patience: Annotated[int, Meta(lt=10)] = 3
    number: int = 0
    ratio: float = 0.5
    hurry: bool = False
    title: str | None = None
    tags: tuple[str, ...] = ()
    wishes: dict[str, int] = {}

    def __post_init__(self) -> None:
        if self.difficulty == "hard" and self.hurry:
            raise BadOption("setup.bad", Text("bad-option", {"name": "hurry", "value": "true", "expected": "false"}))


class Salon(Laboratory):
    id: ClassVar[str] = "salon"
    setup: ClassVar[type[Setup]] = Evening


class Duel(Laboratory):
    players: ClassVar[range] = range(2, 3)


class Strict(Setup, frozen=True, kw_only=True):
    key: int


class Locked(Laboratory):
    setup: ClassVar[type[Setup]] = Strict


SALON = Salon()


def mistake(**options: Any) -> MiskatonicError:
    with pytest.raises(MiskatonicError) as caught:
        make_setup(SALON, options)
    return caught.value


def test_without_options_the_fewest_seats_are_set_with_defaults() -> None:
    assert make_setup(SALON, {}) == Evening(seats=(Alchemist(), Alchemist()))


@pytest.mark.parametrize(
    "seats", [3, ["", "", ""], [{}, {}, {}], ({}, "", Alchemist())], ids=["number", "names", "mappings", "mixed"]
)
def test_seats_may_be_a_number_names_mappings_or_all_of_them(seats: Any) -> None:
    assert make_setup(SALON, {"seats": seats}).seats == (Alchemist(),) * 3


def test_a_seat_keeps_its_name_and_its_own_options() -> None:
    setup = make_setup(SALON, {"seats": ["Ada", {"name": "Bo", "school": "sulphur"}]})

    assert setup.seats == (Alchemist(name="Ada"), Alchemist(name="Bo", school="sulphur"))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"dificulty": "easy"}, "'dificulty' is no option of this game, the nearest is 'difficulty'"),
        ({"seats": [{"nam": "Ada"}, {}]}, "'nam' is no option of this game, the nearest is 'name'"),
    ],
)
def test_an_unknown_option_is_told_its_nearest(options: dict[str, Any], said: str) -> None:
    error = mistake(**options)

    assert isinstance(error, UnknownOption)
    assert said in error.say()


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"seats": 1}, "'1' won't do for the option 'seats': it should be a whole number from 2 to 4"),
        ({"seats": 5}, "'5' won't do for the option 'seats': it should be a whole number from 2 to 4"),
        ({"seats": ["Ada"]}, "'1' won't do for the option 'seats': it should be a whole number from 2 to 4"),
        ({"seats": [{}] * 5}, "'5' won't do for the option 'seats': it should be a whole number from 2 to 4"),
        ({"seats": True}, "it should be a whole number from 2 to 4, or a list with a name for each seat"),
        ({"seats": "Ada"}, "it should be a whole number from 2 to 4, or a list with a name for each seat"),
        ({"seats": None}, "it should be a whole number from 2 to 4, or a list with a name for each seat"),
        ({"seats": ["Ada", 7]}, "'7' won't do for the option 'seats[1]': it should be a name, or a set of options"),
        ({"seats": [{}, {"name": 7}]}, "'7' won't do for the option 'seats[1].name': it should be a word"),
        ({"seats": [{}, {"age": 7}]}, "'seats[1].age': it should be a whole number from 18 to 99"),
        ({"difficulty": "eazy"}, "'eazy' won't do for the option 'difficulty': it should be one of: easy, hard"),
        ({"light": "noon"}, "it should be one of: dusk, dawn"),
        ({"light": 7}, "it should be one of: dusk, dawn"),
        ({"rounds": 0}, "'0' won't do for the option 'rounds': it should be a whole number of at least 1"),
        ({"patience": 10}, "it should be a whole number of at most 9"),
        ({"number": "7"}, "'7' won't do for the option 'number': it should be a whole number"),
        ({"number": 7.5}, "it should be a whole number"),
        ({"ratio": "half"}, "it should be a number"),
        ({"hurry": "yes"}, "'yes' won't do for the option 'hurry': it should be true or false"),
        ({"title": 7}, "it should be a word or nothing"),
        ({"tags": "dark"}, "it should be a list"),
        ({"tags": ["dark", 7]}, "'7' won't do for the option 'tags[1]': it should be a word"),
        ({"wishes": 7}, "it should be a set of options with their values"),
        ({"wishes": {"tea": "two"}}, "'wishes': it should be a set of options with their values"),
        ({"difficulty": "hard", "hurry": True}, "'true' won't do for the option 'hurry': it should be false"),
    ],
)
def test_a_bad_value_is_quoted_with_what_would_do(options: dict[str, Any], said: str) -> None:
    error = mistake(**options)

    assert isinstance(error, BadOption)
    assert said in error.say()


def test_a_game_for_two_says_two() -> None:
    with pytest.raises(BadOption, match=r"it should be 2$"):
        make_setup(Duel(), {"seats": 3})


def test_an_option_without_a_default_is_asked_for() -> None:
    with pytest.raises(BadOption, match=r"The option 'key' is missing: it should be a whole number$"):
        make_setup(Locked(), {})


@pytest.mark.parametrize("lang", LANGS)
def test_mistakes_are_told_in_the_readers_language_alone(lang: Any) -> None:
    english = {"whole", "should", "word", "expected", "object", "got", "list", "nothing", "true"}
    options: list[dict[str, Any]] = [{"number": "x"}, {"rounds": 0}, {"title": 7}, {"tags": 7}, {"wishes": 7}]

    said = [mistake(**option).say(lang) for option in options]

    assert all(said)
    if lang != "en":
        assert not english & set(" ".join(said).lower().replace("'", " ").replace(":", " ").split())


def test_a_game_with_a_mistake_in_its_options_does_not_begin() -> None:
    with pytest.raises(BadOption):
        Game.begin(SALON, 1, {"rounds": "many"})
