"""The rulebooks as they are shipped."""

import re
from importlib import resources

import pytest

from miskatonic import rules
from miskatonic.rules.labels import GAME_NAMES, SECTIONS
from miskatonic.rules.reading import read


@pytest.mark.parametrize("game", rules.GAMES)
def test_every_rulebook_reads_without_a_mistake(game: str) -> None:
    source = (resources.files("miskatonic.rules") / "data" / f"{game}.yaml").read_bytes()

    book = read(source, f"{game}.yaml")

    assert book.game == game
    assert book == rules.book(game)


@pytest.mark.parametrize("game", rules.GAMES)
def test_every_entry_has_a_title_in_all_four_languages(game: str) -> None:
    for entry in rules.book(game).entries:
        assert all(entry.title.to(lang).strip() for lang in rules.LANGUAGES), entry.id


@pytest.mark.parametrize("game", rules.GAMES)
def test_russian_titles_are_in_cyrillic_and_the_others_are_not(game: str) -> None:
    cyrillic = re.compile("[а-яё]", re.IGNORECASE)

    for entry in rules.book(game).entries:
        assert cyrillic.search(entry.title.ru), entry.id
        assert not cyrillic.search(entry.title.en + entry.title.es + entry.title.pt), entry.id


@pytest.mark.parametrize("game", rules.GAMES)
def test_every_section_and_every_game_has_a_name(game: str) -> None:
    assert game in GAME_NAMES
    assert set(rules.book(game).sections()) <= set(SECTIONS)


def test_no_section_name_is_left_over() -> None:
    used = {section for game in rules.GAMES for section in rules.book(game).sections()}

    assert set(SECTIONS) == used


@pytest.mark.parametrize(
    ("game", "entries", "clauses"), [("arkham", 234, 771), ("cultists", 113, 410), ("deathmaydie", 94, 377)]
)
def test_no_clause_is_lost(game: str, entries: int, clauses: int) -> None:
    book = rules.book(game)

    assert len(book.entries) == entries
    assert sum(len(entry.clauses) for entry in book.entries) == clauses


def test_what_software_cannot_test_says_why() -> None:
    recital = rules.clause("night-purpose.5")

    assert not recital.test
    assert "people at the table" in recital.untestable
