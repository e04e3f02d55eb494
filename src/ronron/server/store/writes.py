"""Statements, and groups of them that become durable together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from sqlalchemy import Delete, Insert, TextClause, Update, bindparam, delete, insert, text, update

from ronron.server.store.schema import events, links, people, seatings, tables, tokens
from ronron.table import Event, encode

Row = dict[str, Any]
Statement: TypeAlias = Insert | Update | Delete | TextClause
NEW_PERSON = insert(people)
KNOWN_PERSON = text(
    "INSERT INTO people (id, owner, name, avatar, seen) VALUES (:id, :owner, :name, :avatar, :seen) "
    "ON CONFLICT (id) DO UPDATE SET name = excluded.name, avatar = excluded.avatar, seen = excluded.seen"
)
"""Insert or update a person, in SQL that both databases understand."""
SEEN_PERSON = update(people).where(people.c.id == bindparam("person")).values(seen=bindparam("now"))
NEW_TABLE = insert(tables)
NEW_EVENT = insert(events)
GONE_TOKEN = delete(tokens).where(tokens.c.table_id == bindparam("table"), tokens.c.kind == bindparam("kind_gone"))
NEW_TOKEN = insert(tokens)
NEW_LINK = insert(links)
GONE_LINK = delete(links).where(links.c.table_id == bindparam("table"), links.c.kind == bindparam("kind_gone"))
CHANGED_LINK = (
    update(links)
    .where(links.c.table_id == bindparam("table"), links.c.kind == bindparam("kind_changed"))
    .values(body=bindparam("new_body"))
)
NEW_SEATING = insert(seatings)
SUMMARY = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values(phase=bindparam("new_phase"), free=bindparam("new_free"), touched=bindparam("now"))
)
ERASED_EVENT = (
    update(events)
    .where(events.c.table_id == bindparam("table"), events.c.number == bindparam("erased"))
    .values(body=bindparam("new_body"))
)
GONE_SEATING = delete(seatings).where(seatings.c.person == bindparam("gone"))
GONE_PERSON = delete(people).where((people.c.id == bindparam("gone")) | (people.c.owner == bindparam("gone")))
ORDER: tuple[Statement, ...] = (
    NEW_PERSON,
    KNOWN_PERSON,
    SEEN_PERSON,
    NEW_TABLE,
    GONE_TOKEN,
    NEW_TOKEN,
    CHANGED_LINK,
    GONE_LINK,
    NEW_LINK,
    NEW_SEATING,
    NEW_EVENT,
    SUMMARY,
    ERASED_EVENT,
    GONE_SEATING,
    GONE_PERSON,
)
"""Statements in order of execution, so that references come after what they refer to."""


@dataclass
class Write:
    """Statements with their rows; they become durable together, or not at all."""

    rows: dict[Any, list[Row]] = field(default_factory=dict)

    def add(self, statement: Statement, *rows: Row) -> Write:
        """Add a statement with these rows."""
        self.rows.setdefault(statement, []).extend(rows)
        return self

    def add_events(
        self, table: str, first: int, new: Sequence[Event], chair: int | None = None, command: str | None = None
    ) -> Write:
        """Add events of a table; the first is stored with the command that led to them."""
        for offset, each in enumerate(new):
            row: Row = {"table_id": table, "number": first + offset, "body": encode(each).decode()}
            named = command if offset == 0 else None
            self.add(NEW_EVENT, {**row, "chair": None if named is None else chair, "command": named})
        return self
