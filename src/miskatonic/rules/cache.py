"""Results that take a while to work out, kept in the user's cache folder.

The cache is only ever a short cut: where it can't be read or written, or holds something else, the result is made anew.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec
import platformdirs

Kept = TypeVar("Kept")

KEY_LENGTH = 32


def folder() -> Path:
    """Where results are kept; deleting it is always safe."""
    return Path(platformdirs.user_cache_dir("miskatonic", appauthor=False)) / "rules"


def kept(name: str, key: bytes, kind: type[Kept], make: Callable[[], Kept]) -> Kept:
    """The result `name` if it was made from the same `key`, otherwise `make()`, which is kept for next time."""
    found = load(name, key, kind)
    if found is None:
        found = make()
        save(name, key, found)
    return found


def load(name: str, key: bytes, kind: type[Kept]) -> Kept | None:
    """What was saved under `name` from the same `key`, or None."""
    try:
        data = (folder() / name).read_bytes()
        return msgspec.msgpack.decode(data[KEY_LENGTH:], type=kind) if data[:KEY_LENGTH] == key else None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def save(name: str, key: bytes, value: object) -> None:
    """Keep `value`, replacing what was there in one move, so that another process never reads half of it."""
    path = folder() / name
    with contextlib.suppress(OSError):  # a folder that can't be written means no cache, not a failure
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, unfinished = tempfile.mkstemp(dir=path.parent, prefix=name)
        part = Path(unfinished)
        try:
            os.close(handle)
            part.write_bytes(key + msgspec.msgpack.encode(value))
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
