"""The rule coverage as one HTML page that needs nothing else: clauses, their state, the tests that prove them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib import resources

from miskatonic.rules import Entry
from miskatonic.rules.labels import GAME_NAMES, SECTIONS
from miskatonic.testing.rule_coverage import ClauseReport, GameReport, Status

SIGNS = {Status.PROVEN: "✓", Status.FAILING: "✗", Status.MISSING: "○", Status.UNTESTABLE: "–"}


def page(games: Sequence[GameReport]) -> str:
    """The whole page."""
    files = resources.files("miskatonic.testing")
    style = (files / "rules_page.css").read_text(encoding="utf-8")
    script = (files / "rules_page.js").read_text(encoding="utf-8")
    return f"""<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rules proven by tests</title>
<style>
{style}</style>
</head>
<body>
<a class="skip" href="#rules">Skip to the rules</a>
<header>
<h1>Rules proven by tests</h1>
<ul class="games">
{"".join(_summary(game) for game in games)}</ul>
</header>
<form class="filter" role="search">
<label for="words">Find</label>
<input id="words" type="search" placeholder="heading, id, words or test" autocomplete="off">
<fieldset><legend>Show</legend>
{"".join(_switch(status) for status in Status)}</fieldset>
<output id="shown" for="words"></output>
</form>
<main id="rules">
{"".join(_game(game) for game in games)}</main>
<script>
{script}</script>
</body>
</html>
"""


def _summary(game: GameReport) -> str:
    counts = ", ".join(f"{game.counts[status]} {status}" for status in Status)
    return f"""<li><a href="#{game.game}">
<strong>{escape(GAME_NAMES[game.game])}</strong>
<span class="percent">{game.percent:g} %</span>
<span class="bar" aria-hidden="true">{_bar(game)}</span>
<span class="counts">{len(game.entries)} entries, {game.clauses} clauses: {counts}</span>
</a></li>
"""


def _bar(game: GameReport) -> str:
    parts = ((status, game.counts[status]) for status in Status)
    return "".join(f'<i class="{status}" style="flex-grow:{count}"></i>' for status, count in parts if count)


def _switch(status: Status) -> str:
    return (
        f'<label class="{status}"><input type="checkbox" name="status" value="{status}" checked> '
        f'<span aria-hidden="true">{SIGNS[status]}</span> {status}</label>\n'
    )


def _game(game: GameReport) -> str:
    sections = "".join(_section(game.game, name, entries) for name, entries in game.sections().items())
    return f'<section class="game" id="{game.game}">\n<h2>{escape(GAME_NAMES[game.game])}</h2>\n{sections}</section>\n'


def _section(game: str, name: str, entries: Sequence[tuple[Entry, Sequence[ClauseReport]]]) -> str:
    clauses = [clause for _, clauses in entries for clause in clauses]
    proven = sum(clause.status == Status.PROVEN for clause in clauses)
    testable = sum(clause.status != Status.UNTESTABLE for clause in clauses)
    inner = "".join(_entry(game, entry, reports) for entry, reports in entries)
    return f"""<details open>
<summary><h3>{escape(SECTIONS[name].en)}</h3> <span class="counts">{proven} of {testable} proven</span></summary>
{inner}</details>
"""


def _entry(game: str, entry: Entry, clauses: Iterable[ClauseReport]) -> str:
    title = entry.title
    others = " · ".join(
        f'<span lang="{lang}">{escape(said)}</span>'
        for lang, said in (("es", title.es), ("pt", title.pt), ("ru", title.ru))
    )
    return f"""<article id="{game}:{entry.id}">
<h4>{escape(title.en)}</h4>
<p class="titles">{others}</p>
<ul class="clauses">
{"".join(_clause(game, clause) for clause in clauses)}</ul>
</article>
"""


def _clause(game: str, report: ClauseReport) -> str:
    clause, status = report.clause, report.status
    example = clause.example
    notes = [
        f"Test: {clause.test}" if clause.test else "",
        f"Given {example.given}: expect {example.expect}" if example else "",
        f"Untestable: {clause.untestable}" if clause.untestable else "",
    ]
    proofs = "".join(f"<li><code>{escape(run.test)}</code> {run.outcome}</li>" for run in report.runs)
    return (
        f'<li class="clause {status}" id="{game}:{clause.id}" data-status="{status}">'
        f'<span class="status"><span aria-hidden="true">{SIGNS[status]}</span> {status}</span> '
        f"<code>{clause.id}</code><p>{escape(clause.text)}</p>"
        + "".join(f'<p class="note">{escape(note)}</p>' for note in notes if note)
        + (f'<ul class="tests">{proofs}</ul>' if proofs else "")
        + "</li>\n"
    )
