"""Words that hold words: conditions, choices, rolls, each investigator."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.choosing import Checking, Choosing
from miskatonic.games.deathmaydie.words.base import Condition, Word, Words
from miskatonic.games.deathmaydie.words.whom import Whom, investigators_of
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = ["Choose", "Each", "If", "MakeRoll", "May"]


class If(Word, frozen=True):
    """Words that are carried out only where something is so; others where it is not."""

    when: Condition
    then: Words
    otherwise: Words = ()

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(self.otherwise) or self.when.met(table, at)

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(at.inside(0 if self.when.met(table, at) else 1))

    def parts(self) -> tuple[Words, ...]:
        return (self.then, self.otherwise)

    def text(self) -> Text:
        return Text("dmd-word-if-else" if self.otherwise else "dmd-word-if", self.args())


class Each(Word, frozen=True):
    """Words for each investigator of whom something is so, clockwise."""

    when: Condition
    then: Words
    whom: Whom = "all"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            inside = at.inside(0, you=who)
            if self.when.met(table, inside):
                table.do(inside)

    def parts(self) -> tuple[Words, ...]:
        return (self.then,)


class Choose(Word, frozen=True):
    """One of several; only those that can be carried out are offered (investigate.3)."""

    either: Words

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Choosing(at.you, at, must=True))

    def parts(self) -> tuple[Words, ...]:
        return tuple((word,) for word in self.either)


class May(Word, frozen=True):
    """One of several, or none of them."""

    either: Words

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Choosing(at.you, at, must=False))

    def parts(self) -> tuple[Words, ...]:
        return tuple((word,) for word in self.either)


class MakeRoll(Word, frozen=True):
    """A roll that succeeds with so many successes at once; whoever has a related skill adds bonus dice to it."""

    need: int
    then: Words
    otherwise: Words = ()
    skill: str = ""
    bonus: int = 0

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Checking(at.you, at))

    def parts(self) -> tuple[Words, ...]:
        return (self.then, self.otherwise)

    def text(self) -> Text:
        args = self.args()
        roll = Text("dmd-word-make-roll-else" if self.otherwise else "dmd-word-make-roll", args)
        return Text("dmd-word-with-skill", {**args, "roll": roll}) if self.skill else roll
