"""Work on many games at once: spread over processes, its results in order whatever the number of jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

__all__ = ["spread"]

T = TypeVar("T")

_LARGEST = 200
"""Games in a piece: few enough that the progress bar moves, enough that handing them over costs nothing."""


def spread(work: Callable[[int], T], numbers: range, jobs: int = 1) -> Iterator[T]:
    """`work(number)` for each number, in order. With several jobs, `work` must be something that pickles."""
    if jobs == 1 or len(numbers) < 2:
        yield from map(work, numbers)
        return
    joblib: Any = import_module("joblib")
    workers = joblib.cpu_count() if jobs < 1 else jobs
    size = max(1, min(_LARGEST, len(numbers) // (workers * 8)))
    pieces = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    parallel = joblib.Parallel(n_jobs=workers, return_as="generator", batch_size=1)
    for done in parallel(joblib.delayed(_piece)(work, piece) for piece in pieces):
        yield from done


def _piece(work: Callable[[int], T], numbers: Iterable[int]) -> list[T]:
    return [work(number) for number in numbers]
