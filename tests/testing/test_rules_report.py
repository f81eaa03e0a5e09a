"""The pytest plugin: which clauses do the tests prove?"""

import math
from collections.abc import Iterable

import pytest

from miskatonic import rules

pytest_plugins = ["pytester"]

PLUGIN = "miskatonic.testing.rules_report"

SUITE = """
import pytest

@pytest.mark.rule("hunter.1", "hunter.2")
def test_passes(): pass

@pytest.mark.rule("hunter.2")
def test_fails(): assert False

@pytest.mark.rule("hunter.3")
@pytest.mark.skip
def test_is_skipped(): pass

@pytest.mark.rule("peril.1")
@pytest.mark.xfail(strict=False)
def test_is_expected_to_fail(): assert False

@pytest.mark.rule("peril.2")
@pytest.mark.xfail(strict=False)
def test_passes_unexpectedly(): pass

@pytest.fixture
def broken():
    yield
    assert False

@pytest.mark.rule("surge.1")
def test_breaks_when_cleaning_up(broken): pass

@pytest.mark.rule("deathmaydie:active-player.1")
@pytest.mark.parametrize("seats", [1, 2])
class TestOfSeveral:
    def test_passes_too(self, seats): pass
"""


def run(pytester: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    runner = pytester.runpytest_subprocess if "-n" in arguments else pytester.runpytest_inprocess
    return runner("-p", PLUGIN, "--strict-markers", *arguments)


def lines_of(result: pytest.RunResult, start: str) -> list[list[str]]:
    return [line.split() for line in result.outlines if line.startswith(start)]


def row(game: str, *, proven: int, failing: int) -> list[str]:
    """What the report says of a game, counted afresh."""
    entries = rules.book(game).entries
    clauses = [clause for entry in entries for clause in entry.clauses]
    testable = sum(not clause.untestable for clause in clauses)
    counts = [len(entries), len(clauses), testable, len(clauses) - testable]
    counts += [proven, failing, testable - proven - failing]
    return [game, *map(str, counts), f"{math.floor(1000 * proven / testable) / 10}%"]


@pytest.mark.parametrize("how", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_only_tests_that_ran_and_passed_prove_a_clause(pytester: pytest.Pytester, how: Iterable[str]) -> None:
    pytester.makepyfile(SUITE)

    result = run(pytester, "--rules-report", *how)

    (arkham,), (deathmaydie,) = lines_of(result, "arkham   "), lines_of(result, "deathmaydie   ")
    assert arkham == row("arkham", proven=1, failing=2)
    assert deathmaydie == row("deathmaydie", proven=1, failing=0)
    result.stdout.fnmatch_lines(["arkham, failing:", "  hunter.2", "  surge.1"])
    assert "arkham, missing:" not in result.outlines


def test_verbose_reports_name_the_missing_clauses(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(SUITE)

    result = run(pytester, "--rules-report", "-v")

    result.stdout.fnmatch_lines(["arkham, missing:", "  hunter.3", "  peril.1"])
    assert "  hunter.1" not in result.outlines


def test_without_the_option_nothing_is_reported(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_passes(): pass")

    result = run(pytester)

    assert result.ret == pytest.ExitCode.OK
    assert not lines_of(result, "arkham")


@pytest.mark.parametrize("how", [(), ("-n", "2")], ids=["alone", "xdist"])
def test_a_marker_with_an_unknown_clause_fails_the_run(pytester: pytest.Pytester, how: Iterable[str]) -> None:
    pytester.makepyfile(
        test_dark="""
        import pytest

        class TestHunters:
            @pytest.mark.rule("huntre.1")
            def test_move(self): pass
        """
    )

    result = run(pytester, *how)

    assert result.ret not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)
    result.stdout.fnmatch_lines(
        ["*test_dark.py::TestHunters::test_move: no clause 'huntre.1'; the nearest is 'hunter.1'*"]
    )


@pytest.mark.parametrize(
    ("marker", "complaint"),
    [
        ("'active-player.1'", "*several games: write 'arkham:active-player.1' or 'deathmaydie:active-player.1'*"),
        ("'hunter'", "*'hunter' is an entry, not a clause: its clauses are 'hunter.1' to *"),
        ("'night-purpose.5'", "*'night-purpose.5' is untestable (Reciting*"),
        ("", "*the marker rule takes ids of clauses*"),
        ("7", "*the marker rule takes ids of clauses, such as 'cannot.1', not 7*"),
        ("id='hunter.1'", "*the marker rule takes ids of clauses*"),
    ],
)
def test_a_wrong_marker_says_what_would_be_right(pytester: pytest.Pytester, marker: str, complaint: str) -> None:
    pytester.makepyfile(f"import pytest\n@pytest.mark.rule({marker})\ndef test_x(): pass")

    result = run(pytester)

    assert result.ret == pytest.ExitCode.INTERRUPTED
    result.stdout.fnmatch_lines([complaint])


def test_a_marker_added_while_collecting_is_checked_too(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        "import pytest\ndef pytest_collection_modifyitems(items): items[0].add_marker(pytest.mark.rule('hunter.99'))"
    )
    pytester.makepyfile("def test_x(): pass")

    result = run(pytester)

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*::test_x: no clause 'hunter.99'; the nearest is 'hunter.*"])


def test_a_requirement_that_is_missed_fails_the_run(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.rule('hunter.1')\ndef test_x(): pass")

    result = run(pytester, "--rules-require", "arkham=50", "--rules-require", "cultists=0")

    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["arkham: 0.1 % of the testable clauses are proven, 50 % are required"])
    assert not lines_of(result, "cultists:")


def test_a_requirement_that_is_met_says_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("import pytest\n@pytest.mark.rule('hunter.1')\ndef test_x(): pass")

    result = run(pytester, "--rules-require", "arkham=0.1")

    assert result.ret == pytest.ExitCode.OK


@pytest.mark.parametrize(
    ("requirement", "complaint"),
    [
        ("arkam=50", "*no game 'arkam'; the nearest is 'arkham'*"),
        ("arkham=half", "*'half' is no percentage; write arkham=100*"),
        ("arkham=101", "*'101' is no percentage; write arkham=100*"),
    ],
)
def test_a_wrong_requirement_says_what_would_be_right(
    pytester: pytest.Pytester, requirement: str, complaint: str
) -> None:
    result = run(pytester, "--rules-require", requirement)

    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines([complaint])


def test_the_page_shows_every_clause_with_the_tests_that_prove_it(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_suite=SUITE)

    result = run(pytester, "--rules-html", "out/rules.html")

    html = (pytester.path / "out" / "rules.html").read_text(encoding="utf-8")
    result.stdout.fnmatch_lines(["Rules report written to out/rules.html"])
    assert 'class="clause proven" id="arkham:hunter.1"' in html
    assert 'class="clause failing" id="arkham:hunter.2"' in html
    assert 'class="clause missing" id="arkham:hunter.3"' in html
    assert 'class="clause untestable" id="cultists:night-purpose.5"' in html
    assert "<code>test_suite.py::test_fails</code> failed" in html
    assert "http" not in html


def test_collecting_alone_proves_and_demands_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(SUITE)

    result = run(pytester, "--collect-only", "--rules-report", "--rules-require", "arkham")

    assert result.ret == pytest.ExitCode.OK
    assert not lines_of(result, "arkham")
