"""Games on disk: a journal that grows with each choice, so that nothing is lost whatever happens to the program.

Beside each journal lies a small file that says who sits where. Games that are over move to the folder `finished`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Self

from msgspec import DecodeError, Struct, ValidationError, json
from platformdirs import user_data_path

from miskatonic import Choice, Fresh, Game, Text, line_of, undo_line
from miskatonic.cli.settings import InputError

__all__ = ["Save", "Seating", "newest", "read_journal", "saves_folder"]

SUFFIX = ".journal"


class Seating(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits where: people at this screen, and a kind of computer player for each seat."""

    people: tuple[int, ...]
    players: tuple[str, ...]
    together: bool = False
    """Whether the people may all see what each of them knows."""


class Save:
    """The journal file of a game that is being played."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = path.open("a", encoding="utf-8", newline="\n")

    @classmethod
    def begin(cls, game: Game, seating: Seating) -> Self:
        """A new file for a new game."""
        folder = saves_folder()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            path = _claim(folder, game.type.id)
            _seats_file(path).write_bytes(json.encode(seating))
        except OSError as error:
            args = {"path": str(folder), "why": error.strerror or str(error)}
            raise InputError("cli.saves", Text("cli-bad-saves", {**args})) from error
        save = cls(path)
        for part in (game.journal.header, *game.journal.entries):
            save._write(line_of(part))
        return save

    @classmethod
    def write_new(cls, path: Path, game: Game) -> None:
        """A file of this name for a new game, in place of what may have been there."""
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            parts = (game.journal.header, *game.journal.entries)
            path.write_text("".join(line_of(part) for part in parts), encoding="utf-8", newline="\n")
        except OSError as error:
            args = {"path": str(path), "why": error.strerror or str(error)}
            raise InputError("cli.saves", Text("cli-bad-saves", {**args})) from error

    @classmethod
    def again(cls, path: Path) -> Self:
        """Go on in a file that is there; a line that was cut off in the middle of writing goes."""
        written = path.read_bytes()
        whole = written.rfind(b"\n") + 1
        if whole < len(written):
            os.truncate(path, whole)
        return cls(path)

    def chose(self, seat: int, key: str) -> None:
        """A seat has chosen."""
        self._write(line_of(Choice(seat, key)))

    def undone(self, choices: int, fresh: int) -> None:
        """So many choices were taken back, and chance goes on from another seed."""
        self._write(undo_line(choices) + line_of(Fresh(fresh)))

    def close(self) -> None:
        self._file.close()

    def finish(self) -> None:
        """The game is over: keep it where nobody looks for games to go on with."""
        self.close()
        if self.path.resolve().parent != saves_folder().resolve():
            return
        home = self.path.parent / "finished"
        home.mkdir(exist_ok=True)
        _seats_file(self.path).unlink(missing_ok=True)
        claimed = _claim(home, self.path.stem.rpartition("-")[0])
        self.path = self.path.replace(claimed)

    def _write(self, lines: str) -> None:
        self._file.write(lines)
        self._file.flush()


def saves_folder() -> Path:
    """Where games are kept: MISKATONIC_SAVES, or the system's own place for a person's data."""
    named = os.environ.get("MISKATONIC_SAVES")
    return Path(named).resolve() if named else user_data_path("miskatonic") / "games"


def newest(game: str | None) -> Path | None:
    """The unfinished game that was played last, of this kind if one is named."""
    found = [path for path in saves_folder().glob(f"*{SUFFIX}") if game in (None, path.stem.rpartition("-")[0])]
    return max(found, key=lambda path: (path.stat().st_mtime_ns, path.name), default=None)


def read_journal(path: Path) -> str:
    """What stands in a journal file."""
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else str(error)
        raise InputError("cli.file", Text("cli-bad-file", {"path": str(path), "why": str(why)})) from error


def seating_of(path: Path) -> Seating | None:
    """Who sat where when the game was left; None if nothing tells."""
    try:
        return json.decode(_seats_file(path).read_bytes(), type=Seating)
    except (OSError, DecodeError, ValidationError):
        return None


def _claim(folder: Path, game: str) -> Path:
    """A file name with the next free number, taken at once, so that two programs never share one."""
    used = [path.stem.rpartition("-")[2] for path in folder.glob(f"{game}-*{SUFFIX}")]
    number = max((int(each) for each in used if each.isdigit()), default=0)
    while True:
        number += 1
        path = folder / f"{game}-{number}{SUFFIX}"
        try:
            path.touch(exist_ok=False)
        except FileExistsError:
            continue
        return path


def _seats_file(path: Path) -> Path:
    return path.with_suffix(".seats.json")
