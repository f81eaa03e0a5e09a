"""A table through the eyes of one seat: who is where, what is near, what a Room is good for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from miskatonic.players.deducer.seen import PlayerSeen, RoomSeen, ShelfSeen, TableSeen

__all__ = ["CANTEEN", "GREEN_ROOM", "SECURITY_ROOM", "Sight"]

CANTEEN = "lb"
SECURITY_ROOM = "r"
GREEN_ROOM = "g"
EXPLORED_AT = 3
SECRET_DOORS = "secret-doors"


class Sight:
    """What a player makes of a view, without weighing yet."""

    def __init__(self, table: TableSeen, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.me: PlayerSeen = table.players[seat]
        self.rooms: dict[str, RoomSeen] = {room.id: room for room in table.rooms}

    @cached_property
    def cultist(self) -> bool:
        return self.me.role == "cultist"

    @cached_property
    def cultists(self) -> frozenset[int]:
        """The Cultists whom this seat knows."""
        return frozenset(player.seat for player in self.table.players if player.role == "cultist")

    @cached_property
    def others(self) -> tuple[PlayerSeen, ...]:
        """The living, without oneself."""
        return tuple(player for player in self.table.players if player.alive and player.seat != self.seat)

    @cached_property
    def large(self) -> bool:
        """Whether there are two Cultists."""
        return self.table.box.cultists > 1

    @cached_property
    def rounds_left(self) -> int:
        """Rounds after this one."""
        return self.table.box.rounds - self.table.round

    # -- places

    def location(self, place: str) -> str:
        """Places that count as one have one name here."""
        if self.table.event == SECRET_DOORS and place in self.rooms:
            return self.rooms[place].colour
        return place

    @cached_property
    def standing(self) -> dict[str, list[PlayerSeen]]:
        """The other living players, by where they are."""
        found: dict[str, list[PlayerSeen]] = {}
        for player in self.others:
            found.setdefault(self.location(player.place), []).append(player)
        return found

    def company(self, place: str) -> list[PlayerSeen]:
        """Who else lives there."""
        return self.standing.get(self.location(place), [])

    def meets(self, place: str) -> bool:
        """Whether entering would be an Encounter."""
        count = len(self.company(place))
        return count == 1 or (count > 1 and not self.table.power)

    def ways(self, place: str) -> Sequence[str]:
        """The places one Door away."""
        linked = self.table.event == SECRET_DOORS
        colours = tuple((room.id, room.colour) for room in self.table.rooms) if linked else ()
        near = _neighbours(tuple(self.table.doors), colours)[place]
        fish = self.table.fish_man
        return [way for way in near if way != fish or self.table.first_player == self.seat]

    @cached_property
    def movers_left(self) -> int:
        """How many living players still move after this one in this round."""
        order = list(self.table.order)
        start = order.index(self.table.first_player)
        turns = order[start:] + order[:start]
        after = turns[turns.index(self.seat) + 1 :]
        return sum(self.table.players[seat].alive for seat in after)

    # -- Rooms

    @cached_property
    def colours(self) -> Sequence[str]:
        """The colours of this round on one's own Route."""
        return self.me.route[(self.table.round - 1) % 4]

    def on_route(self, place: str) -> bool:
        """Whether an Investigator with this Route could work there."""
        if place not in self.rooms:
            return False
        if self.me.role == "mechanic" and self.me.alive:
            return True
        return self.rooms[place].colour in self.colours

    @cached_property
    def _shelf_of(self) -> dict[str, ShelfSeen]:
        return {room: shelf for shelf in self.table.shelves for room in shelf.rooms}

    def shelf(self, place: str) -> ShelfSeen:
        return self._shelf_of[place]

    def book(self, place: str) -> float:
        """What a book from there is worth: a share of its shelf's points, more if the shelf is nearly full."""
        shelf = self.shelf(place)
        left = shelf.needs - shelf.books
        if left <= 0:
            return 0.0
        worth = shelf.points / shelf.needs * (1 + 0.6 * shelf.books / shelf.needs)
        if left == 1 and self.table.points + shelf.points >= self.table.target:
            worth *= 3
        return worth

    @cached_property
    def room_cards(self) -> tuple[str, ...]:
        """The Room cards in hand, each kind once."""
        return tuple(dict.fromkeys(card for card in self.me.hand if card not in ("alive", "dead")))


@lru_cache(maxsize=64)
def _neighbours(doors: tuple[tuple[str, str], ...], colours: tuple[tuple[str, str], ...]) -> dict[str, tuple[str, ...]]:
    """What lies behind the Doors of each place; Rooms of one colour count as one if colours are given."""
    near: dict[str, list[str]] = {}
    for one, other in doors:
        near.setdefault(one, []).append(other)
        near.setdefault(other, []).append(one)
    groups: dict[str, list[str]] = {}
    for room, colour in colours:
        groups.setdefault(colour, []).append(room)
    colour_of = dict(colours)
    found = {}
    for place in near:
        group = groups[colour_of[place]] if place in colour_of else [place]
        found[place] = tuple(dict.fromkeys(way for room in group for way in near[room] if way not in group))
    return found
