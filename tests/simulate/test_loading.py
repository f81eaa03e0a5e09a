"""Games from modules and folders that are not installed."""

from pathlib import Path

import pytest

import miskatonic
from miskatonic.simulate import LoadError, load

GAME = """
from tests.laboratory import Laboratory

class Mine(Laboratory):
    id = "{id}"

{offer}
"""


def package(folder: Path, name: str, source: str) -> Path:
    home = folder / name
    home.mkdir()
    (home / "__init__.py").write_text(source, encoding="utf-8")
    return home


def test_a_module_by_name_offers_the_games_it_holds() -> None:
    assert load("tests.laboratory") == ("laboratory",)
    assert "laboratory" in miskatonic.installed_games()


def test_the_folder_of_a_package_within_another_is_that_package(monkeypatch: pytest.MonkeyPatch) -> None:
    root = Path(__file__).parents[2]
    monkeypatch.chdir(root)

    assert load("tests/laboratory") == ("laboratory",)


@pytest.mark.parametrize("offer", ["GAME = Mine()", "import miskatonic; miskatonic.register(Mine())"])
def test_a_folder_may_hold_a_game_or_register_it(tmp_path: Path, offer: str) -> None:
    name = f"mine_{len(offer)}"
    home = package(tmp_path, name, GAME.format(id=name, offer=offer))

    assert load(str(home)) == (name,)
    assert miskatonic.new(name, seed=1, seats=2).type.id == name


def test_a_file_is_a_module_too(tmp_path: Path) -> None:
    file = tmp_path / "single_game.py"
    file.write_text(GAME.format(id="single", offer="GAME = Mine()"), encoding="utf-8")

    assert load(str(file)) == ("single",)


@pytest.mark.parametrize(
    ("name", "source", "code", "said"),
    [
        ("empty_game", "", "load.empty", "brings no game"),
        ("torn_game", "import nosuchthing", "load.import", "No module named 'nosuchthing'"),
        ("wrong_game", "1 +", "load.import", "SyntaxError"),
    ],
)
def test_what_brings_no_game_is_told_and_why(tmp_path: Path, name: str, source: str, code: str, said: str) -> None:
    home = package(tmp_path, name, source)

    with pytest.raises(LoadError) as error:
        load(str(home))

    assert error.value.code == code
    assert said in error.value.say("en")
    assert str(home) in error.value.say("ru")


def test_a_folder_that_is_no_package_and_a_path_to_nothing_are_told(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match=r"give the folder that holds its __init__\.py"):
        load(str(tmp_path))
    with pytest.raises(LoadError, match="neither a folder nor a module"):
        load(str(tmp_path / "nothing"))
