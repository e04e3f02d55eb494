"""The server's key: never a bad one, never another one without a word."""

from __future__ import annotations

import logging
import os
import resource
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from ronron.errors import StoreError
from ronron.server.app import create_app
from ronron.server.identity.server_key import make_key
from ronron.server.settings import Settings
from support.people import browser
from support.postgres import Postgres
from support.serving import open_table, serving
from support.typed import command

MISSING = "has no server.key"
WRONG = "belongs to another server.key"


def complaint(data: Path) -> str:
    """What a server says that does not start."""
    with pytest.raises(StoreError) as error:
        create_app(Settings(data=data))
    return str(error.value)


def play_a_little(data: Path, **chosen: object) -> dict[str, str]:
    """The cookies of somebody who opened a table, and has it."""
    with serving(data, **chosen) as served, browser(served) as guest:
        open_table(guest, "leduc")
        assert len(guest.get("/api/me").json()["tables"]) == 1
        return dict(guest.cookies)


def tables_of(cookies: dict[str, str], data: Path, **chosen: object) -> int:
    """How many tables a returning guest finds."""
    with serving(data, **chosen) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        return len(guest.get("/api/me").json()["tables"])


def start_with_full_disk(data: Path) -> subprocess.CompletedProcess[str]:
    """A server that cannot write a byte to any file."""
    return subprocess.run(
        [sys.executable, "-m", "ronron", "serve", "--port", "0", "--data", str(data)],
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0)),
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_first_start_on_a_full_disk_says_so_and_leaves_no_key_and_the_next_start_works(tmp_path: Path) -> None:
    done = start_with_full_disk(tmp_path)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1, done.stderr
    assert "make room" in done.stderr
    assert not list(tmp_path.glob("*.key*"))
    cookies = play_a_little(tmp_path)
    assert len((tmp_path / "server.key").read_bytes()) == 32
    assert tables_of(cookies, tmp_path) == 1


def test_a_key_that_cannot_be_written_leaves_nothing(tmp_path: Path) -> None:
    program = f"""
import resource
import sqlite3
from pathlib import Path
from ronron.server.identity.server_key import make_key
resource.setrlimit(resource.RLIMIT_FSIZE, (10, 10))
make_key(Path({str(tmp_path)!r}))
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert "File too large" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_servers_that_start_at_once_agree_on_one_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        for each in range(20):
            data = tmp_path / str(each)
            data.mkdir()
            keys = set(pool.map(make_key, [data] * 8))
            assert keys == {(data / "server.key").read_bytes()}
            assert [path.name for path in data.iterdir()] == ["server.key"]


def test_a_directory_without_hard_links_has_a_key_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    key = make_key(tmp_path)
    assert make_key(tmp_path) == key == (tmp_path / "server.key").read_bytes()
    assert [path.name for path in tmp_path.iterdir()] == ["server.key"]


@pytest.mark.parametrize("length", [0, 5, 31, 33])
def test_a_key_of_any_other_length_is_refused_and_left_alone(tmp_path: Path, length: int) -> None:
    (tmp_path / "server.key").write_bytes(b"k" * length)
    said = complaint(tmp_path)
    assert f"server.key is damaged: it has {length} bytes and not 32" in said
    assert "restore it from a backup" in said
    assert "--new-key" in said
    assert (tmp_path / "server.key").read_bytes() == b"k" * length


def test_an_old_database_without_its_key_is_refused_and_no_key_is_made(tmp_path: Path) -> None:
    cookies = play_a_little(tmp_path)
    key = tmp_path / "server.key"
    kept = key.read_bytes()
    key.unlink()
    said = complaint(tmp_path)
    assert MISSING in said
    assert "put it back" in said
    assert "--new-key" in said
    assert not key.exists()
    key.write_bytes(kept)
    assert tables_of(cookies, tmp_path) == 1


def test_a_database_from_before_fingerprints_is_not_given_a_new_key_either(tmp_path: Path) -> None:
    play_a_little(tmp_path)
    forget_fingerprint(tmp_path)
    kept = (tmp_path / "server.key").read_bytes()
    (tmp_path / "server.key").unlink()
    assert MISSING in complaint(tmp_path)
    (tmp_path / "server.key").write_bytes(kept)
    with serving(tmp_path):
        pass  # adopts the key
    (tmp_path / "server.key").write_bytes(b"k" * 32)
    assert WRONG in complaint(tmp_path)


def forget_fingerprint(data: Path) -> None:
    with closing(sqlite3.connect(data / "tables.sqlite3")) as database, database:
        assert database.execute("DELETE FROM house WHERE name = 'key'").rowcount == 1


def test_a_database_with_the_key_of_another_is_refused(tmp_path: Path) -> None:
    cookies = play_a_little(tmp_path)
    kept = (tmp_path / "server.key").read_bytes()
    (tmp_path / "server.key").write_bytes(b"k" * 32)
    said = complaint(tmp_path)
    assert WRONG in said
    assert "--new-key" in said
    (tmp_path / "server.key").write_bytes(kept)
    assert tables_of(cookies, tmp_path) == 1


@pytest.mark.parametrize("another", [None, b"k" * 32], ids=["missing", "another"])
def test_on_an_explicit_word_a_new_key_is_taken_and_old_cookies_are_dead(
    tmp_path: Path, another: bytes | None, caplog: pytest.LogCaptureFixture
) -> None:
    cookies = play_a_little(tmp_path)
    (tmp_path / "server.key").unlink()
    if another is not None:
        (tmp_path / "server.key").write_bytes(another)
    caplog.set_level(logging.WARNING, "ronron")
    with serving(tmp_path, new_key=True) as served, browser(served) as guest:
        guest.cookies.update(cookies)
        assert guest.get("/api/me").json()["tables"] == []
        (problem,) = guest.get("/health").json()["problems"]
        assert problem.startswith("key: it is new")
    assert [record.getMessage() for record in caplog.records if "key" in record.getMessage()] == [
        "the server has a new key: every link, seat and cookie given out before is dead"
    ]
    fresh = play_a_little(tmp_path)
    assert tables_of(fresh, tmp_path, new_key=True) == 1, "the word does no harm where the key is right"


def test_the_word_is_an_option_of_the_command(tmp_path: Path) -> None:
    done = command("serve", "--help")
    assert "--new-key" in done.stdout


def test_neither_the_key_nor_anything_that_gives_it_away_is_in_the_database(tmp_path: Path) -> None:
    play_a_little(tmp_path)
    key = (tmp_path / "server.key").read_bytes()
    kept = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite3*"))
    assert key not in kept
    assert key.hex().encode() not in kept


def test_postgresql_is_not_served_from_a_fresh_directory_without_a_word(tmp_path: Path, postgres: Postgres) -> None:
    database = postgres.new_database()
    old, new = tmp_path / "old", tmp_path / "new"
    cookies = play_a_little(old, database=database)
    with pytest.raises(StoreError, match=MISSING):
        create_app(Settings(data=new, database=database))
    assert not (new / "server.key").exists()
    (new / "server.key").write_bytes(b"k" * 32)
    with pytest.raises(StoreError, match=WRONG):
        create_app(Settings(data=new, database=database))
    (new / "server.key").write_bytes((old / "server.key").read_bytes())
    assert tables_of(cookies, new, database=database) == 1
