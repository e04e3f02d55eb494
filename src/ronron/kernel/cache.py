"""Where compiled code is kept, and under which name.

Numba's own cache looks only at the file that defines a function: edit a rule in another module and it silently serves
the old code. So each game has a directory of its own, named by a hash of everything that enters its compiled code: the
kernel, the game's rules with what they import, and the versions of Python, Numba and NumPy. Editing one game recompiles
that game alone.
"""

from __future__ import annotations

import hashlib
import os
import pickle
import shutil
import sys
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import numba
import numpy as np
import platformdirs
from numba.core.caching import UserProvidedCacheLocator

F = TypeVar("F", bound=Callable[..., Any])

VARIABLE = "RONRON_CACHE"
"""Environment variable that puts the compiled code somewhere else."""
DAYS_KEPT = 30
MARKER = "ronron.txt"
"""Rewritten whenever a directory is used, so its age says when that was. Only directories that hold it are removed."""
_naming_the_directory = threading.Lock()


def fingerprint(sources: Iterable[Path]) -> str:
    """A hash of these source files, the kernel's own, and the versions of Python, Numba and NumPy."""
    digest = hashlib.sha256(f"{sys.version_info[:2]} {numba.__version__} {np.__version__}".encode())
    for source in sorted({*Path(__file__).parent.glob("*.py"), *sources}, key=lambda path: path.parts[-2:]):
        digest.update(f"\0{'/'.join(source.parts[-2:])}\0".encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def root() -> Path:
    """The directory that holds the compiled code of all games."""
    chosen = os.environ.get(VARIABLE)
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("ronron", appauthor=False)) / "compiled"


def directory(slug: str, sources: Iterable[Path]) -> Path | None:
    """Where a game's compiled code is kept, or None where nothing can be written."""
    path = root() / f"{slug}-{fingerprint(sources)}"
    return path if _writable(path) else None


@cache
def compiled(function: F, types: tuple[Any, ...], where: Path | None, nogil: bool = True) -> F:
    """Compile a kernel for these argument types, or load it from disk; it is kept on disk where that can be written.

    The result is the entry point of the machine code. It does not check its arguments: Numba's check would take twice
    as long as playing a decision. With `nogil` the kernel releases the GIL.
    """
    try:
        dispatcher = _dispatcher(function, where, nogil)
        dispatcher.compile(types)
    except (OSError, EOFError, pickle.UnpicklingError):  # the disk is full or a file cut short: do without the cache
        dispatcher = _dispatcher(function, None, nogil)
        dispatcher.compile(types)
    entry: F = dispatcher.overloads[types].entry_point
    return entry


class SharedLocator(UserProvidedCacheLocator):  # type: ignore[misc]  # Numba has no types
    """Numba's locator without the path of the source: every checkout with the same contents finds the same code."""

    @classmethod
    def get_suitable_cache_subpath(cls, py_file: str) -> str:
        """The folder within a game's directory, by default named by a hash of the source's path."""
        return Path(py_file).parent.name


def _dispatcher(function: Any, where: Path | None, nogil: bool) -> Any:
    with _naming_the_directory:  # Numba reads the directory from a global while it decorates
        before = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
        numba.config.CACHE_DIR = str(where or "")
        numba.config.CACHE_LOCATOR_CLASSES = f"{__name__}.{SharedLocator.__name__}"
        try:
            return numba.njit(cache=where is not None, nogil=nogil, boundscheck=True)(function)
        finally:
            numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = before


def prune(now: float | None = None) -> list[Path]:
    """Remove compiled code that has not been used for DAYS_KEPT days, and return the directories removed."""
    oldest = (now or time.time()) - DAYS_KEPT * 86_400
    stale = [path.parent for path in root().glob(f"*-*/{MARKER}") if path.stat().st_mtime < oldest]
    for path in stale:
        shutil.rmtree(path, ignore_errors=True)
    return stale


@cache
def _writable(path: Path) -> bool:
    try:
        path.mkdir(parents=True, exist_ok=True)
        (path / MARKER).write_text("Compiled rules of Ronron, safe to delete.\n")
    except OSError:
        return False
    return True
