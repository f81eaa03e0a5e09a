"""What is printed on a card, worked out once for the engine: scripts, what can be used, icons, slots."""

from __future__ import annotations

from functools import cache
from typing import cast

from msgspec import Struct

from miskatonic.games.arkham.declarations import (
    Act,
    Agenda,
    Asset,
    Definition,
    Event,
    Icon,
    Investigator,
    Location,
    PlayerCard,
    ScenarioCard,
    Skill,
    Slot,
)
from miskatonic.games.arkham.holding import Banned, Held
from miskatonic.games.arkham.listening import Answer, Gained, Heard
from miskatonic.games.arkham.words.abilities import (
    Action,
    Committed,
    Constant,
    Fast,
    Forced,
    Gives,
    Objective,
    Play,
    Reaction,
    Revelation,
)
from miskatonic.games.arkham.words.base import Ability, Words
from miskatonic.kernel import abilities as kernel

__all__ = ["SKILLS", "Printed", "printed"]

SKILLS: tuple[Skill, ...] = ("willpower", "intellect", "combat", "agility")


class Printed(Struct, frozen=True):
    """One definition, ready for play. Abilities go by their printed number, scripts by code and number."""

    scripts: dict[str, Words]
    """All lists of words on it."""
    by_script: dict[str, Ability]
    in_play: tuple[kernel.Ability, ...]
    """What the kernel listens with while it is in play."""
    in_hand: tuple[kernel.Ability, ...]
    """And while it is in a hand."""
    unrevealed: tuple[kernel.Ability, ...]
    """And while it is a location that nobody has revealed."""
    actions: tuple[tuple[int, str, Action, kernel.Limit | None, str], ...]
    fasts: tuple[tuple[int, str, Fast, kernel.Limit | None, bool], ...]
    """The last says whether it is of use in skill tests alone."""
    committed: tuple[tuple[str, Committed], ...]
    revelations: tuple[str, ...]
    instruction: Play | None
    icons: dict[str, int]
    """What it adds to a test of each skill, wild icons included."""
    slots: tuple[Slot, ...]


@cache
def _printed(definition_id: int) -> Printed:
    return _made(_KNOWN[definition_id])


_KNOWN: dict[int, Definition] = {}


def printed(definition: Definition) -> Printed:
    """What is printed on a card; definitions never change, so each is read once."""
    _KNOWN[id(definition)] = definition
    return _printed(id(definition))


def _made(card: Definition) -> Printed:
    scripts: dict[str, Words] = {}
    by_script: dict[str, Ability] = {}
    in_play: list[kernel.Ability] = []
    in_hand: list[kernel.Ability] = []
    actions: list[tuple[int, str, Action, kernel.Limit | None, str]] = []
    fasts: list[tuple[int, str, Fast, kernel.Limit | None, bool]] = []
    committed: list[tuple[str, Committed]] = []
    revelations: list[str] = []
    instruction: Play | None = None
    for number, ability in enumerate(card.abilities):
        script = f"{card.code}:{number}"
        scripts[script] = ability.scripts()
        by_script[script] = ability.gained if isinstance(ability, Gives) else ability
        if isinstance(ability, Action):
            actions.append((number, script, ability, _counted(ability), ability.kind))
        elif isinstance(ability, Fast):
            in_tests = all(word.needs_test for word in ability.words)
            fasts.append((number, script, ability, _counted(ability), in_tests))
        elif isinstance(ability, Revelation):
            revelations.append(script)
        elif isinstance(ability, Play):
            instruction = ability
            if ability.at is not None:
                in_hand.append(Answer(ability.at, ability.when))
        elif isinstance(ability, Forced) and ability.in_hand:
            in_hand.append(Heard(ability.at, script, ability.when, (), None, forced=True, in_hand=True))
        else:
            in_play += _listeners(ability, script)
    if isinstance(card, PlayerCard):
        for number, each in enumerate(card.committed):
            script = f"{card.code}:committed:{number}"
            scripts[script] = each.scripts()
            committed.append((script, cast("Committed", each)))
    side = card.unrevealed if isinstance(card, Location) else None
    unrevealed = [made for each in side.abilities for made in _listeners(each, card.code)] if side is not None else []
    scripts.update(_words_of(card))
    icons = card.icons if isinstance(card, PlayerCard) else {}
    wild = icons.get("wild", 0)
    return Printed(
        scripts,
        by_script,
        tuple(in_play),
        tuple(in_hand),
        tuple(unrevealed),
        tuple(actions),
        tuple(fasts),
        tuple(committed),
        tuple(revelations),
        instruction,
        {skill: count for skill in SKILLS if (count := icons.get(cast("Icon", skill), 0) + wild)},
        card.slots if isinstance(card, Asset) else (),
    )


def _counted(ability: Action | Fast) -> kernel.Limit | None:
    """Its limit as the kernel counts it."""
    return ability.limit.counted() if ability.limit is not None else None


def _words_of(card: Definition) -> dict[str, Words]:
    """The words that stand on a card outside of abilities."""
    if isinstance(card, Event):
        return {f"{card.code}:event": card.words}
    if isinstance(card, Investigator):
        return {f"{card.code}:elder_sign": card.elder_sign}
    if isinstance(card, Act | Agenda):
        return {f"{card.code}:reverse": card.reverse}
    if isinstance(card, ScenarioCard):
        sides = {"easy": card.easy, "hard": card.hard}
        return {f"{card.code}:{side}:{symbol}": words for side, all in sides.items() for symbol, words in all.items()}
    return {}


def _listeners(ability: Ability, script: str) -> list[kernel.Ability]:
    """What the kernel finds an ability by: what stands or listens; nothing for what is only used by choice."""
    if isinstance(ability, Constant):
        return [Banned(word, ability.when) if word.bans else Held(word, ability.when) for word in ability.words]
    if isinstance(ability, Reaction):
        return [Heard(ability.at, script, ability.when, ability.cost, ability.limit, forced=False)]
    if isinstance(ability, Forced):
        return [Heard(ability.at, script, ability.when, (), None, forced=True)]
    if isinstance(ability, Gives):
        given = ability.gained
        if isinstance(given, Forced):
            return [Gained(given.at, script, given.when, (), None, forced=True)]
        return [Gained(given.at, script, given.when, given.cost, given.limit, forced=False)]
    if isinstance(ability, Objective):
        return [Heard(ability.at, script, ability.when, ability.cost, None, forced=not ability.cost)]
    return []
