"""Standing words in the kernel's index: rules find those of a kind that hold now, quantities add theirs up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.contexts import context, is_blank
from miskatonic.games.arkham.words.base import Standing
from miskatonic.kernel.abilities import Ability, Cannot, Modifier

if TYPE_CHECKING:
    from collections.abc import Callable

    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.games.arkham.words.base import Condition
    from miskatonic.kernel.events import Event

__all__ = ["Banned", "Held"]


class Held(Modifier):
    """A standing word of a source; under the name of a quantity it changes that."""

    def __init__(self, word: Standing, when: Condition | None) -> None:
        super().__init__(word.key)
        self.word = word
        self.condition = when
        self.concerns = _own_concerns(word)
        self.blanks = word.key == "blank"
        """Whether it is what makes a card blank, and so holds on a blank one as well."""

    def holds(self, table: ArkhamTable, source: int) -> Resolving | None:
        """What the word is about now; None while it does not hold."""
        if not self.blanks and is_blank(table, source):
            return None
        at = context(table, source)
        return at if self.condition is None or self.condition.met(table, at) else None

    def touches(self, table: ArkhamTable, source: int, subject: int) -> bool:
        if self.concerns is not None and not self.concerns(table, source, subject):
            return False
        if source < 0 and self.word.binds and subject not in table.state.effects[-source].targets:
            return False
        at = self.holds(table, source)
        return at is not None and self.word.touches(table, at, subject)

    def amount(self, table: ArkhamTable, source: int, subject: int) -> int:
        return self.word.amount(table, context(table, source), subject)


class Banned(Cannot):
    """A standing word that forbids events."""

    def __init__(self, word: Standing, when: Condition | None) -> None:
        Ability.__init__(self, word.bans)
        self.word = word
        self.condition = when
        self.concerns = _own_concerns(word)

    def forbids(self, table: ArkhamTable, source: int, event: Event) -> bool:
        if self.concerns is not None and not self.concerns(table, source, event):
            return False
        if is_blank(table, source):
            return False
        at = context(table, source)
        return (self.condition is None or self.condition.met(table, at)) and self.word.forbids(table, at, event)


def _own_concerns(word: Standing) -> Callable[[ArkhamTable, int, Any], bool] | None:
    """What tells early that a word is not about something, for those kinds that can."""
    return word.concerns if type(word).concerns is not Standing.concerns else None
