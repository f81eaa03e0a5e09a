"""How rules look in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.segment import Segment, Segments
from rich.table import Table
from rich.text import Text

from miskatonic.cli.rules_figures import figures
from miskatonic.rules import Clause, Entry, Hit, Lang, Place, Title, book, carried_out, entry, labels
from miskatonic.rules.records import LANGUAGES

_WIDTH = 100


class Printer:
    """Prints rules for a reader of `lang`: headings in that language, the text in English."""

    def __init__(self, console: Console, lang: Lang) -> None:
        self.console = console
        self.lang = lang
        self.width = min(console.width, _WIDTH)

    def contents(self, games: Iterable[str]) -> None:
        """Sections and headings of each game, in printed order."""
        for game in games:
            self._print(Text(labels.GAME_NAMES[game], "bold underline"))
            for section, entries in book(game).sections().items():
                self._print(Text(f"\n{self._said(labels.SECTIONS[section])}", "bold"))
                self._print(self._headings((self._title(entry), entry.id) for entry in entries))
            self._print("")

    def entry(self, hit: Hit) -> None:
        """An entry with all that is known of it, or the one clause that was asked for."""
        entry, game = hit.entry, hit.game
        where = f"{labels.GAME_NAMES[game]} · {self._said(labels.SECTIONS[entry.section])} · {entry.id}"
        self._print(Text(self._title(entry), "bold"))
        self._print(Text(self._other_titles(entry.title), "dim"))
        self._print(Text(where, "dim"))
        if self.lang != "en":
            self._print(Text(self._said(labels.ENGLISH_ONLY), "dim italic"))
        self._print("")
        for clause in [hit.clause] if hit.clause else entry.clauses:
            self._clause(clause, whole=hit.clause is not None)
        if not hit.clause:
            self._surroundings(entry)
        self._see(entry, game)
        self._places([hit.clause] if hit.clause else entry.clauses, game)

    def gap(self) -> None:
        """An empty line after an entry."""
        self._print("")

    def others(self, hits: Sequence[Hit]) -> None:
        """What else was found, by heading."""
        if hits:
            self._print(Text(self._said(labels.ALSO_FOUND), "bold"))
            self._print(_indented(self._hits(hits)))

    def found(self, hits: Sequence[Hit]) -> None:
        """Everything that was found, by heading."""
        self._print(self._hits(hits))

    def nothing(self, query: str, nearest: Sequence[Hit]) -> None:
        """Say that nothing was found, and what comes nearest."""
        self._print(Text(f"{self._said(labels.NOT_FOUND)} “{query}”", "bold"))
        if nearest:
            self._label(labels.NEAREST)
            self._print(_indented(self._hits(nearest)))

    def _clause(self, clause: Clause, *, whole: bool) -> None:
        lines: list[RenderableType] = [Text(clause.text)]
        if clause.example:
            lines += self._pairs((labels.GIVEN, clause.example.given), (labels.EXPECT, clause.example.expect))
        if whole and clause.test:
            lines += self._pairs((labels.TEST, clause.test))
        if whole and clause.untestable:
            lines += self._pairs((labels.UNTESTABLE, clause.untestable))
        self._print(Text(clause.id, "cyan"))
        self._print(_indented(Group(*lines)))

    def _surroundings(self, entry: Entry) -> None:
        if entry.table:
            self._label(labels.FIGURES)
            self._print(_indented(figures(entry.table)))
        for doubt in entry.ambiguity:
            self._label(labels.OPEN_QUESTION)
            lines = [Text(doubt.issue), *self._pairs((labels.READING, doubt.reading), (labels.WHY, doubt.why))]
            self._print(_indented(Group(*lines)))
        if entry.editions:
            self._label(labels.EDITIONS)
            self._print(_indented(entry.editions))

    def _see(self, shown: Entry, game: str) -> None:
        if shown.see:
            self._label(labels.SEE_ALSO)
            others = (entry(id, game) for id in shown.see)
            self._print(_indented(self._headings((self._title(other), other.id) for other in others)))

    def _places(self, clauses: Sequence[Clause], game: str) -> None:
        found: dict[Place, list[str]] = {}
        for clause in clauses:
            for place in carried_out(clause.id, game):
                found.setdefault(place, []).append(clause.id)
        if found:
            self._label(labels.CARRIED_OUT)
            for place, ids in found.items():
                name = ".".join(part for part in (place.module, place.qualname) if part)
                line = Text.assemble(name, (f"  {place.file}:{place.line}", "dim"), (f"  {', '.join(ids)}", "cyan"))
                self._print(_indented(line))

    def _hits(self, hits: Iterable[Hit]) -> RenderableType:
        return self._headings((self._title(hit.entry), f"{hit.game}:{hit.entry.id}") for hit in hits)

    def _headings(self, rows: Iterable[tuple[str, str]]) -> RenderableType:
        """Headings with their ids; on a narrow screen the id stands under its heading."""
        if self.width < 60:
            return Group(*(Text.assemble(title, (f"\n  {id}", "cyan")) for title, id in rows))
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(style="cyan", overflow="fold")
        for title, id in rows:
            grid.add_row(title, id)
        return grid

    def _pairs(self, *pairs: tuple[Title, str]) -> list[Text]:
        return [Text.assemble((f"{self._said(label)}: ", "dim"), words) for label, words in pairs]

    def _label(self, label: Title) -> None:
        self._print(Text(f"\n{self._said(label)}", "bold"))

    def _title(self, entry: Entry) -> str:
        return self._said(entry.title)

    def _other_titles(self, title: Title) -> str:
        return " · ".join(f"{lang} {title.to(lang)}" for lang in LANGUAGES if lang != self.lang)

    def _said(self, title: Title) -> str:
        return title.to(self.lang)

    def _print(self, what: RenderableType) -> None:
        """Without the blanks that Rich puts at the ends of lines: they are in the way of whoever copies or pipes."""
        options = self.console.options.update(width=self.width, markup=False)
        for line in self.console.render_lines(what, options, pad=False):
            while line and not line[-1].text.strip():
                line.pop()
            if line:
                line[-1] = Segment(line[-1].text.rstrip(), line[-1].style)
            self.console.print(Segments([*line, Segment.line()]), end="")


def _indented(what: RenderableType) -> Padding:
    return Padding(what, (0, 0, 0, 2), expand=False)
