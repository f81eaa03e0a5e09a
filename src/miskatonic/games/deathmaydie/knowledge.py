"""Who knows what: the order of the two decks and of tokens that lie face down is hidden from everybody."""

from __future__ import annotations

from typing import Any

from miskatonic.games.deathmaydie.records import Crowd, DeathMayDieTable
from miskatonic.kernel.chance import Chance

__all__ = ["another", "imagine", "knows"]


def knows(record: object, field: str) -> bool:
    """A deck of one card or none is no secret, nor are face-down tokens that are all alike."""
    return len(set(getattr(record, field))) < 2


def imagine(table: DeathMayDieTable, chance: Chance) -> None:
    """Shuffle the decks and what lies face down; what is known to lie below the Mythos deck stays there."""
    state = table.state
    state.mythos = chance.shuffle(sorted(state.mythos))
    state.discovery = chance.shuffle(sorted(state.discovery))
    for place, crowd in state.crowds.items():
        state.crowds[place] = Crowd(chance.shuffle(sorted(crowd.faces)))


def another(record: Any, field: str) -> Any:
    """The same deck in another order."""
    return tuple(reversed(getattr(record, field)))
