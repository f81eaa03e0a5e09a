"""Finding a rule by what people call it: an id, its heading in any of the four languages, or words of its text."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import log

import msgspec
from rapidfuzz import fuzz, process

from miskatonic.rules.bodies import bodies
from miskatonic.rules.library import GAMES, book, clause, entry, entry_of, games_with
from miskatonic.rules.records import Clause, Entry, Lang
from miskatonic.rules.words import Vocabulary, fold, words

_EXACT_ID, _EXACT_HEADING = 1000.0, 500.0
_IN_HEADING, _LIKE_HEADING, _IN_BODY = 60.0, 25.0, 15.0
_PART = 0.9
_ENOUGH = 9.0


class Hit(msgspec.Struct, frozen=True):
    """An entry that was found; `clause` if the query was the id of that one clause."""

    game: str
    entry: Entry
    score: float
    clause: Clause | None = None


class _Heading(msgspec.Struct, frozen=True):
    """One of the names of an entry."""

    number: int
    lang: Lang | None
    text: str
    words: frozenset[str]
    part: bool
    """A step or a field of a card out of an appendix; "horror" means the horror that people take, not its icon."""


def search(query: str, game: str | None = None, lang: Lang | None = None, limit: int = 10) -> tuple[Hit, ...]:
    """Entries that `query` may mean, best first.

    An id or an exact heading comes first. Accents, case, endings and slips of the pen are forgiven. `lang` prefers
    headings of that language where several are as good.
    """
    exact = tuple(_by_id(query.strip(), game))
    taken = {(hit.game, hit.entry.id) for hit in exact}
    if any(hit.clause for hit in exact):
        return exact[:limit]
    found = _index(game).search(query, lang)
    return (exact + tuple(hit for hit in found if (hit.game, hit.entry.id) not in taken))[:limit]


def suggest(query: str, game: str | None = None, limit: int = 5) -> tuple[Hit, ...]:
    """The entries with the headings most like `query`, however little that is: for when nothing was found."""
    return _index(game).nearest(query, limit)


def _by_id(query: str, game: str | None) -> Iterator[Hit]:
    named, colon, plain = query.lower().rpartition(":")
    wanted = named if colon else game
    for owner in games_with(plain):
        if wanted in (None, owner):
            yield Hit(owner, entry_of(plain, owner), _EXACT_ID, clause(plain, owner))
    for owner in games_with(plain, "entry"):
        if wanted in (None, owner):
            yield Hit(owner, entry(plain, owner), _EXACT_ID)


class _Index:
    """The entries of some games, ready to be searched."""

    def __init__(self, games: tuple[str, ...]) -> None:
        self.entries = [(game, entry) for game in games for entry in book(game).entries]
        self.headings = [heading for number, (_, entry) in enumerate(self.entries) for heading in _names(number, entry)]
        texts = [_body(entry) for _, entry in self.entries]
        self.bodies = bodies(texts)
        self.with_word: dict[str, list[int]] = {}
        for place, heading in enumerate(self.headings):
            for word in heading.words:
                self.with_word.setdefault(word, []).append(place)
        self.vocabulary = Vocabulary([*self.with_word, *(word for text in texts for word in text)])

    def search(self, query: str, lang: Lang | None) -> list[Hit]:
        parts = words(query)
        sought = [self.vocabulary.meant(word) for word in dict.fromkeys(parts)]
        if not any(sought):
            return []
        scores: dict[int, float] = {}
        for heading, score in self._headings(" ".join(parts), sought):
            better = score + (heading.lang is not None and heading.lang == lang)
            scores[heading.number] = max(scores.get(heading.number, 0.0), better)
        for number, share in self.bodies.best(word for meant in sought for word in meant).items():
            scores[number] = scores.get(number, 0.0) + _IN_BODY * share
        enough = max(_ENOUGH, min(max(scores.values()), 2 * _IN_HEADING) / 2)
        best = sorted((-score, number) for number, score in scores.items() if score >= enough)
        return [Hit(*self.entries[number], -score) for score, number in best]

    def nearest(self, query: str, limit: int) -> tuple[Hit, ...]:
        names = {index: heading.text for index, heading in enumerate(self.headings)}
        ranked = process.extract(fold(query), names, scorer=fuzz.WRatio, limit=limit * 4)
        best: dict[int, float] = {}
        for _name, score, index in ranked:
            best.setdefault(self.headings[index].number, score)
        return tuple(Hit(*self.entries[number], score) for number, score in list(best.items())[:limit])

    def _headings(self, phrase: str, sought: list[dict[str, float]]) -> Iterator[tuple[_Heading, float]]:
        """Headings with a word that was meant, with how well they fit the whole phrase."""
        weights: dict[int, float] = {}
        total = 0.0
        for meant in sought:
            rarity = max((self._rarity(word) for word in meant), default=self._rarity(""))
            total += rarity
            sure: dict[int, float] = {}
            for word, weight in meant.items():
                for place in self.with_word.get(word, ()):
                    sure[place] = max(sure.get(place, 0.0), weight)
            for place, weight in sure.items():
                weights[place] = weights.get(place, 0.0) + rarity * weight
        for place, weight in weights.items():
            heading = self.headings[place]
            if heading.text == phrase and not heading.part:
                yield heading, _EXACT_HEADING
            else:
                likeness = fuzz.token_sort_ratio(heading.text, phrase) / 100
                score = _IN_HEADING * weight / total + _LIKE_HEADING * likeness
                yield heading, score * (_PART if heading.part else 1)

    def _rarity(self, word: str) -> float:
        """How much a word tells: "of" stands in many headings, "opportunity" in one."""
        return log(1 + len(self.headings) / (1 + len(self.with_word.get(word, ()))))


def _names(number: int, entry: Entry) -> Iterator[_Heading]:
    named: list[tuple[Lang | None, str]] = [
        (None, entry.id),
        ("en", entry.title.en),
        ("es", entry.title.es),
        ("pt", entry.title.pt),
        ("ru", entry.title.ru),
        *((lang, name) for lang, names in entry.also.items() for name in names),
    ]
    for lang, name in named:
        parts = words(name)
        yield _Heading(number, lang, " ".join(parts), frozenset(parts), "." in entry.id)


def _body(entry: Entry) -> list[str]:
    readings = (f"{doubt.issue} {doubt.reading}" for doubt in entry.ambiguity)
    return words(" ".join([*(clause.text for clause in entry.clauses), *readings, entry.editions]))


@lru_cache
def _index(game: str | None) -> _Index:
    return _Index((game,) if game else GAMES)
