"""Death May Die on the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Game
from miskatonic.cli.tables.deathmaydie.dice import dice_line
from miskatonic.cli.tables.deathmaydie.ground import ground
from miskatonic.cli.tables.deathmaydie.mat import before, mat
from miskatonic.cli.tables.deathmaydie.party import named, party
from miskatonic.cli.tables.deathmaydie.signs import (
    FACES,
    FIRE,
    GATES,
    SANITY,
    STAIRS,
    STRESS,
    TOKEN,
    TUNNEL,
    WAY,
    WOUNDS,
)
from miskatonic.cli.tables.deathmaydie.story import ritual_line, story, track_line
from miskatonic.cli.tables.deathmaydie.tracks import DIE, THRESHOLD, short
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.palette import QUIET, WARN, YOU

__all__ = ["DeathMayDieDrawing"]

HIGH = 20
"""Rows from which the story board's lines stand over the map."""

ACTIONS = 3

SIGNS = (
    ("Ghoul3·", "enemy"),
    (f"{FIRE}2", "fire-here"),
    *((sign, f"gate-{gate}") for gate, (sign, _) in GATES.items()),
    (STAIRS, "stairs"),
    (TUNNEL, "tunnel"),
    (WAY, "way"),
    ("═ ║", "passage"),
    (TOKEN, "token"),
    (WOUNDS, "wounds"),
    (STRESS, "stress"),
    (SANITY, "sanity"),
    (THRESHOLD, "threshold-sign"),
    (DIE, "die-sign"),
    ("[ ]", "standard"),
    ("( )", "bonus"),
    *((sign, f"tally-{face}") for face, sign in FACES.items()),
)
"""The signs of the table, and the messages that tell what they are."""


class DeathMayDieDrawing(Drawing):
    """The map with its figures, the story board, and the boards of the investigators."""

    secret: ClassVar[bool] = False

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._texts = game.type.readings()

    def heading(self, sight: Sight) -> Styled:
        board = sight.board
        said = Styled()
        said.append(f"{sight.say(f'dmd-episode-{board.episode}')} · ", QUIET)
        said.append(sight.say("dmd-table-turn", number=board.turn), "bold")
        said.append(f" {sight.say(f'dmd-table-part-{board.part}')}", YOU)
        if board.part == "actions":
            said.append(f" {'▶' * (ACTIONS - board.actions_taken)}{'▷' * board.actions_taken}", YOU)
        said.append(" · ").append_text(named(sight, board.investigators[board.active]))
        track = sight.say("dmd-table-track", number=board.track, last=board.last_space)
        return said.append(f" · {track}", WARN if board.summoned else QUIET)

    def board(self, sight: Sight, width: int, height: int) -> RenderableType:
        lines = [track_line(sight), ritual_line(sight), dice_line(sight) or Styled()] if height >= HIGH else []
        return Group(*lines, ground(sight, width, height - len(lines)).text())

    def people(self, sight: Sight, width: int) -> RenderableType:
        return party(sight)

    def own(self, sight: Sight, width: int) -> RenderableType:
        return mat(sight, self._texts)

    def table(self, sight: Sight, width: int) -> RenderableType:
        return story(sight, self._texts)

    def summary(self, sight: Sight) -> Styled:
        dice = dice_line(sight)
        if dice is not None:
            return dice
        each = before(sight)
        said = named(sight, each).append("  ").append_text(short(sight, each))
        return said.append("  ").append_text(ritual_line(sight))

    def questions(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return list(_questions(sight))

    def legend(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return [(sign, sight.say(f"dmd-table-{id}")) for sign, id in SIGNS]


def _questions(sight: Sight) -> Iterator[tuple[str, str]]:
    """Every action, with each thing that it could be done to."""
    board = sight.board
    for space in board.spaces:
        yield sight.say("dmd-act-run", space=space.id), f"run:{space.id}"
    for enemy in board.enemies:
        left = enemy.health - enemy.wounds
        where = sight.say(f"dmd-space-{enemy.space}")
        yield f"{sight.say('dmd-act-attack', enemy=enemy.number, left=left)} ({where})", f"attack:{enemy.number}"
    for action in board.actions:
        yield sight.say(f"dmd-action-{action.id}"), f"do:{action.id}"
    for find in board.finds:
        yield sight.say(f"dmd-find-{find.id}"), f"use:{find.card}"
    for act in ("rest", "trade", "end-actions", "let-stand"):
        yield sight.say(f"dmd-act-{act}"), act
