"""A table as a client keeps it: what the patches of the live connection make of it."""

from __future__ import annotations

import copy
from typing import Any

__all__ = ["patched"]


def patched(table: Any, changes: list[Any]) -> Any:
    """The table after these changes; the one before stays as it was, and what is the same lies in both."""
    whole = [table]
    for change in changes:
        way: list[Any] = [0, *change["at"]]
        last = way.pop()
        lies: Any = whole
        for step in way:
            lies[step] = copy.copy(lies[step])
            lies = lies[step]
        if change.get("keep", -1) >= 0:
            lies[last] = lies[last][: change["keep"]] + change.get("add", [])
        else:
            lies[last] = change.get("put")
    return whole[0]
