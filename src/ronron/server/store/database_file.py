"""Notices if the file of an SQLite database is replaced, moved or truncated while it is open."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

LOG_BEGINS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""The magic numbers of SQLite's write-ahead log; without one of them it would be ignored when read again."""


@dataclass
class DatabaseFile:
    """The files of an SQLite database at the time it was opened."""

    main: Path
    log: Path
    opened: dict[Path, tuple[int, int]]
    size: int = 0
    """The greatest size seen; SQLite never makes the file shorter here."""

    @classmethod
    def of(cls, url: str) -> DatabaseFile | None:
        """The file of a database; None if it has none."""
        name = make_url(url).database
        if not url.startswith("sqlite") or not name or name == ":memory:":
            return None
        main, log = Path(name), Path(f"{name}-wal")
        files = {path: _identity(path) for path in (main, log)}
        return cls(main, log, {path: found for path, found in files.items() if found is not None})

    def is_there(self) -> bool:
        """Whether the names still lead to these files, and the files are not truncated."""
        return all(_identity(path) == found for path, found in self.opened.items()) and self._is_whole()

    def _is_whole(self) -> bool:
        size = self.main.stat().st_size
        self.size = max(size, self.size)
        if size < self.size or self.log not in self.opened:
            return size == self.size
        with self.log.open("rb") as file:
            return file.read(len(LOG_BEGINS[0])) in (b"", *LOG_BEGINS)


def _identity(path: Path) -> tuple[int, int] | None:
    try:
        found = path.stat()
    except FileNotFoundError:
        return None
    return found.st_dev, found.st_ino
