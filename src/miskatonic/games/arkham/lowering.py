"""Lowering: a card effect takes something off a skill."""

from __future__ import annotations

from miskatonic.games.arkham.records import Who
from miskatonic.kernel.events import Event

__all__ = ["LowerSkill"]


class LowerSkill(Event, frozen=True):
    """A lasting effect that lowers a skill has begun; only told where somebody waits for it.

    When one that raised it ends, or a constant ability ceases, no card effect has changed anything (effects.6).
    """

    who: Who
    skill: str
