"""The fuzzer finds what is broken, and says where."""

from collections.abc import Iterable
from typing import ClassVar

import miskatonic
from miskatonic import View
from miskatonic.simulate.fuzzing import fuzz
from tests.laboratory import Laboratory
from tests.laboratory.game import LabSetup
from tests.laboratory.records import LabTable

LAB = ("tests.laboratory",)


class Impossible(Laboratory):
    """A game whose state is wrong from the second round on."""

    id: ClassVar[str] = "impossible"

    def invariants(self, table: LabTable) -> Iterable[str]:
        return ["round 2 is impossible"] if table.state.round > 1 else []


class Forgetful(Laboratory):
    """A game that remembers outside its state how often it was looked at."""

    id: ClassVar[str] = "forgetful"
    dealt: ClassVar[int] = 0

    def deal(self, table: LabTable, setup: LabSetup) -> None:
        type(self).dealt += 1
        super().deal(table, setup)
        table.state.round += self.dealt


def test_a_sound_game_keeps_every_promise() -> None:
    report = fuzz("laboratory", games=2, options={"seats": 3}, seed=5, loads=LAB)

    assert report.broken == []
    assert [game.number for game in report.sound] == [0, 1]
    assert report.compared > 2


def test_an_impossible_state_is_told_with_its_seed_and_decision() -> None:
    miskatonic.register(Impossible())

    report = fuzz("impossible", games=1, seed=5)

    broken = report.broken[0]
    assert broken.promise == "decision"
    assert "round 2 is impossible" in broken.why
    assert broken.seed == "5:0"
    game = miskatonic.replay(broken.journal)
    assert game.version == broken.choices
    assert game.table.state.round == 2
    assert game.at(game.version - 1).table.state.round == 1


def test_a_game_that_is_not_dealt_alike_twice_does_not_replay() -> None:
    miskatonic.register(Forgetful())

    report = fuzz("forgetful", games=1, seed=5)

    assert report.broken[0].promise == "replay, snapshot, copy, undo"


def test_an_error_in_a_view_is_a_finding_and_not_a_crash() -> None:
    class Blind(Laboratory):
        id: ClassVar[str] = "blind"

        def view(self, table: LabTable, viewer: miskatonic.Viewer) -> View:  # type: ignore[override]  # it never comes to that
            raise LookupError("nothing to see")

    miskatonic.register(Blind())

    report = fuzz("blind", games=2, seed=5)

    assert [broken.why for broken in report.broken] == ["LookupError: nothing to see"] * 2
    assert report.broken[0].choices == 0
