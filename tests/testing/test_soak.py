"""The long run counts what is broken and shows how to see it again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import islice

import pytest

import miskatonic
from miskatonic.testing import Tally

from .. import soak
from ..laboratory import LABORATORY, Laboratory
from ..laboratory.records import LabTable


class Impossible(Laboratory):
    """A state that is always wrong."""

    def invariants(self, table: LabTable) -> Iterable[str]:
        return ["there are six elements"]


class BreaksDown(Laboratory):
    """An error in the middle of a game."""

    def describe(self, table: LabTable, event: object) -> miskatonic.Text:
        raise KeyError("cannot be said")


@pytest.fixture
def laboratory() -> Iterator[None]:
    yield
    miskatonic.register(LABORATORY)


def test_games_come_in_turn_with_every_number_of_seats() -> None:
    first = list(islice(soak.tasks(["laboratory", "threecards"], "x"), 6))

    assert [(task.game, task.options["seats"]) for task in first] == [
        ("laboratory", 2),
        ("threecards", 2),
        ("laboratory", 3),
        ("threecards", 2),
        ("laboratory", 4),
        ("threecards", 2),
    ]
    assert len({(task.game, task.seed) for task in first}) == 6


def test_each_table_gets_as_many_games_as_asked_and_some_are_checked_from_all_sides() -> None:
    all_of_them = list(soak.tasks(["laboratory", "cultists"], "x", each=4, full=2))

    tables = Counter((task.game, str(task.options), task.full) for task in all_of_them)
    assert set(tables.values()) == {2}
    assert len(tables) == 2 * (len(soak.setups("laboratory")) + len(soak.setups("cultists")))


def test_a_glance_tells_what_is_impossible_and_what_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "SEEN", {"threecards": lambda game: ["everybody sees the spare card"]})
    monkeypatch.setattr(soak, "SELDOM", 1)
    task = soak.Task("threecards", "1", {}, full=False)

    outcome = soak.check(task)

    assert "everybody sees the spare card" in outcome.broken
    assert task.again() == "tests.soak.glance('threecards', '1', {})"


def test_a_sound_game_breaks_nothing() -> None:
    outcome = soak.check(soak.Task("threecards", "1", {}))

    assert outcome.broken == ""
    assert outcome.tally.planted


@pytest.mark.usefixtures("laboratory")
@pytest.mark.parametrize(
    ("kind", "said"), [(Impossible(), "there are six elements"), (BreaksDown(), "KeyError: 'cannot be said'")]
)
def test_a_broken_game_is_counted_and_can_be_seen_again(
    kind: Laboratory, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    miskatonic.register(kind)
    total = soak.Sum()

    for seed in range(3):
        total.add(soak.check(soak.Task("laboratory", str(seed), {"seats": 2})))

    assert total.broken > 0
    printed = capsys.readouterr().out
    assert said in printed
    assert "check_game(miskatonic.game_type('laboratory'), '0', {'seats': 2}, points=4)" in printed


def test_a_secret_that_was_never_planted_is_named() -> None:
    total = soak.Sum()
    tally = Tally()
    tally.single["Player.role"] = 3

    total.add(soak.Outcome(soak.Task("cultists", "1", {}), "", tally))

    assert list(total.never_planted()) == ["cultists: nothing was ever planted in Player.role"]
