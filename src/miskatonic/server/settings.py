"""How the server is set, from the command line and the environment."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec import Struct
from platformdirs import user_data_path

__all__ = ["Settings"]


def _database() -> str:
    named = os.environ.get("MISKATONIC_DATABASE_URL")
    return named or str(user_data_path("miskatonic") / "room.sqlite")


class Settings(Struct, kw_only=True):
    """Everything that can be set; MISKATONIC_... in the environment gives the defaults."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""
    """An SQLite file, or SQLAlchemy's URL of a database."""
    live: str = os.environ.get("MISKATONIC_LIVE_URL", "")
    """What carries live updates between nodes: redis://..., postgresql://..., or nothing where there is one node."""
    beat: float = 5.0
    """Seconds between two signs of life of a node; one that gives none for three of them counts as dead."""
    loads: tuple[str, ...] = ()
    """Games that are not installed and come along."""
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    budget: float = 20.0
    """Seconds that a computer player may think about one decision."""
    tables_a_day: int = 200
    """How many tables one person, or one address, may make in a day."""
    rate: int = 40
    """Requests a second of one address, and commands of one live connection; four times as many in a burst."""
    connections: int = 100
    """Live connections of one address."""
    idle: float = 120.0
    """Seconds after which a table that nobody uses leaves memory."""
    in_memory: int = 1000
    """Tables above which those that nobody uses leave sooner."""
    log: str = os.environ.get("MISKATONIC_LOG", "auto")
    """How it writes of itself to stderr: json, text, or auto, which is text where a person reads along."""
    log_level: str = os.environ.get("MISKATONIC_LOG_LEVEL", "warning")
    """What it writes of: debug, info (each request), warning, error."""
    client: Path = Path(__file__).parent / "static"
    """Where the browser client lies, if it was built."""

    def __post_init__(self) -> None:
        self.database = self.database or _database()

    @property
    def has_client(self) -> bool:
        """Whether there is something to be opened in a browser."""
        return (self.client / "index.html").exists()
