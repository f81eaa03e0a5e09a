"""Arkham Horror: The Card Game on the terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Game
from miskatonic.cli.tables.arkham.ground import ground
from miskatonic.cli.tables.arkham.mat import figures, mat, named
from miskatonic.cli.tables.arkham.party import party
from miskatonic.cli.tables.arkham.signs import (
    CLUE,
    DOOM,
    FALLING,
    HEALTH,
    RESOURCE,
    RISING,
    SANITY,
    SHROUD,
    TOKENS,
    WAY,
)
from miskatonic.cli.tables.arkham.story import bag_line, plot_line, story
from miskatonic.cli.tables.arkham.testing import test_line
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.palette import QUIET, YOU

__all__ = ["ArkhamDrawing"]

HIGH = 19
"""Rows from which agenda, act, bag and test stand over the map."""

SIGNS = (
    (f"{SHROUD}2", "arkham-table-shroud"),
    (f"{CLUE}3", "arkham-table-clue"),
    (HEALTH, "arkham-table-health"),
    (SANITY, "arkham-table-sanity"),
    (RESOURCE, "arkham-table-resources"),
    ("2/1/3z●", "arkham-table-enemy"),
    (f"═ ║ {FALLING} {RISING}", "arkham-table-passage"),
    (WAY, "arkham-table-way"),
    ("W I C A ?", "arkham-table-skills-sign"),
    *((sign, f"arkham-token-{token.replace('_', '-')}") for token, sign in TOKENS.items()),
)
"""The signs of the table, and the messages that tell what they are."""


class ArkhamDrawing(Drawing):
    """The locations, agenda and act, the bag, and the cards of one investigator with what they say."""

    below: ClassVar[int] = 19

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self._texts = game.type.readings()

    def heading(self, sight: Sight) -> Styled:
        board = sight.board
        said = Styled()
        said.append(f"{sight.say(f'arkham-set-{board.scenario}')} · ", QUIET)
        said.append(sight.say("arkham-table-round", number=board.round), "bold")
        said.append(f" {sight.say(f'arkham-phase-{board.phase}')}", YOU)
        if board.active is not None:
            said.append(" · ").append_text(named(sight, board.investigators[board.active]))
        return said.append(f" · {DOOM}{board.doom}/{board.threshold}" if board.threshold is not None else "", QUIET)

    def board(self, sight: Sight, width: int, height: int) -> RenderableType:
        lines: list[Styled] = []
        if height >= HIGH:
            lines = [plot_line(sight), bag_line(sight), test_line(sight) or Styled()]
        return Group(*lines, ground(sight, width, height - len(lines)).text())

    def people(self, sight: Sight, width: int) -> RenderableType:
        return party(sight)

    def own(self, sight: Sight, width: int) -> RenderableType:
        return mat(sight, self._texts)

    def table(self, sight: Sight, width: int) -> RenderableType:
        return story(sight, self._texts)

    def summary(self, sight: Sight) -> Styled | None:
        test = test_line(sight)
        if test is not None or sight.view.seat is None:
            return test
        each = sight.board.investigators[sight.view.seat]
        return named(sight, each).append("  ").append_text(figures(each)).append("  ").append_text(plot_line(sight))

    def questions(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return list(_questions(sight))

    def legend(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return [(sign, sight.say(id)) for sign, id in SIGNS]


def _questions(sight: Sight) -> Iterator[tuple[str, str]]:
    """Every basic action with what it could be done to, and every card in the viewer's hand."""
    board = sight.board
    seat = sight.view.seat
    yield from ((sight.say(f"arkham-act-{act}"), act) for act in ("draw", "resource", "end-turn", "advance"))
    yield sight.say("arkham-table-deed-investigate"), "investigate"
    for place in board.places:
        yield sight.say("arkham-act-move", place=place.id), f"move:{place.id}"
    for enemy in board.enemies:
        name = sight.say(f"arkham-card-{enemy.code}")
        for act in ("fight", "evade", "engage"):
            yield f"{sight.say(f'arkham-table-deed-{act}')}: {name}", f"{act}:{enemy.key}"
    for card in (board.investigators[seat].cards or ()) if seat is not None else ():
        yield sight.say("arkham-act-play", card=card.code, cost=card.cost or 0), f"play:{card.key}"
