"""The games there are: registered in this process, or offered by installed packages."""

from importlib.metadata import EntryPoint
from typing import ClassVar

import pytest

import miskatonic
from miskatonic import EngineFault, UnknownGame, registry
from tests.laboratory import LABORATORY, Laboratory

HERE = "tests.test_registry"


class Cellar(Laboratory):
    id: ClassVar[str] = "cellar"


CELLAR = Cellar()


@pytest.fixture(autouse=True)
def own_registry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every test begins with no game registered and two offered, of which one has another name than it says."""
    points = {name: EntryPoint(name, f"{HERE}:{what}", registry.GROUP) for name, what in OFFERED.items()}
    monkeypatch.setattr(registry, "_registered", {})
    monkeypatch.setattr(registry, "_offered", lambda: points)


OFFERED = {"cellar": "CELLAR", "attic": "CELLAR", "garden": "OFFERED"}


def test_registered_and_offered_games_are_listed_by_name() -> None:
    miskatonic.register(LABORATORY)

    assert miskatonic.installed_games() == ("attic", "cellar", "garden", "laboratory")


def test_a_registered_game_can_be_begun_by_its_name() -> None:
    miskatonic.register(LABORATORY)

    game = miskatonic.new("laboratory", seats=2, seed=1)

    assert game.type is LABORATORY
    assert miskatonic.restore(game.snapshot()).type is LABORATORY
    assert miskatonic.replay(game.journal).type is LABORATORY
    assert miskatonic.replay(str(game.journal)).snapshot() == game.snapshot()


def test_an_offered_game_is_found_where_its_entry_point_says() -> None:
    assert miskatonic.game_type("cellar").id == "cellar"


def test_a_registered_game_goes_before_an_offered_one_of_the_same_name() -> None:
    mine = Cellar()
    miskatonic.register(mine)

    assert miskatonic.game_type("cellar") is mine


def test_without_a_seed_every_game_is_another() -> None:
    miskatonic.register(LABORATORY)

    seeds = {miskatonic.new("laboratory").journal.header.seed for _ in range(5)}

    assert len(seeds) == 5


def test_an_unknown_game_is_told_its_nearest_and_all_there_are() -> None:
    said = "'cellr' is no game here, the nearest is 'cellar': there are attic, cellar, garden"

    for ask in (miskatonic.game_type, miskatonic.new):
        with pytest.raises(UnknownGame, match=said):
            ask("cellr")


def test_a_snapshot_and_a_journal_of_a_game_that_is_not_there_name_it() -> None:
    game = miskatonic.Game.begin(LABORATORY, 1, {})

    with pytest.raises(UnknownGame, match="'laboratory' is no game here"):
        miskatonic.restore(game.snapshot())
    with pytest.raises(UnknownGame, match="'laboratory' is no game here"):
        miskatonic.replay(game.journal)


@pytest.mark.parametrize("name", ["attic", "garden"])
def test_an_entry_point_that_names_no_game_of_its_name_is_a_fault(name: str) -> None:
    with pytest.raises(EngineFault, match=f"{name} = {HERE}:{OFFERED[name]} must name a GameType whose id is '{name}'"):
        miskatonic.game_type(name)


def test_with_no_game_at_all_the_error_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("miskatonic.registry.installed_games", tuple)

    with pytest.raises(miskatonic.UnknownGame, match="'chess' is no game here: none is installed"):
        miskatonic.new("chess")
