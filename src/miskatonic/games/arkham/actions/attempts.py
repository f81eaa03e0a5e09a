"""Attempts: attacks, evasions and investigations as skill tests, by a basic action or by a card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from miskatonic.games.arkham.records import NO_CARD
from miskatonic.games.arkham.words.base import reckoned
from miskatonic.kernel.frames import rule
from miskatonic.kernel.records import changed

if TYPE_CHECKING:
    from miskatonic.games.arkham.declarations import Skill
    from miskatonic.games.arkham.records import ArkhamTable, CardId, Who
    from miskatonic.games.arkham.resolving import Resolving
    from miskatonic.games.arkham.words.base import Number

__all__ = ["attack", "evade", "investigate", "test"]


@rule("fight-action.2", "attacker-attacked.1")
def attack(
    table: ArkhamTable, who: Who, enemy: CardId, skill: Skill = "combat", at: Resolving | None = None, plus: Number = 0
) -> None:
    """An attack on an enemy."""
    _attempt(table, who, "fight", skill, at, plus, enemy=enemy)


@rule("evade-action.2")
def evade(
    table: ArkhamTable, who: Who, enemy: CardId, skill: Skill = "agility", at: Resolving | None = None, plus: Number = 0
) -> None:
    """An attempt to evade an enemy."""
    _attempt(table, who, "evade", skill, at, plus, enemy=enemy)


@rule("investigate-action.2")
def investigate(
    table: ArkhamTable,
    who: Who,
    skill: Skill = "intellect",
    at: Resolving | None = None,
    plus: Number = 0,
    easier: int = 0,
) -> None:
    """An investigation of one's location, with the skill that the location asks for."""
    place = table.state.places[table.investigator(who).place]
    for word in table.standing("investigate-with", place.card):
        skill = word.skill
    _attempt(table, who, "investigate", skill, at, plus, easier=easier)


def test(table: ArkhamTable, who: Who, skill: Skill, difficulty: int, at: Resolving) -> None:
    """A test that a card calls for (difficulty-skill-tests.5)."""
    from miskatonic.games.arkham.skill_tests import SkillTest

    here = table.investigator(who).place
    table.do(SkillTest(who, skill, difficulty=difficulty, place=here, at=at, source=at.source))


def _attempt(
    table: ArkhamTable,
    who: Who,
    kind: str,
    skill: Skill,
    at: Resolving | None,
    plus: Number,
    enemy: CardId = NO_CARD,
    easier: int = 0,
) -> None:
    from miskatonic.games.arkham.skill_tests import SkillTest

    place = table.investigator(who).place
    source = at.source if at is not None else NO_CARD
    more = reckoned(plus, table, changed(at, enemy=enemy)) if at is not None else 0
    boosts = ((source, more),) if more else ()
    table.do(SkillTest(who, skill, kind, enemy=enemy, place=place, at=at, source=source, boosts=boosts, easier=easier))
