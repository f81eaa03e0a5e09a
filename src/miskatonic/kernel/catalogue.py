"""Fluent catalogues: the files of one language, parsed, and the sentences made from them.

Only `words` imports this module, and only once somebody reads something: Fluent takes about 0.2 s to import.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from miskatonic.kernel.text import FEATURES, FORMS, BrokenMessage, Lang

Folder = Path | Traversable

LONG = 2_000
"""Characters in one argument above which Fluent would refuse (its guard against runaway texts is at 2,500)."""

REMEMBERED = 16_384
"""Sentences that are kept in case they are said again."""


class Need(NamedTuple):
    """A variable of a sentence: `card_target-gen` is the argument `card_target`, a `card`, in its form `gen`."""

    variable: str
    argument: str
    kind: str
    attribute: str | None

    @classmethod
    def of(cls, variable: str) -> "Need":
        argument, _, attribute = variable.partition("-")
        if attribute not in FEATURES and attribute not in FORMS:
            argument, attribute = variable, ""
        return cls(variable, argument, argument.partition("_")[0], attribute or None)


class Reference(NamedTuple):
    """One entry mentioned inside another; a term's id begins with a dash."""

    id: str
    attribute: str | None
    given: frozenset[str]

    def __str__(self) -> str:
        return self.id if self.attribute is None else f"{self.id}.{self.attribute}"


class Reading(Visitor):
    """What a pattern rests on: the variables it shows or chooses by, the entries and functions it mentions."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        self.references: list[Reference] = []
        self.functions: set[str] = set()
        self.visit(pattern)

    def visit(self, node: object) -> None:
        match node:
            case ast.VariableReference():
                self.shown.add(node.id.name)
            case ast.SelectExpression(selector=ast.VariableReference(id=chosen)):
                words = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
                self.chosen.setdefault(chosen.name, set()).update(words)
                self.visit([variant.value for variant in node.variants])
            case ast.MessageReference():
                self.references.append(Reference(node.id.name, _name(node.attribute), frozenset()))
            case ast.TermReference():
                given = node.arguments.named if node.arguments else []
                names = frozenset(argument.name.name for argument in given)
                self.references.append(Reference(f"-{node.id.name}", _name(node.attribute), names))
            case ast.FunctionReference():
                self.functions.add(node.id.name)
                super().visit(node)
            case _:
                super().visit(node)


def _name(identifier: ast.Identifier | None) -> str | None:
    return identifier.name if identifier else None


@dataclass(frozen=True)
class Entry:
    """A message or a term (whose id begins with a dash), and where it is written."""

    id: str
    place: str
    patterns: Mapping[str | None, ast.Pattern]

    @property
    def is_term(self) -> bool:
        return self.id.startswith("-")


@dataclass(frozen=True, eq=False)
class Form:
    """One sentence of a message: its value, or one of its attributes."""

    catalogue: "Catalogue"
    entry: Entry
    attribute: str | None
    needs: tuple[Need, ...]

    def words(self, values: tuple[int | str, ...]) -> str:
        """The sentence, with a value for each thing that it needs. What was said lately isn't put together again."""
        return _said(self, values)

    def put_together(self, values: Mapping[str, int | str]) -> str:
        """The sentence, anew. Numbers are plain digits in every language: nothing on these tables needs separators."""
        held: dict[str, str] = {}
        arguments: dict[str, FluentInt | str] = {}
        for variable, value in values.items():
            if isinstance(value, int):
                arguments[variable] = FluentInt(value, useGrouping=False)
            elif len(value) > LONG:
                arguments[variable] = mark = f"\ue000{len(held)}\ue001"
                held[mark] = value
            else:
                arguments[variable] = value
        message = self.catalogue.bundle.get_message(self.entry.id)
        pattern = message.value if self.attribute is None else message.attributes[self.attribute]
        assert pattern is not None  # an entry lists only the patterns it has
        said, errors = self.catalogue.bundle.format_pattern(pattern, arguments)
        if errors:
            why = "; ".join(str(error) for error in errors)
            raise BrokenMessage(f"{self.entry.place}: {self.entry.id!r} in {self.catalogue.lang} can't be said: {why}")
        sentence = str(said)
        for mark, value in held.items():
            sentence = sentence.replace(mark, value)
        return sentence


@lru_cache(maxsize=REMEMBERED)
def _said(form: Form, values: tuple[int | str, ...]) -> str:
    """A sentence takes Fluent 50 µs and more; at a table most are said again and again, to everybody at it."""
    return form.put_together({need.variable: value for need, value in zip(form.needs, values, strict=True)})


@dataclass
class Catalogue:
    """One language of a set of folders."""

    lang: Lang
    bundle: FluentBundle
    entries: dict[str, Entry] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)

    def add(self, file: Folder) -> None:
        source = file.read_text(encoding="utf-8")
        resource = FluentParser(with_spans=True).parse(source)
        for node in resource.body:
            line = source.count("\n", 0, node.span.start if node.span else 0) + 1
            place = f"{file}:{line}"
            if isinstance(node, ast.Junk):
                why = "; ".join(note.message or note.code for note in node.annotations)
                first = (node.content or "").strip().partition("\n")[0]
                self.faults.append(f"{place}: '{first}' in {self.lang} is not Fluent: {why}")
            elif isinstance(node, ast.Message | ast.Term):
                self._enter(node, place)
        self.bundle.add_resource(resource)

    def _enter(self, node: ast.Message | ast.Term, place: str) -> None:
        id = f"-{node.id.name}" if isinstance(node, ast.Term) else node.id.name
        if id in self.entries:
            self.twice.append(f"{place}: '{id}' in {self.lang} is written twice, first at {self.entries[id].place}")
            return
        patterns: dict[str | None, ast.Pattern] = {attribute.id.name: attribute.value for attribute in node.attributes}
        if node.value is not None:
            patterns[None] = node.value
        self.entries[id] = Entry(id, place, patterns)

    def forms(self, id: str) -> dict[str | None, Form]:
        """Every sentence of a message, each with the variables it needs."""
        entry = self.entries[id]
        return {
            attribute: Form(self, entry, attribute, tuple(map(Need.of, sorted(self.variables(pattern)))))
            for attribute, pattern in entry.patterns.items()
        }

    def arguments(self, id: str) -> frozenset[str]:
        """What a message must be given, in any of its forms and in the messages it mentions."""
        return frozenset(need.argument for form in self.forms(id).values() for need in form.needs)

    def variables(self, pattern: ast.Pattern) -> set[str]:
        """All variables of a pattern, through the messages it mentions; a term gets its own and shares none."""
        found: set[str] = set()
        for part in self.mentioned(pattern, terms=False):
            reading = Reading(part)
            found |= reading.shown | reading.chosen.keys()
        return found

    def mentioned(self, pattern: ast.Pattern, *, terms: bool) -> Iterator[ast.Pattern]:
        """The pattern and each one it mentions, near or far; itself again at the end if it runs in a circle."""
        todo, seen = [pattern], list[ast.Pattern]()
        while todo:
            part = todo.pop()
            yield part
            seen.append(part)
            for reference in Reading(part).references:
                target = self.target(reference)
                if target is pattern:
                    yield pattern
                elif target is not None and (terms or reference.id[0] != "-") and not any(target is s for s in seen):
                    todo.append(target)

    def target(self, reference: Reference) -> ast.Pattern | None:
        entry = self.entries.get(reference.id)
        return entry.patterns.get(reference.attribute) if entry else None


@lru_cache(maxsize=64)
def read(folders: tuple[Folder, ...], lang: Lang) -> Catalogue:
    """All `.ftl` files of one language, folder after folder, by name; a folder may lack the language."""
    catalogue = Catalogue(lang, FluentBundle([lang], use_isolating=False))
    for folder in folders:
        home = folder / lang
        if home.is_dir():
            for file in sorted(home.iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    catalogue.add(file)
    return catalogue
