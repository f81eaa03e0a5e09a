"""The locations as they are drawn: shroud and clues, ways between them, who and what stands there."""

from __future__ import annotations

from typing import Any

from miskatonic.cli.tables.arkham.plan import Plan
from miskatonic.cli.tables.arkham.signs import (
    CLUE,
    CLUES,
    DOOM,
    DOOMED,
    EXHAUSTED,
    GROUND,
    SHROUD,
    WAY,
)
from miskatonic.cli.tables.canvas import Box, Canvas, Piece, shortened
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.fitting import fitted
from miskatonic.cli.tables.palette import (
    BRASS,
    DARK,
    HARM,
    LINE,
    MAY,
    QUIET,
    TEXT,
    own_style,
    seat_sign,
    seat_style,
    tinted,
)
from miskatonic.cli.tables.passages import draw

__all__ = ["enemy_figures", "ground", "mark_of"]

ROOMY = 4
"""Rows from which things are told in words."""


def ground(sight: Sight, width: int, height: int) -> Canvas:
    """All locations in play, with what is there."""
    plan = Plan(sight.board, width, height)
    canvas = Canvas(width, height, f"on {GROUND}")
    for place in sight.board.places:
        canvas.floor(plan.boxes[place.id], f"on {tinted('#4f7a5c', GROUND, 0.32 if place.revealed else 0.1)}")
    for box in plan.boxes.values():
        canvas.walls(box, LINE)
    for passage in plan.passages.values():
        draw(canvas, passage, f"bold {BRASS}")
    for (x, y), sign in plan.corners.items():
        canvas.words(x, y, sign, f"bold {BRASS}")
    for place in sight.board.places:
        _place(canvas, sight, place, plan)
    return canvas


def mark_of(sight: Sight, key: str) -> str:
    """The number of the option that is about a card, whatever part the card plays in it."""
    return sight.mark("card", key) or sight.mark("enemy", key) or sight.mark("source", key)


def points_at(sight: Sight, key: str) -> bool:
    return any(sight.points_at(kind, key) for kind in ("card", "enemy", "source"))


def enemy_figures(enemy: Any) -> str:
    """Fight, health left and evade, and whether it is exhausted."""
    left = enemy.health - enemy.damage
    return f"{enemy.fight}/{left}/{enemy.evade}{EXHAUSTED if enemy.exhausted else ''}"


def _place(canvas: Canvas, sight: Sight, place: Any, plan: Plan) -> None:
    box = plan.boxes[place.id]
    width, rows = box[2] - box[0] - 1, box[3] - box[1] - 1
    mark = sight.mark("place", place.id)
    pointed = " reverse" if sight.points_at("place", place.id) else ""
    name = shortened(sight.say("arkham-table-place", place=place.id), width - len(mark))
    _inside(canvas, box, 0, [(name, f"bold {TEXT if place.revealed else DARK}{pointed}")])
    if mark:
        canvas.words(box[2] - len(mark), box[1] + 1, mark, f"{MAY}{pointed}")
    things = [*_facts(sight, place, plan, rows > ROOMY), *_people(sight, place), *_enemies(sight, place)]
    for row, line in enumerate(fitted(things, lambda each, letters: each.drawn(letters, width), width, rows - 1), 1):
        _inside(canvas, box, row, line)


def _inside(canvas: Canvas, box: Box, row: int, pieces: list[Piece]) -> None:
    canvas.words(box[0] + 1, box[1] + 1 + row, pieces, width=box[2] - box[0] - 1)


class _Thing:
    """Something at a location: a sign, a name that may be cut short, and what must be seen in any case."""

    def __init__(self, sign: str, name: str, after: str, style: str) -> None:
        self.sign, self.name, self.after, self.style = sign, name, after, style

    def drawn(self, letters: int, width: int) -> Piece:
        room = width - len(f"{self.sign}{self.after}")
        name = shortened(self.name[:letters], room) if letters else "" if self.sign else self.name[:1]
        return f"{self.sign}{name}{self.after}", self.style


def _facts(sight: Sight, place: Any, plan: Plan, words: bool) -> list[_Thing]:
    """Shroud, clues and doom, what is attached, and ways that no wall shows."""
    things = []
    if not place.revealed:
        things.append(_Thing("?", sight.say("arkham-table-unrevealed") if words else "", "", QUIET))
    else:
        label = f" {sight.say('arkham-table-shroud')}" if words else ""
        things.append(_Thing(f"{SHROUD}{place.shroud}", label, "", TEXT))
    if place.clues:
        label = f" {sight.say('arkham-table-clue')}" if words else ""
        things.append(_Thing(f"{CLUE}{place.clues}", label, "", f"bold {CLUES}"))
    if place.doom:
        things.append(_Thing(f"{DOOM}{place.doom}", "", "", f"bold {DOOMED}"))
    things += [_Thing("+", sight.say(f"arkham-card-{card.code}"), "", QUIET) for card in place.attached]
    others = plan.elsewhere.get(place.id, ())
    return things + [_Thing(WAY, sight.say("arkham-table-place", place=other), "", QUIET) for other in others]


def _people(sight: Sight, place: Any) -> list[_Thing]:
    things = []
    for each in sight.board.investigators:
        if each.place == place.id and not each.gone:
            style = own_style(each.who) if each.who == sight.view.seat else f"bold {seat_style(each.who)}"
            name = sight.say(f"arkham-card-{each.code}").split()[0]
            things.append(_Thing(seat_sign(each.who), name, sight.mark("who", each.who), style))
    return things


def _enemies(sight: Sight, place: Any) -> list[_Thing]:
    things = []
    for enemy in sight.board.enemies:
        if enemy.place == place.id:
            engaged = seat_sign(enemy.engaged) if enemy.engaged is not None else ""
            doom = f"{DOOM}{enemy.doom}" if enemy.doom else ""
            after = f" {enemy_figures(enemy)}{engaged}{doom}{mark_of(sight, enemy.key)}"
            style = f"{HARM}{' reverse' if points_at(sight, enemy.key) else ''}"
            things.append(_Thing("", sight.say(f"arkham-card-{enemy.code}"), after, style))
    return things
