"""Filling the cache: every kernel of every game, compiled in child processes.

Compiling holds Python's lock, so it happens in children: a server stays awake meanwhile, and several games compile
side by side. `python -m ronron.face.warm GAME` is such a child; it names each kernel as it is ready.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor

from ronron.errors import CompileError
from ronron.face.game import load
from ronron.games import find
from ronron.kernel.cache import directory, prune, root
from ronron.kernel.kernels import KERNELS

Progress = Callable[[str, str], None]
"""Called with a game and the kernel that is ready."""


def warm(slugs: Sequence[str], progress: Progress = lambda slug, kernel: None) -> None:
    """Compile all kernels of these games that are not compiled yet; returns when all are on disk."""
    for slug in slugs:
        if directory(slug, find(slug).rules.sources) is None:
            raise CompileError(f"nothing can be written to {root()}; set RONRON_CACHE to a directory that can")
    prune()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for _ in pool.map(lambda slug: _warm_in_child(slug, progress), slugs):
            pass


def _warm_in_child(slug: str, progress: Progress) -> None:
    command = [sys.executable, "-m", __name__, slug]
    with tempfile.TemporaryFile("w+") as complaints:
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=complaints, text=True) as child:
            assert child.stdout is not None  # noqa: S101  it is a pipe
            for line in child.stdout:
                progress(slug, line.strip())
        complaints.seek(0)
        complaint = complaints.read().strip()
    if child.returncode != 0:
        last = complaint.splitlines()[-1] if complaint else f"exit code {child.returncode}"
        raise CompileError(f"the kernels of {slug} could not be compiled: {last}")


def _compile_all(slug: str) -> None:
    engine = load(slug).engine
    for kernel in KERNELS:
        getattr(engine, kernel)
        print(kernel, flush=True)


if __name__ == "__main__":
    _compile_all(sys.argv[1])
