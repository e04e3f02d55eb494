"""The store by itself, on both databases it is made for."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, select

from ronron.errors import StoreError
from ronron.server.store import migrate
from ronron.server.store.failures import ConflictError
from ronron.server.store.schema import people, tables, tokens
from ronron.server.store.store import Store
from ronron.server.store.writes import (
    GONE_TOKEN,
    KNOWN_PERSON,
    NEW_PERSON,
    NEW_TABLE,
    NEW_TOKEN,
    SEEN_PERSON,
    Row,
    Write,
)
from ronron.table.events import Said
from support.postgres import Postgres
from support.typed import command as typed

Opened = Callable[[Store], Awaitable[Any]]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Of an empty database."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite3'}"
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


def during(address: str, work: Opened) -> Any:
    """What is found while a store is open."""

    async def run() -> Any:
        async with opened(address) as store:
            return await work(store)

    return asyncio.run(run())


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[Store]:
    store = Store(address)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def by_hand(address: str) -> Iterator[Connection]:
    """A database behind the store's back."""
    engine = create_engine(address.replace("+aiosqlite", ""))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def person(id: str = "anna", name: str = "Anna", seen: int = 1) -> Row:  # noqa: A002  as in the database
    return {"id": id, "owner": None, "name": name, "avatar": "cat", "seen": seen}


def table(id: str = "t1", touched: int = 1, **more: Any) -> Row:  # noqa: A002
    row = {"id": id, "game": "leduc", "options": "{}", "players": 2, "listed": False, "phase": "playing", "free": 0}
    return {**row, "touched": touched, **more}


def token(digest: str, kind: str, table: str = "t1") -> Row:
    return {"digest": digest, "table_id": table, "kind": kind, "chair": None, "generation": None}


# What the server notes about itself


def test_what_is_noted_is_found_after_a_restart_and_the_newest_note_counts(address: str) -> None:
    async def note(store: Store) -> None:
        assert await store.noted("beat") is None
        await store.note("beat", "1")
        await store.note("beat", "2")
        await store.note("key", "a")

    during(address, note)
    assert during(address, lambda store: store.noted("beat")) == "2"
    assert during(address, lambda store: store.noted("key")) == "a"


# Migrations


def test_the_known_migrations_are_those_there_are_and_lead_to_the_schema() -> None:
    with by_hand("sqlite://") as connection:
        script = ScriptDirectory.from_config(migrate.config(connection))
        assert tuple(each.revision for each in reversed(list(script.walk_revisions()))) == migrate.KNOWN
        assert script.get_current_head() == migrate.HEAD
        command.upgrade(migrate.config(connection), "head")
        command.check(migrate.config(connection))


def test_a_database_of_the_first_migration_keeps_all_it_has(address: str) -> None:
    with by_hand(address) as old:
        command.upgrade(migrate.config(old), "0001")
        assert migrate.current(old) == "0001"
        old.execute(people.insert(), person())
    (row,) = during(address, lambda store: store.people(["anna"]))
    assert row.name == "Anna"
    assert during(address, lambda store: store.noted("beat")) is None
    with by_hand(address) as new:
        assert migrate.current(new) == migrate.HEAD


@pytest.mark.parametrize("revision", ["9999", "0000", "0001a", "somebody else's"])
def test_an_unknown_migration_is_refused_in_a_sentence(address: str, revision: str) -> None:
    with by_hand(address) as strange:
        strange.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32))")
        strange.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{revision.replace(chr(39), chr(39) * 2)}')")
    with (
        pytest.raises(StoreError, match=r"written by a newer Ronron.* start that one, or restore"),
        Store(address).starting(),
    ):
        pass


def test_serve_says_an_unknown_migration_in_one_sentence_and_ends(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as strange:
        strange.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('0000')")
    done = typed("serve", "--port", "0", "--data", str(tmp_path))
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "restore an older backup" in done.stderr


# No room


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """As on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("revision", [None, "0001"])
def test_a_disk_that_is_full_at_any_moment_of_a_migration_is_said_and_the_next_start_works(
    tmp_path: Path, revision: str | None
) -> None:
    said = []
    for room in range(0, 200_000, 8_000):
        file = tmp_path / f"{room}.sqlite3"
        if revision is not None:
            with by_hand(f"sqlite:///{file}") as old:
                command.upgrade(migrate.config(old), revision)
                old.execute(people.insert(), person())
        store = Store(f"sqlite+aiosqlite:///{file}")
        try:
            with no_file_longer_than(room), store.starting():
                pass
        except StoreError as error:
            said.append(str(error))
        with store.starting() as start:
            assert start.unused is (revision is None)
    assert 2 < len(said) < 23
    assert all("make room on the disk" in sentence for sentence in said)


# Statements


def test_forty_first_names_at_once_are_all_kept_and_the_last_one_counts(address: str) -> None:
    async def rename(store: Store) -> Any:
        names = [person(name=f"Anna {number}", seen=number) for number in range(40)]
        await asyncio.gather(*(store.write(Write().add(KNOWN_PERSON, row)) for row in names))
        return await store.people(["anna"])

    (row,) = during(address, rename)
    assert (row.name, row.seen, row.owner) == ("Anna 39", 39, None)


def test_a_guest_stays_whose_guest_they_are_under_another_name(address: str) -> None:
    async def rename(store: Store) -> Any:
        await store.write(Write().add(NEW_PERSON, {**person(), "owner": "bob"}))
        await store.write(Write().add(KNOWN_PERSON, {**person(name="Annie", seen=2), "avatar": "fox"}))
        return await store.people(["anna"])

    (row,) = during(address, rename)
    assert tuple(row) == ("anna", "bob", "Annie", "fox", 2)


def test_who_is_seen_keeps_name_and_avatar(address: str) -> None:
    async def see(store: Store) -> Any:
        await store.write(Write().add(NEW_PERSON, person(), person("bob", "Bob")))
        await store.write(Write().add(SEEN_PERSON, {"person": "anna", "now": 7}))
        return await store.read(select(people).order_by(people.c.id))

    assert [(row.name, row.seen) for row in during(address, see)] == [("Anna", 7), ("Bob", 1)]


def test_tokens_of_a_kind_are_replaced_in_one_write(address: str) -> None:
    async def replace(store: Store) -> Any:
        old = (token("a", "invite"), token("b", "watch"), token("c", "invite", "t2"))
        await store.write(Write().add(NEW_TABLE, table(), table("t2")).add(NEW_TOKEN, *old))
        write = Write().add(NEW_TOKEN, token("a", "invite"), token("d", "invite"))
        await store.write(write.add(GONE_TOKEN, {"table": "t1", "kind_gone": "invite"}))
        return await store.read(select(tokens.c.digest).order_by(tokens.c.digest))

    assert [row.digest for row in during(address, replace)] == ["a", "b", "c", "d"]


def test_time_is_shifted_for_all_and_never_into_the_future(address: str) -> None:
    async def shift(store: Store) -> Any:
        await store.write(Write().add(NEW_TABLE, table(touched=10), table("t2", touched=95)))
        await store.write(Write().add(NEW_PERSON, person(seen=20), person("bob", seen=99)))
        assert await store.count_tables() == 2
        await store.shift_time(50, now=100)
        touched = await store.read(select(tables.c.touched).order_by(tables.c.id))
        return [row[0] for row in touched + await store.read(select(people.c.seen).order_by(people.c.id))]

    assert during(address, shift) == [60, 100, 70, 100]


# A commit for many


@pytest.mark.parametrize("bad", ["a\0b", "a\ud800b"], ids=["nul", "surrogate"])
def test_a_write_that_no_database_takes_hurts_its_sender_alone(
    address: str, bad: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def write(store: Store) -> list[BaseException | None]:
        await store.write(Write().add(NEW_TABLE, *(table(f"t{number}") for number in range(150))))
        said = [Said(at=1, chair=0, text="hello", phrase="", person="anna")]
        writes = [Write().add_events(f"t{each}", 1, said, 0, bad if each == 75 else "id") for each in range(150)]
        answers = await asyncio.gather(*map(store.write, writes), return_exceptions=True)
        await store.check()
        return answers

    answers = during(address, write)
    hurt = [number for number, answer in enumerate(answers) if answer is not None]
    if address.startswith("sqlite") and bad == "a\0b":
        assert hurt == []  # SQLite keeps it
        return
    assert hurt == [75]
    assert type(answers[75]) is StoreError
    (line,) = [record.getMessage() for record in caplog.records if record.name == "ronron"]
    kind = "DataError" if "\0" in bad else "UnicodeEncodeError"
    assert line == f"a write could not be saved, for what it says: {kind}"


def test_a_write_in_conflict_hurts_its_sender_alone(address: str) -> None:
    said = [Said(at=1, chair=0, text="hello", phrase="", person="anna")]

    async def write(store: Store) -> list[BaseException | None]:
        await store.write(Write().add(NEW_TABLE, table()))
        writes = [Write().add_events("t1", number, said) for number in (1, 2, 2, 3)]
        return await asyncio.gather(*map(store.write, writes), return_exceptions=True)

    assert [type(answer) for answer in during(address, write)] == [type(None), type(None), ConflictError, type(None)]


def test_a_table_is_not_asked_for_by_what_is_no_id(address: str) -> None:
    async def ask(store: Store) -> list[Any]:
        return [*await store.events_of("a\0b"), *await store.events_of("x" * 99), await store.is_listed("\0")]

    assert during(address, ask) == [False]
