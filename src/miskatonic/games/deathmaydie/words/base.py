"""What all words share: how they are run, when they can be, and how they are read out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from miskatonic.kernel.abilities import Modifier
from miskatonic.kernel.text import Text, Value

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["Condition", "Held", "Standing", "Word", "Words", "read_out", "slug"]


def slug(name: str) -> str:
    """A class name as the rulebook would write it: TakeStress is take-stress."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Spoken(Struct, frozen=True):
    """Something that reads itself out: its fields are the arguments of a message of its name."""

    message: ClassVar[str] = ""

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        cls.message = f"dmd-word-{slug(cls.__name__)}"

    def args(self) -> dict[str, Value]:
        """The arguments of its message: numbers and strings as they are, words read out."""
        return {name: _said(getattr(self, name)) for name in self.__struct_fields__ if _is_said(getattr(self, name))}

    def text(self) -> Text:
        """What it says on the card."""
        return Text(self.message, self.args())


class Word(Spoken, frozen=True, tag_field="do", tag=slug):
    """Something that a card does."""

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        """Whether it can be carried out; if not, it is skipped, or not offered (mythos-card-steps.3)."""
        return True

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        """Carry it out: change the table, or have frames resolved."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")

    def parts(self) -> tuple[Words, ...]:
        """The lists of words inside."""
        return ()

    def label(self, table: DeathMayDieTable, at: Resolving) -> Text:
        """What it is called where it can be chosen."""
        return self.text()


Words = tuple[Word, ...]


class Condition(Spoken, frozen=True, tag_field="if", tag=slug):
    """Something that is so or not."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say when it is met")

    def spaces(self, table: DeathMayDieTable, at: Deed) -> frozenset[str]:
        """Where one would have to be for it to be met now: everywhere or nowhere, unless it asks where one is."""
        return frozenset(table.box.plan.places) if self.met(table, at) else frozenset()

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        """How far it is from being met, for a ritual: so much is done, of so much."""
        return int(self.met(table, at)), 1

    def wants(self, table: DeathMayDieTable, at: Deed) -> Iterator[tuple[str, str]]:
        """Kinds of token and the spaces to which they should still be brought."""
        yield from ()


class Standing(Spoken, frozen=True, tag_field="has", tag=slug):
    """Something that holds as long as its source is in force; the steps of the rules ask for it by its class."""


class Held(Modifier):
    """A standing word in the kernel's index."""

    def __init__(self, word: Standing) -> None:
        super().__init__(type(word).__name__)
        self.word = word


def read_out(words: Sequence[Spoken]) -> Text:
    """Several words as one text."""
    said = words[0].text()
    for word in words[1:]:
        said = Text("dmd-word-then", {"head": said, "item": word.text()})
    return said


def _is_said(value: object) -> bool:
    return value is not None and value != () and not isinstance(value, bool | dict)


def _said(value: object) -> Value:
    if isinstance(value, Spoken):
        return value.text()
    if isinstance(value, tuple):
        return read_out(value)
    assert isinstance(value, int | str)
    return value
