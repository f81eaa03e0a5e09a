"""Journals: the set-up, the seed and every choice of a game; enough to play it again, byte for byte."""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

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

    choices: Annotated[int, Meta(ge=1)]


Entry = Choice | Fresh

_entry = msgspec.json.Decoder(Choice | Fresh | _Change | _Undo)
_header = msgspec.json.Decoder(Header)
_UNREADABLE = (msgspec.DecodeError, UnicodeEncodeError, RecursionError)


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
        numbered = [(number, line) for number, line in enumerate(lines, 1) if line.strip()]
        if not numbered:
            raise _corrupt(1, Text("damaged-journal-empty"))
        first, line = numbered[0]
        try:
            header = _header.decode(line)
        except _UNREADABLE as error:
            raise _corrupt(first, Text("damaged-journal-beginning")) from error
        entries: list[Entry] = []
        for number, line in numbered[1:]:
            try:
                entry = _entry.decode(line)
            except _UNREADABLE as error:
                raise _corrupt(number, Text("damaged-journal-entry")) from error
            if isinstance(entry, _Undo):
                if entry.choices > sum(isinstance(e, Choice) for e in entries):
                    raise _corrupt(number, Text("damaged-journal-undo", {"choices": entry.choices}))
                take_back(entries, entry.choices)
            elif isinstance(entry, _Change):
                _answer_anew(header, entries, entry, number)
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
    """Remove the last so many choices, and fresh seeds among and after them."""
    while choices:
        choices -= isinstance(entries.pop(), Choice)


def _answer_anew(header: Header, entries: list[Entry], change: _Change, line: int) -> None:
    """Put a changed answer in the place of the first one; that may have been given before the snapshot was made."""
    anew = Choice(change.seat, change.key)
    for place in range(len(entries) - 1, -1, -1):
        entry = entries[place]
        if isinstance(entry, Choice) and entry.seat == change.seat:
            entries[place] = anew
            return
    if not header.snapshot:
        raise _corrupt(line, Text("damaged-journal-change", {"seat": change.seat}))
    entries.insert(0, anew)


def _corrupt(line: int, why: Text) -> CorruptJournal:
    return CorruptJournal("journal.corrupt", Text("journal-corrupt", {"line": line, "why": why}))
