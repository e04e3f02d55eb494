"""The file of an SQLite database, watched while it is in use: others may replace it or cut it short."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import make_url

LOG_BEGINS = (b"\x37\x7f\x06\x82", b"\x37\x7f\x06\x83")
"""SQLite's log as it must begin, or nothing of it is found when it is read again."""


@dataclass
class DatabaseFile:
    """The files of an SQLite database as they were opened; others may have taken their names since."""

    main: Path
    log: Path
    opened: dict[Path, tuple[int, int]]
    size: int = 0
    """The greatest seen; nothing we do makes the file shorter."""

    @classmethod
    def of(cls, url: str) -> DatabaseFile | None:
        """None where the database is no file."""
        name = make_url(url).database
        if not url.startswith("sqlite") or not name or name == ":memory:":
            return None
        main, log = Path(name), Path(f"{name}-wal")
        files = {path: _identity(path) for path in (main, log)}
        return cls(main, log, {path: found for path, found in files.items() if found is not None})

    def is_there(self) -> bool:
        """Are these still the files of these names, and has nobody cut them short?"""
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
