"""Somebody else's package adds a game by being installed: nothing here knows it, and all of it works."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the package as an installer would lay it there, entry points and all."""
    folder = tmp_path_factory.mktemp("site")
    project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    shutil.copytree(HERE / "src" / "threecards", folder / "threecards", ignore=shutil.ignore_patterns("__pycache__"))
    info = folder / f"{project['name']}-{project['version']}.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    (info / "entry_points.txt").write_text(
        "\n".join(
            line
            for group, points in project["entry-points"].items()
            for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
        )
    )
    return folder


def run(folder: Path, code: str) -> str:
    """What a program prints that has the folder among its packages; it runs elsewhere, so that no test is near."""
    path = os.pathsep.join([str(folder), *filter(None, [os.environ.get("PYTHONPATH")])])
    environment = {**os.environ, "PYTHONPATH": path}
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_installed_game_is_listed(installed: Path) -> None:
    printed = run(installed, "import miskatonic; print('threecards' in miskatonic.installed_games())")

    assert printed == "True\n"


def test_an_installed_game_is_played_saved_and_replayed(installed: Path) -> None:
    printed = run(
        installed,
        """
import miskatonic

game = miskatonic.new("threecards", seats=["Ada", "Ben"], ante=2, seed=1)
assert [seat.name for seat in game.setup.seats] == ["Ada", "Ben"]
for key in ("check", "bet", "call"):
    decision = game.decisions[0]
    game.choose(decision.seat, key)
print([hand.paid for hand in game.view().board.hands], game.over)
print(game.log(0, "pt")[0])

assert miskatonic.restore(game.snapshot()).snapshot() == game.snapshot()
assert miskatonic.replay(str(game.journal)).snapshot() == game.snapshot()
game.undo()
print(game.over, [option.key for option in game.decisions[0].options])
""",
    )

    assert printed == "[3, 3] True\nAda passa.\nFalse ['call', 'fold']\n"


def test_an_installed_game_keeps_the_contract(installed: Path) -> None:
    printed = run(
        installed,
        """
import miskatonic
from miskatonic.testing import check_game

kind = miskatonic.game_type("threecards")
print(sorted({secret for seed in range(5) for secret in check_game(kind, seed).planted}))
""",
    )

    assert printed == "['Hand.card', 'ThreeCardsState.chance', 'ThreeCardsState.spare']\n"


def test_an_entry_point_of_another_name_is_refused(installed: Path, tmp_path: Path) -> None:
    shutil.copytree(installed, tmp_path, dirs_exist_ok=True)
    points = next(tmp_path.glob("*.dist-info")) / "entry_points.txt"
    points.write_text("[miskatonic.games]\nfourcards = threecards.game:THREE_CARDS\n")

    printed = run(
        tmp_path,
        """
import miskatonic

try:
    miskatonic.new("fourcards")
except miskatonic.EngineFault as fault:
    print(fault)
""",
    )

    assert "must name a GameType whose id is 'fourcards'" in printed
