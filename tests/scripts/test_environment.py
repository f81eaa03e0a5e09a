"""When the environment is made, and what is said if it can't be."""

import shutil
import sys
from pathlib import Path

import pytest

from scripts import environment

LOCKS = Path(__file__).parents[2] / "requirements"


class Checkout:
    """A checkout in a folder of its own, where nothing is run and all that would be is noted."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.stands = ""
        self.ran: list[str] = []
        shutil.copytree(LOCKS, root / "requirements")
        (root / ".venv").mkdir()
        (root / "pyproject.toml").touch()
        locks = {
            kind: tuple(root / "requirements" / lock.name for lock in locks)
            for kind, locks in environment.LOCKS.items()
        }
        monkeypatch.setattr(environment, "ROOT", root)
        monkeypatch.setattr(environment, "STAMP", root / ".venv/miskatonic.json")
        monkeypatch.setattr(environment, "LOCKS", locks)
        monkeypatch.setattr(environment, "environment_version", lambda: self.stands)
        monkeypatch.setattr(environment, "run", self.run)

    def run(self, command: list[str], counting: str = "") -> None:
        if "venv" in command:
            self.ran.append("venv")
            self.stands = environment.VERSION
        else:
            self.ran.append("project" if "--editable" in command else "packages")

    def make(self, kind: str) -> list[str]:
        self.ran = []
        environment.main(kind)
        return self.ran


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Checkout:
    return Checkout(tmp_path / "checkout", monkeypatch)


def test_a_fresh_checkout_gets_everything(checkout: Checkout) -> None:
    assert checkout.make("dev") == ["venv", "packages", "project"]


def test_an_environment_that_somebody_else_made_is_kept_and_filled(checkout: Checkout) -> None:
    checkout.stands = environment.VERSION

    made = checkout.make("dev")

    assert made == ["packages", "project"]


def test_a_second_run_does_nothing(checkout: Checkout) -> None:
    checkout.make("dev")

    again = checkout.make("dev")

    assert again == []


def test_playing_asks_for_nothing_more_where_everything_is_installed(checkout: Checkout) -> None:
    checkout.make("dev")

    played = checkout.make("play")

    assert played == []


def test_who_has_only_played_gets_the_rest_when_testing(checkout: Checkout) -> None:
    checkout.make("play")

    tested = checkout.make("dev")

    assert tested == ["packages"]


def test_a_changed_lock_installs_the_packages_again(checkout: Checkout) -> None:
    checkout.make("dev")
    (checkout.root / "requirements/dev.txt").write_text("msgspec==1\n", encoding="utf-8")

    again = checkout.make("dev")

    assert again == ["packages"]


def test_a_changed_project_file_installs_the_project_again(checkout: Checkout) -> None:
    checkout.make("dev")
    (checkout.root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")

    again = checkout.make("dev")

    assert again == ["project"]


def test_an_environment_of_another_python_is_made_again(checkout: Checkout) -> None:
    checkout.make("dev")
    checkout.stands = "3.10"

    again = checkout.make("dev")

    assert again == ["venv", "packages", "project"]


def test_an_environment_that_moved_with_its_checkout_is_made_again(
    checkout: Checkout, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout.make("dev")
    monkeypatch.setattr(environment, "ROOT", tmp_path / "elsewhere")
    shutil.copytree(checkout.root, tmp_path / "elsewhere")

    again = checkout.make("dev")

    assert again == ["venv", "packages", "project"]


def test_an_unknown_kind_is_refused_with_the_ones_there_are(checkout: Checkout) -> None:
    with pytest.raises(SystemExit, match="for play or dev, not for 'pla'"):
        checkout.make("pla")

    assert checkout.ran == []


@pytest.mark.parametrize(
    ("output", "says"),
    [
        ("ConnectionError: HTTPSConnectionPool", environment.NOT_FETCHED),
        ("ERROR: No matching distribution found for ruff==1", environment.NOT_FETCHED),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES", environment.WRONG_HASH),
        ("Command '[python, -m, ensurepip]' returned non-zero", environment.NO_VENV),
        ("No space left on device", environment.UNKNOWN),
    ],
)
def test_a_failure_is_followed_by_what_to_do(output: str, says: str) -> None:
    assert environment.advice(output) == says


def test_a_command_that_fails_ends_with_its_last_lines_and_advice() -> None:
    with pytest.raises(SystemExit, match=r"(?s)No space left.*make clean"):
        environment.run([sys.executable, "-c", "print('No space left'); raise SystemExit(1)"])
