"""The words of an ability being carried out, one after another."""

from __future__ import annotations

from typing import Any, ClassVar

from miskatonic.games.arkham.records import NO_CARD, NOBODY, NOWHERE, ArkhamTable, CardId, PlaceId, Who
from miskatonic.games.arkham.words.base import Word, Words
from miskatonic.kernel.events import Together, Trigger
from miskatonic.kernel.frames import DONE, Frame, Outcome
from miskatonic.kernel.records import changed

__all__ = ["Resolving"]


class Resolving(Frame, frozen=True):
    """A list of words, found by the address of its script and the path into words that hold words.

    `you` is whom the words speak to (you-your.1), `source` the card they stand on.
    """

    script: str
    you: Who
    source: CardId = NO_CARD
    enemy: CardId = NO_CARD
    """The enemy that the words are about, if any."""
    place_id: PlaceId = NOWHERE
    """The location that the words are about, if any."""
    amount: int = 0
    """A number that the words are about, such as the points that a test failed by."""
    whom: Who = NOBODY
    """The investigator whom the words have chosen, if any."""
    trigger: Trigger | None = None
    """What the words answer, if anything."""
    path: tuple[int, ...] = ()
    at: int = 0

    steps: ClassVar[tuple[str, ...]] = ("word",)

    def word(self, table: ArkhamTable) -> Outcome:
        """A word that would change nothing is skipped, and the next one is done (effects.4).

        As long as nothing else must be resolved first, one follows the other in the same step.
        """
        words = self.words(table)
        stack = table.state.stack
        height = len(stack)
        last = len(words) - 1
        at = self
        for place in range(self.at, last + 1):
            if place != at.at:
                at = changed(self, at=place)
            word = words[place]
            if word.can(table, at):
                word.run(table, at)
                if len(stack) != height:
                    if place < last:
                        return changed(self, at=place + 1)
                    return DONE if at is self else at.done()
        return DONE

    def words(self, table: ArkhamTable) -> Words:
        """The list that is being carried out."""
        return table.box.words(self.script, self.path)

    def this(self, table: ArkhamTable) -> Word:
        """The word that a frame put on the stack by it belongs to."""
        return self.words(table)[self.at]

    def whole(self, table: ArkhamTable) -> Frame:
        """All of its words as one effect: what comes after any part of it waits for the last (effects.7)."""
        return Together((self,)) if len(self.words(table)) > 1 else self

    def inside(self, part: int, **changes: Any) -> Resolving:
        """The words of a part of the word that is being carried out."""
        return changed(self, path=(*self.path, self.at, part), at=0, pc=0, **changes)
