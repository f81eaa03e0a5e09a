"""Sanity: losing it, and what happens at a threshold."""

from collections.abc import Iterable
from typing import ClassVar

from miskatonic.games.deathmaydie.death import Death
from miskatonic.games.deathmaydie.records import DeathMayDieTable, Who
from miskatonic.games.deathmaydie.resolving import Resolving
from miskatonic.games.deathmaydie.skills import LAST_LEVEL, level_of, slot_of
from miskatonic.games.deathmaydie.sources import skill_source
from miskatonic.games.deathmaydie.tracks import SKULL, THRESHOLDS
from miskatonic.games.deathmaydie.words.standing import Reduce
from miskatonic.kernel.frames import DONE, Act, Ask, Frame, Option, Outcome, Prompt, rule

__all__ = ["RAISE", "Threshold", "lose_sanity"]

RAISE = Act("raise", "skill", message="dmd-act-raise", rules=("level-up.1",), details=lambda table, option: {
    "level": _level_after(table, str(option.args[0])),
})  # fmt: skip

_NEXT_STOP = tuple(next((stop for stop in THRESHOLDS if stop > lost), SKULL) for lost in range(SKULL))
"""How far a loss can carry the marker from each space (insanity-threshold.2)."""


@rule("sanity-track.1", "sanity-track.2", "insanity-threshold.2", "insanity-threshold.3", "activate-insanity.3")
def lose_sanity(table: DeathMayDieTable, whose: Iterable[Who], count: int, cause: str = "other") -> None:
    """All markers move at once and stop at thresholds. The mad are out first; then come thresholds, clockwise."""
    touched = set(whose)
    fallen: list[Frame] = []
    for you in table.clockwise():
        if you in touched:
            fallen += _lose(table, you, count, cause)
    for frame in sorted(fallen, key=lambda frame: not isinstance(frame, Death)):
        table.do(frame)


def _lose(table: DeathMayDieTable, you: Who, count: int, cause: str) -> list[Frame]:
    investigator = table.investigator(you)
    for word in table.standing(Reduce, you):
        if word.works(cause):
            count -= word.sanity
    if count <= 0 or investigator.sanity == SKULL:
        return []
    stop = _NEXT_STOP[investigator.sanity]
    sanity = min(investigator.sanity + count, stop)
    table.change(you, sanity=sanity)
    table.log("dmd-log-sanity", who=you, count=sanity - investigator.sanity, total=sanity)
    if sanity == SKULL:
        return [Death(you, mad=True)]
    return [Threshold(you)] if sanity == stop else []


class Threshold(Frame, frozen=True):
    """An insanity threshold: first the insanity, then a skill goes up (insanity-threshold.1, activate-insanity.4)."""

    you: Who

    steps: ClassVar[tuple[str, ...]] = ("activate", "choose", "rise")

    @rule("activate-insanity.2", "activate-insanity.4")
    def activate(self, table: DeathMayDieTable) -> Outcome:
        investigator = table.investigator(self.you)
        if investigator.dead:
            return DONE
        insanity = investigator.insanity
        table.log("dmd-log-insanity", who=self.you, insanity=insanity)
        table.do(Resolving(f"insanity:{insanity}", self.you))
        return None

    @rule("level-up.1", "level-up.2", "level-up.3")
    def choose(self, table: DeathMayDieTable) -> Outcome:
        """One of the three skills that are not yet at their last level."""
        investigator = table.investigator(self.you)
        if investigator.dead:
            return DONE
        skills = table.game.board(table, self.you).skills
        open_now = [RAISE(skill) for skill in skills if level_of(table, self.you, skill) < LAST_LEVEL]
        if not open_now:
            return DONE
        return Ask(investigator.seat, open_now, Prompt("dmd-ask-raise", {"who": self.you}))

    @rule("level-up.1", "level-up.3")
    def rise(self, table: DeathMayDieTable, option: Option) -> Outcome:
        skill = str(option.args[0])
        slot = slot_of(table, self.you, skill)
        source = skill_source(self.you, slot)
        table.leaves(source)
        levels = list(table.investigator(self.you).levels)
        levels[slot] += 1
        first, second, third = levels
        table.change(self.you, levels=(first, second, third))
        table.enters(source)
        table.log("dmd-log-skill-rises", who=self.you, skill=skill, level=levels[slot])
        return DONE


def _level_after(table: DeathMayDieTable, skill: str) -> int:
    frame = table.state.stack[-1]
    assert isinstance(frame, Threshold)
    return level_of(table, frame.you, skill) + 1
