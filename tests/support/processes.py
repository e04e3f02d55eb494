"""The real `ronron serve` in a process of its own, to be killed without warning and started again."""

from __future__ import annotations

import collections
import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO

import httpx2

from ronron.server.process.faults import VARIABLE
from support.serving import browser_at, wait_until

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")
LONG_S = 60
"""A start may take this long on a busy machine."""


class ServerProcess:
    """A server on one data directory, through all its lives."""

    def __init__(
        self,
        data: Path,
        games: Sequence[str] = ("poche",),
        *,
        command: Sequence[str] = (),
        environment: Mapping[str, str] = os.environ,
        here: Path | None = None,
    ) -> None:
        """`command` is another one that starts it, in another environment and folder if need be."""
        self.data = data
        self.games = games
        """Those it offers: with few of them it starts sooner."""
        self.environment = environment
        self._command = command
        self._here = here
        self.port = 0
        self.starts = 0
        self.said: collections.deque[str] = collections.deque(maxlen=1000)
        """The last lines it wrote, to either output."""
        self._process: subprocess.Popen[str] | None = None
        self._listener: threading.Thread | None = None

    def __enter__(self) -> ServerProcess:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    @property
    def database(self) -> Path:
        """The file everything is kept in."""
        return self.data / "tables.sqlite3"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def where(self) -> int:
        """The port of its present life, or of its last."""
        return self.port

    def start(self, fault: str = "") -> None:
        """Begin to start; with `fault`, as `after-commit:3`, it dies at that point."""
        assert not self.alive
        self._process = subprocess.Popen(
            self._command or self._usual_command(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={**self.environment, VARIABLE: fault, "PYTHONUNBUFFERED": "1"},
            cwd=self._here,
        )
        assert self._process.stdout is not None
        self.port = 0
        self.starts += 1
        self._listener = threading.Thread(target=self._listen, args=(self._process.stdout,), daemon=True)
        self._listener.start()

    def _usual_command(self) -> list[str]:
        command = [sys.executable, "-m", "ronron", "serve", "--port", "0", "--lang", "en", "--data", str(self.data)]
        return command + [word for slug in self.games for word in ("--game", slug)]

    def _listen(self, output: IO[str]) -> None:
        for line in output:
            self.said.append(line.rstrip())
            if not self.port and (found := ADDRESS.search(line)):
                self.port = int(found[1])

    def wait_until_listening(self) -> None:
        """Wait until the server has told its address."""
        wait_until(lambda: self.port or not self.alive, LONG_S)

    def wait_until_ready(self) -> None:
        """Wait until its health check is ok."""
        self.wait_until_listening()
        with self.guest() as guest:
            wait_until(lambda: not self.alive or self._is_well(guest), LONG_S)
        assert self.alive, "\n".join(self.said)

    @staticmethod
    def _is_well(guest: httpx2.Client) -> bool:
        with contextlib.suppress(httpx2.TransportError):
            return bool(guest.get("/health").json()["status"] == "ok")
        return False

    def start_and_wait(self, fault: str = "") -> None:
        """Start, and return when it is well."""
        self.start(fault)
        self.wait_until_ready()

    def guest(self) -> httpx2.Client:
        """A browser without any cookie yet."""
        return browser_at(f"http://127.0.0.1:{self.port}")

    def kill(self) -> None:
        """kill −9, if it still lives."""
        if self._process is not None:
            self._process.kill()
            self.wait_until_dead()

    def wait_until_dead(self) -> None:
        """Wait until the process is gone and all its output was read."""
        assert self._process is not None
        assert self._process.stdout is not None
        assert self._listener is not None
        self._process.wait(LONG_S)
        self._listener.join(LONG_S)
        self._process.stdout.close()


def heed_interrupts() -> None:
    """Restore the default handling of interrupts, which children of a background job ignore."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
