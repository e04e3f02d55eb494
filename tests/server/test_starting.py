"""Starting: what keeps a server from it is said in a sentence, before anybody is told an address."""

from __future__ import annotations

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

from ronron.errors import StoreError
from ronron.server.store.store import Store
from support.processes import ServerProcess
from support.typed import command


def complaint(*words: str) -> str:
    """All that a server says that cannot start."""
    done = command("serve", "--port", "0", *words)
    assert (done.returncode, done.stdout) == (2, "")
    return done.stderr.strip()


def test_a_directory_that_cannot_be_made_is_said_in_a_sentence() -> None:
    assert complaint("--data", "/dev/null/x") == (
        "ronron: tables cannot be kept in /dev/null/x: Not a directory; "
        "choose another directory with --data or RONRON_DATA"
    )


def test_a_file_where_the_directory_should_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    assert f"tables cannot be kept in {tmp_path / 'file'}: it is a file; " in complaint(
        "--data", str(tmp_path / "file")
    )


def test_a_damaged_database_is_named_with_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite3"
    file.write_bytes(b"no database at all, but long enough to be taken for one" * 100)
    assert complaint("--data", str(tmp_path)) == (
        f"ronron: the database {file} cannot be opened: “file is not a database”; "
        "restore a backup, or choose another directory with --data or RONRON_DATA"
    )


def test_a_database_that_is_only_out_of_reach_needs_no_backup(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite3").mkdir()
    said = complaint("--data", str(tmp_path))
    assert "cannot be opened: “unable to open database file”; choose another directory" in said


def test_a_database_of_a_newer_ronron_is_left_alone(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as newer:
        newer.executescript("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')")
    assert "the database was written by a newer Ronron; start that one" in complaint("--data", str(tmp_path))


def test_a_missing_driver_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with (
        pytest.raises(StoreError, match=r'PostgreSQL needs: pip install "psycopg\[binary\]"'),
        Store("postgresql+psycopg://ronron@/ronron").starting(),
    ):
        pass


def test_an_address_that_is_none_is_not_blamed_on_the_port(tmp_path: Path) -> None:
    assert complaint("--data", str(tmp_path), "--host", "999.1.1.1").endswith("; choose another with --host")


def test_a_server_offers_the_games_it_is_told_to_and_no_other(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, games=["leduc", "tictactoe", "leduc"]) as server:
        server.start_and_wait()
        with server.guest() as guest:
            assert [card["game"] for card in guest.get("/api/games").json()["games"]] == ["leduc", "tictactoe"]
            refused = guest.post("/api/tables", json={"game": "poche", "seats": [{"kind": "me"}, {"kind": "open"}]})
            assert refused.json()["code"] == "unknown_game"


def test_a_game_that_there_is_not_is_not_served() -> None:
    assert complaint("--game", "ludo").startswith("ronron: no game is called 'ludo'")
