"""The scripts that get the browser client and a browser to test it with, on machines that have less than ours."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"
SHELL = shutil.which("sh") or "/bin/sh"


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A folder for programs, which is all that a machine has besides `dirname`."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin/dirname").symlink_to(shutil.which("dirname") or "/usr/bin/dirname")
    return tmp_path / "bin"


def program(machine: Path, name: str, does: str = "exit 0") -> None:
    """A program that notes how it was called."""
    script = machine / name
    script.write_text(f'#!{SHELL}\necho "{name} $*" >> "{machine}/called"\n{does}\n')
    script.chmod(0o755)


def called(machine: Path) -> str:
    """How programs were called."""
    noted = machine / "called"
    return noted.read_text() if noted.exists() else ""


def run(script: Path, machine: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run a script on that machine."""
    kept = {name: value for name, value in os.environ.items() if name in ("HOME", "TMPDIR")}
    return subprocess.run(
        [SHELL, str(script), *words], env={**kept, "PATH": str(machine)}, capture_output=True, text=True, check=False
    )


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The script beside a client that was built."""
    client = tmp_path / "checkout/src/miskatonic/server/static"
    client.mkdir(parents=True)
    (client / "index.html").touch()
    (tmp_path / "checkout/scripts").mkdir()
    return Path(shutil.copy(SCRIPTS / "chromium.sh", tmp_path / "checkout/scripts"))


@pytest.mark.parametrize("task", ["build", "check", "format"])
def test_without_node_the_browser_client_is_left_out_and_it_is_said_how_to_get_it(machine: Path, task: str) -> None:
    done = run(SCRIPTS / "web.sh", machine, task)

    assert done.returncode == 0
    assert "needs Node 20 or newer" in done.stdout


def test_node_that_is_too_old_counts_as_none(machine: Path) -> None:
    program(machine, "node", "exit 1")
    program(machine, "npm")

    done = run(SCRIPTS / "web.sh", machine, "build")

    assert done.returncode == 0
    assert "needs Node 20 or newer" in done.stdout
    assert "npm" not in called(machine)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_that_is_there_is_enough(checkout: Path, machine: Path, name: str) -> None:
    program(machine, name)
    program(machine, "id", "echo 0")
    program(machine, "apt-get")

    done = run(checkout, machine)

    assert (done.returncode, done.stdout, called(machine)) == (0, "", "")


def test_who_may_installs_it_from_the_systems_packages(checkout: Path, machine: Path) -> None:
    program(machine, "id", "echo 0")
    program(machine, "apt-get")

    done = run(checkout, machine)

    assert done.returncode == 0
    assert "install -y --no-install-recommends chromium" in called(machine)


def test_sudo_that_asks_for_no_password_will_do(checkout: Path, machine: Path) -> None:
    program(machine, "id", "echo 1000")
    program(machine, "sudo", 'shift; [ "$1" = true ] || "$@"')
    program(machine, "dnf")

    done = run(checkout, machine)

    assert done.returncode == 0
    assert "dnf -q install -y chromium" in called(machine)


def test_who_may_not_is_told_how_to_get_it(checkout: Path, machine: Path) -> None:
    program(machine, "id", "echo 1000")
    program(machine, "sudo", "exit 1")
    program(machine, "apt-get")

    done = run(checkout, machine)

    assert done.returncode == 0
    assert "package is called chromium" in done.stdout
    assert "apt-get" not in called(machine)


def test_what_kept_it_from_being_installed_is_shown(checkout: Path, machine: Path) -> None:
    program(machine, "id", "echo 0")
    program(machine, "apt-get", "echo no network; exit 100")

    done = run(checkout, machine)

    assert done.returncode == 0
    assert "no network" in done.stdout
    assert "skipped" in done.stdout


def test_without_the_client_no_browser_is_installed(checkout: Path, machine: Path) -> None:
    (checkout.parents[1] / "src/miskatonic/server/static/index.html").unlink()
    program(machine, "id", "echo 0")
    program(machine, "apt-get")

    done = run(checkout, machine)

    assert (done.returncode, called(machine)) == (0, "")
