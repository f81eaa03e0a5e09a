"""Amounts: numbers on cards that are reckoned when they are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.words.base import Amount, Condition, Number, reckoned
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = ["CluesHere", "Controlled", "Depending", "HorrorOnYou", "PerInvestigator", "Points", "That"]


class PerInvestigator(Amount, frozen=True):
    """So many for each investigator who began the scenario (per-investigator.1)."""

    number: int

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return self.number * table.began


class CluesHere(Amount, frozen=True):
    """The clues on your location."""

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        place = table.state.places.get(table.investigator(at.you).place)
        return place.clues if place is not None else 0


class HorrorOnYou(Amount, frozen=True):
    """The horror on your investigator card."""

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return table.investigator(at.you).horror


class Controlled(Amount, frozen=True):
    """The cards with a trait that you control."""

    trait: str

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        play = table.state.play.items()
        return sum(found.controller == at.you and table.has_trait(card, self.trait) for card, found in play)


class Points(Amount, frozen=True):
    """The points that the test succeeds or fails by, between bounds."""

    least: int = 0
    most: int = 99

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return max(self.least, min(self.most, at.amount))

    def text(self) -> Text:
        return Text(self.message + ("-between" if self.least or self.most < 99 else ""), self.args())


class That(Amount, frozen=True):
    """The number of what happened: so many clues, so much damage."""

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return at.amount


class Depending(Amount, frozen=True):
    """One number where something is so, another one where it is not."""

    when: Condition
    then: Number
    otherwise: Number = 0

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return reckoned(self.then if self.when.met(table, at) else self.otherwise, table, at)
