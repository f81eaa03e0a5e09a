"""Patches: what has changed between two tellings of a table, as a list of differences."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from operator import is_not, ne
from typing import Any

from msgspec import Struct
from msgspec.structs import astuple

from miskatonic.server.wire.live import Change

__all__ = ["differences"]

Path = tuple[str | int, ...]
SEQUENCES = (list, tuple)


def differences(old: Any, new: Any, at: Path = ()) -> list[Change]:
    """What turns `old` into `new`, both at this path: records field by field, lists item by item or by their end."""
    found: list[Change] = []
    if type(old) is type(new) and isinstance(new, Struct):
        _compare_records(old, new, at, found)
    elif old != new:
        _compare(old, new, at, found)
    return found


def _compare(old: Any, new: Any, path: Path, found: list[Change]) -> None:
    """Two values that differ."""
    kind = type(new)
    if kind is not str and type(old) is kind:
        if isinstance(new, Struct):
            _compare_records(old, new, path, found)
            return
        if isinstance(new, dict) and old.keys() == new.keys():
            for key, after in new.items():
                if old[key] != after:
                    _compare(old[key], after, (*path, str(key)), found)
            return
        if isinstance(new, SEQUENCES) and old and new:
            _compare_lists(old, new, path, found)
            return
    found.append(Change(path, put=new))


def _compare_records(old: Struct, new: Struct, path: Path, found: list[Change]) -> None:
    """Two records of one kind, which may be equal."""
    olds, news = astuple(old), astuple(new)
    for place in compress(range(len(news)), map(is_not, olds, news)):
        before, after = olds[place], news[place]
        if before != after:
            field = new.__struct_fields__[place]
            _compare(before, after, (*path, field), found)


def _compare_lists(old: Sequence[Any], new: Sequence[Any], path: Path, found: list[Change]) -> None:
    """Lists of one length item by item, if few items differ; otherwise what is the same at the front stays."""
    if len(old) < len(new) and new[: len(old)] == old:  # a log: most often only something was added
        found.append(Change(path, keep=len(old), add=tuple(new[len(old) :])))
        return
    if len(old) == len(new):
        changed = list(compress(range(len(new)), map(ne, old, new)))
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
