"""Which Python `make` chooses, among those that a machine may have."""

import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="the script is for shells")

SCRIPT = Path(__file__).parents[2] / "scripts/find-python.sh"
WORKS = f'exec "{sys.executable}" "$@"'
OLD = '[ "$1" = --version ] && echo "Python 3.9.18" && exit 0; exit 1'
SHIM = 'echo "python3: command not found" >&2; exit 127'
WITHOUT_VENV = f'case "$2" in *venv*) exit 1 ;; esac; {WORKS}'


@dataclass(frozen=True)
class Machine:
    """A machine whose only programs are those given, and a checkout on it."""

    folder: Path

    def has(self, name: str, does: str) -> None:
        program = self.folder / name
        program.parent.mkdir(parents=True, exist_ok=True)
        program.write_text(f"#!/bin/sh\n{does}\n", encoding="utf-8")
        program.chmod(0o755)

    def find(self, python: str = "") -> subprocess.CompletedProcess[str]:
        environment = {"PATH": str(self.folder / "bin"), "PYTHON": python}
        script = self.folder / "checkout/scripts/find-python.sh"
        return subprocess.run(["/bin/sh", script], env=environment, capture_output=True, text=True, check=False)


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    (tmp_path / "bin").mkdir()
    for program in ("dirname", "uname"):
        (tmp_path / "bin" / program).symlink_to(str(shutil.which(program)))
    (tmp_path / "checkout/scripts").mkdir(parents=True)
    shutil.copy(SCRIPT, tmp_path / "checkout/scripts")
    return Machine(tmp_path)


def test_the_usual_python_is_taken_if_it_is_new_enough(machine: Machine) -> None:
    machine.has("bin/python3", WORKS)
    machine.has("bin/python3.12", WORKS)

    found = machine.find()

    assert found.stdout == "python3\n"


def test_an_old_python_is_passed_over_for_a_newer_one(machine: Machine) -> None:
    machine.has("bin/python3", OLD)
    machine.has("bin/python3.11", WORKS)

    found = machine.find()

    assert found.stdout == "python3.11\n"


def test_a_name_that_does_not_run_is_passed_over(machine: Machine) -> None:
    machine.has("bin/python3", SHIM)
    machine.has("bin/python3.13", SHIM)
    machine.has("bin/python3.12", WORKS)

    found = machine.find()

    assert found.stdout == "python3.12\n"


def test_a_python_with_venv_is_preferred_to_one_without(machine: Machine) -> None:
    machine.has("bin/python3", WITHOUT_VENV)
    machine.has("bin/python3.12", WORKS)

    found = machine.find()

    assert found.stdout == "python3.12\n"


def test_an_environment_that_works_is_kept(machine: Machine) -> None:
    machine.has("bin/python3", WORKS)
    machine.has("checkout/.venv/bin/python", WORKS)

    found = machine.find()

    assert found.stdout.endswith("/.venv/bin/python\n")


def test_the_python_that_was_named_is_the_only_one_asked(machine: Machine) -> None:
    machine.has("bin/python3", WORKS)
    machine.has("bin/mine", OLD)

    found = machine.find(python="mine")

    assert found.returncode == 1
    assert "PYTHON=mine will not do: it is Python 3.9.18." in found.stderr


def test_where_all_are_too_old_they_are_named_with_what_to_install(machine: Machine) -> None:
    machine.has("bin/python3", OLD)
    machine.has("bin/python3.13", SHIM)

    found = machine.find()

    assert found.returncode == 1
    assert "none on PATH (python3 is Python 3.9.18)" in found.stderr
    assert "Get it with:" in found.stderr
