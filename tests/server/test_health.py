"""What goes wrong is said, shown by /health, and hurts nobody it need not; nothing is confirmed that is not kept."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx2
import pytest

from ronron.server.play import hall
from ronron.server.process.health import SHOWN_S, ProblemsSeen
from ronron.table import decode
from support.people import browser, company
from support.serving import Served, open_table, serving

LOST = "database: the file of the database was deleted, moved, replaced or cut short"


def health(served: Served) -> tuple[int, str, bool, list[str]]:
    with browser(served) as guest:
        answer = guest.get("/health")
    body = answer.json()
    return answer.status_code, body["status"], body["database"], body["problems"]


def errors(caplog: pytest.LogCaptureFixture, word: str) -> list[str]:
    found = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert not any(record.exc_info for record in caplog.records), "a traceback"
    return [line for line in found if word in line]


def test_a_server_without_problems_shows_none(tmp_path: Path) -> None:
    with serving(tmp_path) as served:
        assert health(served) == (200, "ok", True, [])


# The file of the database


def replaced(data: Path) -> None:
    """By a copy, as somebody who restores a backup under a running server does."""
    file = data / "tables.sqlite3"
    with closing(sqlite3.connect(file)) as old, closing(sqlite3.connect(data / "copy")) as copy:
        old.backup(copy)
    (data / "copy").replace(file)


def restored(data: Path) -> None:
    """The same, with the log of the old file out of the way."""
    replaced(data)
    for rest in ("-wal", "-shm"):
        (data / f"tables.sqlite3{rest}").unlink()


def deleted(data: Path) -> None:
    for file in data.glob("tables.sqlite3*"):
        file.unlink()


def moved(data: Path) -> None:
    (data / "tables.sqlite3").rename(data / "elsewhere")


def log_deleted(data: Path) -> None:
    (data / "tables.sqlite3-wal").unlink()


def cut_short(data: Path) -> None:
    (data / "tables.sqlite3").write_bytes(b"")


def log_cut_short(data: Path) -> None:
    (data / "tables.sqlite3-wal").write_bytes(b"")


HARMS = (replaced, restored, deleted, moved, log_deleted, cut_short, log_cut_short)


@pytest.mark.parametrize("harm", HARMS, ids=lambda harm: harm.__name__)
def test_nothing_is_confirmed_that_is_written_to_a_file_nobody_will_find(
    tmp_path: Path, harm: Callable[[Path], None], caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served, company(served) as two:
        assert two.people[0].ask("say", phrase="hello")["type"] == "done"
        harm(tmp_path)
        for person in two.people * 2:
            assert person.ask("say", phrase="oops").get("code") == "not_saved"
        answer = two.browsers[0].post(
            "/api/tables", json={"game": "leduc", "seats": [{"kind": "me"}, {"kind": "open"}]}
        )
        assert (answer.status_code, answer.json()["code"]) == (503, "not_saved")
        assert two.browsers[0].get("/api/me").status_code == 503, "read from a file nobody will find"
        code, status, works, (problem,) = health(served)
        assert (code, status, works) == (503, "failing", False)
        assert problem.startswith(LOST)
        assert str(tmp_path) not in problem
    assert len(errors(caplog, "nothing is confirmed any more")) == 1


def test_when_the_right_file_is_back_play_goes_on(tmp_path: Path) -> None:
    with serving(tmp_path) as served, company(served) as two:
        moved(tmp_path)
        assert two.people[0].ask("say", phrase="oops")["code"] == "not_saved"
        (tmp_path / "elsewhere").rename(tmp_path / "tables.sqlite3")
        assert health(served) == (200, "ok", True, [])
        assert two.people[0].ask("say", phrase="thanks")["type"] == "done"


# Damaged rows


DAMAGES = {
    "no JSON": lambda body: "no JSON",
    "nothing": lambda body: "",
    "truncated": lambda body: body[: len(body) // 2],
    "unknown kind": lambda body: '{"kind":"danced","at":1}',
    "impossible chair": lambda body: json.dumps({"kind": "muted", "at": 1, "chair": 99, "muted": True}),
}


@pytest.mark.parametrize("number", [1, 2])
def test_a_damaged_table_is_said_to_be_and_hides_no_other(
    tmp_path: Path, number: int, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        bad = {open_table(guest, "leduc", "me me")["table"]: damage for damage in DAMAGES}
        good = open_table(guest, "leduc")["table"]
        cookies = dict(guest.cookies)
    for table, damage in bad.items():
        overwrite(tmp_path, table, number, DAMAGES[damage])
    with serving(tmp_path) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        for table, damage in bad.items():
            answer = guest.get(f"/api/tables/{table}/record")
            assert refusal(answer) == (409, "cannot_open"), damage
            assert "what is kept of it is damaged" in answer.json()["sentences"]["en"]
            assert len(errors(caplog, f"table {table} cannot be read")) == 1, damage
        assert [table["table"] for table in guest.get("/api/me").json()["tables"]] == [good]
        assert guest.delete("/api/me").status_code == 200
        assert rows_of_people(tmp_path) == 0


def overwrite(data: Path, table: str, number: int, damage: Callable[[str], str]) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as database, database:
        where = "WHERE table_id = ? AND number = ?"
        (body,) = database.execute(f"SELECT body FROM events {where}", (table, number)).fetchone()
        database.execute(f"UPDATE events SET body = ? {where}", (damage(body), table, number))


def rows_of_people(data: Path) -> int:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as database:
        return sum(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("people", "seatings"))


# Memory


def test_a_table_too_big_for_memory_is_refused_and_shown_and_others_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as served, browser(served) as guest:
        big, small = open_table(guest, "connect4", "me me")["table"], open_table(guest, "leduc")["table"]
        cookies = dict(guest.cookies)

    def decode_if_small(body: bytes) -> Any:
        if b"connect4" in body:
            raise MemoryError
        return decode(body)

    monkeypatch.setattr(hall, "decode", decode_if_small)
    with serving(tmp_path) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        assert refusal(guest.get(f"/api/tables/{big}/record")) == (503, "no_memory")
        assert [table["table"] for table in guest.get("/api/me").json()["tables"]] == [small]
        assert health(served) == (200, "ok", True, ["memory: there was not enough memory to read a table"])
    assert all("not enough memory" in line for line in errors(caplog, big))
    assert errors(caplog, big)


def refusal(answer: httpx2.Response) -> tuple[int, str]:
    assert all(answer.json()["sentences"][language] for language in ("en", "fr"))
    return answer.status_code, answer.json()["code"]


# Problems


def test_a_problem_is_shown_until_it_is_over_or_for_some_minutes() -> None:
    time = 1000.0
    seen = ProblemsSeen(lambda: time)
    seen.note("memory", "too little")
    seen.note("descriptors", "none left")
    assert seen.now() == ["descriptors: none left", "memory: too little"]
    seen.clear("descriptors")
    time += SHOWN_S - 1
    assert seen.now() == ["memory: too little"]
    time += 2
    assert seen.now() == []
