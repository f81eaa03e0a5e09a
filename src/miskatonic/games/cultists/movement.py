"""The Movement Phase: Doors for the living, teleporting for Ghosts, and the Corridor that the Fish-man fills."""

from typing import ClassVar

from miskatonic.games.cultists.board import LAYOUTS
from miskatonic.games.cultists.counts import COLUMNS
from miskatonic.games.cultists.encounters import meet
from miskatonic.games.cultists.records import CultistsTable
from miskatonic.games.cultists.tokens import RAISED_MORALE, SECRET_DOORS
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule
from miskatonic.kernel.seats import Seat

__all__ = ["MOVE", "STOP", "TELEPORT", "Move", "Teleport", "begin_movement", "ways"]

MOVE = Act("move", "place", message="cultists-act-move", rules=("movement-points.2",))
STOP = Act("stop", message="cultists-act-stop", rules=("movement-points.3",))
TELEPORT = Act("teleport", "place", message="cultists-act-teleport", rules=("ghost-movement.1",))

_STOP = STOP()
_ASK = {points: Prompt("cultists-ask-move", {"count": points}) for points in range(1, 5)}
_ASK_GHOST = Prompt("cultists-ask-teleport")

_Offer = tuple[Option, ...]
_moves: dict[tuple[str, str, str, bool, bool, str], _Offer] = {}
_teleports: dict[tuple[str, str, bool, str], _Offer] = {}
"""Options follow from a few facts, so each list is made once."""


def begin_movement(table: CultistsTable, seat: Seat) -> Frame:
    """The frame in which this player moves."""
    state = table.state
    place = state.places[seat]
    if state.players[seat].died:
        return Teleport(seat)
    return Move(seat, 4 if state.event == RAISED_MORALE else 3, place)


def ways(table: CultistsTable, seat: Seat, place: str) -> tuple[str, ...]:
    """The places one Door away that this living player may enter (fish-man-blocks-corridor.1)."""
    state = table.state
    layout = table.layout
    near = (layout.neighbours_linked if table.linked else layout.neighbours)[place]
    if state.fish_man in near and (seat != table.holder or seat >= table.people):
        return tuple(way for way in near if way != state.fish_man)
    return near


class Move(Frame, frozen=True):
    """A living player goes through Doors, one point each, and has every Encounter on the way."""

    seat: Seat
    points: int
    start: str

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    @rule("movement-points.1", "must-change-place.1", "must-change-place.2")
    def choose(self, table: CultistsTable) -> Outcome:
        """With the last point nobody may come back to where the Movement began."""
        if not self.points:
            return DONE
        state = table.state
        last = self.points == 1
        fish = "" if self.seat == state.order[state.knife] else state.fish_man
        layout = COLUMNS[len(state.players)].layout
        key = (layout, state.places[self.seat], self.start, last, state.event == SECRET_DOORS, fish)
        options = _moves.get(key)
        if options is None:
            options = _moves[key] = _offer(table, self.seat, self.start, last=last)
        if not options:
            return DONE
        return Ask(self.seat, options, _ASK[self.points])

    @rule("movement-points.2", "encounter-trigger.1")
    def go(self, table: CultistsTable, option: Option) -> Outcome:
        if option.act is STOP:
            return DONE
        place = str(option.args[0])
        table.state.places[self.seat] = place
        table.log("cultists-log-moves", seat=self.seat, place=place)
        meet(table, self.seat)
        return self.goto("choose", points=self.points - 1)


def _offer(table: CultistsTable, seat: Seat, start: str, *, last: bool) -> _Offer:
    place = table.state.places[seat]
    origin = table.location(start)
    options = [MOVE(way) for way in ways(table, seat, place) if not (last and way in origin)]
    if place not in origin:
        options.append(_STOP)
    return tuple(options)


class Teleport(Frame, frozen=True):
    """A Ghost goes to any other place, except where the Fish-man is."""

    seat: Seat

    steps: ClassVar[tuple[str, ...]] = ("choose", "go")

    @rule("ghost-movement.1", "ghost-movement.3")
    def choose(self, table: CultistsTable) -> Outcome:
        state = table.state
        layout = COLUMNS[len(state.players)].layout
        place = state.places[self.seat]
        key = (layout, place, state.event == SECRET_DOORS, state.fish_man)
        options = _teleports.get(key)
        if options is None:
            closed = (*table.location(place), state.fish_man)
            open_places = [other for other in LAYOUTS[layout].places if other not in closed]
            options = _teleports[key] = tuple(TELEPORT(other) for other in open_places)
        return Ask(self.seat, options, _ASK_GHOST)

    @rule("ghost-movement.2")
    def go(self, table: CultistsTable, option: Option) -> Outcome:
        place = str(option.args[0])
        table.state.places[self.seat] = place
        table.log("cultists-log-teleports", seat=self.seat, place=place)
        return DONE
