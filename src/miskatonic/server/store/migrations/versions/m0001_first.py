"""The first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None


def upgrade() -> None:
    """Tables of people, their entries, and who sat where."""
    op.create_table(
        "rooms",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "entries",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "places",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(16), primary_key=True),
        sqlite_with_rowid=False,
    )


def downgrade() -> None:
    """Nothing is left."""
    for name in ("places", "entries", "rooms"):
        op.drop_table(name)
