"""The board: places, Doors, shelves, Routes and where the threats come in.

The rulebook shows its map only in pictures, so this layout is the project's own. It keeps to all that the text fixes:
how many Rooms of which colour there are, what the special Rooms do, where all start and where the Fish-man lands,
25 books and shelves of 2 to 4 points, four rows of two or three colours on a Route. To change the board, change the
data here; no rule names a place except by what it is.
"""

from dataclasses import dataclass
from functools import cached_property
from math import atan2, pi

__all__ = [
    "CANTEEN",
    "COLOURS",
    "CORRIDORS",
    "GREEN_ROOM",
    "LAYOUTS",
    "PLACES",
    "PLACE_OF_CODE",
    "ROOM_CODES",
    "ROUTES",
    "SECURITY_ROOM",
    "START",
    "TOKEN_ROOMS",
    "Layout",
    "Place",
    "Shelf",
    "colours_of",
]

COLOURS = ("dark-blue", "pink", "orange", "light-blue", "red", "green")


@dataclass(frozen=True, slots=True)
class Place:
    """A Room or, without a colour, a Corridor; `x` and `y` go from 0 to 100, right and down."""

    id: str
    x: int
    y: int
    colour: str = ""
    number: int = 0
    """The symbol that tells Rooms of one colour apart."""
    books: int = 0

    @property
    def angle(self) -> float:
        """Clockwise from the top, seen from the middle of the map; the middle itself counts as the top."""
        return atan2(self.x - 50, 50 - self.y) % (2 * pi)


START = "cm"
CANTEEN = "lb"
SECURITY_ROOM = "r"
GREEN_ROOM = "g"

CORRIDORS = (
    Place("cm", 50, 50),
    Place("nw", 28, 28),
    Place("ne", 72, 28),
    Place("se", 72, 72),
    Place("sw", 28, 72),
)

ROOMS = (
    Place("db1", 8, 12, "dark-blue", 1, 2),
    Place("db2", 92, 90, "dark-blue", 2, 2),
    Place("db3", 92, 10, "dark-blue", 3, 3),
    Place("p1", 92, 34, "pink", 1, 2),
    Place("p2", 8, 88, "pink", 2, 2),
    Place("p3", 62, 62, "pink", 3, 2),
    Place("o1", 8, 50, "orange", 1, 2),
    Place("o2", 92, 62, "orange", 2, 2),
    Place(CANTEEN, 50, 12, "light-blue", 0, 2),
    Place(SECURITY_ROOM, 38, 38, "red", 0, 3),
    Place(GREEN_ROOM, 50, 88, "green", 0, 3),
)

PLACES = {place.id: place for place in (*CORRIDORS, *ROOMS)}

ROOM_CODES = {room.id: chr(ord("a") + number) for number, room in enumerate(ROOMS)}
"""One letter for each Room, for the notes of where a card went."""

PLACE_OF_CODE = {code: room for room, code in ROOM_CODES.items()}

TOKEN_ROOMS = ("db2", "p1", "o1")
"""The Rooms that the three Cultist tokens name."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Spaces for the books of some Rooms, and the Victory Points for filling them all."""

    id: str
    rooms: tuple[str, ...]
    books: int
    points: int


def _shelf(id: str, *rooms: str) -> Shelf:
    books = sum(PLACES[room].books for room in rooms)
    return Shelf(id, rooms, books, min(books, 4))


@dataclass(frozen=True)
class Layout:
    """The map for some player counts."""

    id: str
    rooms: tuple[str, ...]
    doors: tuple[tuple[str, str], ...]
    shelves: tuple[Shelf, ...]
    landing: str
    """The Corridor with the dot: where the Fish-man comes in."""

    @cached_property
    def places(self) -> tuple[str, ...]:
        """All places, Corridors first."""
        return (*(corridor.id for corridor in CORRIDORS), *self.rooms)

    @cached_property
    def neighbours(self) -> dict[str, tuple[str, ...]]:
        """The places behind the Doors of each place."""
        found: dict[str, list[str]] = {place: [] for place in self.places}
        for one, other in self.doors:
            found[one].append(other)
            found[other].append(one)
        return {place: tuple(sorted(beyond, key=self.places.index)) for place, beyond in found.items()}

    @cached_property
    def linked(self) -> dict[str, tuple[str, ...]]:
        """The Rooms of each Room's colour, which Secret Doors make one Location."""
        return {
            room: tuple(other for other in self.rooms if PLACES[other].colour == PLACES[room].colour)
            for room in self.rooms
        }

    @cached_property
    def neighbours_linked(self) -> dict[str, tuple[str, ...]]:
        """The places behind the Doors of each Location while Secret Doors are revealed."""
        found = {}
        for place in self.places:
            group = self.linked.get(place, (place,))
            beyond = {other for room in group for other in self.neighbours[room]} - set(group)
            found[place] = tuple(sorted(beyond, key=self.places.index))
        return found

    @cached_property
    def shelf_of(self) -> dict[str, Shelf]:
        """The shelf on which each Room's books belong."""
        return {room: shelf for shelf in self.shelves for room in shelf.rooms}


_DOORS = (
    ("cm", "nw"),
    ("cm", "ne"),
    ("cm", "se"),
    ("cm", "sw"),
    ("nw", "sw"),
    ("ne", "se"),
    ("lb", "nw"),
    ("lb", "ne"),
    ("g", "sw"),
    ("g", "se"),
    ("r", "cm"),
    ("r", "nw"),
    ("db1", "nw"),
    ("db1", "o1"),
    ("o1", "sw"),
    ("p1", "ne"),
    ("p1", "o2"),
    ("o2", "se"),
    ("p2", "sw"),
    ("db2", "se"),
)

_SHELVES = (
    _shelf("dark-blue-1", "db1"),
    _shelf("dark-blue-2", "db2"),
    _shelf("orange", "o1", "o2"),
    _shelf("light-blue", CANTEEN),
    _shelf("red", SECURITY_ROOM),
    _shelf("green", GREEN_ROOM),
)

_ROOMS = ("db1", "db2", "p1", "p2", "o1", "o2", CANTEEN, SECURITY_ROOM, GREEN_ROOM)
_SEVENTH = (("db3", "ne"),)
_EIGHTH = (*_SEVENTH, ("p3", "cm"), ("p3", "se"))
_THIRD = _shelf("dark-blue-3", "db3")

LAYOUTS = {
    "4-6": Layout("4-6", _ROOMS, _DOORS, (*_SHELVES, _shelf("pink", "p1", "p2")), "ne"),
    "7": Layout("7", (*_ROOMS, "db3"), (*_DOORS, *_SEVENTH), (*_SHELVES, _shelf("pink", "p1", "p2"), _THIRD), START),
    "8": Layout(
        "8",
        (*_ROOMS, "db3", "p3"),
        (*_DOORS, *_EIGHTH),
        (*_SHELVES, _shelf("pink", "p1", "p2", "p3"), _THIRD),
        START,
    ),
}

ROUTES = tuple(
    tuple(tuple(row.split()) for row in card)
    for card in (
        ("dark-blue pink light-blue", "green orange", "light-blue dark-blue", "red orange"),
        ("green dark-blue orange", "light-blue pink", "green orange", "pink red"),
        ("dark-blue light-blue green", "red orange", "dark-blue light-blue", "pink orange"),
        ("pink dark-blue orange", "light-blue red", "orange pink", "green light-blue"),
        ("light-blue red dark-blue", "orange pink", "dark-blue red", "green pink"),
        ("orange red pink", "dark-blue light-blue", "red pink", "green dark-blue"),
        ("orange pink green", "dark-blue red", "green orange", "light-blue dark-blue"),
        ("red pink light-blue", "dark-blue green", "red pink", "orange dark-blue"),
        ("orange red green", "dark-blue pink", "orange green", "light-blue dark-blue"),
        ("dark-blue orange light-blue", "pink green", "dark-blue light-blue", "red pink"),
    )
)
"""The ten Route cards: rows for rounds 1, 5, 9; for 2, 6, 10; for 3, 7; for 4, 8. Colours from the left."""


def colours_of(route: int, round: int) -> tuple[str, ...]:
    """The colours in which a Route lets an Investigator work in a round."""
    return ROUTES[route][(round - 1) % 4]
