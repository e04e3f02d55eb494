"""The SQLAlchemy engine of the writer, and how SQLite is set up."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Engine, create_engine, event, make_url

BLOCKING = {"sqlite+aiosqlite": "sqlite+pysqlite"}
"""The blocking driver of the writer, by the asynchronous driver of the readers; drivers not listed can do both."""


def write_engine(url: str) -> Engine:
    """The engine of the writer's thread."""
    parsed = make_url(url)
    engine = create_engine(
        parsed.set(drivername=BLOCKING.get(parsed.drivername, parsed.drivername)), pool_size=1, hide_parameters=True
    )
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", prepare_sqlite)
        event.listen(engine, "connect", _begin_ourselves)
        event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
    return engine


def prepare_sqlite(connection: Any, record: Any) -> None:
    """Set up SQLite so that readers never wait for the writer, and commits are on disk when they return."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_ourselves(connection: Any, record: Any) -> None:
    """Begin transactions ourselves: Python's driver begins them late, so migrations would not be atomic."""
    connection.isolation_level = None
