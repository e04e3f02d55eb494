"""Workers that play the deals of a ladder: this process, or several child processes."""

from __future__ import annotations

import os
import signal
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Protocol

from ronron.errors import RonronError
from ronron.lab.children import Child
from ronron.lab.ladder.deal import Contest, Deal, DealPlayer


class Workers(Protocol):
    """What plays deals."""

    size: int
    """The number of deals played at once."""

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Start playing a deal."""

    def close(self) -> None:
        """Stop at once; unfinished deals are lost."""


def start_workers(count: int, slug: str, box: Path | None) -> Workers:
    """Start so many workers; a single one is this process."""
    return ThisProcess(slug, box) if count == 1 else ChildProcesses(count, slug, box)


def cores() -> int:
    """The number of cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ThisProcess:
    """Plays deals in this process, one at a time."""

    size = 1

    def __init__(self, slug: str, box: Path | None) -> None:
        self._player = DealPlayer(slug, box)

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Play a deal before returning."""
        played: Future[Deal] = Future()
        played.set_result(self._player.play(contest, number))
        return played

    def close(self) -> None:
        """Do nothing: there are no other processes."""


class ChildProcesses:
    """Plays deals in child processes, each started when first needed, with a thread here that waits for it."""

    def __init__(self, size: int, slug: str, box: Path | None) -> None:
        self.size = size
        self._what = slug, box
        self._threads = ThreadPoolExecutor(size, "ladder", _leave_interrupts_to_others)
        self._own = threading.local()
        self._children: list[Child] = []
        self._closing = threading.Event()

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Have an idle child play a deal."""
        return self._threads.submit(self._play, contest, number)

    def close(self) -> None:
        """Kill all child processes."""
        self._closing.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        for child in self._children:
            child.kill()
        self._threads.shutdown()
        for child in self._children:
            child.close()

    def _play(self, contest: Contest, number: int) -> Deal:
        if not hasattr(self._own, "child"):
            self._own.child = Child(None, DealPlayer, *self._what)
            self._children.append(self._own.child)
        if self._closing.is_set():
            raise RonronError("error-ladder-left")
        played: Deal = self._own.child.ask("play", contest, number)
        return played


def _leave_interrupts_to_others() -> None:
    """Block SIGINT in this thread: a process started by it inherits that from its first moment."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
