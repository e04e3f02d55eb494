"""Filling the cache: every kernel of every game, compiled in child processes.

Compiling holds Python's lock, so it happens in children: a server stays awake meanwhile, and several games compile
side by side. `python -m ronron.api.warm GAME` is such a child; it names each kernel as it is ready, those that play
needs first.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ronron.api.game import load
from ronron.errors import CompileError
from ronron.games import find
from ronron.kernel.cache import directory, prune, root
from ronron.kernel.kernels import KERNELS

PLAY = ("begin", "look", "play_and_settle", "play_only", "advance", "redact", "imagine", "result", "chances", "greedy")
"""Kernels without which nobody can play; the others are for studies."""
THINK = "search"
"""The kernel without which no level that thinks ahead can."""
ORDER = (*PLAY, THINK, *(kernel for kernel in KERNELS if kernel not in (*PLAY, THINK)))
DONE = "all-kernels.txt"
"""Written beside the kernels of a game when they are all there."""
Progress = Callable[[str, str], None]
"""Called with a game and the kernel that is ready."""


def warm(slugs: Sequence[str], progress: Progress = lambda slug, kernel: None) -> None:
    """Compile all kernels of these games that are not compiled yet; returns when all are on disk."""
    for slug in slugs:
        child_command(slug)
    prune()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(lambda slug: _warm_in_child(slug, progress), slugs):
            pass


def child_command(slug: str) -> list[str]:
    """What to run to compile a game elsewhere; there must be somewhere to keep what it compiles."""
    if directory(slug, find(slug).rules.sources) is None:
        raise CompileError(f"nothing can be written to {root()}; set RONRON_CACHE to a directory that can")
    return [sys.executable, "-m", __name__, slug]


def is_warm(slug: str) -> bool:
    """Are all kernels of a game on disk?"""
    where = directory(slug, find(slug).rules.sources)
    return where is not None and (where / DONE).exists()


def _warm_in_child(slug: str, progress: Progress) -> None:
    with tempfile.TemporaryFile("w+") as complaints:
        with subprocess.Popen(child_command(slug), stdout=subprocess.PIPE, stderr=complaints, text=True) as child:
            assert child.stdout is not None  # noqa: S101  it is a pipe
            for line in child.stdout:
                progress(slug, line.strip())
        complaints.seek(0)
        check_child(slug, child.returncode, complaints.read())


def check_child(slug: str, returncode: int | None, complaint: str) -> None:
    """Say what went wrong with a child that did not end well."""
    if returncode != 0:
        last = complaint.strip().splitlines()[-1] if complaint.strip() else f"exit code {returncode}"
        raise CompileError(f"the kernels of {slug} could not be compiled: {last}")


def _compile_all(slug: str) -> None:
    engine = load(slug).engine
    for kernel in ORDER:
        getattr(engine, kernel)
        print(kernel, flush=True)
    where = directory(slug, find(slug).rules.sources)
    if where is not None:
        (where / DONE).write_text("\n".join(ORDER) + "\n")


if __name__ == "__main__":
    _compile_all(sys.argv[1])
