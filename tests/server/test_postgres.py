"""The promises of the server on PostgreSQL, a real one."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import make_url

from ronron.errors import StoreError
from ronron.server.app import create_app
from ronron.server.settings import Settings
from ronron.server.store.store import Store
from ronron.server.store.writes import Write
from ronron.table.events import Said
from support.people import browser, company
from support.postgres import Postgres
from support.serving import serving


@pytest.fixture
def database(postgres: Postgres) -> str:
    """Nobody else's."""
    return postgres.new_database()


def rows(database: str, question: str) -> list[Any]:
    """What PostgreSQL says, without asking the server."""
    url = make_url(database)
    with psycopg.connect(f"host={url.query['host']} user={url.username} dbname={url.database}") as connection:
        return connection.execute(question.encode()).fetchall()


def test_a_game_is_played_to_its_end_and_found_again_after_a_restart(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as served, company(served, "connect4") as two:
        two.play_to_the_end()
        record = two.browsers[0].get(f"/api/tables/{two.table}/record").text
        whole = two.people[0].whole()["sight"]
        cookies, tokens = dict(two.browsers[0].cookies), two.tokens
        assert two.browsers[0].put("/api/me", json={"name": "Anna", "avatar": ""}).status_code == 200
    with serving(tmp_path, database=database) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        assert guest.get(f"/api/tables/{two.table}/record").text == record
        me = guest.get("/api/me").json()
        assert (me["name"], [table["table"] for table in me["tables"]]) == ("Anna", [two.table])
        assert me["tables"][0]["ticket"]["seats"][0]["token"] == tokens[0]
        assert whole["phase"] == "over"
    assert rows(database, "SELECT DISTINCT phase FROM tables") == [("over",)]


def test_a_command_sent_again_gets_its_first_answer_after_a_restart_too(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as served, company(served) as two:
        first = two.people[0].ask("say", id="one", phrase="hello")
        assert first["type"] == "done"
        assert two.people[0].ask("say", id="one", phrase="hello") == first
        token = two.tokens[0]
    with serving(tmp_path, database=database) as served, company(served) as another:
        again = another.connect(token)
        again.hear_until("presence")
        assert again.ask("say", id="one", phrase="hello") == first
    said = "SELECT count(*) FROM events WHERE body LIKE '%said%'"
    assert rows(database, said) == [(1,)]


def test_two_servers_cannot_both_write_what_comes_next(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as served, company(served) as two:
        number = two.people[0].version + 1
        said = [Said(at=1, chair=0, person="somebody", phrase="hello")]
        asyncio.run(write_beside(database, Write().add_events(two.table, number, said)))
        answer = two.people[0].ask("say", phrase="thanks")
        assert answer["type"] == "done"
        assert answer["version"] == number + 1
    assert rows(database, "SELECT count(*), count(DISTINCT number) FROM events") == [(number + 1, number + 1)]


async def write_beside(database: str, write: Write) -> None:
    """As a second server on the same database."""
    store = Store(database)
    await store.open()
    try:
        await store.write(write)
    finally:
        await store.close()


@pytest.mark.parametrize("on", ["sqlite", "postgresql"])
def test_a_command_whose_name_is_none_is_not_heard_and_hurts_nobody(
    tmp_path: Path, on: str, request: pytest.FixtureRequest
) -> None:
    database = request.getfixturevalue("database") if on == "postgresql" else None
    with serving(tmp_path, database=database) as served, company(served) as two:
        for name in ("a\0b", "a\n", "", "é", "x" * 41, "a b", "\U0001f63a"):
            two.people[1].send(type="say", id=name, phrase="hiss")
            assert two.people[0].ask("say", phrase="hello")["type"] == "done"
            assert two.people[1].hear_until("refused")["code"] == "bad_message"
        assert two.people[1].ask("say", id="0.9:A_z-", phrase="hello")["type"] == "done"


def test_a_table_by_an_impossible_name_is_none(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as served, company(served) as two:
        for name in ("a%00b", "x" * 200, "%F0%9F%98%BA", "nothing"):
            answer = two.browsers[0].get(f"/api/tables/{name}/record")
            assert (answer.status_code, answer.json()["code"]) == (404, "no_table"), name
        answer = two.browser().post("/api/join", json={"table": "a\0b"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_when_postgresql_comes_back_play_goes_on(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as served, company(served) as two:
        name = make_url(database).database
        others = f"datname = '{name}' AND pid <> pg_backend_pid()"
        assert rows(database, f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        answers = [two.people[0].ask("say", phrase="hello") for _ in range(4)]
        assert {answer.get("code", "done") for answer in answers} <= {"not_saved", "done"}
        assert answers[-1]["type"] == "done"
        with browser(served) as guest:
            guest.get("/health")
            assert guest.get("/health").json()["status"] == "ok"


def test_a_postgresql_that_does_not_run_is_said_in_a_sentence(tmp_path: Path) -> None:
    nowhere = f"postgresql+psycopg://ronron@/ronron?host={tmp_path}"
    with pytest.raises(
        StoreError, match=r"^the database cannot be opened: .*; see that it runs and that its address is"
    ):
        create_app(Settings(data=tmp_path, database=nowhere))


def test_servers_that_start_at_once_bring_postgresql_up_to_date_together(database: str) -> None:
    def start(_: int) -> None:
        with Store(database).starting():
            pass

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(start, range(6)))
    assert rows(database, "SELECT version_num FROM alembic_version") == [("0003",)]
