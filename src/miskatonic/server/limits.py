"""Limits on how much one sender may want of the server."""

from __future__ import annotations

from time import monotonic

__all__ = ["Allowance"]

BURST = 4


class Allowance:
    """So many requests a second, and a burst now and then: an empty bucket refuses."""

    __slots__ = ("_left", "_rate", "_since")

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._left: float = rate * BURST
        self._since = monotonic()

    def take(self) -> bool:
        """Whether one more is all right."""
        now = monotonic()
        self._left = min(self._rate * BURST, self._left + (now - self._since) * self._rate)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
