"""The time of day, in one place: entries say when they happened, deadlines when they run out."""

from __future__ import annotations

from time import time_ns

__all__ = ["now"]


def now() -> int:
    """Milliseconds since 1970."""
    return time_ns() // 1_000_000
