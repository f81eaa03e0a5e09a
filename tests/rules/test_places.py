"""Where the engine carries clauses out."""

import sys
from importlib import metadata
from pathlib import Path

import pytest

from miskatonic import rules
from miskatonic.rules import cache, places
from miskatonic.rules.places import Place, ids_in, ids_in_source

GAME = '''
"""Moves and attacks (move.1)."""

GUARD = card(rules=("arkham:active-player.1",))

class Attack:
    """An attack of opportunity (attack-of-opportunity.1-3)."""

    def resolve(self):
        """Damage and horror.

        Both at once (cannot.1), see the framework (framework.1.3.b).
        """
        return "hunter.1"  # retaliate.1 stands in a comment only
'''


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("(cannot.1)", ["cannot.1"]),
        ("arkham:cannot.1, hunter.2.", ["arkham:cannot.1", "hunter.2"]),
        ("skill-tests.1-3", ["skill-tests.1", "skill-tests.2", "skill-tests.3"]),
        ("companion-skills.example-1", ["companion-skills.example-1"]),
        ("framework.1.3.b", ["framework.1.3.b"]),
        ("xcannot.1x.", ["xcannot.1x"]),
        ("no ids here", []),
    ],
)
def test_ids_are_told_from_the_words_around_them(text: str, ids: list[str]) -> None:
    assert list(ids_in(text)) == ids


def test_strings_and_docstrings_carry_ids_and_comments_do_not() -> None:
    assert ids_in_source(GAME) == (
        ("move.1", "", 2),
        ("arkham:active-player.1", "GUARD", 4),
        ("attack-of-opportunity.1", "Attack", 7),
        ("attack-of-opportunity.2", "Attack", 7),
        ("attack-of-opportunity.3", "Attack", 7),
        ("cannot.1", "Attack.resolve", 12),
        ("framework.1.3.b", "Attack.resolve", 12),
        ("hunter.1", "Attack.resolve", 14),
    )


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody else's game, registered as an installed package would be."""
    package = tmp_path / "innsmouth"
    package.mkdir()
    (package / "__init__.py").write_text("raise ImportError('looking for rules imports nothing')\n")
    (package / "attack.py").write_text(GAME)
    point = metadata.EntryPoint("innsmouth", "innsmouth.attack:Attack", places.ENTRY_POINTS)
    monkeypatch.setattr(metadata, "entry_points", lambda group: [point] if group == places.ENTRY_POINTS else [])
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(cache, "folder", lambda: tmp_path / "cache")
    places._places.cache_clear()
    return package


def carried_out_there(clause: str) -> tuple[Place, ...]:
    """Where that game carries a clause out, whatever ours do."""
    return tuple(place for place in rules.carried_out(clause) if place.module.startswith("innsmouth"))


@pytest.mark.usefixtures("installed")
def test_a_registered_game_says_where_it_carries_a_clause_out() -> None:
    found = carried_out_there("attack-of-opportunity.2")

    assert found == (Place("innsmouth.attack", "Attack", "innsmouth/attack.py", 7),)
    assert "innsmouth" not in sys.modules
    places._places.cache_clear()


def test_an_edited_file_is_read_again(installed: Path) -> None:
    assert carried_out_there("cannot.1") == (Place("innsmouth.attack", "Attack.resolve", "innsmouth/attack.py", 12),)
    (installed / "attack.py").write_text('"""Nothing but peril.1 here."""\n')
    places._places.cache_clear()

    assert carried_out_there("cannot.1") == ()
    assert carried_out_there("peril.1") == (Place("innsmouth.attack", "", "innsmouth/attack.py", 1),)
    places._places.cache_clear()


@pytest.mark.usefixtures("installed")
def test_a_named_game_decides_between_games_with_the_same_clause() -> None:
    assert any(place.module.startswith("innsmouth") for place in rules.carried_out("active-player.1", "arkham"))
    elsewhere = rules.carried_out("active-player.1", "deathmaydie")

    assert not any(place.module.startswith("innsmouth") for place in elsewhere)
    places._places.cache_clear()


def test_an_unknown_clause_is_an_error() -> None:
    with pytest.raises(rules.UnknownRule, match=r"the nearest is 'cannot\.1'"):
        rules.carried_out("canot.1")
