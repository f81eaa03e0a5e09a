"""Campaigns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"


def upgrade() -> None:
    """Campaigns, their pages, who plays in them, and at which tables."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "pages",
        sa.Column("campaign", sa.String(16), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("page", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "partners",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("campaign", sa.String(16), primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "chapters",
        sa.Column("room", sa.String(16), primary_key=True),
        sa.Column("campaign", sa.String(16), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_chapters_campaign", "chapters", ["campaign"])


def downgrade() -> None:
    """Campaigns are gone; the tables at which they were played stay."""
    op.drop_index("ix_chapters_campaign", "chapters")
    for name in ("chapters", "partners", "pages", "campaigns"):
        op.drop_table(name)
