"""What can go wrong with a database: errors by cause, and how each is told."""

from __future__ import annotations

import errno
import logging
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import make_url
from sqlalchemy.exc import (
    DatabaseError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    SQLAlchemyError,
)

from ronron.causes import quoted
from ronron.errors import StoreError

log = logging.getLogger("ronron")

FULL_DISK = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
FULL_SQLITE = ("SQLITE_FULL", "SQLITE_IOERR_WRITE", "SQLITE_IOERR_TRUNCATE", "SQLITE_IOERR_SHMSIZE")
FULL_POSTGRESQL = "53100"
LOST = (
    "the file of the database was deleted, moved, replaced or cut short while it is in use: "
    "nothing is confirmed any more; put it back, or restart the server"
)


class ConflictError(StoreError):
    """Another writer has written this event number, or this command, first."""


class FullError(StoreError):
    """The disk is full."""


class LostError(StoreError):
    """The open file is not the one the next start would find."""


def is_trouble(error: Exception) -> bool:
    """Whether this error concerns the whole database. Otherwise one write is invalid."""
    damaged = type(error) is DatabaseError
    return damaged or isinstance(error, OperationalError | InterfaceError | OSError | StoreError)


def unfit(error: Exception) -> StoreError:
    """The error for one invalid write. It does not contain the values, which may be secret."""
    if isinstance(error, IntegrityError):
        return ConflictError("error-already-written", why=quoted(cause(error)))
    kind = type(error.orig if isinstance(error, DBAPIError) else error).__name__
    log.error("a write could not be saved, for what it says: %s", kind)
    return StoreError("error-unsaved", why=quoted(kind))


def unsaved(error: Exception) -> StoreError:
    """The error for writes that failed with the whole database."""
    if isinstance(error, StoreError):
        return error
    return (FullError if _is_full(error) else StoreError)("error-unsaved", why=quoted(cause(error)))


@contextmanager
def opening(url: str) -> Iterator[None]:
    """Turn errors of opening a database into a sentence that says what to do about it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if not url.startswith("postgresql"):
            raise StoreError("error-database-driver", driver=str(error.name)) from None
        raise StoreError("error-database-postgresql") from None
    except SQLAlchemyError as error:
        raise _cannot_open(url, error) from None


def _cannot_open(url: str, error: SQLAlchemyError) -> StoreError:
    file, why = make_url(url).database if url.startswith("sqlite") else None, quoted(cause(error))
    if file is None:
        return StoreError("error-database-address", why=why)
    damaged = isinstance(error, DatabaseError) and not isinstance(error, OperationalError)
    remedy = "backup" if damaged else "room" if _is_full(error) else "data"
    return StoreError("error-database-file", file=file, why=why, remedy=remedy)


def _is_full(error: BaseException) -> bool:
    """Whether the disk is full. SQLite reports a limit on file sizes as a write error."""
    if isinstance(error, OSError):
        return error.errno in FULL_DISK
    said = getattr(error, "orig", None)
    return getattr(said, "sqlite_errorname", "") in FULL_SQLITE or getattr(said, "sqlstate", "") == FULL_POSTGRESQL


def cause(error: BaseException) -> str:
    """The database's message, without our statements and values, which must not be logged."""
    return " ".join(str(error.orig).split()) if isinstance(error, DBAPIError) else type(error).__name__
