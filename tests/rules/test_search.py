"""Finding rules by what people type."""

import sqlite3
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miskatonic import rules
from miskatonic.rules import bodies
from miskatonic.rules.bodies import FullText, WordCounts
from miskatonic.rules.search import _index
from miskatonic.rules.words import Vocabulary, fold, words


def found(query: str, game: str | None = None) -> list[str]:
    return [hit.entry.id for hit in rules.search(query, game)]


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("attack of opportunity", "attack-of-opportunity"),
        ("ataque de oportunidad", "attack-of-opportunity"),
        ("Ataque de Oportunidade", "attack-of-opportunity"),
        ("внеочередная атака", "attack-of-opportunity"),
        ("атака при возможности", "attack-of-opportunity"),
        ("шкала рассудка", "sanity-track"),
        ("hombre pez", "fish-man-blocks-corridor"),
        ("безысходность", "doom"),
        ("votação às cegas", "vote-procedure"),
    ],
)
def test_a_heading_of_any_language_is_found_first(query: str, entry: str) -> None:
    assert found(query)[0] == entry


@pytest.mark.parametrize("game", rules.GAMES)
def test_every_title_finds_its_own_entry(game: str) -> None:
    for entry in rules.book(game).entries:
        for lang in rules.LANGUAGES:
            hits = rules.search(entry.title.to(lang), game, limit=12)

            assert entry in [hit.entry for hit in hits], (entry.id, lang)


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("atack of oportunity", "attack-of-opportunity"),
        ("ataqe de oportunidat", "attack-of-opportunity"),
        ("внеочередна атка", "attack-of-opportunity"),
        ("retalliate", "retaliate"),
        ("engagment", "enemy-engagement"),
        ("cordua", "sanity-and-horror"),
        ("призракк", "ghost-movement"),
    ],
)
def test_slips_of_the_pen_are_forgiven(query: str, entry: str) -> None:
    assert entry in found(query)[:3]


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("DOOM", "doom"),
        ("perdicao", "doom"),
        ("ACCION", "action"),
        ("перемещение карт знак старших", "die-results"),
        ("уникальныи", "unique"),
    ],
)
def test_accents_and_case_are_forgiven(query: str, entry: str) -> None:
    assert entry in found(query)


@pytest.mark.parametrize(
    ("query", "entry"),
    [
        ("clue", "clues"),
        ("ataques de oportunidades", "attack-of-opportunity"),
        ("улик", "clues"),
        ("голосования", "start-a-vote"),
    ],
)
def test_other_forms_of_a_word_are_found(query: str, entry: str) -> None:
    assert entry in found(query)[:5]


def test_words_of_the_text_are_found() -> None:
    assert "setup-first-player" in found("nightmare", "cultists")


def test_another_name_of_a_rule_is_found() -> None:
    assert found("AoO") == ["attack-of-opportunity"]


def test_the_id_of_a_clause_shows_that_clause_alone() -> None:
    (hit,) = rules.search("attack-of-opportunity.2")

    assert hit.clause == rules.clause("attack-of-opportunity.2")


def test_an_id_that_several_games_have_shows_each() -> None:
    assert [hit.game for hit in rules.search("active-player.1")] == ["arkham", "deathmaydie"]
    assert [hit.game for hit in rules.search("deathmaydie:active-player.1")] == ["deathmaydie"]


def test_the_id_of_an_entry_comes_first() -> None:
    assert found("move")[0] == "move"


def test_one_game_is_searched_alone() -> None:
    assert {hit.game for hit in rules.search("ghost", "cultists")} == {"cultists"}


def test_the_language_asked_for_decides_between_equals() -> None:
    assert rules.search("horror", lang="es")[0].score >= rules.search("horror")[0].score


@pytest.mark.parametrize("query", ["xyzzyqq", "", "  ", "!?", "щщщщщщ"])
def test_nonsense_finds_nothing(query: str) -> None:
    assert rules.search(query) == ()


def test_what_is_found_nowhere_brings_suggestions() -> None:
    assert rules.search("rtlt", "arkham") == ()
    assert "retaliate" in [hit.entry.id for hit in rules.suggest("rtlt", "arkham")]


def test_a_part_of_a_card_stands_behind_the_rule_of_its_name() -> None:
    hits = found("damage")

    assert hits.index("health-and-damage") < hits.index("anatomy.scenario.9")


@given(st.text(max_size=40))
def test_any_query_is_answered_best_first(query: str) -> None:
    hits = rules.search(query, limit=8)

    assert len(hits) <= 8
    assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)


@given(st.text())
def test_folding_twice_changes_nothing_more(text: str) -> None:
    assert fold(fold(text)) == fold(text)


def test_folding_drops_accents_case_and_the_dots_of_yo() -> None:
    assert words("Ação! СЧЁТ, Ñandú") == ["acao", "счет", "nandu"]


def test_a_known_word_is_meant_more_than_its_neighbours() -> None:
    meant = Vocabulary(["attack", "attacks", "attacker", "stack"]).meant("attack")

    assert meant["attack"] == max(meant.values())
    assert "stack" not in meant


@pytest.mark.parametrize("kind", [FullText, WordCounts])
def test_texts_that_say_more_of_the_words_come_first(kind: type[FullText | WordCounts]) -> None:
    texts = kind([["a", "ghost", "walks"], ["nobody"], ["ghost", "to", "ghost"]])

    best = texts.best(["ghost"])

    assert set(best) == {0, 2}
    assert best[2] == 1.0
    assert texts.best(["wind"]) == {}
    assert texts.best([]) == {}


@pytest.fixture
def without_fts5(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def refuse(_texts: object) -> FullText:
        raise sqlite3.OperationalError("no such module: fts5")

    monkeypatch.setattr(bodies, "FullText", refuse)
    _index.cache_clear()
    yield
    _index.cache_clear()


@pytest.mark.usefixtures("without_fts5")
def test_without_fts5_words_of_the_text_are_found_all_the_same() -> None:
    assert "setup-first-player" in found("nightmare", "cultists")
    assert found("atack of oportunity")[0] == "attack-of-opportunity"
