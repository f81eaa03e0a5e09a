"""The tables of the database. A change here comes with a migration."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, LargeBinary, MetaData, String, Table
from sqlalchemy.engine import Dialect

__all__ = ["METADATA", "campaigns", "chapters", "entries", "pages", "partners", "places", "rooms"]

METADATA = MetaData()


class Bytes(LargeBinary):
    """Bytes as they are: both drivers take them so, and wrapping each costs more than writing it."""

    def bind_processor(self, dialect: Dialect) -> None:
        """Nothing is done to them."""

    cache_ok = True


rooms = Table(
    "rooms",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The tables that people have made."""

entries = Table(
    "entries",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("entry", Bytes, nullable=False),
    sqlite_with_rowid=False,
)
"""What happened at each of them. A version is taken once: of two nodes that write it, one loses."""

places = Table(
    "places",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("room", String(16), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which tables a person has made or sat at, for the list on the first page."""

campaigns = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("made", BigInteger, nullable=False),
)
"""The campaigns that people have begun."""

pages = Table(
    "pages",
    METADATA,
    Column("campaign", String(16), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("page", Bytes, nullable=False),
    sqlite_with_rowid=False,
)
"""A campaign is its pages, the last one as it stands. A version is taken once."""

partners = Table(
    "partners",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("campaign", String(16), primary_key=True),
    sqlite_with_rowid=False,
)
"""Which campaigns a person has begun or plays in."""

chapters = Table(
    "chapters",
    METADATA,
    Column("room", String(16), primary_key=True),
    Column("campaign", String(16), nullable=False, index=True),
    sqlite_with_rowid=False,
)
"""The tables at which the games of campaigns are played."""
