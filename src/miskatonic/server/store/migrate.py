"""Bringing the database's tables up to date, when the server starts."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

__all__ = ["upgrade"]

LOCK = 1_926_1108
"""A number of our own: of several nodes that start at once, one migrates and the others wait."""


def upgrade(connection: Connection) -> None:
    """Apply the migrations that are missing."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
    config = Config()
    config.set_main_option("script_location", "miskatonic.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
