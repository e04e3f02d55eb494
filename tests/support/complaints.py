"""Listening to what a server in this process writes to its log."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator

LOGGERS = ("ronron", "uvicorn", "asyncio")


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep errors and tracebacks."""
        if record.exc_info or record.levelno >= logging.ERROR:
            self.lines.append(self.format(record))


@contextlib.contextmanager
def nothing_fails() -> Iterator[None]:
    """Nothing is logged as an error or with a traceback for as long as the block lasts."""
    complaints = _Complaints()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(complaints)
    try:
        yield
    finally:
        for name in LOGGERS:
            logging.getLogger(name).removeHandler(complaints)
    assert complaints.lines == []
