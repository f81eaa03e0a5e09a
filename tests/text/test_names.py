"""How names are bent and sentences agree with them, on the small catalogue in `names/`."""

from pathlib import Path

import pytest

from miskatonic.kernel.text import LANGS, Lang, Names, text
from miskatonic.kernel.words import Words

WORDS = Words(Path(__file__).parent / "names")
NAMES: Names = {"card": lambda card: text(f"card-{card}"), "seat": lambda seat: ("Zoey", "Rex")[seat]}


def test_the_names_catalogue_has_no_mistakes() -> None:
    assert WORDS.problems() == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Zoey discards Shotgun"),
        ("es", "Zoey descarta la Escopeta"),
        ("pt", "Zoey descarta a Espingarda"),
        ("ru", "Zoey сбрасывает Винтовку"),
    ],
)
def test_an_object_takes_its_article_or_its_case(lang: Lang, said: str) -> None:
    assert WORDS.say(text("discard", seat=0, card="shotgun"), lang, NAMES) == said


def test_english_names_bring_their_own_indefinite_article() -> None:
    assert WORDS.say(text("discard", seat=1, card="elder-thing"), "en", NAMES) == "Rex discards an Elder Thing"


@pytest.mark.parametrize(
    ("lang", "masculine", "feminine"),
    [
        ("es", "Perdido el Gul", "Perdida la Escopeta"),
        ("pt", "Perda do Carniçal", "Perda da Espingarda"),
        ("ru", "Потерян Гуль", "Потеряна Винтовка"),
    ],
)
def test_participles_and_contractions_follow_the_gender(lang: Lang, masculine: str, feminine: str) -> None:
    assert WORDS.say(text("lost", card="ghoul"), lang, NAMES) == masculine
    assert WORDS.say(text("lost", card="shotgun"), lang, NAMES) == feminine


@pytest.mark.parametrize(
    ("lang", "one", "many"),
    [
        ("en", "Ghoul has arrived", "Rats have arrived"),
        ("es", "Llega el Gul", "Llegan las Ratas"),
        ("pt", "Chegou o Carniçal", "Chegaram os Ratos"),
        ("ru", "Пришёл Гуль", "Пришли Крысы"),
    ],
)
def test_verbs_follow_a_plural_name(lang: Lang, one: str, many: str) -> None:
    assert WORDS.say(text("arrive", card="ghoul"), lang, NAMES) == one
    assert WORDS.say(text("arrive", card="rats"), lang, NAMES) == many


def test_two_names_of_one_kind_stand_in_different_cases() -> None:
    attack = text("attack", card_attacker="ghoul", card_target="shotgun")

    assert WORDS.say(attack, "ru", NAMES) == "Атака Гуля на Винтовку"


def test_a_plain_string_stands_in_for_every_case_and_counts_as_masculine() -> None:
    assert WORDS.say(text("discard", seat="Нина", card="Лом"), "ru") == "Нина сбрасывает Лом"
    assert WORDS.say(text("lost", card="Лом"), "ru") == "Потерян Лом"


def test_a_text_inside_a_text_is_not_looked_up_again() -> None:
    said = WORDS.say(text("discard", seat=0, card=text("card-ghoul")), "ru", NAMES)

    assert said == "Zoey сбрасывает Гуля"


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "Rex берёт 0 карт"),
        (1, "Rex берёт 1 карту"),
        (2, "Rex берёт 2 карты"),
        (5, "Rex берёт 5 карт"),
        (11, "Rex берёт 11 карт"),
        (21, "Rex берёт 21 карту"),
        (1000, "Rex берёт 1000 карт"),
    ],
)
def test_russian_counts_by_the_last_digits(count: int, said: str) -> None:
    assert WORDS.say(text("draw", seat=1, count=count), "ru", NAMES) == said


def test_portuguese_counts_nothing_as_one_unless_it_is_spelled_out() -> None:
    assert WORDS.say(text("draw", seat=1, count=0), "pt", NAMES) == "Rex não compra cartas"
    assert WORDS.say(text("draw", seat=1, count=1), "pt", NAMES) == "Rex compra 1 carta"
    assert WORDS.say(text("draw", seat=1, count=2), "pt", NAMES) == "Rex compra 2 cartas"


@pytest.mark.parametrize("lang", LANGS)
def test_a_thousand_is_written_in_plain_digits(lang: Lang) -> None:
    assert " 1000 " in WORDS.say(text("draw", seat=0, count=1000), lang, NAMES)
