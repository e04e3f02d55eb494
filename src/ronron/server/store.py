"""The database: every event is durable before anybody hears of it.

One thread writes. It is handed whatever has gathered while it was busy and commits it in one go, so a hundred tables
that move at once wait for one flush of the disk, and a commit costs the event loop one call there and one back (through
an asynchronous driver it would be one for each statement). The number of an event is unique at its table: if another
process should have written it first, the second writer is told so and nothing of its write is kept.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import (
    Connection,
    Delete,
    Engine,
    Executable,
    Insert,
    Select,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    make_url,
    select,
    text,
    update,
)
from sqlalchemy.exc import DatabaseError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ronron.errors import StoreError
from ronron.server.faults import fault
from ronron.server.migrate import HEAD, current, migrate
from ronron.server.schema import events, people, seatings, tables, tokens
from ronron.table import Event, encode

log = logging.getLogger("ronron")

Row = dict[str, Any]
NEW_PERSON = insert(people)
CHANGED_PERSON = (
    update(people)
    .where(people.c.id == bindparam("person"))
    .values(name=bindparam("new_name"), avatar=bindparam("new_avatar"), seen=bindparam("now"))
)
NEW_TABLE = insert(tables)
NEW_EVENT = insert(events)
NEW_TOKEN = insert(tokens)
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
NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, but has to be written."""
ORDER: tuple[Insert | Update | Delete, ...] = (
    NEW_PERSON,
    CHANGED_PERSON,
    NEW_TABLE,
    NEW_TOKEN,
    NEW_SEATING,
    NEW_EVENT,
    SUMMARY,
    ERASED_EVENT,
    GONE_SEATING,
    GONE_PERSON,
)
"""Statements in the order they are carried out, so that what refers to something comes after it."""
BLOCKING = {"sqlite+aiosqlite": "sqlite+pysqlite"}
"""The driver of the writer's thread, by that of the readers, who wait without blocking; others do for both."""


class ConflictError(StoreError):
    """Somebody else wrote this number, or this command, first."""


@dataclass
class Write:
    """What is to become durable together, or not at all."""

    rows: dict[Any, list[Row]] = field(default_factory=dict)

    def add(self, statement: Insert | Update | Delete, *rows: Row) -> Write:
        """Also carry out a statement with these values."""
        self.rows.setdefault(statement, []).extend(rows)
        return self

    def add_events(
        self, table: str, first: int, new: Sequence[Event], chair: int | None = None, command: str | None = None
    ) -> Write:
        """Append events to a table; the command that led to them stands with the first."""
        for offset, each in enumerate(new):
            row: Row = {"table_id": table, "number": first + offset, "body": encode(each).decode()}
            named = command if offset == 0 else None
            self.add(NEW_EVENT, {**row, "chair": None if named is None else chair, "command": named})
        return self


class Store:
    """All that is kept."""

    def __init__(self, url: str, group_s: float = 0.006) -> None:
        self.url = url
        self.group_s = group_s
        self.commits = 0
        self.failures = 0
        self._failing = False
        self._readers: AsyncEngine | None = None
        self._pen: Engine | None = None
        self._thread = ThreadPoolExecutor(1, "ronron-writer")
        self._waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self._called = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._closing = False

    def prepare(self) -> None:
        """Bring the database up to date without opening it for good; raise `StoreError` if it cannot be used."""
        with _opening(self.url):
            pen = _pen(self.url)
            try:
                with pen.begin() as connection:
                    _bring_up_to_date(connection)
            finally:
                pen.dispose()

    async def open(self) -> None:
        """Connect, bring the database up to date, and begin to write."""
        with _opening(self.url):
            self._pen = _pen(self.url)
            self._readers = create_async_engine(self.url, pool_size=4, max_overflow=4)
            if self._pen.dialect.name == "sqlite":
                event.listen(self._readers.sync_engine, "connect", _prepare_sqlite)
            await self._in_writer(_bring_up_to_date)
        self._writer = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, then disconnect."""
        self._closing = True
        self._called.set()
        if self._writer is not None:
            await self._writer
        if self._readers is not None and self._pen is not None:
            await self._readers.dispose()
            self._pen.dispose()
        self._thread.shutdown()

    async def write(self, write: Write) -> None:
        """Return when it is durable; raise `StoreError` when it is not, and then nothing of it is kept."""
        if self._closing:
            raise StoreError("the server is stopping")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, done))
        self._called.set()
        await done

    async def _write_on(self) -> None:
        while not (self._closing and not self._waiting):
            await self._called.wait()
            self._called.clear()
            began = time.monotonic()
            group, self._waiting = self._waiting, []
            try:
                if group:
                    await self._commit(group)
            except Exception as error:  # one lost writer would silence every table
                self._failing = True
                log.exception("the store failed")
                _answer(group, StoreError(f"could not be saved: {error}"))
            if (early := self.group_s - (time.monotonic() - began)) > 0:
                await asyncio.sleep(early)

    async def _commit(self, group: list[tuple[Write, asyncio.Future[None]]]) -> None:
        """Commit a group in one go; where one of it is in conflict, each alone."""
        fault("before-write")
        try:
            writes = [write for write, _ in group]
            await self._in_writer(lambda connection: _carry_out(connection, writes))
        except IntegrityError as error:
            if len(group) == 1:
                _answer(group, ConflictError(f"already written: {_cause(error)}"))
                return
            for one in group:
                await self._commit([one])
            return
        except (SQLAlchemyError, OSError) as error:
            self.failures += 1
            self._failing = True
            log.error("could not save: %s", _cause(error))
            _answer(group, StoreError(f"could not be saved: {_cause(error)}"))
            return
        self.commits += 1
        self._failing = False
        fault("after-commit")
        _answer(group, None)

    async def _in_writer(self, work: Callable[[Connection], None]) -> None:
        """Do something in a transaction of the writer's thread; it is durable when this returns."""
        pen = self._pen
        if pen is None:
            raise StoreError("the database is not open")

        def write() -> None:
            with pen.begin() as connection:
                work(connection)

        await asyncio.get_running_loop().run_in_executor(self._thread, write)

    async def read(self, query: Select[Any]) -> list[Any]:
        """The rows a query finds."""
        if self._readers is None:
            raise StoreError("the database is not open")
        try:
            async with self._readers.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"could not be read: {_cause(error)}") from None

    async def carry_out(self, *statements: Executable) -> None:
        """Statements that need no speed, in a transaction of their own."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        try:
            await self._in_writer(work)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"could not be saved: {_cause(error)}") from None

    async def events_of(self, table: str) -> list[Any]:
        """Body, chair and command of each event of a table, in order; none if there is no such table."""
        columns = select(events.c.body, events.c.chair, events.c.command)
        return await self.read(columns.where(events.c.table_id == table).order_by(events.c.number))

    async def token(self, digest: str) -> Any:
        """The right a token gives, by its digest: table, kind, chair, generation."""
        found = await self.read(select(tokens).where(tokens.c.digest == digest))
        return found[0] if found else None

    async def people(self, ids: Iterable[str]) -> list[Any]:
        """People by id."""
        wanted = list(ids)
        return await self.read(select(people).where(people.c.id.in_(wanted))) if wanted else []

    async def guests_of(self, person: str) -> list[Any]:
        """Those who played on this person's device."""
        return await self.read(select(people).where(people.c.owner == person))

    async def listed(self, most: int) -> list[Any]:
        """Tables anybody may join or watch, the liveliest first."""
        alive = select(tables).where(tables.c.listed, tables.c.phase.in_(("waiting", "playing")))
        return await self.read(alive.order_by(tables.c.phase.desc(), tables.c.touched.desc()).limit(most))

    async def tables_of(self, person: str) -> list[Any]:
        """Tables a person, or a guest on their device, sits at; the liveliest first."""
        guests = select(people.c.id).where((people.c.id == person) | (people.c.owner == person))
        mine = select(seatings.c.table_id).where(seatings.c.person.in_(guests) | (seatings.c.person == person))
        return await self.read(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()))

    async def game_of(self, table: str) -> str | None:
        """The game that is played at a table."""
        found = await self.read(select(tables.c.game).where(tables.c.id == table))
        return found[0].game if found else None

    async def is_listed(self, table: str) -> bool:
        """May anybody join or watch this table?"""
        return bool(await self.read(select(tables.c.id).where(tables.c.id == table, tables.c.listed)))

    async def expired(self, phases: Sequence[str], before: int) -> list[str]:
        """Tables in these phases that nothing has happened at since."""
        old = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.touched < before)
        return [row.id for row in await self.read(old)]

    async def check(self) -> None:
        """Raise `StoreError` if nothing can be read, or if what could not be saved last still could not be."""
        await self.count()
        if self._failing:
            await self.carry_out(NOTHING_NEW)
            self._failing = False

    async def count(self) -> dict[str, int]:
        """How many tables there are, by phase."""
        counted = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return {row[0]: row[1] for row in await self.read(counted)}

    async def remove(self, table: str) -> None:
        """Forget a table and all that happened at it."""
        await self.carry_out(
            delete(events).where(events.c.table_id == table),
            delete(tokens).where(tokens.c.table_id == table),
            delete(seatings).where(seatings.c.table_id == table),
            delete(tables).where(tables.c.id == table),
        )

    async def forget_people(self, before: int) -> None:
        """Forget guests who have not been seen since and sit nowhere."""
        seated = select(seatings.c.person)
        await self.carry_out(delete(people).where(people.c.seen < before, people.c.id.not_in(seated)))


def _carry_out(connection: Connection, writes: Iterable[Write]) -> None:
    gathered: dict[Any, list[Row]] = {}
    for write in writes:
        for statement, rows in write.rows.items():
            gathered.setdefault(statement, []).extend(rows)
    for statement in ORDER:
        if gathered.get(statement):
            connection.execute(statement, gathered[statement])


def _answer(group: Iterable[tuple[Write, asyncio.Future[None]]], error: StoreError | None) -> None:
    for _, done in group:
        if done.cancelled():
            continue
        if error is None:
            done.set_result(None)
        else:
            done.set_exception(error)


def _pen(url: str) -> Engine:
    """What the writer's thread writes with."""
    parsed = make_url(url)
    pen = create_engine(parsed.set(drivername=BLOCKING.get(parsed.drivername, parsed.drivername)), pool_size=1)
    if pen.dialect.name == "sqlite":
        event.listen(pen, "connect", _prepare_sqlite)
    return pen


def _bring_up_to_date(connection: Connection) -> None:
    """Migrate forwards; there is no way back from a migration this Ronron has not heard of."""
    if (current(connection) or "") > HEAD:
        raise StoreError("the database was written by a newer Ronron; start that one, or restore an older backup")
    migrate(connection)


@contextmanager
def _opening(url: str) -> Iterator[None]:
    """Say in a sentence why a database cannot be opened, and what to do about it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if not url.startswith("postgresql"):
            raise StoreError(f"the database cannot be opened: its driver {error.name} is not installed") from None
        needs = 'PostgreSQL needs: pip install "psycopg[binary]", and an address that begins with postgresql+psycopg:'
        raise StoreError(f"the database cannot be opened: {needs}") from None
    except SQLAlchemyError as error:
        raise StoreError(_why_closed(url, error)) from None


def _why_closed(url: str, error: SQLAlchemyError) -> str:
    file = make_url(url).database if url.startswith("sqlite") else None
    if file is None:
        return f"the database cannot be opened: {_cause(error)}; see that it runs and that its address is right"
    damaged = isinstance(error, DatabaseError) and not isinstance(error, OperationalError)
    remedy = "choose another directory with --data or RONRON_DATA"
    return f"the database {file} cannot be opened: {_cause(error)}; {'restore a backup, or ' * damaged}{remedy}"


def _prepare_sqlite(connection: Any, record: Any) -> None:
    """Readers never wait for the writer, and a commit has reached the disk when it returns."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _cause(error: BaseException) -> str:
    """What the database said, without our statements and values, which are no business of a log."""
    return str(error.orig) if isinstance(error, DBAPIError) else type(error).__name__
