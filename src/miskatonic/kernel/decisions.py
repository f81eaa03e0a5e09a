"""Decisions as a person or a program meets them: who is asked what, and what each option is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from miskatonic.kernel.frames import Option as Raw
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Lang, Text

if TYPE_CHECKING:
    from miskatonic.kernel.frames import Prompt
    from miskatonic.kernel.runtime import Table

__all__ = ["Decision", "Option"]


class Option:
    """One thing that a seat may choose. Its key stays the same as long as the thing can be chosen."""

    __slots__ = ("_decision", "raw")

    def __init__(self, decision: Decision, raw: Raw) -> None:
        self._decision = decision
        self.raw = raw

    @property
    def key(self) -> str:
        """What names it to `Game.choose`, such as "play:guard-dog"."""
        return self._decision.table.key(self.raw)

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses that it rests on."""
        return self.raw.act.rules

    @property
    def text(self) -> Text:
        """Its label as a message."""
        return self._decision.table.label(self.raw)

    def label(self, lang: Lang = "en") -> str:
        """What it will do, in words and numbers; two things of one name are told apart by a number."""
        return self._decision.labels(lang)[self._decision.raw.index(self.raw)]

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision:
    """A seat must choose one of `options`. Read it while it is open: afterwards the table has moved on."""

    __slots__ = ("_labels", "_options", "changes", "prompt_text", "raw", "rules", "seat", "table", "version")

    def __init__(
        self, table: Table[Any], seat: Seat, raw: Sequence[Raw], prompt: Prompt, version: int, changes: bool = False
    ) -> None:
        self.table = table
        self.seat = seat
        self.raw = raw
        self.prompt_text = prompt
        self.version = version
        """How many choices have been made in the game; a choice may name it, so that it can't count twice."""
        self.changes = changes
        """Whether this seat has answered already and may think better of it."""
        self._labels: dict[Lang, list[str]] = {}
        self._options: tuple[Option, ...] | None = None
        self.rules: tuple[str, ...] = table.state.stack[-1].rules
        """The clauses of the step that asks."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Everything that is legal, at least one."""
        if self._options is None:
            self._options = tuple([Option(self, raw) for raw in self.raw])
        return self._options

    def prompt(self, lang: Lang = "en") -> str:
        """The question in words."""
        game = self.table.game
        return game.words.say(self.prompt_text.text(), lang, game.names_at(self.table))

    def labels(self, lang: Lang = "en") -> list[str]:
        """The labels of all options, in their order."""
        if lang not in self._labels:
            game = self.table.game
            names = game.names_at(self.table)
            said = [game.words.say(self.table.label(raw), lang, names) for raw in self.raw]
            self._labels[lang] = _told_apart(said)
        return self._labels[lang]

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {[option.key for option in self.options]})"


def _told_apart(labels: list[str]) -> list[str]:
    """Number the labels that are alike: "Guard Dog (1)", "Guard Dog (2)"."""
    often = Counter(labels)
    seen: Counter[str] = Counter()
    apart = []
    for label in labels:
        seen[label] += 1
        apart.append(f"{label} ({seen[label]})" if often[label] > 1 else label)
    return apart
