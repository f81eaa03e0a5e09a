"""Patches: what has changed between two tellings of a table, as a list of differences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from miskatonic.server.wire.live import Change

__all__ = ["differences"]

Path = tuple[str | int, ...]


def differences(old: Any, new: Any) -> tuple[Change, ...]:
    """What turns `old` into `new`: records field by field, lists item by item or by their end."""
    found: list[Change] = []
    if old != new:
        _compare(old, new, (), found)
    return tuple(found)


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two values that differ."""
    if type(old) is type(new):
        if isinstance(new, Struct):
            for field in new.__struct_fields__:
                before, after = getattr(old, field), getattr(new, field)
                if before is not after and before != after:
                    _compare(before, after, (*path, field), found)
            return
        if isinstance(new, dict) and old.keys() == new.keys():
            for key, after in new.items():
                if old[key] != after:
                    _compare(old[key], after, (*path, str(key)), found)
            return
        if isinstance(new, list | tuple) and old and new:
            _compare_lists(old, new, path, found)
            return
    found.append(Change(path, put=new))


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Lists of one length item by item, if few items differ; otherwise what is the same at the front stays."""
    if len(old) == len(new):
        changed = [place for place, item in enumerate(new) if item is not old[place] and item != old[place]]
        if len(changed) <= 1 or 2 * len(changed) <= len(new):
            for place in changed:
                _compare(old[place], new[place], (*path, place), found)
            return
    keep = 0
    for before, after in zip(old, new, strict=False):
        if before is not after and before != after:
            break
        keep += 1
    found.append(Change(path, keep=keep, add=tuple(new[keep:])))
