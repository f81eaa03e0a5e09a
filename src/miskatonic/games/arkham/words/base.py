"""What all words share: how they are run, when they can be, and how they are read out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Literal

from miskatonic.kernel.text import Text
from miskatonic.table.spoken import Spoken, slug

if TYPE_CHECKING:
    from collections.abc import Sequence

    from miskatonic.games.arkham.records import ArkhamTable, CardId
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.kernel.events import Event
    from miskatonic.kernel.frames import Frame

__all__ = [
    "Ability",
    "Amount",
    "Condition",
    "Cost",
    "Designator",
    "Number",
    "Said",
    "Standing",
    "Word",
    "Words",
    "reckoned",
    "signed",
    "slug",
]

Designator = Literal["", "fight", "evade", "investigate", "move", "parley", "resign"]
"""The bold action that an ability performs by its normal rules (action-designators.1)."""


class Said(Spoken, frozen=True):
    """Something on a card of this game that reads itself out."""

    prefix: ClassVar[str] = "arkham-word-"
    joined: ClassVar[str] = "arkham-word-then"


class Word(Said, frozen=True, tag_field="do", tag=slug):
    """Something that happens."""

    designates: ClassVar[Designator] = ""
    """The action that an ability with this word performs."""
    needs_test: ClassVar[bool] = False
    """Whether it does nothing but in a skill test: outside of one, nobody needs to ask whether it can be done."""
    modifies: ClassVar[bool] = False
    """Whether it changes what a skill test will do, and so comes before the test's results."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        """Whether it would change the game (initiation.check-restrictions)."""
        return True

    def wholly(self, table: ArkhamTable, at: Resolving) -> bool:
        """Whether all of it can be done as things are (then.1)."""
        return self.can(table, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        """Carry it out: change the table, or have frames resolved."""
        raise NotImplementedError(f"{type(self).__name__} must say what it does")

    def for_all(self, table: ArkhamTable, each: Sequence[Resolving]) -> Frame | None:
        """What does it to several investigators at once, if each would otherwise choose after the one before.

        None: it is carried out for one after the other, and nobody answers before the last.
        """
        return None

    def parts(self) -> tuple[Words, ...]:
        """The lists of words inside."""
        return ()

    def modifier(self, table: ArkhamTable, at: Resolving) -> int:
        """What it adds to the skill value, on a symbol or an elder sign (chaos-tokens.5)."""
        return 0


Words = tuple[Word, ...]


class Condition(Said, frozen=True, tag_field="if", tag=slug):
    """Something that is so or not."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say when it is met")


class Amount(Said, frozen=True, tag_field="amount", tag=slug):
    """A number that is reckoned when it is needed."""

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        raise NotImplementedError(f"{type(self).__name__} must say how much it is")


Number = int | Amount
"""Wherever a number stands: a plain one, or one to be reckoned."""


def signed(number: Number) -> str | Text:
    """A number with its sign, where it says what changes."""
    if not isinstance(number, int):
        return number.text()
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def reckoned(number: Number, table: ArkhamTable, at: Resolving) -> int:
    """A number as it is now."""
    return number if isinstance(number, int) else number.of(table, at)


class Cost(Said, frozen=True, tag_field="cost", tag=slug):
    """Something that is paid before an effect (costs.1)."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        """Whether it can be paid in full (initiation.determine-cost)."""
        raise NotImplementedError(f"{type(self).__name__} must say when it can be paid")

    def pay(self, table: ArkhamTable, at: Resolving) -> None:
        """Pay it: change the table, or have frames resolved."""
        raise NotImplementedError(f"{type(self).__name__} must say how it is paid")


class Standing(Said, frozen=True, tag_field="has", tag=slug):
    """Something that holds while its source is in force: a constant ability, a keyword, a spawn or prey instruction.

    Rules ask the table for all of a kind in force with `table.standing(key)`; some change a quantity of the name of
    their key, some forbid events.
    """

    bans: ClassVar[tuple[str, ...]] = ()
    """The kinds of event that it forbids, by class name."""

    @property
    def binds(self) -> bool:
        """Whether, while it lasts, it covers only cards that were in play as it began (lasting-effects.3)."""
        return False

    def bound(self, table: ArkhamTable, at: Resolving) -> tuple[CardId, ...]:
        """The cards that it is about while it lasts, as they are when it begins: none, unless it says which."""
        return ()

    @property
    def key(self) -> str:
        """What it is found by: its own name, or that of the quantity that it changes."""
        return slug(type(self).__name__)

    def concerns(self, table: ArkhamTable, source: int, what: Any) -> bool:
        """Whether it could be about this investigator, card or event, as far as that needs no context to be made.

        Asked before anything else where a kind of word has an answer of its own: that spares most of what is asked.
        """
        return True

    def touches(self, table: ArkhamTable, at: Resolving, subject: int) -> bool:
        """Whether it is about this investigator or card."""
        return True

    def amount(self, table: ArkhamTable, at: Resolving, subject: int) -> int:
        """What it adds to a quantity."""
        return 0

    def forbids(self, table: ArkhamTable, at: Resolving, event: Event) -> bool:
        """Whether it forbids this event, where it forbids any of its kind."""
        return False


class Ability(Said, frozen=True, tag_field="ability", tag=slug):
    """One ability of a card (ability.5): constant, forced, revelation, action, fast, reaction, objective."""

    sort: ClassVar[str] = ""

    def scripts(self) -> Words:
        """The words that it has carried out."""
        return ()
