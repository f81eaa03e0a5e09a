"""Pytest plugin: tests say which clauses they prove, and the run says which clauses are proven.

Load it with `-p miskatonic.testing.rules_report`. A test names its clauses by marker, with the game in front where
several games have a clause of that id:

    @pytest.mark.rule("attack-of-opportunity.2", "arkham:active-player.1")
    def test_moving_away_from_two_ready_enemies_provokes_both() -> None: ...

Only a test that ran and passed proves anything. A marker that names no clause stops the run.
"""

from __future__ import annotations

from collections.abc import Generator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from miskatonic import rules
from miskatonic.rules import Citation, ClauseId
from miskatonic.rules.errors import hint
from miskatonic.testing.rule_coverage import GameReport, Run, Status, report
from miskatonic.testing.rules_page import page

if TYPE_CHECKING:
    from _pytest.terminal import TerminalReporter

_PROPERTY = "rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options for the report and for what it must reach."""
    group = parser.getgroup("rules", "coverage of the rules")
    group.addoption(
        "--rules-report",
        action="store_true",
        help="Show how many clauses of each game the tests prove; with -v the missing ones by id.",
    )
    group.addoption(
        "--rules-html",
        metavar="FILE",
        type=Path,
        help="Write every clause with the tests that prove it to an HTML page.",
    )
    group.addoption(
        "--rules-require",
        metavar="GAME=PERCENT",
        action="append",
        default=[],
        help="Fail if fewer of the game's testable clauses are proven; may be given once for each game.",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known, and collect results where all of them arrive (not in the workers of xdist)."""
    config.addinivalue_line("markers", "rule(*clauses): the clauses that this test proves, such as rule('cannot.1')")
    required = dict(_requirement(text) for text in config.getoption("--rules-require"))
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Report(config, required), "miskatonic-rules-report")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_pycollect_makeitem(collector: pytest.Module | pytest.Class) -> Generator[None, object, object]:
    """Check markers while their file is collected, so that a wrong one is an error of that file, in workers too."""
    made = yield
    for item in made if isinstance(made, list) else [made]:
        if isinstance(item, pytest.Item):
            try:
                _cited(item)
            except LookupError as error:
                name = f"{collector.nodeid}::{getattr(item, 'originalname', None) or item.name}"
                raise pytest.Collector.CollectError(f"{name}: {error.args[0]}") from error
    return made


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Send each test's clauses along with its results."""
    for item in items:
        try:
            item.user_properties += [(_PROPERTY, str(citation)) for citation in sorted(_cited(item))]
        except LookupError as error:
            raise pytest.UsageError(f"{item.nodeid}: {error.args[0]}") from error


def _cited(item: pytest.Item) -> set[Citation]:
    return {_citation(id) for marker in item.iter_markers("rule") for id in _ids(marker)}


def _ids(marker: pytest.Mark) -> tuple[object, ...]:
    if not marker.args or marker.kwargs:
        raise LookupError("the marker rule takes ids of clauses, such as rule('cannot.1', 'cannot.2')")
    return marker.args


def _citation(id: object) -> Citation:
    if not isinstance(id, str):
        raise LookupError(f"the marker rule takes ids of clauses, such as 'cannot.1', not {id!r}")
    cited = rules.cite(id)
    if reason := rules.clause(str(cited)).untestable:
        raise LookupError(f"'{id}' is untestable ({reason}): a clause with a test has `test` in the data instead")
    return cited


def _requirement(text: str) -> tuple[str, float]:
    game, equals, percent = text.partition("=")
    if game not in rules.GAMES:
        raise pytest.UsageError(f"--rules-require {text}: no game '{game}'{hint(game, rules.GAMES)}")
    try:
        required = float(percent) if equals else 100.0
    except ValueError:
        required = -1
    if not 0 <= required <= 100:
        raise pytest.UsageError(f"--rules-require {text}: '{percent}' is no percentage; write {game}=100")
    return game, required


class _Report:
    """Gathers what ran and tells what it proves."""

    def __init__(self, config: pytest.Config, required: dict[str, float]) -> None:
        self.show: bool = config.getoption("--rules-report")
        self.html: Path | None = config.getoption("--rules-html")
        self.missing = config.get_verbosity() > 0
        self.idle: bool = config.getoption("collectonly")
        self.required = required
        self.runs: dict[str, Run] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test counts as passed only if its body ran to the end; one that was expected to fail doesn't."""
        cited = frozenset(_parsed(str(value)) for name, value in report.user_properties if name == _PROPERTY)
        if not cited:
            return
        run = self.runs.setdefault(report.nodeid, Run(report.nodeid, cited))
        run.failed |= report.failed
        run.passed |= report.when == "call" and report.passed and not hasattr(report, "wasxfail")

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus == pytest.ExitCode.OK and not self.idle and self._short():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: TerminalReporter) -> None:
        if self.idle:
            return
        if self.show:
            self._print(terminalreporter)
        if self.html:
            self.html.parent.mkdir(parents=True, exist_ok=True)
            self.html.write_text(page(self._games()), encoding="utf-8")
            terminalreporter.write_line(f"Rules report written to {self.html}")
        for game, required in self._short().items():
            proven = f"{game}: {self._game(game).percent:.1f} % of the testable clauses are proven"
            terminalreporter.write_line(f"{proven}, {required:g} % are required", red=True, bold=True)

    def _short(self) -> dict[str, float]:
        """The games that don't reach what is required of them."""
        return {game: needed for game, needed in self.required.items() if self._game(game).percent < needed}

    def _games(self) -> list[GameReport]:
        return [self._game(game) for game in rules.GAMES]

    def _game(self, game: str) -> GameReport:
        return report(game, self.runs.values())

    def _print(self, terminal: TerminalReporter) -> None:
        terminal.section("rules")
        columns = ("game", "entries", "clauses", "testable", "untestable", "proven", "failing", "missing", "percent")
        terminal.write_line(f"{columns[0]:<12}" + "".join(f"{column:>11}" for column in columns[1:]))
        games = self._games()
        for game in games:
            counts = game.counts
            numbers = [len(game.entries), game.clauses, game.testable, counts[Status.UNTESTABLE]]
            numbers += [counts[Status.PROVEN], counts[Status.FAILING], counts[Status.MISSING]]
            figures = "".join(f"{number:>11}" for number in numbers)
            terminal.write_line(f"{game.game:<12}{figures}{game.percent:>10.1f}%")
        for game in games:
            self._print_ids(terminal, game, Status.FAILING)
            if self.missing:
                self._print_ids(terminal, game, Status.MISSING)

    def _print_ids(self, terminal: TerminalReporter, game: GameReport, status: Status) -> None:
        if ids := game.ids(status):
            terminal.write_line("")
            terminal.write_line(f"{game.game}, {status}:", bold=True)
            for id in ids:
                terminal.write_line(f"  {id}")


def _parsed(full: str) -> Citation:
    game, _, clause = full.partition(":")
    return Citation(game, ClauseId(clause))
