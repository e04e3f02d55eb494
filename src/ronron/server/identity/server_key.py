"""The server's key: made once, kept in a file, and bound to its database.

Every link, seat and cookie is made from it. The database keeps its fingerprint, so that the server notices if the key
was lost or belongs to another database.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
import tempfile
from pathlib import Path
from typing import NamedTuple

from ronron.errors import StoreError
from ronron.server.store.store import Start, Store

KEY_FILE = "server.key"
KEY_BYTES = 32


class Settled(NamedTuple):
    """The key a server starts with."""

    key: bytes
    renewed: bool
    """It differs from the key the database was used with before."""


def settle_key(data: Path, store: Store, *, new_key: bool = False) -> Settled:
    """The key in a directory, made the first time. With `new_key`, a key the database does not know is accepted."""
    with store.starting() as start:
        key = read_key(data)
        known = _is_known(start, key)
        if not known and not new_key:
            if key is None:
                raise StoreError("error-key-missing", file=KEY_FILE, path=str(data))
            raise StoreError("error-key-other", file=KEY_FILE, path=str(data))
        key = key or make_key(data)
        start.adopt_key(fingerprint(key))
    return Settled(key, renewed=not known)


def _is_known(start: Start, key: bytes | None) -> bool:
    """Whether this is the database's own key; any is if nobody has played yet. Old versions stored no fingerprint."""
    if key is None:
        return start.key is None and start.unused
    return start.key is None or hmac.compare_digest(start.key, fingerprint(key))


def fingerprint(key: bytes) -> str:
    """A digest that tells keys apart without revealing them."""
    return hmac.new(key, b"fingerprint", hashlib.sha256).hexdigest()


def read_key(data: Path) -> bytes | None:
    """The key in a directory, None if there is none."""
    path = data / KEY_FILE
    if path.is_symlink() or (path.exists() and not path.is_file()):
        raise StoreError("error-key-file", path=str(path))
    try:
        key = path.read_bytes()
    except FileNotFoundError:
        return None
    if len(key) != KEY_BYTES:
        raise StoreError("error-key-damaged", path=str(path), found=len(key), wanted=KEY_BYTES)
    return key


def make_key(data: Path) -> bytes:
    """A new key, durable when this returns. If another server made one at the same time, that one is returned."""
    descriptor, made = tempfile.mkstemp(prefix=f".{KEY_FILE}-", dir=data)  # only its owner can read it
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
            file.flush()
            os.fsync(file.fileno())
        _put_in_place(Path(made), data / KEY_FILE)
    finally:
        Path(made).unlink(missing_ok=True)
    _flush_directory(data)
    key = read_key(data)
    if key is None:
        raise StoreError("error-key-vanished", path=str(data / KEY_FILE))
    return key


def _put_in_place(made: Path, path: Path) -> None:
    """Give the file its name, but never replace a key that is already there."""
    try:
        os.link(made, path)
    except FileExistsError:
        return
    except OSError:  # a file system without hard links
        if not path.exists():
            made.rename(path)


def _flush_directory(directory: Path) -> None:
    """Make the name of a new file durable by flushing its directory. Windows does so itself."""
    if os.name == "nt":
        return
    descriptor = os.open(directory, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
