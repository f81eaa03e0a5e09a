"""Agenda and act, the chaos bag laid open, the encounter deck and what else lies there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Text
from miskatonic.cli.tables.arkham.signs import CLUE, CLUES, DOOM, DOOMED
from miskatonic.cli.tables.arkham.testing import token_sign
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, NAME, QUIET, TEXT

__all__ = ["bag_line", "plot_line", "story"]


def story(sight: Sight, texts: Mapping[str, Text]) -> RenderableType:
    """All of it, what presses most first."""
    return Group(*_agenda(sight, texts), *_act(sight, texts), bag_line(sight), *_piles(sight))


def plot_line(sight: Sight) -> Styled:
    """Agenda and act in one line: how much doom, how many clues."""
    board = sight.board
    said = Styled(no_wrap=True, overflow="ellipsis")
    if board.agenda:
        said.append(f"{sight.say('arkham-table-agenda')} ", NAME)
        said.append(f"{sight.say(f'arkham-card-{board.agenda}')} ", TEXT)
        said.append(_of(DOOM, board.doom, board.threshold), DOOMED)
    if board.act:
        said.append(f"  {sight.say('arkham-table-act')} ", NAME)
        said.append(f"{sight.say(f'arkham-card-{board.act}')} ", TEXT)
        if board.act_needs is not None:
            said.append(_of(CLUE, sum(each.clues for each in board.investigators), board.act_needs), CLUES)
    return said


def bag_line(sight: Sight) -> Styled:
    """The tokens in the bag, each kind with how many there are."""
    often = Counter(sight.board.bag)
    said = Styled.assemble((f"{sight.say('arkham-table-bag')} ", NAME))
    numbers = sorted((token for token in often if token.lstrip("+-").isdigit()), key=int, reverse=True)
    symbols = sorted(token for token in often if token not in numbers)
    for token in (*numbers, *symbols):
        count = f"×{often[token]}" if often[token] > 1 else ""
        said.append(f"{token_sign(token)}{count} ", BRASS if token in symbols else TEXT)
    return said


def _of(sign: str, count: int, most: int | None) -> str:
    return f"{sign}{count}/{most}" if most is not None else f"{sign}{count}"


def _agenda(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    board = sight.board
    if board.agenda:
        said = Styled.assemble(
            (f"{sight.say('arkham-table-agenda')}: ", NAME), (sight.say(f"arkham-card-{board.agenda}"), "bold")
        )
        if board.threshold is not None:
            said.append(f" · {sight.say('arkham-table-doom', count=board.doom, most=board.threshold)}", DOOMED)
        yield said
        yield from _told(sight, board.agenda, texts)


def _act(sight: Sight, texts: Mapping[str, Text]) -> Iterator[Styled]:
    board = sight.board
    if board.act:
        said = Styled.assemble(
            (f"{sight.say('arkham-table-act')}: ", NAME), (sight.say(f"arkham-card-{board.act}"), "bold")
        )
        if board.act_needs is not None:
            clues = sum(each.clues for each in board.investigators)
            said.append(f" · {sight.say('arkham-table-clues-on-act', count=clues, most=board.act_needs)}", CLUES)
        yield said
        yield from _told(sight, board.act, texts)


def _told(sight: Sight, code: str, texts: Mapping[str, Text]) -> Iterator[Styled]:
    text = texts.get(f"arkham-text-{code}")
    if text is not None:
        yield Styled(f"  {sight.read(text)}", TEXT)


def _piles(sight: Sight) -> Iterator[Styled]:
    board = sight.board
    names = _names(sight, board.encounter_discard) or sight.say("arkham-table-nothing")
    yield Styled(sight.say("arkham-table-encounter", count=board.encounter, names=names), QUIET)
    for id, cards in (("victory", board.victory), ("aside", board.aside)):
        if cards:
            yield Styled(sight.say(f"arkham-table-{id}", names=_names(sight, cards)), QUIET)


def _names(sight: Sight, cards: Any) -> str:
    often = Counter(sight.say(f"arkham-card-{card.code}") for card in cards)
    return ", ".join(f"{name} ×{count}" if count > 1 else name for name, count in often.items())
