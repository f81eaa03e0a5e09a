"""What lies before an investigator: the hand with its texts, cards in play, what is on it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Text
from miskatonic.cli.tables.arkham.ground import enemy_figures, mark_of, points_at
from miskatonic.cli.tables.arkham.signs import (
    ACTION,
    CLUE,
    CLUES,
    DOOM,
    HEALTH,
    RESOURCE,
    RESOURCES,
    SANITY,
    SKILLS,
)
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, HARM, MAY, NAME, QUIET, TEXT, YOU, own_style, seat_sign, seat_style

__all__ = ["figures", "mat", "named"]

MIND = "#aebcff"


def named(sight: Sight, each: Any) -> Styled:
    """An investigator's sign and name; the viewer's own stands out."""
    style = own_style(each.who) if each.who == sight.view.seat else f"bold {seat_style(each.who)}"
    return Styled.assemble((f"{seat_sign(each.who)} {sight.say(f'arkham-card-{each.code}')}", style))


def figures(each: Any) -> Styled:
    """Health and sanity left, resources, clues, actions."""
    said = Styled()
    said.append(f"{HEALTH}{each.health} ", HARM).append(f"{SANITY}{each.sanity} ", MIND)
    said.append(f"{RESOURCE}{each.resources} ", RESOURCES).append(f"{CLUE}{each.clues} ", CLUES)
    return said.append(ACTION * each.actions, YOU)


def mat(sight: Sight, texts: Mapping[str, Text]) -> RenderableType:
    """The viewer's own; nothing for somebody who only watches."""
    seat = sight.view.seat
    if seat is None:
        return Styled()
    each = sight.board.investigators[seat]
    return Group(*_mat(sight, each, texts))


def _mat(sight: Sight, each: Any, texts: Mapping[str, Text]) -> Iterator[Styled]:
    skills = " ".join(f"{SKILLS[skill]}{value}" for skill, value in each.skills.items())
    first = named(sight, each).append("  ").append_text(figures(each)).append(f" {skills}  ", TEXT)
    yield first.append(sight.say("arkham-table-piles", count=each.deck, thrown=len(each.discard)), QUIET)
    engaged = [enemy for enemy in sight.board.enemies if enemy.engaged == each.who]
    if engaged or each.threats:
        yield Styled(sight.say("arkham-table-threats"), f"bold {HARM}")
        for enemy in engaged:
            yield _card(sight, enemy, texts, f" {enemy_figures(enemy)}")
        for card in each.threats:
            yield _card(sight, card, texts, _state(sight, card))
    yield Styled(f"{sight.say('arkham-table-hand')} ({each.hand})", NAME)
    for card in each.cards or ():
        cost = f" {RESOURCE}{card.cost}" if card.cost is not None else ""
        yield _card(sight, card, texts, cost)
    if each.top:
        yield Styled(sight.say("arkham-table-top"), NAME)
        yield from (_card(sight, card, texts, "") for card in each.top)
    if each.play:
        yield Styled(sight.say("arkham-table-in-play"), NAME)
        yield from (_card(sight, card, texts, _state(sight, card)) for card in each.play)
    yield _text(sight, each.code, texts)


def _card(sight: Sight, card: Any, texts: Mapping[str, Text], figures: str) -> Styled:
    """Name and figures, what is printed besides, and what it says."""
    name = "reverse" if points_at(sight, card.key) else f"bold {BRASS}"
    said = Styled.assemble((sight.say(f"arkham-card-{card.code}"), name), (figures, TEXT))
    if mark := mark_of(sight, card.key):
        said.append(f" {mark}", MAY)
    facts = texts.get(f"arkham-facts-{card.code}")
    if facts is not None:
        said.append(f" ({sight.read(facts)})", QUIET)
    text = texts.get(f"arkham-text-{card.code}")
    return said.append(f": {sight.read(text)}", TEXT) if text is not None else said


def _text(sight: Sight, code: str, texts: Mapping[str, Text]) -> Styled:
    text = texts.get(f"arkham-text-{code}")
    return Styled(sight.read(text) if text is not None else "", QUIET)


def _state(sight: Sight, card: Any) -> str:
    said = ""
    if card.health is not None:
        said += f" {HEALTH}{card.health - card.damage}"
    if card.sanity is not None:
        said += f" {SANITY}{card.sanity - card.horror}"
    if card.kind:
        said += f" {sight.say('arkham-table-uses', kind=card.kind, count=card.uses)}"
    if card.clues:
        said += f" {CLUE}{card.clues}"
    if card.doom:
        said += f" {DOOM}{card.doom}"
    return said + (f" {sight.say('arkham-table-exhausted')}" if card.exhausted else "")
