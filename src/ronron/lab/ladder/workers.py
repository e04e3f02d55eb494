"""Who plays the deals of a ladder: this process, or several others at once."""

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
    """Whoever plays deals."""

    size: int
    """How many deals it plays at once."""

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Have a deal played."""

    def close(self) -> None:
        """Leave everything as it is, and go."""


def start_workers(count: int, slug: str, box: Path | None) -> Workers:
    """So many workers; a single one is this very process."""
    return ThisProcess(slug, box) if count == 1 else ChildProcesses(count, slug, box)


def cores() -> int:
    """How many there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class ThisProcess:
    """This process."""

    size = 1

    def __init__(self, slug: str, box: Path | None) -> None:
        self._player = DealPlayer(slug, box)

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Play it now."""
        played: Future[Deal] = Future()
        played.set_result(self._player.play(contest, number))
        return played

    def close(self) -> None:
        """Nothing is left behind."""


class ChildProcesses:
    """Processes that are started when there is something to play for them, with a thread here to wait for each."""

    def __init__(self, size: int, slug: str, box: Path | None) -> None:
        self.size = size
        self._what = slug, box
        self._threads = ThreadPoolExecutor(size, "ladder", _leave_interrupts_to_others)
        self._own = threading.local()
        self._children: list[Child] = []
        self._closing = threading.Event()

    def begin(self, contest: Contest, number: int) -> Future[Deal]:
        """Have it played by who is idle."""
        return self._threads.submit(self._play, contest, number)

    def close(self) -> None:
        """End all processes, whatever they are at."""
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
            raise RonronError("the ladder was left while a worker was still on its way")
        played: Deal = self._own.child.ask("play", contest, number)
        return played


def _leave_interrupts_to_others() -> None:
    """What a thread does not hear, a process that it starts does not hear either, from its first moment on."""
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
