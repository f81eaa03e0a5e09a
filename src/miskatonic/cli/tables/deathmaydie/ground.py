"""The map as it is drawn: tiles and passages, gates and fire, figures with the health they have left."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.tables.canvas import Box, Canvas, Piece, shortened
from miskatonic.cli.tables.deathmaydie.plan import Plan
from miskatonic.cli.tables.deathmaydie.signs import FIRE, FLOORS, GATES, GROUND, STAIRS, TOKEN, TUNNEL, WAY
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.fitting import NONE, fitted
from miskatonic.cli.tables.palette import (
    BRASS,
    DARK,
    HARM,
    LINE,
    MAY,
    QUIET,
    TEXT,
    WARN,
    YOU,
    own_style,
    seat_sign,
    seat_style,
    tinted,
)
from miskatonic.cli.tables.passages import draw

__all__ = ["ground"]

ROOMY = 3
"""Rows from which things are told in words."""


def ground(sight: Sight, width: int, height: int) -> Canvas:
    """All spaces, with what stands and lies in them."""
    board = sight.board
    plan = Plan(board, width, height)
    canvas = Canvas(width, height, f"on {GROUND}")
    tiles = list(dict.fromkeys(space.tile for space in board.spaces))
    for space in board.spaces:
        colour = FLOORS[tiles.index(space.tile) % len(FLOORS)]
        canvas.floor(plan.boxes[space.id], f"on {tinted(colour, GROUND, 0.08 if space.shadow else 0.26)}")
    for box in plan.boxes.values():
        canvas.walls(box, LINE)
    for passage in plan.passages.values():
        draw(canvas, passage, f"bold {BRASS}")
    for space in board.spaces:
        _space(canvas, sight, space, plan)
    return canvas


def _space(canvas: Canvas, sight: Sight, space: Any, plan: Plan) -> None:
    box = plan.boxes[space.id]
    width, rows = box[2] - box[0] - 1, box[3] - box[1] - 1
    mark = sight.mark("space", space.id)
    pointed = " reverse" if sight.points_at("space", space.id) else ""
    name = shortened(sight.say(f"dmd-space-{space.id}"), width - len(mark))
    _inside(canvas, box, 0, [(name, f"bold {TEXT if not space.shadow else DARK}{pointed}")])
    if mark:
        canvas.words(box[2] - len(mark), box[1] + 1, mark, f"{MAY}{pointed}")
    things = [*_features(sight, space, plan, rows > ROOMY), *_people(sight, space), *_figures(sight, space)]
    left = rows - 1
    if left < 1:
        canvas.words(box[0] + 1 + len(name) + 1, box[1] + 1, _close(things), width=width - len(name) - 1 - len(mark))
        return
    for row, line in enumerate(fitted(things, lambda thing, letters: thing.drawn(letters, width), width, left), 1):
        _inside(canvas, box, row, line)


def _close(things: list[_Thing]) -> list[Piece]:
    return [thing.drawn(NONE, 1) for thing in things]


def _inside(canvas: Canvas, box: Box, row: int, pieces: list[Piece]) -> None:
    canvas.words(box[0] + 1, box[1] + 1 + row, pieces, width=box[2] - box[0] - 1)


class _Thing:
    """Something in a space: a sign, a name that may be cut short, and what must be seen in any case."""

    def __init__(self, sign: str, name: str, after: str, style: str, mark: str = "") -> None:
        self.sign, self.name, self.after, self.style, self.mark = sign, name, after, style, mark

    def drawn(self, letters: int, width: int) -> Piece:
        """With so many letters of the name; what must be seen is never cut off."""
        room = width - len(f"{self.sign}{self.after}{self.mark}")
        name = shortened(self.name[:letters], room) if letters else "" if self.sign else self.name[:1]
        return f"{self.sign}{name}{self.after}{self.mark}", self.style


def _features(sight: Sight, space: Any, plan: Plan, words: bool) -> list[_Thing]:
    """Gate, fire, stairs and tunnel, tokens, and ways that lead elsewhere."""
    board = sight.board
    things = []
    if space.gate:
        sign, colour = GATES[space.gate]
        things.append(_Thing(sign, sight.say(f"dmd-table-gate-{space.gate}") if words else "", "", f"bold {colour}"))
    if space.fire:
        things.append(_Thing(FIRE, "", str(space.fire), f"bold {WARN}"))
    for sign, pair, id in ((STAIRS, board.stairs, "stairs"), (TUNNEL, board.tunnel, "tunnel")):
        if space.id in pair:
            other = next(end for end in pair if end != space.id)
            name = f"{sight.say(f'dmd-table-{id}')} {WAY} {_name(sight, other)}" if words else _name(sight, other)
            things.append(_Thing(sign, name, "", QUIET))
    things += [_Thing(WAY, _name(sight, other), "", QUIET) for other in plan.elsewhere.get(space.id, ())]
    here = [token for token in board.tokens if token.space == space.id and token.bearer is None]
    for kind in dict.fromkeys(token.kind for token in here):
        count = sum(token.kind == kind for token in here)
        name = sight.say(f"dmd-token-{kind}")
        things.append(_Thing(TOKEN, name, f"×{count}" if count > 1 else "", f"bold {YOU}"))
    hidden = sum(crowd.count for crowd in board.crowds if crowd.place == space.id)
    if hidden:
        things.append(_Thing(f"{TOKEN}?", "", f"×{hidden}", YOU))
    return things


def _name(sight: Sight, space: str) -> str:
    return sight.say(f"dmd-space-{space}")


def _people(sight: Sight, space: Any) -> list[_Thing]:
    things = []
    for each in sight.board.investigators:
        if each.space == space.id and not each.dead:
            style = own_style(each.who) if each.seat == sight.view.seat else f"bold {seat_style(each.who)}"
            if sight.points_at("who", each.who):
                style += " underline"
            name = sight.say(f"dmd-investigator-{each.id}").split()[-1]
            on_fire = f"{FIRE}{each.fire}" if each.fire else ""
            things.append(_Thing(seat_sign(each.who), name, on_fire, style, sight.mark("who", each.who)))
    return things


def _figures(sight: Sight, space: Any) -> list[_Thing]:
    """Enemies by name with the health they have left; a dot if they can't be killed yet."""
    things = []
    for enemy in sight.board.enemies:
        if enemy.space == space.id:
            left = f"{enemy.health - enemy.wounds}{'' if enemy.mortal else '·'}"
            style = f"{HARM}{' reverse' if sight.points_at('enemy', enemy.number) else ''}"
            mark = sight.mark("enemy", enemy.number)
            things.append(_Thing("", sight.say(f"dmd-kind-{enemy.kind}"), left, style, mark))
    return things
