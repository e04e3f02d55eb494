"""The tables of the database, the same on SQLite and PostgreSQL. Changes are migrations, see `migrations/`."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(32), nullable=True),  # who made this guest on their own device
    Column("name", String(40), nullable=False),
    Column("avatar", String(60), nullable=False),
    Column("seen", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("phase", String(10), nullable=False),
    Column("free", Integer, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Index("ix_tables_phase_touched", "phase", "touched"),
)

events = Table(
    "events",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # two writers of the same number: the second loses
    Column("body", Text, nullable=False),
    Column("chair", Integer, nullable=True),
    Column("command", String(60), nullable=True),  # with the generation of the chair before it,
    Index("uq_events_command", "table_id", "chair", "command", unique=True),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),
    Column("chair", Integer, nullable=True),
    Column("generation", Integer, nullable=True),
)

seatings = Table(
    "seatings",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), primary_key=True, index=True),
)

links = Table(
    "links",
    metadata,
    Column("id", String(16), primary_key=True),  # public: it gives no right
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("number", Integer, nullable=False),  # the generation of an invitation, or the number of a game
    Column("body", Text, nullable=False),  # what anybody may know
    Index("uq_links_place", "table_id", "kind", "number", unique=True),
)

house = Table(
    "house",
    metadata,
    Column("name", String(20), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the server stores about itself, by name."""
