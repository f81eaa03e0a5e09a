"""Locations: which lie where, how they are connected, what is revealed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import cast

from miskatonic.games.arkham.declarations import Location
from miskatonic.games.arkham.records import NOWHERE, ArkhamTable, PlaceId, Who
from miskatonic.games.arkham.sources import unrevealed_source
from miskatonic.kernel.events import Event
from miskatonic.kernel.frames import Outcome, rule
from miskatonic.kernel.records import changed
from miskatonic.table.places import Passage, Plan

__all__ = [
    "RevealLocation",
    "connected",
    "distance",
    "empty_places",
    "location_card",
    "nearest_places",
    "place_titled",
    "places_with",
    "plan",
    "shroud",
]


def location_card(table: ArkhamTable, place: PlaceId) -> Location:
    """What is printed on the location that lies here; who has not seen it revealed knows its other side only."""
    return cast("Location", table.card(table.state.places[place].card))


def plan(table: ArkhamTable) -> Plan:
    """The locations in play and their connections, as they are shown now (move.3).

    The table keeps the last one for as long as the locations are just the same: while two tuples hold the same
    records, comparing them costs a tenth of finding out what lies where.
    """
    places = table.state.places
    as_they_are = (tuple(places), tuple(places.values()))
    if table.planned is not None and table.planned[0] == as_they_are:
        return table.planned[1]
    lying = tuple([(id, place.card, place.revealed) for id, place in places.items()])
    found = table.box.plans.get(lying)
    if found is None:
        shown = {id: _shown(cast("Location", table.card(card)), revealed) for id, card, revealed in lying}
        found = table.box.plans[lying] = Plan(shown, _passages(shown))
    table.planned = (as_they_are, found)
    return found


Shown = tuple[str, tuple[str, ...], tuple[str, ...], tuple[str, ...]]
"""A location's symbol, the symbols and the traits that it is connected to, and its own traits."""


def _shown(card: Location, revealed: bool) -> Shown:
    if card.unrevealed is not None and not revealed:
        return card.unrevealed.symbol, card.unrevealed.connects, (), card.traits
    return card.symbol, card.connects, card.connects_traits, card.traits


def _passages(shown: dict[PlaceId, Shown]) -> Iterator[Passage]:
    for start, (_, symbols, traits, _) in shown.items():
        for end, (symbol, _, _, its_traits) in shown.items():
            if start != end and (symbol in symbols or any(trait in its_traits for trait in traits)):
                yield Passage(start, end, one_way=True)


def connected(table: ArkhamTable, place: PlaceId) -> tuple[PlaceId, ...]:
    """The locations connected to this one."""
    return cast("tuple[PlaceId, ...]", plan(table).neighbours(place)) if place in table.state.places else ()


def distance(table: ArkhamTable, start: PlaceId, end: PlaceId) -> int | None:
    """The fewest connections between two locations, blocked or not (nearest.1); None without a way."""
    if start not in table.state.places or end not in table.state.places:
        return None
    return plan(table).distance(start, end)


def nearest_places(table: ArkhamTable, start: PlaceId, places: Iterable[PlaceId]) -> tuple[PlaceId, ...]:
    """Those of some locations that are nearest; all of them on a tie (nearest.1)."""
    return cast("tuple[PlaceId, ...]", plan(table).nearest(start, places))


def place_titled(table: ArkhamTable, title: str) -> PlaceId:
    """Where the location of this title lies; nowhere, if it is not in play."""
    return next((place for place in table.state.places if location_card(table, place).title == title), NOWHERE)


def places_with(table: ArkhamTable, trait: str) -> list[PlaceId]:
    """The locations with a trait."""
    return [place for place in table.state.places if trait in location_card(table, place).traits]


def empty_places(table: ArkhamTable) -> list[PlaceId]:
    """The locations where there is no enemy and no investigator (empty-location.1)."""
    taken = {table.place_of(card) for card in table.state.play if table.card(card).sort == "enemy"}
    taken |= {table.investigator(who).place for who in table.players}
    return [place for place in table.state.places if place not in taken]


def shroud(table: ArkhamTable, place: PlaceId) -> int:
    """The difficulty of a test to investigate it."""
    return table.value("shroud", table.state.places[place].card, location_card(table, place).shroud)


class RevealLocation(Event, frozen=True):
    """A location is turned over, and gets its clues."""

    place: PlaceId
    who: Who

    @rule("clues.1", "location-cards.4", "move.6")
    def resolve(self, table: ArkhamTable) -> Outcome:
        places = table.state.places
        clues = location_card(table, self.place).clues.at(table.began)
        table.leaves(unrevealed_source(places[self.place].card))
        places[self.place] = changed(places[self.place], revealed=True, clues=clues)
        table.enters(places[self.place].card)
        table.log("arkham-log-reveals", place=self.place, clues=clues)
        return None
