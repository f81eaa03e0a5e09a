"""Rules as they are read at the table: clauses by id, and entries by what people call them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Lang, rules
from miskatonic.cli.tables.palette import NAME, QUIET, TEXT
from miskatonic.rules import Clause, labels

__all__ = ["Reference"]


class Reference:
    """The rulebook of one game; where it has none, those of all."""

    def __init__(self, game: str, say: Callable[..., str]) -> None:
        self._game = game if game in rules.GAMES else None
        self._say = say

    def find(self, query: str, lang: Lang) -> list[tuple[str, str]]:
        """Headings that fit, best first; without a query, all of the game's own."""
        if not query.strip():
            if self._game is None:
                return []
            return [(entry.title.to(lang), f"{self._game}:{entry.id}") for entry in rules.book(self._game).entries]
        hits = rules.search(query, self._game, lang)
        return [
            (hit.entry.title.to(lang), f"{hit.game}:{hit.clause.id if hit.clause else hit.entry.id}") for hit in hits
        ]

    def show(self, id: str, lang: Lang) -> RenderableType:
        """An entry with all its clauses, or the one clause of this id."""
        game, _, plain = id.partition(":")
        if rules.known(plain, game):
            return self.clauses([plain], lang, game)
        entry = rules.entry(plain, game)
        return Group(*self._head(entry.title.to(lang), lang), *(self._clause(clause) for clause in entry.clauses))

    def clauses(self, ids: Iterable[str], lang: Lang, game: str | None = None) -> RenderableType:
        """These clauses, each under its heading."""
        owner = game or self._game
        parts: list[RenderableType] = []
        for id in ids:
            if not rules.known(id, owner):
                parts.append(Styled(id, QUIET))
                continue
            parts += self._head(rules.entry_of(id, owner).title.to(lang), lang)
            parts.append(self._clause(rules.clause(id, owner)))
        return Group(*parts)

    def _head(self, title: str, lang: Lang) -> list[RenderableType]:
        note = labels.ENGLISH_ONLY.to(lang)
        return [Styled(title, NAME), *([Styled(note, f"italic {QUIET}")] if note else [])]

    def _clause(self, clause: Clause) -> RenderableType:
        said = Styled(f"{clause.id}  ", QUIET)
        said.append(clause.text, TEXT)
        if clause.example:
            example = clause.example
            said.append("\n" + self._say("table-example", given=example.given, expect=example.expect), QUIET)
        said.append("\n")
        return said
