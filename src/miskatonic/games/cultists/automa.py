"""The AUTOMA: a player without a person, who walks its Route and does the plain work."""

from math import pi
from typing import ClassVar

from miskatonic.games.cultists.board import CORRIDORS, PLACES, START, colours_of
from miskatonic.games.cultists.cards import ROOM_CARDS
from miskatonic.games.cultists.encounters import meet
from miskatonic.games.cultists.movement import begin_movement, ways
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.rooms import check_room, fill, guard, remove_token
from miskatonic.kernel.frames import DONE, Frame, Outcome, rule
from miskatonic.kernel.seats import Seat

__all__ = ["AutomaAction", "AutomaMove", "target_of", "way_to"]

FAR = 99


class AutomaMove(Frame, frozen=True):
    """The AUTOMA goes to the Room that its Route names, or as near as it can come."""

    seat: Seat
    points: int
    targets: tuple[str, ...]

    steps: ClassVar[tuple[str, ...]] = ("go",)

    @classmethod
    def begin(cls, table: CultistsTable, seat: Seat) -> Frame:
        """Its Movement, to a target that is fixed before the first step."""
        moving = begin_movement(table, seat)
        return cls(seat, getattr(moving, "points", 0), target_of(table, seat))

    @rule("automa-movement.2", "automa-movement.4")
    def go(self, table: CultistsTable) -> Outcome:
        """Door by door; on arrival the points that are left are lost. As a Ghost it is there at once."""
        state = table.state
        if state.players[self.seat].died:
            place = _first_clockwise(state.places[self.seat], self.targets)
            if place:
                state.places[self.seat] = place
                table.log("cultists-log-teleports", seat=self.seat, place=place)
            return DONE
        if not self.points or state.places[self.seat] in self.targets:
            return DONE
        place = way_to(table, self.seat, self.targets)
        if not place:
            return DONE
        state.places[self.seat] = place
        table.log("cultists-log-moves", seat=self.seat, place=place)
        meet(table, self.seat)
        return self.goto("go", points=self.points - 1)


@rule("automa-movement.1", "automa-movement.5")
def target_of(table: CultistsTable, seat: Seat) -> tuple[str, ...]:
    """The Rooms it heads for: of the first colour from the left that still has a Room to work on.

    With none on its row, any unfinished Room; with none at all, the Corridors.
    """
    state = table.state
    here = table.location(state.places[seat])
    closed = (*here, state.fish_man)
    unfinished = [room for room, record in state.rooms.items() if record.books and room not in closed]
    for colour in colours_of(state.players[seat].route, state.round):
        rooms = tuple(room for room in unfinished if PLACES[room].colour == colour)
        if rooms:
            return rooms
    return tuple(unfinished) or tuple(corridor.id for corridor in CORRIDORS if corridor.id not in closed)


@rule("automa-movement.3")
def way_to(table: CultistsTable, seat: Seat, targets: tuple[str, ...]) -> str:
    """The next place on the shortest way to the nearest target, clockwise where several are as short."""
    place = table.state.places[seat]
    steps = dict.fromkeys(targets, 0)
    edge = list(targets)
    while edge:
        edge, behind = [], edge
        for known in behind:
            for before in _ways_back(table, known):
                if before not in steps:
                    steps[before] = steps[known] + 1
                    edge.append(before)
    near = ways(table, seat, place)
    shortest = min((steps.get(way, FAR) for way in near), default=FAR)
    return _first_clockwise(place, tuple(way for way in near if steps.get(way, FAR) == shortest < FAR))


def _ways_back(table: CultistsTable, place: str) -> tuple[str, ...]:
    """The places from which one can come here: none, where the Fish-man is."""
    layout = table.layout
    if place == table.state.fish_man:
        return ()
    if table.linked:
        return tuple(room for near in layout.neighbours_linked[place] for room in table.location(near))
    return layout.neighbours[place]


def _first_clockwise(place: str, choices: tuple[str, ...]) -> str:
    """The first of these places that one meets going clockwise round the middle of the map; none, if there are none."""
    start = 0.0 if place == START else PLACES[place].angle
    return min(choices, key=lambda other: (PLACES[other].angle - start) % (2 * pi), default="")


class AutomaAction(Frame, frozen=True):
    """The AUTOMA's turn in the Action Phase; nobody is asked."""

    seat: Seat

    steps: ClassVar[tuple[str, ...]] = ("act",)

    @rule("automa-actions.1", "automa-actions.2", "automa-actions.3", "automa-actions.4", "automa-actions.5")
    def act(self, table: CultistsTable) -> Outcome:
        """Combat, check the top card, fill, or guard; a Ghost only checks and fills."""
        state = table.state
        seat = self.seat
        state.spent = (*state.spent, seat)
        place = state.places[seat]
        player = state.players[seat]
        card = next((card for card in player.hand if card in ROOM_CARDS), "")
        room = state.rooms.get(place)
        if room is None:
            if card and not player.died and table.setup.threats:
                guard(table, seat, card)
            return DONE
        if place in state.threats:
            if not player.died:
                remove_token(table, seat)
        elif room.books:
            if room.explored and room.pile:
                check_room(table, seat, place, from_top=True)
            elif card:
                fill(table, seat, place, card)
        return DONE
