"""File descriptors: the limit, how many connections fit, and whether they have run out."""

from __future__ import annotations

import errno
import os
import sys

if sys.platform != "win32":
    import resource

WANTED = 65_536
KEPT = 256
"""Reserved for the database, files being read, and child processes."""
WINDOWS_HAS = 8192


def raise_limit() -> None:
    """Raise this process's limit as far as the system allows, up to a sensible number."""
    if sys.platform == "win32":
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = WANTED if hard == resource.RLIM_INFINITY else min(hard, WANTED)
    if soft != resource.RLIM_INFINITY and soft < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))


def room_for_connections() -> int:
    """How many connections may be open at once."""
    most = limit()
    return max(most - KEPT, most // 2)


def limit() -> int:
    """How many descriptors this process may have."""
    if sys.platform == "win32":
        return WINDOWS_HAS
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return WANTED if soft == resource.RLIM_INFINITY else soft


def are_gone() -> bool:
    """Whether the process has run out of descriptors. libuv does not tell: it silently closes new connections then."""
    try:
        os.close(os.dup(sys.__stderr__.fileno() if sys.__stderr__ else 2))
    except OSError as error:
        return error.errno in (errno.EMFILE, errno.ENFILE)
    return False
