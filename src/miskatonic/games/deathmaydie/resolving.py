"""The words of a card being carried out, one after another, from top to bottom."""

from typing import Any, ClassVar

from miskatonic.games.deathmaydie.records import NO_ENEMY, DeathMayDieTable, EnemyId, Who
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.kernel.frames import DONE, Frame, Outcome
from miskatonic.kernel.records import changed

__all__ = ["Resolving"]


class Resolving(Frame, frozen=True):
    """A list of words, found by the address of its script and the path into words that hold words.

    `you` is whom the words speak to, `enemy` the one that they are about, if any.
    """

    script: str
    you: Who
    path: tuple[int, ...] = ()
    place: int = 0
    enemy: EnemyId = NO_ENEMY
    source: int = 0
    space: str = ""
    """Where what the words are about has happened, such as an enemy's death."""

    steps: ClassVar[tuple[str, ...]] = ("word",)

    def word(self, table: DeathMayDieTable) -> Outcome:
        """A word that can't be carried out is skipped, and the next one is done (mythos-card-steps.2-3).

        As long as nothing else must be resolved first, one follows the other in the same step.
        """
        words = table.box.words(self.script, self.path)
        stack = table.state.stack
        height = len(stack)
        at = self
        for word in words[self.place :]:
            if word.can(table, at):
                word.run(table, at)
            at = changed(at, place=at.place + 1)
            if len(stack) != height:
                return at if at.place < len(words) else at.done()
        return DONE

    def this(self, table: DeathMayDieTable) -> Word:
        """The word that a frame put on the stack by it belongs to."""
        return table.box.words(self.script, self.path)[self.place]

    def inside(self, part: int, **changes: Any) -> "Resolving":
        """The words of a part of the word that is being carried out."""
        return changed(self, path=(*self.path, self.place, part), place=0, pc=0, **changes)
