"""Journals: the set-up, the seed and every choice of a game; enough to play it again, byte for byte."""

from typing import Any

import msgspec
from msgspec import Struct

from miskatonic.kernel.errors import CorruptJournal
from miskatonic.kernel.text import Text

__all__ = ["Choice", "Fresh", "Header", "Journal"]


class Header(Struct, frozen=True, kw_only=True, tag="journal", tag_field="miskatonic"):
    """How the game began: set up from a seed, or from a snapshot."""

    format: int
    game: str
    version: int
    setup: dict[str, Any] = {}
    seed: int | str = 0
    snapshot: bytes = b""


class Choice(Struct, frozen=True, array_like=True, tag="choose", gc=False):
    """A seat chose this option."""

    seat: int
    key: str


class Fresh(Struct, frozen=True, array_like=True, tag="fresh"):
    """From here on chance comes from another seed: something revealed was taken back."""

    seed: int | str


class _Change(Struct, frozen=True, array_like=True, tag="change"):
    """A seat thought better of its secret answer."""

    seat: int
    key: str


class _Undo(Struct, frozen=True, array_like=True, tag="undo"):
    """The last so many choices were taken back."""

    choices: int


Entry = Choice | Fresh

_entry = msgspec.json.Decoder(Choice | Fresh | _Change | _Undo)
_header = msgspec.json.Decoder(Header)


class Journal(Struct, frozen=True):
    """A game as what was chosen in it. `str` writes a line of JSON for each choice; `Journal.parse` reads them.

    Since lines are only ever added, a file can be written while the game is played (see `Game.record`).
    """

    header: Header
    entries: tuple[Entry, ...] = ()

    def __str__(self) -> str:
        return "".join(line_of(part) for part in (self.header, *self.entries))

    @classmethod
    def parse(cls, written: str) -> "Journal":
        """The journal in these lines. A last line that was cut off in the middle of writing is left out."""
        lines = written.split("\n")
        if not written.endswith("\n"):
            lines = lines[:-1]
        lines = [line for line in lines if line.strip()]
        if not lines:
            raise _corrupt(1, "there is no complete line")
        try:
            header = _header.decode(lines[0])
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise _corrupt(1, str(error)) from error
        entries: list[Entry] = []
        for number, line in enumerate(lines[1:], 2):
            try:
                entry = _entry.decode(line)
            except (msgspec.DecodeError, msgspec.ValidationError) as error:
                raise _corrupt(number, str(error)) from error
            if isinstance(entry, _Undo):
                if entry.choices > sum(isinstance(e, Choice) for e in entries):
                    raise _corrupt(number, f"it takes back {entry.choices} choices, but fewer were made")
                take_back(entries, entry.choices)
            elif isinstance(entry, _Change):
                entries[_answer_of(entries, entry.seat, number)] = Choice(entry.seat, entry.key)
            else:
                entries.append(entry)
        return cls(header, tuple(entries))


def line_of(part: Header | Choice | Fresh) -> str:
    """One line of a journal file."""
    return msgspec.json.encode(part).decode() + "\n"


def undo_line(choices: int) -> str:
    """The line that takes back the last so many choices."""
    return msgspec.json.encode(_Undo(choices)).decode() + "\n"


def change_line(choice: Choice) -> str:
    """The line that gives a seat's last answer anew."""
    return msgspec.json.encode(_Change(choice.seat, choice.key)).decode() + "\n"


def take_back(entries: list[Entry], choices: int) -> None:
    """Remove the last so many choices, and fresh seeds among and just before them."""
    while choices:
        choices -= isinstance(entries.pop(), Choice)


def _answer_of(entries: list[Entry], seat: int, line: int) -> int:
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if isinstance(entry, Choice) and entry.seat == seat:
            return place
    raise _corrupt(line, f"it changes an answer of seat {seat}, which has made none")


def _corrupt(line: int, why: str) -> CorruptJournal:
    return CorruptJournal("journal.corrupt", Text("journal-corrupt", {"line": line, "why": why}))
