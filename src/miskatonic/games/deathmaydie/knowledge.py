"""Who knows what: the order of the two decks is hidden from everybody."""

from __future__ import annotations

from typing import Any

from miskatonic.games.deathmaydie.records import DeathMayDieTable
from miskatonic.kernel.chance import Chance

__all__ = ["another", "imagine", "knows"]


def knows(record: object, field: str) -> bool:
    """A deck of one card or none is no secret."""
    deck: tuple[int, ...] = getattr(record, field)
    return len(deck) < 2


def imagine(table: DeathMayDieTable, chance: Chance) -> None:
    """Shuffle the decks; what is known to lie below the Mythos deck stays there."""
    state = table.state
    state.mythos = chance.shuffle(sorted(state.mythos))
    state.discovery = chance.shuffle(sorted(state.discovery))


def another(record: Any, field: str) -> Any:
    """The same deck in another order."""
    return tuple(reversed(getattr(record, field)))
