"""The balance figures: how often each team wins, at every table, whoever plays it.

    python -m tests.soak --part balance --only cultists
    python -m tests.soak --part balance --only cultists --games 1000 --write

Games are dealt from the same seed each time, so the same code gives the same figures on every machine. With `--write`
they go into docs/balance.md, and the plot beside it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from miskatonic.simulate import Report, Share, run
from miskatonic.simulate.plots import Panel, Row, draw

__all__ = ["PAGE", "SEED", "Match", "Question", "Result", "picture", "play", "table", "write"]

SEED = "balance"
PAGE = Path(__file__).parent.parent / "docs" / "balance.md"


class Match(NamedTuple):
    """Some players at a table."""

    name: str
    players: str
    options: Mapping[str, Any]


class Question(NamedTuple):
    """How often a side wins, in per cent, and between which bounds that should lie."""

    title: str
    side: str
    low: int
    high: int
    games: int
    """How often each match is played."""
    matches: Sequence[Match]
    most: int = 1_000_000
    """More games of a match are never played, because each takes long."""


class Result(NamedTuple):
    """What came of a match."""

    question: Question
    match: Match
    report: Report

    @property
    def share(self) -> Share:
        return self.report.sides[self.question.side]

    @property
    def within(self) -> bool:
        """Whether the share lies where it should, with no game failed."""
        return self.question.low <= 100 * self.share.share <= self.question.high and not self.report.failed

    def __str__(self) -> str:
        share = self.share
        figures = f"{100 * share.share:5.1f} % ({100 * share.low:.1f} – {100 * share.high:.1f}) of {share.of:,}"
        remark = "" if self.within else f", not within {self.question.low} – {self.question.high} %"
        return f"{self.question.title}, {self.match.name}: {figures}{remark}"


def play(
    game: str, questions: Sequence[Question], games: int | None, jobs: int, told: Callable[[Result], None]
) -> list[Result]:
    """Play every match so many times, or as often as each question wants; `told` hears of each result as it comes."""
    results = []
    for question in questions:
        for match in question.matches:
            options = dict(match.options)
            report = run(
                game,
                games=min(games or question.games, question.most),
                players=(match.players,),
                options=options,
                seed=SEED,
                jobs=jobs,
            )
            results.append(Result(question, match, report))
            told(results[-1])
    return results


def table(results: Sequence[Result]) -> str:
    """The results as tables in Markdown, one for each question."""
    parts = []
    for question, found in _by_question(results):
        parts.append(f"### {question.title}\n\nTo lie between {question.low} % and {question.high} %.\n")
        parts.append("| table | games | % | 95 % interval | how they end |\n|---|---|---|---|---|")
        parts += [_line(result) for result in found]
        parts.append("")
    return "\n".join(parts)


def _line(result: Result) -> str:
    share = result.share
    ends = ", ".join(f"{outcome.rpartition('won-')[2]} {end.count}" for outcome, end in result.report.outcomes.items())
    bounds = f"{100 * share.low:.1f} – {100 * share.high:.1f}"
    return f"| {result.match.name} | {share.of:,} | {100 * share.share:.1f} | {bounds} | {ends} |"


def picture(game: str, results: Sequence[Result]) -> str:
    """The results as a plot in SVG."""
    panels = [
        Panel(question.title, [Row(found.match.name, found.share) for found in group], question.low, question.high)
        for question, group in _by_question(results)
    ]
    return draw(panels, f"{game}: how often each side wins")


def _by_question(results: Sequence[Result]) -> list[tuple[Question, list[Result]]]:
    questions = {result.question.title: result.question for result in results}
    return [
        (question, [result for result in results if result.question.title == title])
        for title, question in questions.items()
    ]


def write(game: str, results: Sequence[Result], page: Path = PAGE) -> None:
    """Put the figures between the marks that the page has for this game, and the plot beside the page."""
    marked = re.compile(f"(<!-- figures: {game} -->\n).*?(<!-- end -->\n)", re.DOTALL)
    words = page.read_text(encoding="utf-8")
    if not marked.search(words):
        raise SystemExit(f"{page.name} has no place for {game}: it needs '<!-- figures: {game} -->' and '<!-- end -->'")
    page.write_text(marked.sub(lambda found: f"{found[1]}\n{table(results)}\n{found[2]}", words), encoding="utf-8")
    (page.parent / f"balance-{game}.svg").write_text(picture(game, results), encoding="utf-8")
