"""What tests of rights ask again and again."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx2

from support.people import Person
from support.serving import Served


def hello_fails(served: Served, token: str) -> None:
    with Person(served.port, token) as person:
        (bye,) = person.hear_rest()
        assert (bye["type"], bye["code"], person.close_code) == ("bye", "no_right", 4003)


def refusal_of(answer: httpx2.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def everything_in(database: Path) -> str:
    """All values of all columns of all database tables."""
    with sqlite3.connect(database) as connection:
        names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [connection.execute(f"SELECT * FROM {name}").fetchall() for name in names]
    connection.close()
    return str(rows)
