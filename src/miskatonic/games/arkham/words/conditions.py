"""Conditions: what may be so or not, as cards name it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from miskatonic.games.arkham.enemies import enemies_at, engaged_with, has_keyword, has_printed_keyword
from miskatonic.games.arkham.locations import location_card
from miskatonic.games.arkham.records import NOBODY
from miskatonic.games.arkham.words.base import Condition
from miskatonic.kernel.text import Text

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "All",
    "AtPlace",
    "Controls",
    "DuringTest",
    "DuringTurnOf",
    "EnemyHere",
    "HasClues",
    "HasHorrorLeft",
    "HasKeyword",
    "InPlay",
    "Not",
    "OnlyEnemyEngaged",
    "PlaceHasClues",
    "SucceededBy",
    "ThisHolds",
    "Uncontrolled",
    "YourTurn",
]


class Not(Condition, frozen=True):
    """Something is not so."""

    when: Condition

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return not self.when.met(table, at)


class All(Condition, frozen=True):
    """All of several are so."""

    of: tuple[Condition, ...]

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return all(each.met(table, at) for each in self.of)

    def text(self) -> Text:
        said = self.of[0].text()
        for each in self.of[1:]:
            said = Text("arkham-word-both", {"one": said, "other": each.text()})
        return said


class YourTurn(Condition, frozen=True):
    """It is your turn."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.state.active == at.you


class DuringTurnOf(Condition, frozen=True):
    """An investigator at your location takes its turn."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        active = table.state.active
        return active != NOBODY and table.investigator(active).place == table.investigator(at.you).place


class DuringTest(Condition, frozen=True):
    """A skill test of yours is under way: of a kind, of a skill."""

    kind: Literal["", "fight", "evade", "investigate"] = ""
    skill: str = ""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.current_test()
        if found is None or found[1].who != at.you:
            return False
        return self.kind in ("", found[1].kind) and self.skill in ("", found[1].skill)

    def text(self) -> Text:
        return Text(self.message)


class OnlyEnemyEngaged(Condition, frozen=True):
    """The enemy is the only one engaged with you."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return engaged_with(table, at.you) == [at.enemy]


class SucceededBy(Condition, frozen=True):
    """The test succeeds by so much or more."""

    points: int

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.amount >= self.points


class PlaceHasClues(Condition, frozen=True):
    """There are clues on your location."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        place = table.state.places.get(table.investigator(at.you).place)
        return place is not None and place.clues > 0


class HasClues(Condition, frozen=True):
    """You have clues."""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return table.investigator(at.you).clues > 0


class ThisHolds(Condition, frozen=True):
    """This card has so many tokens of a kind on it, or more."""

    token: Literal["clues", "doom", "damage", "horror", "uses"]
    least: int = 1

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        count: int = getattr(found, self.token) if found is not None else 0
        return count >= self.least

    def text(self) -> Text:
        return Text(f"{self.message}-{self.token}", {"least": self.least})


class HasHorrorLeft(Condition, frozen=True):
    """The investigator whom it is engaged with has so much sanity left, or less."""

    most: int

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return at.you != NOBODY and table.remaining_sanity(at.you) <= self.most


class EnemyHere(Condition, frozen=True):
    """There is an enemy at your location, with a trait."""

    trait: str = ""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        here = enemies_at(table, table.investigator(at.you).place)
        return any(not self.trait or table.has_trait(enemy, self.trait) for enemy in here)

    def text(self) -> Text:
        return Text(f"{self.message}-trait", {"trait": self.trait}) if self.trait else Text(self.message)


class HasKeyword(Condition, frozen=True):
    """The enemy that the words are about has a keyword, or has it printed on it: gained is not printed (gains.4)."""

    keyword: Literal["aloof", "hunter", "massive", "retaliate"]
    printed: bool = False

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        has = has_printed_keyword if self.printed else has_keyword
        return bool(at.enemy) and has(table, at.enemy, self.keyword)

    def text(self) -> Text:
        said = Text(f"arkham-keyword-{self.keyword}")
        return Text(self.message + ("-printed" if self.printed else ""), {"keyword": said})


class AtPlace(Condition, frozen=True):
    """You are at a location, by its title."""

    title: str

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        here = table.investigator(at.you).place
        return here in table.state.places and location_card(table, here).title == self.title


class Controls(Condition, frozen=True):
    """You control a card, by its title."""

    title: str

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        play = table.state.play.items()
        return any(found.controller == at.you and table.card(card).title == self.title for card, found in play)


class InPlay(Condition, frozen=True):
    """A card is in play, by its title."""

    title: str

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(table.card(card).title == self.title for card in table.state.play)


class Uncontrolled(Condition, frozen=True):
    """Nobody controls this card, or the one of a title."""

    title: str = ""

    def met(self, table: ArkhamTable, at: Resolving) -> bool:
        for card, found in table.state.play.items():
            if card == at.source if not self.title else table.card(card).title == self.title:
                return found.controller == NOBODY
        return False

    def text(self) -> Text:
        return Text(f"{self.message}-title", {"title": self.title}) if self.title else Text(self.message)
