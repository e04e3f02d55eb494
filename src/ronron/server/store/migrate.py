"""Bringing a database up to date with Alembic. A database that is up to date is recognised without importing it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

if TYPE_CHECKING:  # no cycle: Alembic is slow to import, and seldom needed
    from alembic.config import Config

FOLDER = Path(__file__).parent / "migrations"
KNOWN = ("0001", "0002")
"""All migrations, the newest last; a test holds them to what Alembic finds."""
HEAD = KNOWN[-1]


def migrate(connection: Connection) -> None:
    """Carry out the migrations a database has not seen yet."""
    if current(connection) == HEAD:
        return
    from alembic import command

    command.upgrade(config(connection), "head")


def current(connection: Connection) -> str | None:
    """The last migration a database has seen."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def config(connection: Connection) -> Config:
    """What Alembic wants to know."""
    from alembic.config import Config

    made = Config(stdout=sys.stdout)  # as it is now; by default Alembic keeps what it was when first imported
    made.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    made.attributes["connection"] = connection
    return made
