"""What the server writes about itself: a line of JSON for each event where a program reads it, plain lines for people.

No name, no token and nothing that was said or chosen is ever in it.
"""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

__all__ = ["JsonLines", "set_up"]

PLAIN = "%(asctime)s %(levelname)s %(name)s: %(message)s"
QUIET = ("alembic", "uvicorn", "aiosqlite", "sqlalchemy", "asyncio")


class JsonLines(logging.Formatter):
    """One JSON object a line: when, how bad, who says it, what; `extra` fields under their own names."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(style: str, level: str) -> None:
    """Write to stderr: `json`, `text`, or with `auto` whichever suits what stderr is."""
    handler = logging.StreamHandler()
    plain = style == "text" or (style == "auto" and sys.stderr.isatty())
    handler.setFormatter(logging.Formatter(PLAIN) if plain else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for name in QUIET:
        logging.getLogger(name).setLevel(logging.WARNING)
