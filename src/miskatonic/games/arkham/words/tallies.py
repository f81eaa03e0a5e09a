"""Amounts and conditions that scenarios reckon with: enemies, doom, acts, the victory display."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.declarations import Act
from miskatonic.games.arkham.doom import doom_in_play
from miskatonic.games.arkham.enemies import enemies, enemies_at
from miskatonic.games.arkham.records import PlaceId
from miskatonic.games.arkham.words.base import Amount, Condition, Number, reckoned
from miskatonic.games.arkham.words.scenery import places_text
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "ActHolds",
    "ActIs",
    "AsMany",
    "DoomInPlay",
    "EnemiesAt",
    "EnemiesHere",
    "EnemiesInPlay",
    "EnemyInPlay",
    "Minus",
    "MostDoom",
    "VictoryHolds",
]


class Minus(Amount, frozen=True):
    """A number, taken away."""

    number: Amount

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return -self.number.of(table, at)


class EnemiesHere(Amount, frozen=True):
    """The enemies with a trait at your location."""

    trait: str

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        here = enemies_at(table, table.investigator(at.you).place)
        return sum(table.has_trait(enemy, self.trait) for enemy in here)


class EnemiesInPlay(Amount, frozen=True):
    """The enemies with a trait in play."""

    trait: str

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return sum(table.has_trait(enemy, self.trait) for enemy in enemies(table))


class EnemiesAt(Amount, frozen=True):
    """The enemies with a trait at some locations."""

    trait: str
    places: tuple[str, ...]

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        found = [enemy for place in self.places for enemy in enemies_at(table, PlaceId(place))]
        return sum(table.has_trait(enemy, self.trait) for enemy in found)

    def text(self) -> Text:
        return Text(self.message, {"trait": self.trait, "places": places_text(self.places)})


class MostDoom(Amount, frozen=True):
    """The most doom on one enemy with a trait."""

    trait: str

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        play = table.state.play
        found = (play[enemy].doom for enemy in enemies(table) if table.has_trait(enemy, self.trait))
        return max(found, default=0)


class DoomInPlay(Amount, frozen=True):
    """All doom in play."""

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return doom_in_play(table)


class AsMany(Amount, frozen=True):
    """One number, or another one with so many investigators or more."""

    investigators: int
    many: int
    few: int

    def of(self, table: ArkhamTable, at: Resolving) -> int:
        return self.many if table.began >= self.investigators else self.few


class EnemyInPlay(Condition, frozen=True):
    """An enemy with a trait is in play."""

    trait: str

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(table.has_trait(enemy, self.trait) for enemy in enemies(table))


class ActIs(Condition, frozen=True):
    """The act is of this stage or an earlier one."""

    most: int

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        act = table.card(table.act) if table.act else None
        return isinstance(act, Act) and act.stage <= self.most


class ActHolds(Condition, frozen=True):
    """There are so many clues on the act."""

    count: Number

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.state.act_clues >= reckoned(self.count, table, at)


class VictoryHolds(Condition, frozen=True):
    """So many unique enemies with a trait are in the victory display."""

    count: int
    trait: str

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        cards = [table.card(card) for card in table.state.victory]
        return sum(card.unique and self.trait in card.traits for card in cards) >= self.count
