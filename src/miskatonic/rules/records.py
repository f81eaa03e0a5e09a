"""What the rules reference is made of: a book for each game, entries under their headings, clauses in the entries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NewType

import msgspec

ClauseId = NewType("ClauseId", str)
EntryId = NewType("EntryId", str)
Lang = Literal["en", "es", "pt", "ru"]

LANGUAGES: tuple[Lang, ...] = ("en", "es", "pt", "ru")


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the book. A field that nobody declared is a mistake in the data, never ignored."""


class Title(Record, frozen=True):
    """The heading of an entry in each language; somebody who knows one edition finds the rule by its word there."""

    en: str
    es: str
    pt: str
    ru: str

    def to(self, lang: Lang) -> str:
        """The heading for a reader of `lang`."""
        return {"en": self.en, "es": self.es, "pt": self.pt, "ru": self.ru}[lang]


class Example(Record, frozen=True):
    """A worked example with its exact numbers: an acceptance test."""

    given: str
    expect: str


class Ambiguity(Record, frozen=True):
    """What the printed text leaves open, the reading that the engine takes, and why."""

    issue: str
    reading: str
    why: str


class Clause(Record, frozen=True):
    """One rule, and how one can tell that it is kept.

    `test` is the smallest situation in which an engine that breaks the rule is caught. A rule that no software can
    keep or break says why in `untestable`.
    """

    id: ClauseId
    text: str
    kind: Literal["rule", "example"] = "rule"
    test: str = ""
    example: Example | None = None
    untestable: str = ""


class Entry(Record, frozen=True):
    """One heading of the reference: its clauses, exact figures, open questions and what to read next.

    `also` holds words by which people look for it and which stand in none of its titles.
    """

    id: EntryId
    title: Title
    section: str
    clauses: Annotated[tuple[Clause, ...], msgspec.Meta(min_length=1)]
    also: dict[Lang, tuple[str, ...]] = {}
    table: Mapping[str, Any] = {}
    ambiguity: tuple[Ambiguity, ...] = ()
    editions: str = ""
    see: tuple[EntryId, ...] = ()


class Rulebook(Record, frozen=True):
    """All rules of one game, and the editions they were read from."""

    game: str
    sources: dict[Lang, str]
    entries: tuple[Entry, ...]

    def sections(self) -> dict[str, list[Entry]]:
        """Entries by section, both in printed order."""
        sections: dict[str, list[Entry]] = {}
        for entry in self.entries:
            sections.setdefault(entry.section, []).append(entry)
        return sections
