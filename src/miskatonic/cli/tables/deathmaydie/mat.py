"""What lies before a seat: tracks, skills with what they do at their level, finds, the insanity."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text as Styled

from miskatonic import Text
from miskatonic.cli.tables.deathmaydie.party import named
from miskatonic.cli.tables.deathmaydie.tracks import bars
from miskatonic.cli.tables.drawing import Sight
from miskatonic.cli.tables.palette import BRASS, MAY, NAME, QUIET, TEXT, YOU

__all__ = ["before", "mat"]

LEVELS = 4


def before(sight: Sight) -> Any:
    """Whose board lies before the viewer: of those that it leads the one whose turn it is, or the first."""
    board = sight.board
    own = [each for each in board.investigators if each.seat == sight.view.seat]
    return next(
        (each for each in own if each.who == board.active), own[0] if own else board.investigators[board.active]
    )


def mat(sight: Sight, texts: Mapping[str, Text]) -> RenderableType:
    """The boards of all that the viewer leads, the one in play first."""
    first = before(sight)
    others = [each for each in sight.board.investigators if each.seat == first.seat and each.who != first.who]
    return Group(*(part for each in (first, *others) for part in _board(sight, each, texts)))


def _board(sight: Sight, each: Any, texts: Mapping[str, Text]) -> Iterator[Styled]:
    yield named(sight, each)
    yield from bars(sight, each)
    if each.bonus_dice:
        yield Styled(sight.say("dmd-table-bonus-dice", count=each.bonus_dice), QUIET)
    yield Styled(sight.say("dmd-table-skills"), NAME)
    for skill in each.skills:
        yield from _skill(sight, skill, texts)
    yield from _finds(sight, each, texts)
    yield _card(sight, f"dmd-insanity-{each.insanity}", texts, f"dmd-text-insanity-{each.insanity}", "insanity")
    if each.kept_mythos:
        names = ", ".join(sight.say(f"dmd-mythos-{card}") for card in each.kept_mythos)
        yield Styled(sight.say("dmd-table-kept", names=names), QUIET)
    if each.stand_ins:
        yield Styled(sight.say("dmd-table-stand-ins", count=each.stand_ins), QUIET)


def _skill(sight: Sight, skill: Any, texts: Mapping[str, Text]) -> Iterator[Styled]:
    level = min(skill.level, LEVELS)
    said = Styled.assemble((sight.say(f"dmd-skill-{skill.id}"), f"bold {BRASS}"))
    for number in range(1, LEVELS + 1):
        said.append(f" [{number}]" if number == level else f"  {number} ", f"bold {YOU}" if number == level else QUIET)
    if skill.lent:
        said.append(f" {sight.say('dmd-table-lent', count=skill.lent)}", QUIET)
    if mark := sight.mark("skill", skill.id):
        said.append(f" {mark}", MAY)
    yield said
    text = texts.get(f"dmd-text-skill-{skill.id}-{level}")
    if text is not None:
        yield Styled(f"  {sight.read(text)}", TEXT)


def _finds(sight: Sight, each: Any, texts: Mapping[str, Text]) -> Iterator[Styled]:
    own = [find for find in sight.board.finds if find.owner == each.who]
    if own:
        yield Styled(sight.say("dmd-table-finds"), NAME)
    for find in own:
        said = _card(sight, f"dmd-find-{find.id}", texts, f"dmd-text-find-{find.id}", f"kind-of-find-{find.kind}")
        if find.health:
            said.append(f" ♥{find.health - find.wounds}/{find.health}", QUIET)
        if mark := sight.mark("find", find.card):
            said.append(f" {mark}", MAY)
        yield said


def _card(sight: Sight, name: str, texts: Mapping[str, Text], reading: str, sort: str) -> Styled:
    said = Styled.assemble((sight.say(name), f"bold {BRASS}"), (f" ({sight.say(f'dmd-table-{sort}')})", QUIET))
    text = texts.get(reading)
    return said.append(f": {sight.read(text)}", TEXT) if text is not None else said
