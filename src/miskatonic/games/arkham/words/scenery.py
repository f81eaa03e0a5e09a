"""Words with which acts, agendas and scenarios change what is on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from miskatonic.games.arkham.defeat import DefeatInvestigator
from miskatonic.games.arkham.encounter import ResolveDrawn
from miskatonic.games.arkham.enemies import enemies, enemies_at, is_unengaged
from miskatonic.games.arkham.hunter import MoveTowards
from miskatonic.games.arkham.immunity import affected, immune
from miskatonic.games.arkham.leaving_play import Discard, EnterPlay
from miskatonic.games.arkham.locations import RevealLocation, place_titled
from miskatonic.games.arkham.moving import MoveInvestigator
from miskatonic.games.arkham.overcoming import PlaceCluesOnAct
from miskatonic.games.arkham.piles import take_from_piles
from miskatonic.games.arkham.records import NOWHERE, CardId, Place, PlaceId
from miskatonic.games.arkham.sources import unrevealed_source
from miskatonic.games.arkham.spawning import Spawn
from miskatonic.games.arkham.words.base import Number, Word, reckoned
from miskatonic.kernel.records import changed
from miskatonic.kernel.text import Text, Value, listed

if TYPE_CHECKING:
    from miskatonic.games.arkham.records import ArkhamTable
    from miskatonic.games.arkham.resolving import Resolving

__all__ = [
    "CluesOnAct",
    "CluesUpTo",
    "Defeat",
    "DiscardEnemiesAt",
    "DrawCultist",
    "EndActs",
    "MoveEnemiesTowards",
    "PlaceInvestigators",
    "PutAssetAt",
    "PutIntoPlay",
    "ReadyThis",
    "RemovePlace",
    "RevealPlace",
    "SpawnAside",
    "SpawnEscaped",
]


def set_aside(table: ArkhamTable, code: str) -> CardId | None:
    """The copy of a card that was set aside."""
    return next((card for card in table.state.aside if table.card(card).code == code), None)


def place_text(place: str) -> Text:
    """What a location is called, whether it is in play or not."""
    return Text("arkham-word-title", {"title": place})


def places_text(places: tuple[str, ...]) -> Value:
    return listed([place_text(place) for place in places])


class PutIntoPlay(Word, frozen=True):
    """Locations that were set aside come into play, unrevealed."""

    places: tuple[str, ...]

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return any(PlaceId(place) not in table.state.places for place in self.places)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for place in self.places:
            card = next((each for each in table.state.aside if table.card(each).title == place), None)
            if card is not None:
                take_from_piles(table, card)
                table.state.places[PlaceId(place)] = Place(card)
                table.enters(unrevealed_source(card))
                table.log("arkham-log-place-appears", place=place)

    def text(self) -> Text:
        return Text(self.message, {"places": places_text(self.places)})


class RemovePlace(Word, frozen=True):
    """A location is removed from the game, with what is attached to it."""

    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return PlaceId(self.place) in table.state.places

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        id = PlaceId(self.place)
        for card in [card for card, found in table.state.play.items() if found.place == id]:
            table.do(Discard(card))
        place = table.state.places.pop(id)
        table.leaves(place.card if place.revealed else unrevealed_source(place.card))
        table.state.removed = (*table.state.removed, place.card)
        table.log("arkham-log-place-vanishes", card=table.card(place.card).code)

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class RevealPlace(Word, frozen=True):
    """A location is revealed."""

    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.places.get(PlaceId(self.place))
        return found is not None and not found.revealed

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(RevealLocation(PlaceId(self.place), table.state.lead))

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class DiscardEnemiesAt(Word, frozen=True):
    """Each enemy at a location is discarded."""

    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(affected(table, at, enemies_at(table, PlaceId(self.place))))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in affected(table, at, enemies_at(table, PlaceId(self.place))):
            table.do(Discard(enemy))

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class PlaceInvestigators(Word, frozen=True):
    """Each investigator is placed at a location."""

    place: str

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for who in table.players:
            table.do(MoveInvestigator(who, PlaceId(self.place)))

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class PutAssetAt(Word, frozen=True):
    """A story asset that was set aside comes into play at a location, under nobody's control."""

    card: str
    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return set_aside(table, self.card) is not None

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        card = set_aside(table, self.card)
        if card is not None:
            table.do(EnterPlay(card, place=PlaceId(self.place)))

    def text(self) -> Text:
        return Text(self.message, {"card": self.card, "where": place_text(self.place)})


class SpawnAside(Word, frozen=True):
    """An enemy that was set aside spawns: at a location, or where its own instruction says."""

    card: str
    place: str = ""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return set_aside(table, self.card) is not None

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        card = set_aside(table, self.card)
        if card is not None:
            take_from_piles(table, card)
            table.do(Spawn(card, place=PlaceId(self.place)))

    def text(self) -> Text:
        if not self.place:
            return Text(self.message, {"card": self.card})
        return Text(f"{self.message}-at", {"card": self.card, "where": place_text(self.place)})


class SpawnEscaped(Word, frozen=True):
    """The enemies who got away before spawn at a location."""

    place: str

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for card in [card for card in table.state.aside if table.has_trait(card, "cultist")]:
            take_from_piles(table, card)
            table.do(Spawn(card, place=PlaceId(self.place)))

    def text(self) -> Text:
        return Text(self.message, {"where": place_text(self.place)})


class DrawCultist(Word, frozen=True):
    """You draw the top card of the Cultist deck."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(table.state.cult)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        card, *rest = table.state.cult
        table.state.cult = tuple(rest)
        table.do(ResolveDrawn(at.you, card))


class MoveEnemiesTowards(Word, frozen=True):
    """Each unengaged enemy with a trait moves one location towards a place."""

    trait: str
    place: str

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return bool(self._whom(table, at))

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        for enemy in self._whom(table, at):
            table.do(MoveTowards(enemy, PlaceId(self.place)))

    def _whom(self, table: ArkhamTable, at: Resolving) -> list[CardId]:
        goal = place_titled(table, self.place)
        return [
            enemy
            for enemy in affected(table, at, enemies(table))
            if goal != NOWHERE
            and table.has_trait(enemy, self.trait)
            and is_unengaged(table, enemy)
            and table.place_of(enemy) != goal
        ]

    def text(self) -> Text:
        return Text(self.message, {"trait": self.trait, "where": place_text(self.place)})


class Defeat(Word, frozen=True):
    """You are defeated (defeated-by-card-ability.1)."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(DefeatInvestigator(at.you, "card"))


class EndActs(Word, frozen=True):
    """The act is removed from the game: from now on the agenda is both."""

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        state = table.state
        if table.act:
            table.leaves(table.act)
        state.act = len(table.box.acts)
        state.act_clues = 0


class CluesOnAct(Word, frozen=True):
    """Clues are placed on the act."""

    count: int = 1

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        table.do(PlaceCluesOnAct(at.you, self.count))


class CluesUpTo(Word, frozen=True):
    """This location gets clues until it has so many."""

    count: Number

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        return self._missing(table, at) > 0

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        id = table.place_of(at.source)
        place = table.state.places[id]
        table.state.places[id] = changed(place, clues=place.clues + self._missing(table, at))
        table.log("arkham-log-places-clues", clues=self.count_now(table, at), place=id)

    def count_now(self, table: ArkhamTable, at: Resolving) -> int:
        return reckoned(self.count, table, at)

    def _missing(self, table: ArkhamTable, at: Resolving) -> int:
        place: Any = table.state.places.get(table.place_of(at.source))
        return self.count_now(table, at) - place.clues if place is not None else 0


class ReadyThis(Word, frozen=True):
    """This card readies."""

    def can(self, table: ArkhamTable, at: Resolving) -> bool:
        found = table.state.play.get(at.source)
        return found is not None and found.exhausted and not immune(table, at.source, at)

    def run(self, table: ArkhamTable, at: Resolving) -> None:
        from miskatonic.games.arkham.engagement import engage_all

        table.alter_card(at.source, exhausted=False)
        engage_all(table)
