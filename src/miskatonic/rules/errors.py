"""What can be wrong with rule data or with a rule id, said so that it can be put right."""

from __future__ import annotations

from collections.abc import Iterable


class RulebookError(Exception):
    """The data of a rulebook is not as it should be; the message names file and line."""


class RuleIdError(LookupError):
    """An id that doesn't lead to one rule."""


class UnknownRule(RuleIdError):
    """No game has a rule of this id."""


class AmbiguousRule(RuleIdError):
    """Several games have a rule of this id, so the game must be named as well."""


def nearest(word: str, valid: Iterable[str], limit: int = 1) -> list[str]:
    """The valid names most like `word`, best first; none if nothing comes near."""
    from rapidfuzz import process  # only errors need it, and it takes longer to load than the rules
    from rapidfuzz.distance import DamerauLevenshtein

    alike = DamerauLevenshtein.normalized_similarity
    found = process.extract(word, list(valid), scorer=alike, processor=str.lower, limit=limit, score_cutoff=0.6)
    return [name for name, _score, _index in found]


def hint(word: str, valid: Iterable[str]) -> str:
    """A clause for the end of a message: the nearest valid name, or all of them when they are few."""
    names = list(valid)
    if near := nearest(word, names):
        return f"; the nearest is '{near[0]}'"
    return f"; valid are {', '.join(names)}" if 0 < len(names) <= 12 else ""
