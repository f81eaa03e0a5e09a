"""The program as a whole: help, versions, languages, and mistakes told in a line."""

import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import miskatonic
from miskatonic.cli.app import COMMANDS
from tests.cli.terminal import lab, run


def test_the_version_is_told() -> None:
    assert run("--version").output == f"miskatonic {version('miskatonic')}\n"


def test_help_lists_every_command_and_starts_with_examples() -> None:
    shown = run("--help").output

    assert "miskatonic play --resume" in shown
    assert [name for name in COMMANDS if f"\n  {name} " not in shown] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_command_teaches_by_examples(name: str) -> None:
    shown = run(name, "--help")

    assert shown.exit_code == 0
    assert f"miskatonic {name}" in shown.output.partition("Examples")[2]


def test_python_m_miskatonic_is_the_program() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "miskatonic", "--version"], capture_output=True, text=True, check=True, timeout=60
    )

    assert told.stdout == f"miskatonic {version('miskatonic')}\n"


def test_a_command_reads_only_what_it_needs() -> None:
    source = (
        "import sys; from miskatonic.cli import app; app(['games'], standalone_mode=False); "
        "print(sorted({'rich', 'joblib', 'yaml', 'rapidfuzz', 'platformdirs'}.intersection(sys.modules)))"
    )

    told = subprocess.run([sys.executable, "-c", source], capture_output=True, text=True, check=True, timeout=60)

    assert told.stdout.splitlines()[-1] == "[]"


def test_a_slip_in_a_command_names_the_nearest() -> None:
    told = run("simulat", "laboratory")

    assert told.exit_code == 2
    assert "simulat" in told.stderr


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "'labratory' is no game here, the nearest is 'laboratory'"),
        ("es", "'labratory' no es un juego"),
        ("ru", "'labratory': такой игры нет, ближе всего 'laboratory'"),
    ],
)
def test_an_unknown_game_is_one_line_on_stderr_in_the_readers_language(lang: str, said: str) -> None:
    told = lab("simulate", "labratory", lang=lang)

    assert told.exit_code == 2
    assert told.stdout == ""
    assert said in told.stderr
    assert len(told.stderr.splitlines()) == 1


def test_the_language_of_a_command_counts_for_its_errors() -> None:
    assert "такой игры нет" in lab("watch", "labratory", "--lang", "ru").stderr


def test_the_language_of_the_system_counts_where_none_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    from miskatonic.cli.settings import language_here

    monkeypatch.delenv("MISKATONIC_LANG", raising=False)
    found = {}
    for system in ("pt_BR.UTF-8", "ru", "C.UTF-8", "de_DE.UTF-8", ""):
        monkeypatch.setenv("LC_ALL", system)
        monkeypatch.setenv("LANG", "")
        found[system] = language_here()

    assert found == {"pt_BR.UTF-8": "pt", "ru": "ru", "C.UTF-8": "en", "de_DE.UTF-8": "en", "": "en"}


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    told = run("games", "--lang", "xx")

    assert told.exit_code == 2
    assert "en, es, pt or ru" in " ".join(told.stderr.split())


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("watch", "laboratory", "--option", "seats"), "write NAME=VALUE"),
        (("watch", "laboratory", "--option", "sets=3"), "the nearest is 'seats'"),
        (("watch", "laboratory", "--seats", "9"), "should be a whole number from 2 to 4"),
        (("watch", "laboratory", "--players", "randon"), "the nearest is 'random'"),
        (("watch", "laboratory", "--players", "3", "--seats", "2"), "Once 2 and once 3: give one number of players"),
        (("replay", "no-such.journal"), "'no-such.journal' can't be read"),
        (("play", "laboratory", "--me", "0"), "'0' is no seat at this table: give a number from 1 to 2"),
    ],
)
def test_a_mistake_is_told_with_what_would_be_right(words: tuple[str, ...], said: str) -> None:
    told = lab(*words)

    assert told.exit_code == 2
    assert said in told.stderr
    assert "Traceback" not in told.output


def test_a_place_that_can_not_be_written_is_told(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()

    played = lab("play", "laboratory", saves=file / "saves")
    counted = lab("simulate", "laboratory", "--games", "1", "--csv", "--output", str(file / "games.csv"))

    assert (played.exit_code, counted.exit_code) == (2, 2)
    assert "name another folder in MISKATONIC_SAVES" in played.stderr
    assert "can't be written (Not a directory): name another file" in counted.stderr


def test_a_game_that_can_not_be_brought_along_is_told() -> None:
    told = run("--with", "no_such_game", "games")

    assert told.exit_code == 2
    assert "'no_such_game' can't be imported" in told.stderr


def test_games_are_listed_with_their_seats() -> None:
    assert "laboratory" in lab("games").output
    assert "2-4 seats" in lab("games").output


def test_without_a_game_one_learns_what_can_be_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miskatonic, "installed_games", lambda: ())

    for command in ("games", "play", "bench"):
        told = run(command)

        assert told.exit_code == 0
        assert "miskatonic rules attack of opportunity" in told.output
