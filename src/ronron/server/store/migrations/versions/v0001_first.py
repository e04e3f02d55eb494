"""The first database: people, tables, events, tokens, seatings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(32), nullable=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("avatar", sa.String(60), nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("touched", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_phase_touched", "tables", ["phase", "touched"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("chair", sa.Integer, nullable=True),
        sa.Column("command", sa.String(60), nullable=True),
    )
    op.create_index("uq_events_command", "events", ["table_id", "chair", "command"], unique=True)
    op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("chair", sa.Integer, nullable=True),
        sa.Column("generation", sa.Integer, nullable=True),
    )
    op.create_index("ix_tokens_table_id", "tokens", ["table_id"])
    op.create_table(
        "seatings",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("ix_seatings_person", "seatings", ["person"])


def downgrade() -> None:
    """Take them away again."""
    for table in ("seatings", "tokens", "events", "tables", "people"):
        op.drop_table(table)
