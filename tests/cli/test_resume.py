"""Whatever happens to the program, the game is there."""

import signal
import subprocess
from pathlib import Path

import pytest

import miskatonic
from tests.cli.terminal import ROOT, command, environment, lab


def begun(saves: Path, *words: str, typed: str = "1\n1\n1\nq\n") -> Path:
    lab("play", "laboratory", "--seats", "2", "--seed", "3", *words, typed=typed, saves=saves)
    return max(saves.glob("*.journal"))


@pytest.mark.skipif("sys.platform == 'win32'")
def test_a_program_that_is_killed_loses_no_choice(tmp_path: Path) -> None:
    words = command("play", "laboratory", "--seats", "2", "--seed", "3")
    playing = subprocess.Popen(
        words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path), cwd=ROOT, text=True
    )
    assert playing.stdin is not None
    assert playing.stdout is not None
    prompts = 0
    while prompts < 4:
        if playing.stdout.readline().startswith("1. "):
            prompts += 1
            playing.stdin.write("1\n" if prompts < 4 else "")
            playing.stdin.flush()
    playing.send_signal(signal.SIGKILL)
    playing.communicate()

    told = lab("play", "--resume", typed="q\n", saves=tmp_path)

    game = miskatonic.replay((tmp_path / "laboratory-1.journal").read_text(encoding="utf-8"))
    own = [entry for entry in game.journal.entries if isinstance(entry, miskatonic.Choice) and entry.seat == 0]
    assert playing.returncode == -signal.SIGKILL
    assert len(own) == 3
    assert "Going on with" in told.output
    assert "You are Seat 1" in told.output


def test_a_line_that_was_cut_off_in_the_middle_is_left_out_and_play_goes_on(tmp_path: Path) -> None:
    path = begun(tmp_path)
    whole = miskatonic.replay(path.read_text(encoding="utf-8"))
    with path.open("a", encoding="utf-8") as file:
        file.write('["choose",0,"stri')

    lab("play", "--resume", typed="1\nq\n", saves=tmp_path)

    again = miskatonic.replay(path.read_text(encoding="utf-8"))
    assert again.version > whole.version
    assert again.at(whole.version).snapshot() == whole.snapshot()


def test_the_people_who_left_sit_where_they_sat(tmp_path: Path) -> None:
    begun(tmp_path, "--me", "2", typed="1\nq\n")

    shown = lab("play", "--resume", typed="q\n", saves=tmp_path).output

    assert "You are Seat 2" in shown


def test_the_newest_unfinished_game_is_the_one_to_go_on_with(tmp_path: Path) -> None:
    begun(tmp_path)
    second = begun(tmp_path)

    shown = lab("play", "--resume", typed="q\n", saves=tmp_path).output

    assert second.name == "laboratory-2.journal"
    assert f"Going on with {second}" in shown


@pytest.mark.parametrize("named", ["laboratory", "file"])
def test_a_game_to_go_on_with_can_be_named_by_its_kind_or_its_file(tmp_path: Path, named: str) -> None:
    path = begun(tmp_path)

    shown = lab("play", "--resume", str(path) if named == "file" else named, typed="q\n", saves=tmp_path).output

    assert f"Going on with {path}" in shown


def test_a_game_that_is_over_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    lab("play", "laboratory", typed="1\n" * 500, saves=tmp_path)

    told = lab("play", "--resume", saves=tmp_path)

    assert told.exit_code == 0
    assert told.output == "There are no games to go on with: start a new one\n"


def test_a_damaged_journal_is_told_with_its_line_and_stays_as_it_is(tmp_path: Path) -> None:
    path = begun(tmp_path)
    path.write_text(path.read_text(encoding="utf-8") + "nonsense\n", encoding="utf-8")
    before = path.read_bytes()

    told = lab("play", "--resume", str(path), typed="1\n", saves=tmp_path)

    assert told.exit_code == 2
    assert "of this journal can't be read" in told.stderr
    assert path.read_bytes() == before


def test_two_games_begun_at_once_have_files_of_their_own(tmp_path: Path) -> None:
    paths = {begun(tmp_path) for _ in range(3)}

    assert len(paths) == 3
