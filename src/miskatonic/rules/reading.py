"""Rulebooks out of YAML, with every mistake named by file and line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import yaml

from miskatonic.rules.errors import RulebookError, hint
from miskatonic.rules.records import Ambiguity, Clause, Entry, Example, Rulebook, Title

_Loader: type[yaml.SafeLoader | yaml.CSafeLoader] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)

_RECORD_AT = {
    "$": Rulebook,
    "$.entries": Entry,
    "$.entries.title": Title,
    "$.entries.clauses": Clause,
    "$.entries.clauses.example": Example,
    "$.entries.ambiguity": Ambiguity,
}


def read(source: bytes, name: str) -> Rulebook:
    """The rulebook in `source`; `name` is what error messages call the file."""
    return _Reader(name).rulebook(source)


class _Reader:
    """Reads one file and remembers at which line everything stood."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: dict[str, int] = {}

    def rulebook(self, source: bytes) -> Rulebook:
        loader = _Loader(source)
        try:
            root = loader.get_single_node()
        except yaml.MarkedYAMLError as error:
            mark = error.problem_mark
            raise RulebookError(f"{self.name}:{mark.line + 1 if mark else 1}: {error.problem}") from error
        finally:
            loader.dispose()
        if root is None:
            raise self._error("$", "the file is empty; it needs game, sources and entries")
        try:
            book = msgspec.convert(self._value(root, "$"), Rulebook)
        except msgspec.ValidationError as error:
            raise self._explained(str(error)) from error
        self._check(book)
        return book

    def _value(self, node: yaml.Node, path: str) -> Any:
        self.lines[path] = node.start_mark.line + 1
        if isinstance(node, yaml.MappingNode):
            return self._mapping(node, path)
        if isinstance(node, yaml.SequenceNode):
            return [self._value(item, f"{path}[{index}]") for index, item in enumerate(node.value)]
        return self._scalar(node, path)

    def _mapping(self, node: yaml.MappingNode, path: str) -> dict[str, Any]:
        found: dict[str, Any] = {}
        for key, value in node.value:
            here = f"{path}.{key.value}"
            if key.value in found:
                self.lines[here] = key.start_mark.line + 1
                raise self._error(here, f"'{key.value}' stands here twice")
            found[key.value] = self._value(value, here)
            self.lines[here] = key.start_mark.line + 1
        return found

    def _scalar(self, node: yaml.Node, path: str) -> str | int | bool | None:
        """Words, whole numbers, true, false and null; whatever else YAML would make of a word needs quotes."""
        text = str(node.value)
        match node.tag.removeprefix("tag:yaml.org,2002:"):
            case "str":
                return text
            case "int" if re.fullmatch(r"-?\d+", text):
                return int(text)
            case "bool" if text in ("true", "false"):
                return text == "true"
            case "null":
                return None
            case _:
                raise self._error(path, f"YAML takes {text} for something other than words: put it in quotes")

    def _explained(self, message: str) -> RulebookError:
        """Say in which line the data went wrong and what would be right; msgspec tells what and where in the data."""
        what, _, where = message.partition(" - at `")
        path = where.rstrip("`") or "$"
        record = _RECORD_AT.get(re.sub(r"\[\d+\]", "", path))
        if (unknown := re.search(r"unknown field `(.+)`", what)) and record:
            valid = record.__struct_fields__
            kind = record.__name__.lower()
            return self._error(f"{path}.{unknown[1]}", f"{kind} has no field '{unknown[1]}'{hint(unknown[1], valid)}")
        if (missing := re.search(r"missing required field `(.+)`", what)) and record:
            return self._error(path, f"{record.__name__.lower()} lacks its '{missing[1]}'")
        return self._error(path, what[:1].lower() + what[1:].replace("`", "'"))

    def _check(self, book: Rulebook) -> None:
        """What types can't say: ids are unique and nested, references lead somewhere, every clause is accounted for."""
        entries = {entry.id for entry in book.entries}
        seen: dict[str, str] = {}
        for path, id in _ids(book):
            if id in seen:
                raise self._error(path, f"the id '{id}' is taken already, in line {self.lines[seen[id]]}")
            seen[id] = path
        for e, entry in enumerate(book.entries):
            for s, reference in enumerate(entry.see):
                if reference not in entries:
                    raise self._error(f"$.entries[{e}].see[{s}]", f"no entry '{reference}'{hint(reference, entries)}")
            for c, clause in enumerate(entry.clauses):
                self._check_clause(f"$.entries[{e}].clauses[{c}]", entry, clause)

    def _check_clause(self, path: str, entry: Entry, clause: Clause) -> None:
        if not clause.id.startswith(f"{entry.id}."):
            raise self._error(
                f"{path}.id", f"'{clause.id}' stands in entry '{entry.id}': its id begins with '{entry.id}.'"
            )
        if clause.kind == "example" and not (clause.example or clause.test):
            raise self._error(path, f"'{clause.id}' is an example: it needs given and expect, or a test")
        if bool(clause.untestable) == bool(clause.test or clause.example):
            raise self._error(
                path, f"'{clause.id}' needs either a test (or an example) or a reason why it is untestable"
            )

    def _error(self, path: str, problem: str) -> RulebookError:
        while path not in self.lines and path != "$":
            path = re.sub(r"(\.[^.\[]*|\[[^\]]*\])$", "", path) or "$"
        return RulebookError(f"{self.name}:{self.lines.get(path, 1)}: {problem}")


def _ids(book: Rulebook) -> Iterator[tuple[str, str]]:
    """Every id of the book with its place; entries and clauses share one space of names."""
    for e, entry in enumerate(book.entries):
        yield f"$.entries[{e}].id", entry.id
        for c, clause in enumerate(entry.clauses):
            yield f"$.entries[{e}].clauses[{c}].id", clause.id
