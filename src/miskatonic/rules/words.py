"""Words as people type them: without accents, in any case, inflected, misspelt."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable

from rapidfuzz import fuzz, process

SAME, INFLECTED, BEGUN, MISSPELT = 1.0, 0.9, 0.8, 0.75

_WORD = re.compile(r"[^\W_]+")


def fold(text: str) -> str:
    """`text` in lower case and without accents; ё is е, ñ is n."""
    if text.isascii():
        return text.lower()
    parts = unicodedata.normalize("NFKD", text.casefold())
    return "".join(part for part in parts if not unicodedata.combining(part))


def words(text: str) -> list[str]:
    """The words of `text`, folded."""
    return _WORD.findall(fold(text))


class Vocabulary:
    """All words of a reference, to find which of them somebody means."""

    def __init__(self, known: Iterable[str]) -> None:
        self._words = sorted(set(known))
        self._known = frozenset(self._words)

    def meant(self, word: str) -> dict[str, float]:
        """What `word` may stand for, with how sure that is: itself, other forms, longer words, corrections."""
        found = dict.fromkeys(self._beginning(word), BEGUN) if len(word) >= 3 else {}
        found |= {other: INFLECTED for other in self._beginning(_stem(word)) if len(other) <= len(word) + 3}
        if word in self._known:
            found[word] = SAME
        elif len(word) >= 3:
            near = process.extract(word, self._words, scorer=fuzz.ratio, score_cutoff=72, limit=6)
            found = {other: MISSPELT * score / 100 for other, score, _index in near} | found
        return found

    def _beginning(self, start: str) -> list[str]:
        first = bisect_left(self._words, start)
        return self._words[first : bisect_left(self._words, start + chr(0x10FFFF))]


def _stem(word: str) -> str:
    """The part of a word that its endings in these languages leave alone, roughly."""
    return word[: max(4, len(word) - (2 if len(word) < 8 else 3))]
