"""Conditions that cards name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.deathmaydie.resting import gate_distance
from miskatonic.games.deathmaydie.skills import level_of
from miskatonic.games.deathmaydie.tracks import THRESHOLDS
from miskatonic.games.deathmaydie.words.base import Condition
from miskatonic.games.deathmaydie.words.whom import enemies_of

if TYPE_CHECKING:
    from miskatonic.games.deathmaydie.records import DeathMayDieTable, Deed

__all__ = [
    "Alone",
    "Both",
    "EnemyHere",
    "FireHere",
    "HasSigns",
    "HasSkill",
    "Holds",
    "InSafeSpace",
    "KeepsMythos",
    "NearGate",
    "NearThreshold",
    "NoOtherEnemyThere",
    "NoTokens",
    "TokenHere",
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


class InSafeSpace(Condition, frozen=True):
    """Your space is safe."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return table.safe(table.investigator(at.you).space)


class Alone(Condition, frozen=True):
    """No other investigator is in your space."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return len(table.in_space(table.investigator(at.you).space)) == 1


class EnemyHere(Condition, frozen=True):
    """An enemy of a sort is in your space."""

    which: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return bool(enemies_of(table, self.which, table.investigator(at.you).space))


class FireHere(Condition, frozen=True):
    """There is fire in your space."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return table.investigator(at.you).space in table.state.fires


class NearThreshold(Condition, frozen=True):
    """Your sanity marker is on an insanity threshold, or so few spaces short of one."""

    within: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        lost = table.investigator(at.you).sanity
        return any(lost <= threshold <= lost + self.within for threshold in THRESHOLDS)


class NearGate(Condition, frozen=True):
    """A gate is so near to your space."""

    within: int

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return gate_distance(table, table.investigator(at.you).space) <= self.within


class NoOtherEnemyThere(Condition, frozen=True):
    """No other enemy is where that one was."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        space = getattr(at, "space", "")
        return not table.enemies_in(space)


class KeepsMythos(Condition, frozen=True):
    """You keep a Mythos card in front of you."""

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return bool(table.investigator(at.you).kept)


class TokenHere(Condition, frozen=True):
    """A token of a kind is in your space."""

    token: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        space = table.investigator(at.you).space
        return any(token.kind == self.token and token.space == space for token in table.state.tokens.values())


class NoTokens(Condition, frozen=True):
    """No token of a kind is left in the game."""

    token: str

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return all(token.kind != self.token for token in table.state.tokens.values())


class Both(Condition, frozen=True):
    """Two conditions at once."""

    one: Condition
    other: Condition

    def met(self, table: DeathMayDieTable, at: Deed) -> bool:
        return self.one.met(table, at) and self.other.met(table, at)
