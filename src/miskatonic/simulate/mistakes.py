"""Why a module can't be imported: what Python says, where in it, and the nearest name that would do."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from traceback import walk_tb
from types import FrameType

from miskatonic import nearest

__all__ = ["explained"]

_NAME = re.compile(r"'(\w+)'")


def explained(error: BaseException, home: Path) -> str:
    """What is wrong, in one line."""
    said = f"{type(error).__name__}: {error}"
    if isinstance(error, SyntaxError):
        return f"{type(error).__name__}: {error.msg} ({Path(str(error.filename)).name}, line {error.lineno})"
    where = [(frame, line) for frame, line in walk_tb(error.__traceback__) if _inside(frame, home)]
    if not where:
        return said
    frame, line = where[-1]
    return f"{said}{_hint(error, frame)} ({Path(frame.f_code.co_filename).name}, line {line})"


def _inside(frame: FrameType, home: Path) -> bool:
    return Path(frame.f_code.co_filename).is_relative_to(home)


def _hint(error: BaseException, frame: FrameType) -> str:
    """The nearest name there is, where Python doesn't say it."""
    found = _NAME.search(str(error))
    if found is None:
        return ""
    known: list[str] = []
    if isinstance(error, ImportError) and error.name in sys.modules and str(error).startswith("cannot import name"):
        known = [name for name in vars(sys.modules[error.name]) if not name.startswith("_")]
    elif isinstance(error, NameError):
        known = [name for name in frame.f_globals if not name.startswith("_")]
    elif isinstance(error, TypeError) and "keyword argument" in str(error):
        fields = [getattr(value, "__struct_fields__", ()) for value in frame.f_globals.values()]
        known = sorted({name for names in fields for name in names})
    return f"; the nearest is {nearest(found[1], known)!r}" if known else ""
