"""Any game's view as lines and tables: what a seat sees, without knowing the game.

A board is a record. Its plain figures go on one line; a list of records becomes a table with a row for each; all else
is a line of its own. Seats go by their names. A game that wants its own words in a view puts a `Text` there, and names
the fields in its catalogues: `view-hand-count = Cards in hand`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Protocol, get_args, get_type_hints

from msgspec import Struct
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text as Styled

from miskatonic import Game, Lang, Seat, Text, View

__all__ = ["Boards", "Page"]

NOTHING = "–"
ROWS_FROM = 3
"""Fields from which a record in a list deserves a row of its own."""


class Page(Protocol):
    """What a board is shown on."""

    @property
    def plain(self) -> bool:
        """Whether it is read aloud, or has no room for tables."""
        ...

    def line(self, said: str = "", style: str = "", indent: int = 0) -> None: ...

    def show(self, what: RenderableType) -> None: ...


class Boards:
    """Shows the views of one game in one language."""

    def __init__(self, game: Game, lang: Lang) -> None:
        self._game = game
        self._lang = lang

    def show(self, view: View, screen: Page) -> None:
        """The view's board."""
        board = view.board
        figures, others = [], []
        for label, value, seated in self._fields(board):
            if isinstance(value, Struct | Mapping | Sequence | None) and not isinstance(value, str | Text):
                others.append((label, value, seated))
            else:
                figures.append(f"{label} {self._short(value, seated)}")
        if figures:
            screen.line(" · ".join(figures))
        for label, value, seated in others:
            rows = _rows(value)
            if not rows:
                screen.line(f"{label}: {self._short(value, seated)}")
            elif screen.plain:
                screen.line(f"{label}:")
                for row in rows:
                    screen.line(self._row(row), indent=1)
            else:
                screen.show(self._table(rows, view.seat))

    def _table(self, rows: list[Any], viewer: int | None) -> Table:
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="quiet")
        columns = [label for label, _, _ in self._fields(rows[0])]
        lines: list[list[str | Styled]] = []
        for row in rows:
            fields = list(self._fields(row))
            cells: list[str | Styled] = [self._short(value, seated) for _, value, seated in fields]
            seats = [place for place, (_, _, seated) in enumerate(fields) if seated]
            if seats and isinstance(seat := fields[seats[0]][1], int):
                cells[seats[0]] = Styled(str(cells[seats[0]]), f"{'own' if seat == viewer else 'seat'}{seat % 8}")
            lines.append(cells)
        said = [place for place in range(len(columns)) if any(str(line[place]) != NOTHING for line in lines)]
        for place in said:
            table.add_column(columns[place])
        for line in lines:
            table.add_row(*(line[place] for place in said))
        return table

    def _row(self, row: Any) -> str:
        """A row in one line, for a screen reader: who it is, then field by field."""
        said = []
        for place, (label, value, seated) in enumerate(self._fields(row)):
            short = self._short(value, seated)
            if place == 0 and (seated or isinstance(value, str)):
                said.append(f"{short}:")
            elif short != NOTHING:
                said.append(f"{label} {short};")
        return " ".join(said).rstrip(";:")

    def _short(self, value: Any, seated: bool = False) -> str:
        """Anything in a few words."""
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            return self._say(Text("option-yes") if value else Text("option-no")).lower()
        if isinstance(value, Text):
            return self._say(value)
        if isinstance(value, Enum):
            return value.name.lower().replace("_", " ")
        if isinstance(value, int):
            return self._say(Text("cli-one-seat", {"seat": value})) if seated and value >= 0 else str(value)
        if isinstance(value, Struct | Mapping):
            return self._inline(value)
        if isinstance(value, Sequence) and not isinstance(value, str):
            often = Counter(self._short(each, seated) for each in value)
            return ", ".join(f"{said} ×{count}" if count > 1 else said for said, count in often.items()) or NOTHING
        return str(value)

    def _inline(self, record: Any) -> str:
        """A record among others: its words; numbers and what holds with their labels; its id only if that is all."""
        said = []
        for label, value, seated in self._fields(record):
            if label == "id" or value in (None, False, "", ()):
                continue
            if value is True:
                said.append(label)
            elif isinstance(value, int) and not seated and not isinstance(value, Enum):
                said.append(f"{label} {value}")
            else:
                said.append(self._short(value, seated))
        return " ".join(said) or str(getattr(record, "id", NOTHING))

    def _fields(self, record: Any) -> Iterator[tuple[str, Any, bool]]:
        """What a record holds: its label, the value, and whether that names seats."""
        if isinstance(record, Mapping):
            for key, value in record.items():
                yield self._short(key), value, False
        elif isinstance(record, Struct):
            for name, seated in _seat_fields(type(record)).items():
                yield self._label(name), getattr(record, name), seated
        else:
            yield "", record, False

    def _label(self, name: str) -> str:
        id = f"view-{name.replace('_', '-')}"
        if self._game.type.words.has(id):
            return self._say(Text(id))
        return name.replace("_", " ")

    def _say(self, text: Text) -> str:
        return self._game.say(text, self._lang)


def _rows(value: Any) -> list[Any]:
    """The rows of a table; none if it is too small to be one."""
    rows = list(value) if isinstance(value, Sequence) else []
    if rows and all(isinstance(row, Struct) and len(row.__struct_fields__) >= ROWS_FROM for row in rows):
        return rows
    return []


@cache
def _seat_fields(kind: type[Struct]) -> dict[str, bool]:
    """The fields of a kind of record, and whether they hold seats."""
    hints = get_type_hints(kind)
    return {name: _holds_seats(hints[name]) for name in kind.__struct_fields__}


def _holds_seats(hint: Any) -> bool:
    return hint is Seat or any(_holds_seats(part) for part in get_args(hint))
