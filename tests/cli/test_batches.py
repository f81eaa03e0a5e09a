"""simulate, fuzz and bench as somebody reads them."""

import csv
import io
import json
import re
import signal
from collections.abc import Iterable
from pathlib import Path
from typing import ClassVar

import pytest

import miskatonic
from miskatonic import Chair, players
from tests.cli.terminal import Terminal, lab
from tests.laboratory import Laboratory
from tests.laboratory.records import LabTable


def test_a_batch_ends_with_a_table_of_outcomes_and_winners() -> None:
    shown = lab("simulate", "laboratory", "--games", "40", "--seats", "3", "--seed", "7").output

    assert "40 games of 40 played" in shown
    assert re.search(r"The last alchemist stands\. +\d+ +\d+\.\d +\d+\.\d – \d+\.\d", shown)
    assert re.search(r"Seat 3 wins \(random\) +\d+ +\d+\.\d", shown)
    assert re.search(r"Decisions in a game: \d+\.\d on average", shown)


def test_json_says_the_same_for_the_same_seed_whatever_the_jobs() -> None:
    said = [
        json.loads(lab("simulate", "laboratory", "--games", "24", "--json", "--jobs", jobs).stdout)
        for jobs in ("1", "2")
    ]

    for each in said:
        assert each.pop("speed")["decisions_per_second"] > 0
    assert said[0] == said[1]
    assert said[0]["games"] == 24


def test_csv_has_a_row_for_each_game_in_a_file_or_on_stdout(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    words = ("simulate", "laboratory", "--games", "5", "--csv")

    printed = lab(*words).stdout
    lab(*words, "--output", str(file))

    assert file.read_text(encoding="utf-8") == printed
    rows = list(csv.DictReader(io.StringIO(printed)))
    assert [row["game"] for row in rows] == ["0", "1", "2", "3", "4"]
    assert {row["outcome"] for row in rows} <= {"lab-won", "lab-lost"}


class Stubborn:
    def choose(self, chair: Chair) -> str:
        return "jump"


def test_a_game_that_fails_is_told_with_the_command_and_its_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    players.register("stubborn", lambda argument, seed: Stubborn())

    told = lab("simulate", "laboratory", "--games", "1", "--seed", "7", "--players", "stubborn")

    assert told.exit_code == 1
    assert "Game 0 failed after 0 choices: IllegalChoice[option.closed]: 'jump' isn't open to Seat 1" in told.stderr
    assert "--games 1 --first 0 --seed 7 --players stubborn" in told.stderr
    journal = tmp_path / "laboratory-simulate-0.journal"
    assert miskatonic.replay(journal.read_text(encoding="utf-8")).version == 0


@pytest.mark.skipif("sys.platform == 'win32'")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_shows_what_there_is(tmp_path: Path, jobs: str) -> None:
    terminal = Terminal("simulate", "laboratory", "--games", "1000000", "--jobs", jobs, saves=tmp_path)
    try:
        terminal.read_to(r"[1-9]\d*/1000000")
        terminal.process.send_signal(signal.SIGINT)
        shown = terminal.read_to(r"decisions a second")
        ended = terminal.process.wait(timeout=30)
    finally:
        terminal.close()

    assert re.search(r"[1-9]\d* games of 1000000 played", shown)
    assert "Traceback" not in shown
    assert ended == 130


def test_fuzzing_a_sound_game_says_so() -> None:
    told = lab("fuzz", "laboratory", "--games", "1", "--seed", "3")

    assert told.exit_code == 0
    assert re.search(r"Games tested: 1 of 1\. Decisions checked: \d+\. Comparisons: \d+\nEvery promise", told.output)


def test_a_broken_promise_is_told_with_seed_decision_and_journal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Impossible(Laboratory):
        id: ClassVar[str] = "impossible-at-once"

        def invariants(self, table: LabTable) -> Iterable[str]:
            return ["nothing is right"]

    miskatonic.register(Impossible())
    monkeypatch.chdir(tmp_path)

    told = lab("fuzz", "impossible-at-once", "--games", "1", "--seed", "3")

    assert told.exit_code == 1
    assert "Game with seed 3:0, after choice 0: the promise 'decision' is broken" in told.stderr
    assert "nothing is right" in told.stderr
    assert "fuzz impossible-at-once --games 1 --first 0 --seed 3" in told.stderr
    assert (tmp_path / "impossible-at-once-fuzz-0.journal").is_file()


def test_measures_stand_in_a_table_beside_those_of_the_reference_machine() -> None:
    shown = lab("bench", "laboratory", "--seconds", "0.2").output

    assert re.search(r"This machine updates a dict 300,000 times in \d+\.\d ms", shown)
    for name in ("deal a game", "copy", "snapshot", "restore", "view"):
        assert re.search(rf"{name}, µs +[\d.]+ +[\d.]+", shown)
    assert re.search(r"bytes of a snapshot +\d+", shown)
