"""What a deducer has in mind at a decision: what it sees, what it believes, and a little luck."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from zlib import crc32

from miskatonic.players.deducer.beliefs import Beliefs
from miskatonic.players.deducer.seen import TableSeen
from miskatonic.players.deducer.sight import Sight

__all__ = ["Mind"]


class Mind:
    """One decision's worth of thought. All of it follows from the chair, so anybody can take the seat over."""

    def __init__(self, table: TableSeen, seat: int, own: Beliefs, table_s: Beliefs, seed: str) -> None:
        self.sight = Sight(table, seat)
        self._own = own
        self._table_s = table_s
        self._seed = seed

    @cached_property
    def own(self) -> Beliefs:
        """What this seat believes."""
        self._own.look(self.sight.table)
        return self._own

    @cached_property
    def public(self) -> Beliefs:
        """What the table believes, as far as everybody can know."""
        self._table_s.look(self.sight.table)
        return self._table_s

    def luck(self, what: str) -> float:
        """From 0 up to 1: the same for the same seed, at the same moment, for the same thing."""
        return crc32(f"{self._seed}:{what}".encode()) / 0x100000000

    def best(self, keys: Sequence[str], worth: dict[str, float], noise: float = 0.02) -> str:
        """The key of most worth; luck decides between what is nearly the same."""
        return max(keys, key=lambda key: worth.get(key, 0.0) + noise * self.luck(key))
