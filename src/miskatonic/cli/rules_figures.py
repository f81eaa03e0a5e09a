"""The exact figures of a rule, as a grid where they have rows and columns and as lines where they don't."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text


def figures(table: Mapping[str, Any]) -> RenderableType:
    """A grid if most rows have the same columns, otherwise a line for each figure."""
    rows = {name: _flat(value) for name, value in table.items() if isinstance(value, Mapping)}
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    if len(rows) == len(table) > 1 and all(len(row) > len(columns) // 2 for row in rows.values()):
        return _grid(rows, columns)
    return Group(*(Text.assemble((f"{name}: ", "dim"), value) for name, value in _flat(table).items()))


def _grid(rows: Mapping[str, Mapping[str, str]], columns: list[str]) -> RenderableType:
    """The longer side goes down, so that the grid fits a narrow terminal."""
    if len(columns) > len(rows):
        turned = {column: {name: row[column] for name, row in rows.items() if column in row} for column in columns}
        rows, columns = turned, list(rows)
    grid = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for name in ("", *columns):
        grid.add_column(name.replace("_", " "))
    for name, row in rows.items():
        grid.add_row(Text(name.replace("_", " "), "dim"), *(row.get(column, "–") for column in columns))
    return grid


def _flat(value: Any, name: str = "") -> dict[str, str]:
    """Figures within figures on one level: `explored` in `room_tokens` becomes "room tokens, explored"."""
    if value is None:
        return {}
    if isinstance(value, Mapping):
        inner = [(f"{name}, {key}" if name else str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, Mapping) for part in value):
        inner = [(f"{name} {number}".strip(), part) for number, part in enumerate(value, 1)]
    else:
        parts = value if isinstance(value, list) else [value]
        return {name.replace("_", " "): ", ".join(_word(part) for part in parts)}
    return {path: words for part_name, part in inner for path, words in _flat(part, part_name).items()}


def _word(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
