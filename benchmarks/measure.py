"""Measuring: CPU time, the best of several rounds, told for a machine on which the calibration takes 20 ms."""

from collections.abc import Callable
from time import process_time

REFERENCE_MS = 20.0
"""The calibration on the machine that figures are quoted for."""


def calibrate(rounds: int = 5, updates: int = 300_000) -> float:
    """Milliseconds for a fixed piece of pure Python on this machine, now."""
    best = float("inf")
    for _ in range(rounds):
        start = process_time()
        table: dict[int, int] = {}
        for i in range(updates):
            table[i & 1023] = table.get(i & 1023, 0) + i
        best = min(best, process_time() - start)
    return best * 1000


def scaled(measure: Callable[[], float], rounds: int = 7) -> float:
    """The least that `measure` gives, as if the calibration beside it had taken 20 ms."""
    return min(measure() * REFERENCE_MS / calibrate(rounds=1) for _ in range(rounds))


def microseconds(action: Callable[[], object], times: int) -> float:
    """Microseconds for one `action`, scaled."""

    def once() -> float:
        start = process_time()
        for _ in range(times):
            action()
        return (process_time() - start) / times * 1e6

    return scaled(once)
