"""The mansion as it is drawn: Rooms and Corridors, Doors, light and dark, piles and books, who stands where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from miskatonic.cli.tables.canvas import Box, Canvas, Piece, shortened, width_of
from miskatonic.cli.tables.cultists.plan import Plan
from miskatonic.cli.tables.cultists.signs import (
    BOOK,
    FISH_MAN,
    GROUND,
    ON_ROUTE,
    PORTAL,
    ROOM_COLOURS,
    SUSPECT,
    VOTE,
    colours_now,
    marks_of,
)
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.fitting import ALL, fitted, wrapped
from miskatonic.cli.tables.palette import (
    BRASS,
    DARK,
    HARM,
    LINE,
    MAY,
    TEXT,
    WARN,
    own_style,
    seat_sign,
    seat_style,
    tinted,
)
from miskatonic.cli.tables.passages import draw

__all__ = ["mansion"]

EXPLORED_AT = 3
"""Cards with which a Room is explored."""

START_A_VOTE, PORTAL_ROOM = "lb", "g"


def mansion(sight: Sight, width: int, height: int) -> Canvas:
    """The plan of this game's Rooms, with all that stands and lies there."""
    board = sight.board
    plan = Plan([room.id for room in board.rooms], width, height)
    canvas = Canvas(plan.width, plan.height, f"on {GROUND}")
    rooms = {room.id: room for room in board.rooms}
    for place in plan.places:
        for part in plan.parts(place):
            canvas.floor(part, f"on {_floor(board, rooms.get(place))}")
    for box in plan.closed:
        canvas.floor(box, f"{tinted(LINE, GROUND, 0.35)} on {GROUND}", "░")
    for box in plan.walls:
        canvas.walls(box, LINE)
    for one, other in board.doors:
        door = plan.door(one, other)
        if door is not None:
            draw(canvas, door, f"bold {BRASS}")
    for place in plan.places:
        _place(canvas, sight, place, rooms.get(place), plan)
    for box in plan.closed:
        _inside(canvas, box, 0, [(f" {sight.say('cultists-table-closed-wing')} ", DARK)])
    return canvas


def _floor(board: Any, room: Any) -> str:
    light = 0.2 if board.power else 0.05
    if room is None:
        return tinted("#93a4cc" if board.power else LINE, GROUND, light / 2)
    return tinted(ROOM_COLOURS[room.colour], GROUND, light / (2 if room.finished else 1))


def _place(canvas: Canvas, sight: Sight, place: str, room: Any, plan: Plan) -> None:
    """Its name, its pile and books, what is going on there, and who stands in it."""
    box = plan.box(place)
    width, rows = box[2] - box[0] - 1, box[3] - box[1] - 1
    mark = sight.mark("place", place)
    style = MAY if mark else "bold"
    colour = ROOM_COLOURS[room.colour] if room else BRASS
    sign = ON_ROUTE if room and room.colour in colours_now(sight) and not room.finished else ""
    left = width - len(mark) - len(sign)
    name = sign + shortened(_name(sight, place, left), left)
    pointed = " reverse" if sight.points_at("place", place) else ""
    _inside(canvas, box, 0, [(name, f"bold {colour}{pointed}")])
    if mark:
        canvas.words(box[2] - len(mark), box[1] + 1, mark, f"{style}{pointed}")
    facts = _facts(sight, place, room, roomy=rows > 3)
    here = [player for player in sight.board.players if player.place == place]
    if rows > 3:
        for row, line in enumerate(wrapped(facts, width, rows - 2), 1):
            _inside(canvas, box, row, line)
            used = row
        first = 1 + (used if facts else 0)
        for row, line in enumerate(_people(sight, here, width, rows - first), first):
            _inside(canvas, box, row, line)
        return
    said: list[Piece] = [piece for fact in facts for piece in (fact, (" ", ""))]
    room_left = width - width_of(said)
    lines = _people(sight, here, room_left if rows == 2 else width, rows - 1 if rows == 2 else rows - 2)
    if rows == 2 or not lines:
        _inside(canvas, box, 1, said + (lines[0] if lines else []))
        return
    _inside(canvas, box, 1, said)
    for row, line in enumerate(lines, 2):
        _inside(canvas, box, row, line)


def _inside(canvas: Canvas, box: Box, row: int, pieces: list[Piece]) -> None:
    canvas.words(box[0] + 1, box[1] + 1 + row, pieces, width=box[2] - box[0] - 1)


def _name(sight: Sight, place: str, width: int) -> str:
    """As long as there is room: the name in the game tells the colour of most Rooms, the short one that of all."""
    full = sight.say(f"cultists-table-wide-{place}")
    return full if len(full) <= width else sight.say(f"cultists-table-short-{place}")


def _facts(sight: Sight, place: str, room: Any, *, roomy: bool) -> list[Piece]:
    """Pile and books, and what else lies here: words where there is room, signs elsewhere."""
    board = sight.board
    facts: list[Piece] = []
    if room is not None and room.finished:
        facts.append((f"✓ {sight.say('cultists-table-finished')}", BRASS))
    elif room is not None:
        pile = str(room.pile) if room.explored else f"{room.pile}/{EXPLORED_AT}"
        if roomy:
            count = sight.say("cultists-table-pile", pile=pile)
            facts.append((f"{count}, {sight.say('cultists-table-explored')}" if room.explored else count, TEXT))
            facts.append((f"{BOOK * room.books} {sight.say('cultists-table-books-here')}", TEXT))
        else:
            facts.append((f"{pile}{'!' if room.explored else ''}", TEXT))
            facts.append((BOOK * room.books, f"bold {ROOM_COLOURS[room.colour]}"))
        if room.unsafe:
            facts.append((f"u {sight.say('cultists-table-unsafe')}" if roomy else "u", WARN))
    if room is not None and room.cultist_token:
        facts.append((f"{SUSPECT} {sight.say('cultists-table-token')}" if roomy else SUSPECT, HARM))
    if place == board.fish_man:
        facts.append((f"{FISH_MAN} {sight.say('cultists-table-fish-man')}", HARM))
    if place == PORTAL_ROOM and board.portal:
        facts.append((f"{PORTAL} {sight.say('cultists-table-portal', number=board.portal)}" if roomy else PORTAL, WARN))
    if place == START_A_VOTE and board.vote_ready:
        facts.append((f"{VOTE} {sight.say('cultists-table-vote-ready')}" if roomy else VOTE, BRASS))
    return facts


def _people(sight: Sight, here: Sequence[Any], width: int, rows: int) -> list[list[Piece]]:
    """Who stands here."""
    return fitted(here, lambda player, letters: _person(sight, player, letters, width), width, rows)


def _person(sight: Sight, player: Any, letters: int, width: int) -> Piece:
    own = player.seat == sight.view.seat
    style = own_style(player.seat) if own else seat_style(player.seat)
    mark = marks_of(sight, player) + (sight.mark("seat", player.seat) if letters == ALL else "")
    name = shortened(sight.name(player.seat)[:letters], width - 1 - len(mark)) if letters else ""
    if sight.points_at("seat", player.seat):
        style += " underline"
    return f"{seat_sign(player.seat)}{name}{mark}", style
