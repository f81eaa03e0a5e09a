"""Limits on how much one sender may want of the server."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic

__all__ = ["Allowance", "Allowances", "Crowd"]

BURST = 4
REMEMBERED = 10_000
"""Senders that are told apart; whoever has been quiet longest is forgotten first, and has the whole allowance again."""


class Allowance:
    """So many requests a second, and a burst now and then: an empty bucket refuses."""

    __slots__ = ("_clock", "_left", "_most", "_rate", "_since")

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._most = rate * BURST if burst is None else burst
        self._left = self._most
        self._clock = clock
        self._since = clock()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """An allowance for each sender."""

    def __init__(self, rate: float, burst: float | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._of: OrderedDict[str, Allowance] = OrderedDict()

    def take(self, sender: str) -> bool:
        """Whether one more of this sender is all right."""
        found = self._of.get(sender)
        if found is None:
            found = self._of[sender] = Allowance(self._rate, self._burst, self._clock)
            if len(self._of) > REMEMBERED:
                self._of.popitem(last=False)
        else:
            self._of.move_to_end(sender)
        return found.take()


class Crowd:
    """How many each sender has of something at a time."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._of: Counter[str] = Counter()

    @contextmanager
    def one_more(self, sender: str) -> Iterator[bool]:
        """Count one more in for as long as it lasts; False if that is too many."""
        fits = self._of[sender] < self.most
        self._of[sender] += 1
        try:
            yield fits
        finally:
            self._of[sender] -= 1
            if not self._of[sender]:
                del self._of[sender]
