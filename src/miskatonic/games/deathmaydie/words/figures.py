"""Words that summon, move and place figures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.deathmaydie.enemies import figures_left, move_enemy, summon
from miskatonic.games.deathmaydie.fighting import Fight
from miskatonic.games.deathmaydie.placing import PickEnemy, Relocate
from miskatonic.games.deathmaydie.records import ELDER_ONE, Enemy
from miskatonic.games.deathmaydie.running import leave_space
from miskatonic.games.deathmaydie.walking import Walk
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.games.deathmaydie.words.whom import Where, Whom, enemies_of, investigators_of, space_of, spaces_of

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = [
    "BeAttacked",
    "BringElderOne",
    "BringEnemies",
    "MoveEnemies",
    "MoveNearest",
    "Place",
    "Summon",
    "SummonHere",
    "WalkTo",
]


class Summon(Word, frozen=True):
    """An enemy at a gate, if a figure is left (summon-enemies.1-3)."""

    gate: Literal["red", "yellow", "blue"]
    kind: str

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        summon(table, self.kind, table.box.gates[self.gate])


class SummonHere(Word, frozen=True):
    """An enemy in a space other than a gate's, if a figure is left."""

    kind: str
    where: Where = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return space_of(table, at, self.where) is not None and figures_left(table, self.kind) > 0

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        summon(table, self.kind, space_of(table, at, self.where) or "")


class BringEnemies(Word, frozen=True):
    """All enemies of a sort are put into a space, however far they are (mythos-card-steps.example-2)."""

    which: str
    where: Where = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return space_of(table, at, self.where) is not None and bool(enemies_of(table, self.which))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        space = space_of(table, at, self.where)
        for enemy in enemies_of(table, self.which):
            if space is not None and table.state.enemies[enemy].space != space:
                move_enemy(table, enemy, space)


class MoveEnemies(Word, frozen=True):
    """All enemies of a sort move so many spaces towards a space, or towards the investigators nearest to each."""

    which: str
    count: int
    where: Where = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(enemies_of(table, self.which))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        spaces = spaces_of(table, at, self.where)
        for enemy in enemies_of(table, self.which):
            if spaces:
                table.do(Walk(enemy, spaces, self.count))


class MoveNearest(Word, frozen=True):
    """The enemy of a sort that is nearest to you moves; of several, the active player chooses (special-effects.3)."""

    which: str
    count: int

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        space = table.investigator(at.you).space
        return any(table.state.enemies[enemy].space != space for enemy in enemies_of(table, self.which))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(PickEnemy(at.you, self.which, self.count))


class BeAttacked(Word, frozen=True):
    """Enemies of a sort in your space attack you now."""

    which: str = "enemies"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(enemies_of(table, self.which, table.investigator(at.you).space))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Fight(at.you, tuple(enemies_of(table, self.which, table.investigator(at.you).space))))


class BringElderOne(Word, frozen=True):
    """The Elder One's figure is put into a space: what a stage says when it is revealed (check-summoning.4)."""

    where: Where = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        space = space_of(table, at, self.where) or ""
        if ELDER_ONE in table.state.enemies:
            move_enemy(table, ELDER_ONE, space)
            return
        kind = table.box.elder_one.id
        table.state.enemies = {ELDER_ONE: Enemy(kind, space), **table.state.enemies}
        table.log("dmd-log-elder-one-comes", kind=kind, space=space)


class Place(Word, frozen=True):
    """Investigators are put into a space; enemies do not follow (enemies-follow.3)."""

    where: Where
    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return space_of(table, at, self.where) is not None

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        space = space_of(table, at, self.where)
        for who in investigators_of(table, at, self.whom):
            if space is not None and table.investigator(who).space != space:
                leave_space(table, who, space)


class WalkTo(Word, frozen=True):
    """You may move up to so many spaces; nobody follows."""

    count: int

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Relocate(at.you, self.count))
