"""The balance figures are counted, told, drawn and written: a sample of what `make soak` makes."""

from pathlib import Path

import pytest

from tests import balance, soak
from tests.arkham import matches as arkham
from tests.cultists.matches import QUESTIONS
from tests.deathmaydie import matches as deathmaydie


@pytest.fixture(scope="module")
def results() -> list[balance.Result]:
    told: list[balance.Result] = []
    sample = [question._replace(matches=question.matches[:2]) for question in QUESTIONS]
    found = balance.play("cultists", sample, 2, 1, told.append)
    assert told == found
    return found


def test_every_player_count_meets_deducers_on_both_sides() -> None:
    seats = {match.options["seats"] for match in QUESTIONS[0].matches}

    assert seats == {4, 5, 6, 7, 8}
    assert {match.players for match in QUESTIONS[0].matches} == {"deducer"}
    assert (QUESTIONS[0].low, QUESTIONS[0].high, QUESTIONS[0].games) == (35, 65, 1000)


def test_both_sides_of_a_match_share_all_its_games(results: list[balance.Result]) -> None:
    for result in results:
        assert not result.report.failed
        assert sum(share.count for share in result.report.sides.values()) == len(result.report.played) == 2


def test_a_share_out_of_its_bounds_is_told(results: list[balance.Result]) -> None:
    never = results[0]._replace(question=QUESTIONS[0]._replace(low=101, high=102))
    always = results[0]._replace(question=QUESTIONS[0]._replace(low=0, high=100))

    assert not never.within
    assert "not within 101 – 102 %" in str(never)
    assert always.within
    assert "not within" not in str(always)


@pytest.mark.parametrize(
    "question", [*QUESTIONS, *arkham.QUESTIONS, *deathmaydie.QUESTIONS], ids=lambda each: each.title
)
def test_no_question_has_bounds_that_every_share_lies_in(question: balance.Question) -> None:
    assert 0 < question.high - question.low < 100


def test_the_page_gets_a_row_and_the_plot_a_dot_for_each_match(results: list[balance.Result], tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text("Before\n\n<!-- figures: cultists -->\nold\n<!-- end -->\nAfter\n", encoding="utf-8")

    balance.write("cultists", results, page)

    words = page.read_text(encoding="utf-8")
    assert words.startswith("Before")
    assert words.endswith("After\n")
    assert "old" not in words
    assert words.count("| 2 |") == len(results)
    assert (tmp_path / "balance-cultists.svg").read_text(encoding="utf-8").count("<circle") == len(results)


def test_a_page_without_a_place_for_a_game_is_refused(results: list[balance.Result], tmp_path: Path) -> None:
    page = tmp_path / "balance.md"
    page.write_text("nothing", encoding="utf-8")

    with pytest.raises(SystemExit, match="no place for cultists"):
        balance.write("cultists", results, page)


def test_the_long_run_counts_what_is_astray(monkeypatch: pytest.MonkeyPatch) -> None:
    question = QUESTIONS[0]._replace(matches=QUESTIONS[0].matches[:1], low=101, high=102)
    monkeypatch.setattr(soak, "BALANCE", {"cultists": [question]})

    assert soak.weigh(["laboratory", "cultists"], 1, 1, write=False) == 1
