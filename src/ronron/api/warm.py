"""Warming the cache: every kernel of every game, compiled in child processes.

Compiling holds the GIL, so child processes do it: a server stays responsive, and several games compile at once.
`python -m ronron.api.warm GAME` is such a child. It prints the name of each kernel when it is compiled, and begins with
those needed to play.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ronron.api.game import load
from ronron.causes import quoted
from ronron.errors import CompileError
from ronron.games import find
from ronron.kernel.cache import directory, prune, root
from ronron.kernel.kernels import KERNELS
from ronron.said import said

PLAY = ("begin", "look", "play_and_settle", "play_only", "advance", "redact", "imagine", "result", "chances", "greedy")
"""Kernels needed to play; the others are for search and studies."""
THINK = "search"
"""The kernel needed by levels that search."""
ORDER = (*PLAY, THINK, *(kernel for kernel in KERNELS if kernel not in (*PLAY, THINK)))
DONE = "all-kernels.txt"
"""The file written beside the kernels of a game when all of them are on disk."""
Progress = Callable[[str, str], None]
"""Called with a game and the name of a kernel that has been compiled."""


def warm(slugs: Sequence[str], progress: Progress = lambda slug, kernel: None) -> None:
    """Compile all kernels of these games that are not on disk yet, and wait for it."""
    for slug in slugs:
        child_command(slug)
    prune()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(lambda slug: _warm_in_child(slug, progress), slugs):
            pass


def child_command(slug: str) -> list[str]:
    """The command of a child process that compiles a game; raises CompileError if the cache cannot be written."""
    if directory(slug, find(slug).rules.sources) is None:
        raise CompileError("error-cache", path=str(root()))
    return [sys.executable, "-m", __name__, slug]


def is_warm(slug: str) -> bool:
    """Whether all kernels of a game are on disk."""
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
    """Raise CompileError, with the last line of its complaint, if a child process failed."""
    if returncode != 0:
        *_, last = ["", *complaint.strip().splitlines()]
        why = quoted(last) if last else said("error-exit-code", code=str(returncode))
        raise CompileError("error-compile", game=slug, why=why)


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
