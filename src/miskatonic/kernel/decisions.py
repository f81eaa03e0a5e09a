"""Decisions as a person or a program meets them: who is asked what, and what each option is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

from miskatonic.kernel.frames import Option as Raw
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Lang, Text

if TYPE_CHECKING:
    from miskatonic.kernel.frames import Prompt
    from miskatonic.kernel.runtime import Table

__all__ = ["Decision", "Option", "Options"]


class Option:
    """One thing that a seat may choose. Its key stays the same as long as the thing can be chosen."""

    __slots__ = ("decision", "place", "raw")

    def __init__(self, decision: Decision, place: int, raw: Raw) -> None:
        self.decision = decision
        self.place = place
        self.raw = raw

    @property
    def key(self) -> str:
        """What names it to `Game.choose`, such as "play:guard-dog"."""
        return self.decision.table.key(self.raw)

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses that it rests on."""
        return self.raw.act.rules

    @property
    def text(self) -> Text:
        """Its label as a message."""
        return self.decision.table.label(self.raw)

    def label(self, lang: Lang = "en") -> str:
        """What it will do, in words and numbers; two things of one name are told apart by a number."""
        return self.decision.labels(lang)[self.place]

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Options(Sequence[Option]):
    """The options of a decision, made one by one as they are looked at."""

    __slots__ = ("_decision",)

    def __init__(self, decision: Decision) -> None:
        self._decision = decision

    def __len__(self) -> int:
        return len(self._decision.raw)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> list[Option]: ...
    def __getitem__(self, place: int | slice) -> Option | list[Option]:
        if isinstance(place, slice):
            return [self[each] for each in range(*place.indices(len(self)))]
        return Option(self._decision, place if place >= 0 else len(self) + place, self._decision.raw[place])

    def __repr__(self) -> str:
        return f"Options({[option.key for option in self]})"


class Decision:
    """A seat must choose one of `options`. Read it while it is open: afterwards the table has moved on."""

    __slots__ = ("_labels", "changes", "prompt_text", "raw", "seat", "table", "version")

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

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses of the step that asks."""
        rules: tuple[str, ...] = self.table.state.stack[-1].rules
        return rules

    @property
    def options(self) -> Options:
        """Everything that is legal, at least one."""
        return Options(self)

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
