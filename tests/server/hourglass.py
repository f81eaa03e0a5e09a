"""A loop whose clock stands still while there is something to do, and hurries on when there is nothing.

Whoever waits is waited for in hardly any time, and on a machine that is busy with other things nobody runs out of
patience who would not have on a quiet one: what happens hangs on who waits for how long, not on how fast it is done.
"""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

__all__ = ["Hourglass", "run_in_no_time"]

T = TypeVar("T")
JUMP = 0.005
"""Seconds that the clock jumps at most at a time."""
QUICK = 20
"""Jumps one after another between which nothing is waited for; then, it may be, everybody waits for another thread."""
THREADS = 0.0005
"""Seconds that other threads get then, for each jump."""


class _Selector(selectors.DefaultSelector):
    """It turns the hourglass rather than wait."""

    ahead = 0.0
    """Seconds that the clock has jumped."""
    _idle = 0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        if timeout is None or timeout <= 0:
            self._idle = 0
            return super().select(timeout)
        self._idle += 1
        found = super().select(0 if self._idle <= QUICK else min(timeout, THREADS))
        if not found:
            self.ahead += min(timeout, JUMP)
        return found


class Hourglass(asyncio.SelectorEventLoop):
    """The loop of one such run."""

    def __init__(self) -> None:
        self._turned = _Selector()
        super().__init__(self._turned)

    def time(self) -> float:
        return self._turned.ahead


def run_in_no_time(doing: Coroutine[Any, Any, T]) -> T:
    """Run this to its end."""
    with asyncio.Runner(loop_factory=Hourglass) as runner:
        return runner.run(doing)
