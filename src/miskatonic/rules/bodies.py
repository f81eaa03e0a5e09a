"""Full-text search in the clauses: SQLite's FTS5 where it is built in, counting words where it isn't."""

from __future__ import annotations

import sqlite3
import weakref
from collections.abc import Iterable, Sequence
from typing import Protocol


class Bodies(Protocol):
    """Texts, each a list of folded words, that can be asked which of them speak most of certain words."""

    def best(self, sought: Iterable[str]) -> dict[int, float]:
        """The texts with any of the words `sought`, by number, with a score from 0 to 1."""


class FullText:
    """The texts in SQLite, ranked by BM25."""

    def __init__(self, texts: Sequence[Sequence[str]]) -> None:
        self._database = sqlite3.connect(":memory:", check_same_thread=False)
        weakref.finalize(self, self._database.close)
        self._database.execute("CREATE VIRTUAL TABLE body USING fts5(words)")
        rows = ((number, " ".join(text)) for number, text in enumerate(texts))
        self._database.executemany("INSERT INTO body(rowid, words) VALUES (?, ?)", rows)

    def best(self, sought: Iterable[str]) -> dict[int, float]:
        match = " OR ".join(f'"{word}"' for word in sought)
        query = "SELECT rowid, -bm25(body) FROM body WHERE body MATCH ? ORDER BY bm25(body) LIMIT 60"
        return _scaled(dict(self._database.execute(query, (match,)).fetchall()) if match else {})


class WordCounts:
    """The same without FTS5: a text counts for the share of its words that were sought."""

    def __init__(self, texts: Sequence[Sequence[str]]) -> None:
        self._texts = texts

    def best(self, sought: Iterable[str]) -> dict[int, float]:
        wanted = set(sought)
        hits = {number: sum(word in wanted for word in text) for number, text in enumerate(self._texts)}
        return _scaled({number: count / len(self._texts[number]) for number, count in hits.items() if count})


def bodies(texts: Sequence[Sequence[str]]) -> Bodies:
    """The best search that this Python has."""
    try:
        return FullText(texts)
    except sqlite3.OperationalError:  # SQLite was built without FTS5
        return WordCounts(texts)


def _scaled(scores: dict[int, float]) -> dict[int, float]:
    most = max(scores.values(), default=0.0)
    return {number: score / most for number, score in scores.items()} if most else {}
