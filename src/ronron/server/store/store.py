"""The database: every event is durable before anybody hears of it.

One thread writes. It commits everything that gathered while it was busy in one transaction. So a hundred tables that
move at once wait for one flush of the disk, and a commit costs the event loop one call to the thread (with an
asynchronous driver, it would be one for each statement). The number of an event is unique at its table: if another
process has written it first, `ConflictError` is raised and nothing is written.
"""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, TypeAlias

from sqlalchemy import (
    Connection,
    Executable,
    Select,
    case,
    delete,
    event,
    func,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ronron.causes import quoted
from ronron.errors import StoreError
from ronron.server.process.faults import fault
from ronron.server.settings import GROUP_S
from ronron.server.store.database_file import DatabaseFile
from ronron.server.store.engines import prepare_sqlite, write_engine
from ronron.server.store.failures import LOST, LostError, cause, is_trouble, opening, unfit, unsaved
from ronron.server.store.migrate import KNOWN, current, migrate
from ronron.server.store.schema import events, house, links, people, seatings, tables, tokens
from ronron.server.store.writer import Work, Writer, settle
from ronron.server.store.writes import ORDER, Row, Write

log = logging.getLogger("ronron")

NOTED = text(
    "INSERT INTO house (name, value) VALUES (:name, :value) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
)
KEY = "key"
"""The name under which the fingerprint of the server's key is stored."""
NOTHING_NEW = text("UPDATE alembic_version SET version_num = version_num")
"""Changes nothing, but shows whether the database can be written."""
PAGE = 200
"""Events read at once; larger results would block the event loop for too long."""
TABLE_ID = re.compile("[0-9A-Za-z_-]{1,16}")
"""Ids of another form are not looked up."""
STARTING = 0x726F6E726F6E
"""The advisory lock that servers hold while they migrate a PostgreSQL database."""
Waiting: TypeAlias = tuple[Write, "asyncio.Future[None]"]
"""A write, and who waits for it."""


class Start:
    """A migrated database, before the server starts to use it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self.key: str | None = connection.execute(select(house.c.value).where(house.c.name == KEY)).scalar()
        """The fingerprint of the key it was used with."""

    @property
    def unused(self) -> bool:
        """Whether nobody has ever played on this server."""
        return not any(self._connection.execute(select(kept).limit(1)).first() for kept in (tables, people))

    def adopt_key(self, fingerprint: str) -> None:
        """Bind the database to this key."""
        if fingerprint != self.key:
            self._connection.execute(NOTED, {"name": KEY, "value": fingerprint})


class Store:
    """Reads and writes everything the server keeps."""

    def __init__(self, url: str, group_s: float = GROUP_S) -> None:
        self.url = url
        self.group_s = group_s
        self.commits = 0
        self.failures = 0
        self._failing = False
        self._file: DatabaseFile | None = None
        self._lost = False
        self._readers: AsyncEngine | None = None
        self._writer: Writer | None = None
        self._waiting: list[Waiting] = []
        self._called = asyncio.Event()
        self._writing: asyncio.Task[None] | None = None
        self._closing = False

    @contextmanager
    def starting(self) -> Iterator[Start]:
        """Migrate the database in a transaction, which is rolled back if the block fails.

        Servers that start at the same time take turns.
        """
        with opening(self.url):
            engine = write_engine(self.url)
            try:
                with engine.begin() as connection:
                    _bring_up_to_date(connection)
                    yield Start(connection)
            finally:
                engine.dispose()

    async def open(self) -> None:
        """Connect, migrate, and start the writer."""
        with opening(self.url):
            self._writer = Writer(write_engine(self.url), self._require_file)
            self._readers = create_async_engine(self.url, pool_size=4, max_overflow=4, hide_parameters=True)
            if self._writer.dialect == "sqlite":
                event.listen(self._readers.sync_engine, "connect", prepare_sqlite)
            await self._in_writer(_bring_up_to_date)
            self._file = DatabaseFile.of(self.url)
        self._writing = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write everything that is waiting, then disconnect."""
        self._closing = True
        self._called.set()
        if self._writing is not None:
            await self._writing
        if self._readers is not None:
            await self._readers.dispose()
        if self._writer is not None:
            self._writer.close()

    async def write(self, write: Write) -> None:
        """Return when a write is durable. Raises `StoreError` if it failed; nothing of it is kept then."""
        if self._closing:
            raise StoreError("error-stopping")
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
            except Exception as error:  # if the writer died, every table would hang
                self._failing = True
                log.exception("the store failed")
                _answer(group, StoreError("error-unsaved", why=quoted(str(error))))
            if (early := self.group_s - (time.monotonic() - began)) > 0:
                await asyncio.sleep(early)

    async def _commit(self, group: list[Waiting]) -> None:
        """Commit a group in one transaction; if one write is invalid, commit each alone."""
        fault("before-write")
        try:
            writes = [write for write, _ in group]
            await self._in_writer(lambda connection: _carry_out(connection, writes))
        except Exception as error:
            if is_trouble(error):
                self._fail(group, error)
            elif len(group) == 1:
                _answer(group, unfit(error))
            else:
                for one in group:
                    await self._commit([one])
        else:
            self.commits += 1
            self._failing = False
            fault("after-commit")
            _answer(group, None)

    def _fail(self, group: list[Waiting], error: Exception) -> None:
        """The database cannot be written at the moment: answer the whole group."""
        self.failures += 1
        self._failing = True
        if not isinstance(error, LostError):  # which is logged once, elsewhere
            log.error("could not save: %s", cause(error))
        _answer(group, unsaved(error))

    async def _in_writer(self, work: Work) -> None:
        """Run work in a transaction in the writer's thread. It is durable when this returns."""
        if self._writer is None:
            raise StoreError("error-database-closed")
        await self._writer.carry_out(work)

    def _require_file(self) -> None:
        """Raise `LostError` if the open file is not the one the next start will find."""
        lost = self._file is not None and not self._file.is_there()
        if lost != self._lost:
            self._lost = lost
            log.error("%s", LOST) if lost else log.warning("the file of the database is back")
        if lost:
            raise LostError("error-database-lost")

    async def read(self, query: Select[Any]) -> list[Any]:
        """The rows a query finds."""
        if self._readers is None:
            raise StoreError("error-database-closed")
        self._require_file()
        try:
            async with self._readers.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as error:
            raise StoreError("error-unread", why=quoted(cause(error))) from None

    async def carry_out(self, *statements: Executable) -> None:
        """Execute statements that need not be fast, in a transaction of their own."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        try:
            await self._in_writer(work)
        except (SQLAlchemyError, OSError) as error:
            raise unsaved(error) from None

    async def events_of(self, table: str) -> list[Any]:
        """Body, chair and command of each event of a table, in order; none if there is no such table."""
        if not TABLE_ID.fullmatch(table):
            return []
        columns = select(events.c.number, events.c.body, events.c.chair, events.c.command)
        query = columns.where(events.c.table_id == table).order_by(events.c.number).limit(PAGE)
        rows: list[Any] = []
        while len(rows) % PAGE == 0 and (more := await self.read(query.where(events.c.number > len(rows)))):
            rows += more
        return rows

    async def token(self, digest: str) -> Any:
        """The right a token gives, by its digest: table, kind, chair, generation."""
        found = await self.read(select(tokens).where(tokens.c.digest == digest))
        return found[0] if found else None

    async def link(self, id: str) -> Any:  # noqa: A002  a public one
        """What is known by a public address: table, game, kind, number, body."""
        query = select(links, tables.c.game, tables.c.players).join(tables, links.c.table_id == tables.c.id)
        found = await self.read(query.where(links.c.id == id))
        return found[0] if found else None

    async def link_of(self, table: str, kind: str, number: int) -> str | None:
        """The public address of something at a table, if it has one."""
        place = (links.c.table_id == table, links.c.kind == kind, links.c.number == number)
        found = await self.read(select(links.c.id).where(*place))
        return found[0].id if found else None

    async def people(self, ids: Iterable[str]) -> list[Any]:
        """People by id."""
        wanted = list(ids)
        return await self.read(select(people).where(people.c.id.in_(wanted))) if wanted else []

    async def guests_of(self, person: str) -> list[Any]:
        """The guests who played on this person's device."""
        return await self.read(select(people).where(people.c.owner == person))

    async def listed(self, most: int) -> list[Any]:
        """Tables anybody may join or watch, the most recently used first."""
        alive = select(tables).where(tables.c.listed, tables.c.phase.in_(("waiting", "playing")))
        return await self.read(alive.order_by(tables.c.phase.desc(), tables.c.touched.desc()).limit(most))

    async def tables_of(self, person: str) -> list[Any]:
        """Tables a person, or a guest on their device, sits at; the most recently used first."""
        guests = select(people.c.id).where((people.c.id == person) | (people.c.owner == person))
        mine = select(seatings.c.table_id).where(seatings.c.person.in_(guests) | (seatings.c.person == person))
        return await self.read(select(tables).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()))

    async def game_of(self, table: str) -> str | None:
        """The game that is played at a table."""
        found = await self.read(select(tables.c.game).where(tables.c.id == table))
        return found[0].game if found else None

    async def is_listed(self, table: str) -> bool:
        """Whether anybody may join or watch this table."""
        if not TABLE_ID.fullmatch(table):
            return False
        return bool(await self.read(select(tables.c.id).where(tables.c.id == table, tables.c.listed)))

    async def expired(self, phases: Sequence[str], before: int) -> list[str]:
        """Tables in these phases where nothing has happened since this time."""
        old = select(tables.c.id).where(tables.c.phase.in_(phases), tables.c.touched < before)
        return [row.id for row in await self.read(old)]

    async def check(self) -> None:
        """Raise `StoreError` if the database cannot be read, or if it still cannot be written after a failure."""
        await self.count()
        if self._failing:
            await self.carry_out(NOTHING_NEW)
            self._failing = False

    async def count(self) -> dict[str, int]:
        """How many tables there are, by phase."""
        counted = select(tables.c.phase, func.count()).group_by(tables.c.phase)
        return {row[0]: row[1] for row in await self.read(counted)}

    async def count_tables(self) -> int:
        """How many tables there are."""
        return sum((await self.count()).values())

    async def note(self, name: str, value: str) -> None:
        """Store something the server needs to know when it starts again."""
        await self.carry_out(NOTED.bindparams(name=name, value=value))

    async def noted(self, name: str) -> str | None:
        """What was stored under a name."""
        found = await self.read(select(house.c.value).where(house.c.name == name))
        return found[0].value if found else None

    async def shift_time(self, by_ms: int, now: int) -> None:
        """Shift all stored times, but not into the future: the machine's clock was set."""
        await self.carry_out(
            *(
                update(column.table).values({column: case((column + by_ms > now, now), else_=column + by_ms)})
                for column in (tables.c.touched, people.c.seen)
            )
        )

    async def remove(self, table: str) -> None:
        """Delete a table and its events."""
        await self.carry_out(
            delete(events).where(events.c.table_id == table),
            delete(tokens).where(tokens.c.table_id == table),
            delete(links).where(links.c.table_id == table),
            delete(seatings).where(seatings.c.table_id == table),
            delete(tables).where(tables.c.id == table),
        )

    async def forget_people(self, before: int) -> None:
        """Delete guests who have not been seen since this time and sit nowhere."""
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


def _answer(group: Iterable[Waiting], error: StoreError | None) -> None:
    for _, done in group:
        settle(done, error)


def _bring_up_to_date(connection: Connection) -> None:
    """Migrate the database. Raises `StoreError` if a newer version of Ronron has written it."""
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({STARTING})"))
    if (found := current(connection)) is not None and found not in KNOWN:
        raise StoreError("error-database-newer")
    migrate(connection)
