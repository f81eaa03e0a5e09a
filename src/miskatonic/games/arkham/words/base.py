"""What all words share: how they are run, when they can be, and how they are read out."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from miskatonic.table.spoken import Spoken, slug

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["Ability", "Condition", "Cost", "Said", "Standing", "Word", "Words", "slug"]


class Said(Spoken, frozen=True):
    """Something on a card of this game that reads itself out."""

    prefix: ClassVar[str] = "arkham-word-"
    joined: ClassVar[str] = "arkham-word-then"


class Word(Said, frozen=True, tag_field="do", tag=slug):
    """Something that happens."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        """Whether it would change the game (initiation.check-restrictions)."""
        return True

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        """Carry it out: change the table, or have frames resolved."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")

    def parts(self) -> tuple[Words, ...]:
        """The lists of words inside."""
        return ()


Words = tuple[Word, ...]


class Condition(Said, frozen=True, tag_field="if", tag=slug):
    """Something that is so or not."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say when it is met")


class Cost(Said, frozen=True, tag_field="cost", tag=slug):
    """Something that is paid before an effect (costs.1)."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        """Whether it can be paid in full (costs.3)."""
        raise NotImplementedError(f"{type(self).__name__} must say when it can be paid")

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        """Pay it."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is paid")


class Standing(Said, frozen=True, tag_field="has", tag=slug):
    """Something that holds while its source is in force: a constant ability, a keyword, a spawn or prey instruction."""


class Ability(Said, frozen=True, tag_field="ability", tag=slug):
    """One ability of a card (ability.5): constant, forced, revelation, action, fast, reaction, objective."""

    sort: ClassVar[str] = ""
