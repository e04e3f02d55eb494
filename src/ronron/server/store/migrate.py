"""Migrations with Alembic, which is imported only if the database is not up to date."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:  # no cycle: Alembic is slow to import, and seldom needed
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
KNOWN = ("0001", "0002", "0003")
"""All migrations, the newest last. A test compares them with what Alembic finds."""
HEAD = KNOWN[-1]


def migrate(connection: Connection) -> None:
    """Apply the migrations the database does not have yet."""
    if current(connection) == HEAD:
        return
    from alembic import command

    command.upgrade(config(connection), "head")


def current(connection: Connection) -> str | None:
    """The last migration applied to the database."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def config(connection: Connection) -> Config:
    """Alembic's configuration."""
    from alembic.config import Config

    made = Config(stdout=sys.stdout)  # by default Alembic keeps the stdout of its first import
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made
