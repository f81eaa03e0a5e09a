"""The rules of the three games, clause by clause: look up, search, and see where the engine carries a clause out.

>>> from miskatonic import rules
>>> rules.entry("attack-of-opportunity").title.es
'Ataque de oportunidad'
>>> rules.known("cannot.1")
True
>>> rules.search("ataque de oportunidad")[0].entry.id
'attack-of-opportunity'
"""

from __future__ import annotations

from miskatonic.rules.errors import AmbiguousRule, RulebookError, RuleIdError, UnknownRule
from miskatonic.rules.library import GAMES, Citation, book, cite, clause, entry, entry_of, known
from miskatonic.rules.places import Place, carried_out
from miskatonic.rules.records import (
    LANGUAGES,
    Ambiguity,
    Clause,
    ClauseId,
    Entry,
    EntryId,
    Example,
    Lang,
    Rulebook,
    Title,
)
from miskatonic.rules.search import Hit, search, suggest

__all__ = [
    "GAMES",
    "LANGUAGES",
    "Ambiguity",
    "AmbiguousRule",
    "Citation",
    "Clause",
    "ClauseId",
    "Entry",
    "EntryId",
    "Example",
    "Hit",
    "Lang",
    "Place",
    "RuleIdError",
    "Rulebook",
    "RulebookError",
    "Title",
    "UnknownRule",
    "book",
    "carried_out",
    "cite",
    "clause",
    "entry",
    "entry_of",
    "known",
    "search",
    "suggest",
]
