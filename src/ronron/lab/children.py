"""Workers in child processes, each pinned to a core where the system supports it."""

from __future__ import annotations

import os
import signal
import traceback
from collections.abc import Callable
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from ronron.causes import quoted
from ronron.errors import RonronError
from ronron.said import Said

SECONDS_TO_END = 20


class Child:
    """A worker in a child process, whose methods are called by name; it ends when its parent does."""

    def __init__(self, core: int | None, make: Callable[..., Any], *arguments: Any) -> None:
        """Start a child process and have it call `make(*arguments)`, which returns the worker."""
        context = get_context("spawn")
        self._name = make.__name__
        self._pipe, far = context.Pipe()
        self._process = context.Process(target=_live, args=(far, core, make, arguments), daemon=True)
        self._process.start()
        far.close()
        try:
            self._answer()
        except BaseException:
            self.close()
            raise

    def __enter__(self) -> Child:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the worker and wait for its process; kill it if it takes too long."""
        self._pipe.close()
        self._process.join(SECONDS_TO_END)
        if self._process.is_alive():
            self._process.kill()
            self._process.join()

    def kill(self) -> None:
        """Kill the process; a pending `ask` then raises."""
        self._process.kill()

    def ask(self, method: str, *arguments: Any) -> Any:
        """Call a method of the worker and return its result."""
        self._pipe.send((method, arguments))
        return self._answer()

    def _answer(self) -> Any:
        try:
            worked, answer = self._pipe.recv()
        except EOFError:
            self._process.join(SECONDS_TO_END)
            code = self._process.exitcode
            raise RonronError("error-child-ended", name=self._name, code=str(code)) from None
        if not worked:
            why = answer if isinstance(answer, Said) else quoted(answer)
            raise RonronError("error-child-failed", name=self._name, why=why)
        return answer


def two_cores() -> tuple[int | None, int | None]:
    """Two cores to pin processes to, the same one twice if there is no other; None where pinning is not supported."""
    if not hasattr(os, "sched_setaffinity"):
        return None, None
    cores = sorted(os.sched_getaffinity(0))
    return cores[0], cores[-1]


def _live(pipe: Connection[Any, Any], core: int | None, make: Callable[..., Any], arguments: tuple[Any, ...]) -> None:
    """The main function of a child: make the worker, answer until the pipe is closed, close the worker."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent gets the interrupt too, and closes the pipe
    if core is not None:
        os.sched_setaffinity(0, {core})
    _allow_many_files()
    try:
        worker = make(*arguments)
        try:
            pipe.send((True, None))
            _answer_on(pipe, worker)
        finally:
            worker.close()
    except Exception as error:
        with suppress(OSError):  # the parent may be gone
            pipe.send((False, _told(error)))


def _told(error: Exception) -> Said | str:
    """What went wrong: a message of ours, else everything a developer wants to know."""
    if isinstance(error, RonronError):
        return error.said
    return f"{type(error).__name__}: {error}\n{traceback.format_exc()}"


def _answer_on(pipe: Connection[Any, Any], worker: Any) -> None:
    while True:
        try:
            method, arguments = pipe.recv()
        except EOFError:
            return
        pipe.send((True, getattr(worker, method)(*arguments)))


def _allow_many_files() -> None:
    """Raise the limit of open files: two sockets for every table exceed the usual one."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
