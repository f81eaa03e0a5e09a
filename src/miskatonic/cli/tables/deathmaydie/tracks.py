"""Tracks as bars: what is lost is filled, thresholds stand among the spaces."""

from __future__ import annotations

from typing import Any

from rich.text import Text as Styled

from miskatonic.cli.tables.deathmaydie.signs import MIND, SANITY, STRESS, STRESSED, WOUNDS
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import DARK, HARM, QUIET, TEXT, WARN, YOU

__all__ = ["DIE", "THRESHOLD", "bars", "short", "summoning"]

FULL, EMPTY, DEADLY = "▰", "▱", "☠"
THRESHOLD, DIE = "┃", "╋"


def bars(sight: Sight, board: Any) -> list[Styled]:
    """Wounds, stress and sanity, each in a line."""
    view = sight.board
    wounds = _bar(board.wounds, view.deadly_wounds, HARM).append(DEADLY, HARM)
    stress = _bar(board.stress, view.full_stress, STRESSED)
    lines = [
        _line(f"{WOUNDS} {sight.say('dmd-table-wounds')}", wounds, f"{board.wounds}/{view.deadly_wounds}", HARM),
        _line(f"{STRESS} {sight.say('dmd-table-stress')}", stress, f"{board.stress}/{view.full_stress}", STRESSED),
        _line(f"{SANITY} {sight.say('dmd-table-sanity')}", _sanity(view, board), f"{board.sanity}/{view.skull}", MIND),
    ]
    ahead = [threshold - board.sanity for threshold in view.thresholds if threshold > board.sanity]
    told = sight.say("dmd-table-next-threshold", count=ahead[0]) if ahead else sight.say("dmd-table-no-threshold")
    return [*lines, Styled(f"  {told}", QUIET)]


def short(sight: Sight, board: Any) -> Styled:
    """The three tracks in a few signs."""
    view = sight.board
    said = Styled()
    said.append(f"{WOUNDS}{board.wounds}/{view.deadly_wounds} ", HARM)
    said.append(f"{STRESS}{board.stress}/{view.full_stress} ", STRESSED)
    return said.append(f"{SANITY}{board.sanity}/{view.skull}", MIND)


def summoning(sight: Sight) -> Styled:
    """The spaces of the Summoning track: the figure's or the Progress token's, the red ones, the last."""
    view = sight.board
    said = Styled(no_wrap=True, overflow="ellipsis")
    for number in range(1, view.last_space + 1):
        red = number in view.red_spaces
        sign = f"►{number}" if number == view.track else f" {number}"
        end = DEADLY if number == view.last_space else "!" if red else ""
        style = f"bold {YOU}" if number == view.track else WARN if red else QUIET
        said.append(f"{sign}{end} ", style)
    return said


def _line(label: str, bar: Styled, figures: str, style: str) -> Styled:
    return Styled.assemble((f"{label:12} ", style), bar, (f" {figures}", TEXT))


def _bar(filled: int, spaces: int, style: str) -> Styled:
    return Styled.assemble((FULL * min(filled, spaces), style), (EMPTY * max(spaces - filled, 0), DARK))


def _sanity(view: Any, board: Any) -> Styled:
    """A threshold stands behind the space in which it is reached; a cross where it brings a bonus die."""
    said = Styled()
    for space in range(1, view.skull + 1):
        lost = space <= board.sanity
        if space == view.skull:
            said.append(DEADLY, HARM)
        else:
            said.append(FULL if lost else EMPTY, MIND if lost else DARK)
        if space in view.thresholds:
            said.append(DIE if space in view.dice_thresholds else THRESHOLD, YOU)
    return said
