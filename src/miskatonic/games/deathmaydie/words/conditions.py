"""Conditions that cards name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.components import BASES
from miskatonic.games.deathmaydie.resting import gate_distance
from miskatonic.games.deathmaydie.skills import level_of
from miskatonic.games.deathmaydie.tracks import THRESHOLDS
from miskatonic.games.deathmaydie.words.base import Condition
from miskatonic.games.deathmaydie.words.whom import Where, enemies_of, space_of
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed

__all__ = [
    "Alone",
    "At",
    "Both",
    "Either",
    "EnemyHere",
    "FireHere",
    "HasSigns",
    "HasSkill",
    "Here",
    "Holds",
    "InSafeSpace",
    "InShadow",
    "KeepsMythos",
    "NearGate",
    "NearThreshold",
    "NoOtherEnemyThere",
    "Not",
    "Party",
    "PhaseIs",
    "WasOne",
]


class Holds(Condition, frozen=True):
    """You have a certain Condition, Companion or Item."""

    find: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        halves = table.box.halves
        return any(
            find.owner == at.you and halves[card, find.side].id == self.find for card, find in table.state.finds.items()
        )


class HasSkill(Condition, frozen=True):
    """You have a certain skill, of your own or by a Companion."""

    skill: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return level_of(table, at.you, self.skill) > 0


class HasSigns(Condition, frozen=True):
    """You have so many tokens of the Elder One or more."""

    least: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return table.investigator(at.you).signs >= self.least


class Here(Condition, frozen=True):
    """Something about the space that you are in."""

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        raise NotImplementedError(f"{type(self).__name__} must say where it holds")

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self.holds_in(table, at, table.investigator(at.you).space)

    def spaces(self, table: DeathMayDieTable, at: Deed) -> frozenset[str]:
        return frozenset([space for space in table.box.plan.places if self.holds_in(table, at, space)])


class InSafeSpace(Here, frozen=True):
    """Your space is safe."""

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return table.safe(space)


class At(Here, frozen=True):
    """You are in a certain space."""

    where: Where

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return space == space_of(table, at, self.where)


class Alone(Condition, frozen=True):
    """No other investigator is in your space."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return len(table.in_space(table.investigator(at.you).space)) == 1


class Party(Condition, frozen=True):
    """So many investigators or more, or so many or fewer, have set out; the dead count, and both of a lone player."""

    least: int = 0
    most: int = BASES

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self.least <= len(table.state.investigators) <= self.most

    def text(self) -> Text:
        bound = "least" if self.least else "most"
        return Text(f"{self.message}-{bound}", self.args())


class EnemyHere(Here, frozen=True):
    """An enemy of a sort is in your space."""

    which: str

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return bool(enemies_of(table, self.which, space))


class FireHere(Here, frozen=True):
    """There is fire in your space."""

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return space in table.state.fires


class NearThreshold(Condition, frozen=True):
    """Your sanity marker is on an insanity threshold, or so few spaces short of one."""

    within: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        lost = table.investigator(at.you).sanity
        return any(lost <= threshold <= lost + self.within for threshold in THRESHOLDS)


class NearGate(Here, frozen=True):
    """A gate is so near to your space."""

    within: int

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return gate_distance(table, space) <= self.within


class NoOtherEnemyThere(Condition, frozen=True):
    """No other enemy is where that one was."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        space = getattr(at, "space", "")
        return not table.enemies_in(space)


class KeepsMythos(Condition, frozen=True):
    """You keep a Mythos card in front of you."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return bool(table.investigator(at.you).kept)


class WasOne(Condition, frozen=True):
    """The enemy that died was one of a sort."""

    which: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        kind = getattr(at, "kind", "")
        return kind == self.which or (kind in table.box.kinds and table.sort_of(kind) == self.which)


class PhaseIs(Condition, frozen=True):
    """The episode's dial stands at a certain phase."""

    phase: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return table.state.dial == self.phase


class InShadow(Here, frozen=True):
    """Your space lies in shadow in this phase."""

    def holds_in(self, table: DeathMayDieTable, at: Deed, space: str) -> bool:
        return space in table.box.shadows(table.state.dial)


class Both(Condition, frozen=True):
    """Two conditions at once."""

    one: Condition
    other: Condition

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self.one.met(table, at) and self.other.met(table, at)

    def spaces(self, table: DeathMayDieTable, at: Deed) -> frozenset[str]:
        return self.one.spaces(table, at) & self.other.spaces(table, at)

    def progress(self, table: DeathMayDieTable, at: Deed) -> tuple[int, int]:
        one, other = self.one.progress(table, at), self.other.progress(table, at)
        return one[0] + other[0], one[1] + other[1]

    def wants(self, table: DeathMayDieTable, at: Deed) -> Iterator[tuple[str, str]]:
        yield from self.one.wants(table, at)
        yield from self.other.wants(table, at)


class Either(Condition, frozen=True):
    """One of two conditions, or both."""

    one: Condition
    other: Condition

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self.one.met(table, at) or self.other.met(table, at)

    def spaces(self, table: DeathMayDieTable, at: Deed) -> frozenset[str]:
        return self.one.spaces(table, at) | self.other.spaces(table, at)

    def wants(self, table: DeathMayDieTable, at: Deed) -> Iterator[tuple[str, str]]:
        yield from self.one.wants(table, at)
        yield from self.other.wants(table, at)


class Not(Condition, frozen=True):
    """Something is not so."""

    what: Condition

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return not self.what.met(table, at)

    def spaces(self, table: DeathMayDieTable, at: Deed) -> frozenset[str]:
        return frozenset(table.box.plan.places) - self.what.spaces(table, at)
