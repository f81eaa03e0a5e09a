"""From an id to its rule."""

from pathlib import Path

import pytest

from miskatonic import rules
from miskatonic.rules import cache, library


def test_an_entry_is_found_by_its_id() -> None:
    assert rules.entry("attack-of-opportunity").title.es == "Ataque de oportunidad"


def test_a_clause_is_found_by_its_id_with_or_without_its_game() -> None:
    assert rules.clause("cannot.1") == rules.clause("arkham:cannot.1") == rules.clause("cannot.1", "arkham")


def test_a_clause_knows_its_entry() -> None:
    assert rules.entry_of("framework.1.3.b").id == "framework.1.3"


def test_known_tells_clauses_from_everything_else() -> None:
    assert rules.known("cannot.1")
    assert rules.known("cannot.1", "arkham")
    assert rules.known("arkham:cannot.1")
    assert not rules.known("cannot.1", "cultists")
    assert not rules.known("cannot")
    assert not rules.known("canot.1")
    assert not rules.known("nowhere:cannot.1")


def test_an_unknown_clause_names_the_nearest() -> None:
    with pytest.raises(rules.UnknownRule, match=r"no clause 'canot\.1'; the nearest is 'cannot\.1'"):
        rules.cite("canot.1")


def test_an_entry_in_place_of_a_clause_names_its_clauses() -> None:
    with pytest.raises(rules.UnknownRule, match=r"is an entry, not a clause: its clauses are 'hunter\.1' to"):
        rules.cite("hunter")


def test_an_unknown_game_names_the_nearest() -> None:
    with pytest.raises(rules.UnknownRule, match="no rulebook for a game 'arkam'; the nearest is 'arkham'"):
        rules.cite("arkam:cannot.1")


def test_an_id_of_several_games_names_both_full_ids() -> None:
    with pytest.raises(rules.AmbiguousRule, match=r"'arkham:active-player\.1' or 'deathmaydie:active-player\.1'"):
        rules.cite("active-player.1")


def test_a_full_id_is_never_ambiguous() -> None:
    cited = rules.cite("deathmaydie:active-player.1")

    assert str(cited) == "deathmaydie:active-player.1"
    assert cited == rules.cite("active-player.1", "deathmaydie")


@pytest.fixture
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "cache")
    library.book.cache_clear()
    return tmp_path / "cache"


def test_a_book_from_the_cache_equals_the_book_from_its_source(cache_folder: Path) -> None:
    fresh = rules.book("cultists")
    library.book.cache_clear()

    assert [path.name for path in cache_folder.iterdir()] == ["cultists.msgpack"]
    assert rules.book("cultists") == fresh


def test_a_damaged_cache_is_made_anew(cache_folder: Path) -> None:
    fresh = rules.book("cultists")
    kept = cache_folder / "cultists.msgpack"
    whole = kept.read_bytes()
    kept.write_bytes(whole[:1000])
    library.book.cache_clear()

    assert rules.book("cultists") == fresh
    assert kept.read_bytes() == whole


def test_without_a_folder_to_write_in_there_is_no_cache(cache_folder: Path) -> None:
    cache_folder.write_text("a file where the folder should be")

    assert rules.book("cultists").game == "cultists"


def test_another_key_makes_the_result_anew(cache_folder: Path) -> None:
    first, second = bytes(cache.KEY_LENGTH), bytes([1]) * cache.KEY_LENGTH
    made = []

    def make() -> list[str]:
        made.append("once")
        return ["value"]

    for key in (first, first, second):
        assert cache.kept("thing", key, list[str], make) == ["value"]

    assert len(made) == 2
    assert cache_folder.is_dir()
