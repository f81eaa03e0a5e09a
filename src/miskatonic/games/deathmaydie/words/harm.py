"""Words that harm and heal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.enemies import wound_enemy
from miskatonic.games.deathmaydie.healing import Mending
from miskatonic.games.deathmaydie.sanity import lose_sanity
from miskatonic.games.deathmaydie.stress import heal_stress, room_for_stress, take_stress
from miskatonic.games.deathmaydie.words.base import Word
from miskatonic.games.deathmaydie.words.whom import Whom, enemies_of, investigators_of
from miskatonic.games.deathmaydie.wounds import SufferWounds, heal_wounds
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable
    from miskatonic.games.deathmaydie.resolving import Resolving

__all__ = [
    "HarmAttacker",
    "HarmEnemies",
    "HealStress",
    "HealWounds",
    "LoseSanity",
    "Mend",
    "StressOrWounds",
    "TakeStress",
    "TakeWounds",
]


class TakeStress(Word, frozen=True):
    """Stress; what does not fit on the track is nothing (stress.3)."""

    count: int
    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return any(room_for_stress(table, who) for who in investigators_of(table, at, self.whom))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            take_stress(table, who, self.count)


class StressOrWounds(Word, frozen=True):
    """Stress, and wounds in place of what can't be taken (stress.4)."""

    count: int
    whom: Whom = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            left = take_stress(table, who, self.count)
            if left:
                table.do(SufferWounds(who, left))


class TakeWounds(Word, frozen=True):
    """Wounds for investigators."""

    count: int
    whom: Whom = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            table.do(SufferWounds(who, self.count))


class LoseSanity(Word, frozen=True):
    """Loss of sanity, of all who are meant at once."""

    count: int
    whom: Whom = "you"

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        lose_sanity(table, investigators_of(table, at, self.whom), self.count)


class HealStress(Word, frozen=True):
    """Stress goes back."""

    count: int
    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return any(table.investigator(who).stress for who in investigators_of(table, at, self.whom))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            heal_stress(table, who, self.count)


class HealWounds(Word, frozen=True):
    """Wounds go back; never a Companion's (companion-wounds.3)."""

    count: int
    whom: Whom = "you"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return any(table.investigator(who).wounds for who in investigators_of(table, at, self.whom))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for who in investigators_of(table, at, self.whom):
            heal_wounds(table, who, self.count)


class Mend(Word, frozen=True):
    """One investigator in your space may heal: so many points in any mix, or so many of each."""

    points: int
    of_each: bool = False

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        here = investigators_of(table, at, "here")
        return any(table.investigator(who).stress or table.investigator(who).wounds for who in here)

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        table.do(Mending(at.you, self.points, self.of_each))

    def text(self) -> Text:
        return Text("dmd-word-mend-each" if self.of_each else "dmd-word-mend", self.args())


class HarmEnemies(Word, frozen=True):
    """Wounds for each enemy of a sort in your space."""

    count: int
    which: str = "enemies"

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return bool(enemies_of(table, self.which, table.investigator(at.you).space))

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        for enemy in enemies_of(table, self.which, table.investigator(at.you).space):
            wound_enemy(table, enemy, self.count, at.you)


class HarmAttacker(Word, frozen=True):
    """Wounds for the enemy that this is about, or for all enemies in its space."""

    count: int
    all_there: bool = False

    def can(self, table: DeathMayDieTable, at: Resolving) -> bool:
        return at.enemy in table.state.enemies

    def run(self, table: DeathMayDieTable, at: Resolving) -> None:
        there = table.enemies_in(table.state.enemies[at.enemy].space) if self.all_there else [at.enemy]
        for enemy in there:
            wound_enemy(table, enemy, self.count, at.you)

    def text(self) -> Text:
        return Text("dmd-word-harm-attacker-all" if self.all_there else "dmd-word-harm-attacker", self.args())
