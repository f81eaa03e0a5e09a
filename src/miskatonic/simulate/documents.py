"""Files of content, in YAML or JSON: plain data, and the line on which each piece of it stands."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

import yaml

__all__ = ["SUFFIXES", "Document", "Unreadable", "read"]

SUFFIXES = (".yaml", ".yml", ".json")

_PLAIN = {"true": True, "false": False, "null": None, "~": None, "": None}
"""What words mean that are not quoted; any other is itself, so that `on` and `no` are words."""


class Unreadable(Exception):
    """It is no YAML or JSON at all: on which line that shows, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(why)
        self.line, self.why = line, why


class Document(NamedTuple):
    """What a file holds."""

    data: Any
    lines: dict[tuple[str | int, ...], int]

    def line(self, path: tuple[str | int, ...]) -> int:
        """The line of a place, or of the nearest around it that has one."""
        while path not in self.lines and path:
            path = path[:-1]
        return self.lines.get(path, 1)


def read(path: Path) -> Document:
    """The data in a file, each mapping with keys that stand there once."""
    words = path.read_bytes().decode("utf-8", errors="replace")
    if path.suffix == ".json":
        words = words.replace("\t", " ")  # YAML takes all JSON but for these
    try:
        root = yaml.compose(words, yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        mark = error.problem_mark
        raise Unreadable(mark.line + 1 if mark else 1, error.problem or str(error)) from error
    except yaml.YAMLError as error:
        raise Unreadable(1, str(error).partition("\n")[0]) from error
    lines: dict[tuple[str | int, ...], int] = {}
    return Document(None if root is None else _data(root, (), lines), lines)


def _data(node: yaml.Node, path: tuple[str | int, ...], lines: dict[tuple[str | int, ...], int]) -> Any:
    lines.setdefault(path, node.start_mark.line + 1)
    if isinstance(node, yaml.MappingNode):
        found: dict[str, Any] = {}
        for key, value in node.value:
            if not isinstance(key, yaml.ScalarNode):
                raise Unreadable(key.start_mark.line + 1, "a key is a word")
            if key.value in found:
                raise Unreadable(key.start_mark.line + 1, f"'{key.value}' stands here twice")
            lines[(*path, key.value)] = key.start_mark.line + 1
            found[key.value] = _data(value, (*path, key.value), lines)
        return found
    if isinstance(node, yaml.SequenceNode):
        return [_data(each, (*path, place), lines) for place, each in enumerate(node.value)]
    if not isinstance(node, yaml.ScalarNode) or node.style is not None:
        return node.value
    if node.value in _PLAIN:
        return _PLAIN[node.value]
    return int(node.value) if node.value.removeprefix("-").isdecimal() else node.value
