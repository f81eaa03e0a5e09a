"""Decisions as a person or a program meets them: who is asked what, and what each option is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, overload

from msgspec import Struct

from miskatonic.kernel.frames import Option as Raw
from miskatonic.kernel.frames import Prompt
from miskatonic.kernel.seats import Seat
from miskatonic.kernel.text import Lang, Text

__all__ = ["Decision", "Option", "Options"]


class Option(Struct, frozen=True, gc=False):
    """One thing that a seat may choose. Its key stays the same as long as the thing can be chosen."""

    decision: Decision
    place: int
    raw: Raw

    @property
    def key(self) -> str:
        """What names it to `Game.choose`, such as "play:guard-dog"."""
        key: str = self.decision.table.key(self.raw)
        return key

    @property
    def act(self) -> str:
        """The kind of thing it is, such as "play"."""
        return self.raw.act.name

    @property
    def args(self) -> dict[str, int | str]:
        """What it is about, by name, so that a board can show it on the thing itself."""
        return dict(zip(self.raw.act.takes, self.raw.args, strict=True))

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses that it rests on."""
        return self.raw.act.rules

    @property
    def text(self) -> Text:
        """Its label as a message."""
        label: Text = self.decision.table.label(self.raw)
        return label

    def label(self, lang: Lang = "en") -> str:
        """What it will do, in words and numbers; two things of one name are told apart by a number."""
        return self.decision.labels(lang)[self.place]

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


class Decision(Struct, eq=False, gc=False):
    """A seat must choose one of `options`. Read it while it is open: afterwards the table has moved on."""

    table: Any
    seat: Seat
    asks: Prompt
    version: int
    """How many choices have been made in the game; a choice may name it, so that it can't count twice."""
    changes: bool = False
    """Whether this seat has answered already and may think better of it."""
    offered: Sequence[Raw] | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The clauses of the step that asks."""
        rules: tuple[str, ...] = self.table.state.stack[-1].rules
        return rules

    @property
    def raw(self) -> Sequence[Raw]:
        """What may be chosen, as the game has it: worked out when somebody looks."""
        if self.offered is None:
            self.offered = self.table.offered(self.seat)
        return self.offered

    @property
    def question(self) -> tuple[Any, ...]:
        """Equal to that of an earlier decision as long as the same step asks this seat the same thing."""
        stack = self.table.state.stack
        frame = stack[-1]
        return len(stack), type(frame), frame.pc, self.asks, self.changes, self.raw

    @property
    def options(self) -> Options:
        """Everything that is legal, at least one."""
        return Options(self, self.offered or self.raw)

    def prompt(self, lang: Lang = "en") -> str:
        """The question in words."""
        game = self.table.game
        said: str = game.words.say(self.asks.text(), lang, game.names_at(self.table))
        return said

    def labels(self, lang: Lang = "en") -> list[str]:
        """The labels of all options, in their order."""
        game = self.table.game
        names = game.names_at(self.table)
        return _told_apart([game.words.say(self.table.label(raw), lang, names) for raw in self.raw])

    def __repr__(self) -> str:
        return f"Decision(seat {self.seat}, {[option.key for option in self.options]})"


class Options(Sequence[Option]):
    """What is open at a decision. An option is made when somebody takes it up: most choices look at one of many."""

    __slots__ = ("_decision", "_raw")

    def __init__(self, decision: Decision, raw: Sequence[Raw]) -> None:
        self._decision = decision
        self._raw = raw

    def __len__(self) -> int:
        return len(self._raw)

    @overload
    def __getitem__(self, place: int) -> Option: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Option, ...]: ...
    def __getitem__(self, place: int | slice) -> Option | tuple[Option, ...]:
        if isinstance(place, slice):
            return tuple(self)[place]
        return Option(self._decision, place if place >= 0 else place + len(self._raw), self._raw[place])

    def __iter__(self) -> Iterator[Option]:
        for place, raw in enumerate(self._raw):
            yield Option(self._decision, place, raw)

    def __repr__(self) -> str:
        return repr(list(self))


def _told_apart(labels: list[str]) -> list[str]:
    """Number the labels that are alike: "Guard Dog (1)", "Guard Dog (2)"."""
    if len(set(labels)) == len(labels):
        return labels
    often = Counter(labels)
    seen: Counter[str] = Counter()
    apart = []
    for label in labels:
        seen[label] += 1
        apart.append(f"{label} ({seen[label]})" if often[label] > 1 else label)
    return apart
