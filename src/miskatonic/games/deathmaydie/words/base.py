"""What all words share: how they are run, when they can be, and how they are read out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from miskatonic.kernel.abilities import Modifier
from miskatonic.kernel.text import Text
from miskatonic.table.spoken import Spoken, slug

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["Condition", "Held", "Said", "Standing", "Word", "Words", "read_out", "slug"]


class Said(Spoken, frozen=True):
    """Something on a card of this game that reads itself out."""

    prefix: ClassVar[str] = "dmd-word-"
    joined: ClassVar[str] = "dmd-word-then"


class Word(Said, frozen=True, tag_field="do", tag=slug):
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

    def among_others(self) -> Text:
        """One that holds words stands in brackets, or what follows could be taken for a part of it."""
        return Text("dmd-word-apart", {"words": self.text()}) if self.parts() else self.text()

    def label(self, table: DeathMayDieTable, at: Resolving) -> Text:
        """What it is called where it can be chosen."""
        return self.text()


Words = tuple[Word, ...]


class Condition(Said, frozen=True, tag_field="if", tag=slug):
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


class Standing(Said, frozen=True, tag_field="has", tag=slug):
    """Something that holds as long as its source is in force; the steps of the rules ask for it by its class."""


class Held(Modifier):
    """A standing word in the kernel's index."""

    def __init__(self, word: Standing) -> None:
        super().__init__(type(word).__name__)
        self.word = word


def read_out(words: Sequence[Spoken]) -> Text:
    """Several words as one text."""
    return Said.read_out(words)
