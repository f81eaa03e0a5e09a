"""Among Cultists on the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Option
from miskatonic.cli.tables.cultists import corner, menu, people, tableau
from miskatonic.cli.tables.cultists.mansion import mansion
from miskatonic.cli.tables.cultists.plan import HIGH
from miskatonic.cli.tables.cultists.signs import (
    BOOK,
    CARD_ORDER,
    CARDS,
    DARKNESS,
    FISH_MAN,
    GHOST,
    KNIFE,
    LIGHT,
    ON_ROUTE,
    PORTAL,
    PULSE,
    SUSPECT,
    VOTE,
)
from miskatonic.cli.tables.drawing import Drawing, Sight
from miskatonic.cli.tables.palette import BRASS, QUIET, TEXT, WARN, YOU

__all__ = ["CultistsDrawing"]

STRIPS = 5
"""Rows that rounds and shelves take besides the mansion."""

SIGNS = (
    (BOOK, "books"),
    ("1/3 2!", "pile-sign"),
    (ON_ROUTE, "on-route"),
    ("═ ║", "doors"),
    (KNIFE, "knife"),
    (GHOST, "ghost"),
    (PULSE, "pulse-sign"),
    ("▯", "hand"),
    ("✓", "acted"),
    (SUSPECT, "token"),
    (FISH_MAN, "fish-man"),
    (PORTAL, "portal-sign"),
    (VOTE, "vote-ready"),
    ("u", "unsafe"),
)
"""The signs of the board, and the messages that tell what they are."""


class CultistsDrawing(Drawing):
    """The mansion, the people in it, and what one of them knows."""

    def heading(self, sight: Sight) -> Styled:
        board = sight.board
        said = Styled()
        if not board.round:
            return said.append(sight.say("cultists-table-phase-night"), YOU)
        said.append(sight.say("cultists-table-round", round=board.round, last=board.box.rounds), "bold")
        said.append(f" {sight.say(f'cultists-table-phase-{board.phase}')}", YOU)
        light = (
            f"{LIGHT} {sight.say('cultists-table-light')}"
            if board.power
            else f"{DARKNESS} {sight.say('cultists-table-dark')}"
        )
        said.append(f" · {light}", TEXT if board.power else WARN)
        said.append(f" · {BOOK}{board.points}/{board.target}", BRASS)
        if board.portal:
            said.append(f" · {PORTAL}{sight.say('cultists-table-portal', number=board.portal)}", WARN)
        if board.event:
            said.append(f" · {sight.say(f'cultists-event-{board.event}')}", QUIET)
        return said

    def board(self, sight: Sight, width: int, height: int) -> RenderableType:
        if height < HIGH + STRIPS:
            return mansion(sight, width, height).text()
        return Group(
            tableau.rounds_strip(sight, width).text(),
            mansion(sight, width, height - STRIPS).text(),
            Styled(),
            tableau.shelves_strip(sight, width).text(),
        )

    def people(self, sight: Sight, width: int) -> RenderableType:
        return people.people(sight, width)

    def own(self, sight: Sight, width: int) -> RenderableType:
        return corner.corner(sight)

    def table(self, sight: Sight, width: int) -> RenderableType:
        return tableau.tableau(sight, width)

    def summary(self, sight: Sight) -> Styled | None:
        return corner.summary(sight)

    def group(self, option: Option) -> str | None:
        return menu.group(option)

    def questions(self, sight: Sight) -> Sequence[tuple[str, str]]:
        return list(menu.questions(sight))

    def legend(self, sight: Sight) -> Sequence[tuple[str, str]]:
        cards = [(CARDS[card], sight.say(f"cultists-card-{card}")) for card in CARD_ORDER]
        return [*((sign, sight.say(f"cultists-table-{id}")) for sign, id in SIGNS), *cards]
