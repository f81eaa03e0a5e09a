"""Work on many games at once: spread over processes, its results in order whatever the number of jobs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

__all__ = ["spread"]

T = TypeVar("T")


def spread(work: Callable[[int], T], numbers: range, jobs: int = 1, *, most: int = 25) -> Iterator[T]:
    """`work(number)` for each number, in order. With several jobs, `work` must be something that pickles.

    `most` is how many numbers a process gets at once: more cost less to hand over, fewer come back sooner.
    """
    if jobs == 1 or len(numbers) < 2:
        yield from map(work, numbers)
        return
    joblib: Any = import_module("joblib")
    workers = joblib.cpu_count() if jobs < 1 else jobs
    size = max(1, min(most, len(numbers) // (workers * 8)))
    pieces = [numbers[start : start + size] for start in range(0, len(numbers), size)]
    parallel = joblib.Parallel(n_jobs=workers, return_as="generator", batch_size=1)
    for done in parallel(joblib.delayed(_piece)(work, piece) for piece in pieces):
        yield from done


def _piece(work: Callable[[int], T], numbers: Iterable[int]) -> list[T]:
    return [work(number) for number in numbers]
