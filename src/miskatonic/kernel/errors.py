"""Errors that a person, a program or a file can cause. Each quotes what came and says what would be right.

They are raised before anything has changed, and hold nothing that the seat they are for may not know.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.text import LANGS, Lang, Names, Text, UnknownMessage, Value

if TYPE_CHECKING:
    from types import TracebackType

    from miskatonic.kernel.contract import GameType, Reason

__all__ = [
    "BadOption",
    "CorruptJournal",
    "CorruptSnapshot",
    "EngineFault",
    "IllegalChoice",
    "JournalMisfit",
    "MiskatonicError",
    "NothingToUndo",
    "OtherVersion",
    "StaleDecision",
    "UnknownGame",
    "UnknownOption",
    "UnknownSeat",
    "WrongSeat",
    "nearest",
    "telling_of",
]


class EngineFault(RuntimeError):
    """A mistake in a game's own code or content; never the player's fault."""


class MiskatonicError(ValueError):
    """An error with a code that programs can tell apart, and a text in the reader's language."""

    def __init__(self, code: str, text: Text, where: Text | None = None, names: Names | None = None) -> None:
        self.code = code
        self.text = text
        self.where = where
        self.names: Names = names or {}
        self.rules: tuple[str, ...] = ()
        """The clauses that forbid it, where a rulebook does."""
        self.problems: tuple[Reason, ...] = ()
        """Each thing that is wrong, where a text sums up several of them."""
        self.game: GameType[Any] | None = None
        """The game whose words it may need besides the kernel's."""
        self._said: dict[Lang, str] = {}
        super().__init__(code)

    def say(self, lang: Lang = "en") -> str:
        """What was wrong, what would be right, and where the game stands."""
        if lang not in self._said:
            from miskatonic.kernel.vocabulary import kernel_words

            words = kernel_words() if self.game is None else self.game.words
            parts = [self.text] if self.where is None else [self.text, self.where]
            self._said[lang] = " ".join(words.say(part, lang, self.names) for part in parts)
        return self._said[lang]

    def __str__(self) -> str:
        try:
            said = self.say()
        except UnknownMessage:  # on its way out of a set-up it is printed before it knows its game
            said = self.text.id
        return f"{type(self).__name__}[{self.code}]: {said}"

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process it goes in words: the names are known only at the table it comes from."""
        said = {lang: self.say(lang) for lang in LANGS}
        return type(self), (self.code, self.text, self.where), {"_said": said, "rules": self.rules}


class IllegalChoice(MiskatonicError):
    """The key names nothing that is open to this seat now."""


class WrongSeat(IllegalChoice):
    """This seat is not being asked."""


class StaleDecision(MiskatonicError):
    """The choice answers a decision that has been made already."""


class UnknownSeat(MiskatonicError):
    """There is no such seat at this table."""


class NothingToUndo(MiskatonicError):
    """There are not that many choices to take back."""


class CorruptSnapshot(MiskatonicError):
    """These bytes are no snapshot, or not all of one."""


class CorruptJournal(MiskatonicError):
    """This text is no journal, or not all of one."""


class OtherVersion(MiskatonicError):
    """The snapshot or journal was made by another version of the game."""


class JournalMisfit(MiskatonicError):
    """A choice in the journal is not open where the journal makes it."""


class UnknownGame(MiskatonicError):
    """No game of that name is installed."""


class UnknownOption(MiskatonicError):
    """The game has no such set-up option."""


class BadOption(MiskatonicError):
    """A set-up option has a value that the game does not take."""


def nearest(word: str, known: Iterable[str]) -> str:
    """The known name most like `word`, or the first there is."""
    names = list(known)
    close = get_close_matches(word, names, n=1, cutoff=0.0)
    return close[0] if close else ""


def stands_at(game: str, choices: int) -> Text:
    """Where a game stands, for the end of an error."""
    args: dict[str, Value] = {"game": game, "version": choices}
    return Text("stands-at", args)


class telling_of:  # noqa: N801  used like a function
    """Errors raised inside speak with this game's words."""

    def __init__(self, kind: GameType[Any]) -> None:
        self.kind = kind

    def __enter__(self) -> None: ...

    def __exit__(self, _: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, MiskatonicError) and error.game is None:
            error.game = self.kind
