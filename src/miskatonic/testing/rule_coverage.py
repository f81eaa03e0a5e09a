"""How much of a rulebook the tests prove, clause by clause."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from miskatonic import rules
from miskatonic.rules import Citation, Clause, Entry


class Status(StrEnum):
    """What is known about a clause after a run of the tests."""

    PROVEN = "proven"
    FAILING = "failing"
    MISSING = "missing"
    UNTESTABLE = "untestable"


@dataclass
class Run:
    """One test and the clauses it is there to prove."""

    test: str
    clauses: frozenset[Citation]
    passed: bool = False
    failed: bool = False

    @property
    def outcome(self) -> str:
        """A test that was skipped, or failed as expected, proves nothing and breaks nothing."""
        return "failed" if self.failed else "passed" if self.passed else "not run"


@dataclass(frozen=True)
class ClauseReport:
    """A clause with the tests that are there to prove it."""

    clause: Clause
    runs: tuple[Run, ...]

    @property
    def status(self) -> Status:
        if self.clause.untestable:
            return Status.UNTESTABLE
        if any(run.failed for run in self.runs):
            return Status.FAILING
        return Status.PROVEN if any(run.passed for run in self.runs) else Status.MISSING


@dataclass(frozen=True)
class GameReport:
    """All clauses of one game, under their entries."""

    game: str
    entries: Mapping[str, tuple[ClauseReport, ...]]
    counts: Mapping[Status, int] = field(init=False)

    def __post_init__(self) -> None:
        statuses = [clause.status for clauses in self.entries.values() for clause in clauses]
        object.__setattr__(self, "counts", {status: statuses.count(status) for status in Status})

    @property
    def clauses(self) -> int:
        return sum(self.counts.values())

    @property
    def testable(self) -> int:
        return self.clauses - self.counts[Status.UNTESTABLE]

    @property
    def percent(self) -> float:
        """Share of the testable clauses that are proven, cut to one decimal: 100 means all of them."""
        return (1000 * self.counts[Status.PROVEN] // self.testable) / 10 if self.testable else 100.0

    def sections(self) -> dict[str, list[tuple[Entry, tuple[ClauseReport, ...]]]]:
        """Entries and their clauses by section, in printed order."""
        return {
            section: [(entry, self.entries[entry.id]) for entry in entries]
            for section, entries in rules.book(self.game).sections().items()
        }

    def ids(self, status: Status) -> list[str]:
        """The clauses of this status, in printed order."""
        return [clause.clause.id for clauses in self.entries.values() for clause in clauses if clause.status == status]


def report(game: str, runs: Iterable[Run]) -> GameReport:
    """What `runs` prove of the rules of `game`."""
    proofs: dict[str, list[Run]] = {}
    for run in runs:
        for citation in run.clauses:
            if citation.game == game:
                proofs.setdefault(citation.clause, []).append(run)
    return GameReport(
        game,
        {
            entry.id: tuple(ClauseReport(clause, tuple(proofs.get(clause.id, ()))) for clause in entry.clauses)
            for entry in rules.book(game).entries
        },
    )
