"""The servers that are measured: ours, and a bare echo that shows the cost of sockets alone."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from ronron.errors import RonronError
from ronron.server.app import create_app
from ronron.server.run import Server, bind, configure
from ronron.server.settings import Limits, Settings

LOTS = 10**9
UNLIMITED = Limits(
    messages=(LOTS, LOTS),
    requests=(LOTS, LOTS),
    openings=(LOTS, LOTS),
    wishes=(LOTS, LOTS),
    messages_per_address=(LOTS, LOTS),
    handshakes=(LOTS, LOTS),
    connections_per_address=LOTS,
    tcp_per_address=LOTS,
    silence_s=LOTS,
)
"""All clients here have one address, and are silent while the other server is measured."""
SECONDS_TO_START = 60


class Reading(msgspec.Struct, frozen=True):
    """The resources that a server has used so far."""

    at: float
    cpu_s: float
    resident_bytes: int
    core_busy_s: float
    """Busy time of the core it runs on, by any process."""
    commits: int


class ServerThread:
    """A server in a thread of this process."""

    def __init__(self, server: uvicorn.Server) -> None:
        self._server = server
        self._socket = bind("127.0.0.1", 0)
        self._thread = threading.Thread(target=server.run, kwargs={"sockets": [self._socket]})
        self._thread.start()
        _wait_until(lambda: server.started or not self._thread.is_alive())
        if not server.started:
            raise RonronError("error-not-started")

    def port(self) -> int:
        """The port it listens on."""
        return int(self._socket.getsockname()[1])

    def read(self) -> Reading:
        """The resources used so far; processor time is that of all threads of the process."""
        return Reading(time.perf_counter(), time.process_time(), _resident_bytes(), _core_busy_s(), self.commits())

    def commits(self) -> int:
        """The number of commits to its database: always 0, since it has none."""
        return 0

    def close(self) -> None:
        """Stop the server and wait for its thread."""
        self._server.should_exit = True
        self._thread.join()
        self._socket.close()


class RonronServer(ServerThread):
    """Our server, with a database in a directory and without rate limits."""

    def __init__(self, data: str, slug: str) -> None:
        settings = Settings(data=Path(data), limits=UNLIMITED)
        app = create_app(settings)
        self._house = app.state.house
        super().__init__(Server(configure(app, settings), self._house))
        _wait_until(lambda: self._house.games.ready(slug))

    def commits(self) -> int:
        """The number of commits to its database."""
        return int(self._house.store.commits)


class EchoServer(ServerThread):
    """A bare WebSocket server: a message is sent to all sockets of its table, padded to the length it asks for."""

    def __init__(self) -> None:
        app = Starlette(routes=[WebSocketRoute("/ws/{table}", _echo_to_table)])
        app.state.tables = defaultdict(list)
        super().__init__(uvicorn.Server(configure(app, Settings(data=Path(), limits=UNLIMITED))))


async def _echo_to_table(socket: WebSocket) -> None:
    """Send the frames that our server sends for a move: one to every seat, and a short one to the mover."""
    await socket.accept()
    table: list[WebSocket] = socket.app.state.tables[socket.path_params["table"]]
    table.append(socket)
    async for text in socket.iter_text():
        length = int(text.partition(" ")[0])
        for each in table:
            await each.send_text(text.ljust(length))
        await socket.send_text(text)


def _wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS_TO_START
    while not happened():
        if time.monotonic() > deadline:
            raise RonronError("error-not-ready", seconds=SECONDS_TO_START)
        time.sleep(0.01)


def _resident_bytes() -> int:
    """Resident memory of this process; its peak where the system tells only that, 0 where it tells neither."""
    with suppress(OSError):
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    with suppress(ImportError):
        import resource

        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return 0


def _core_busy_s() -> float:
    """Busy time, since the machine started, of the core this process is pinned to; 0 where the system does not tell."""
    with suppress(OSError, AttributeError):
        (core,) = os.sched_getaffinity(0)
        (line,) = (line for line in Path("/proc/stat").read_text().splitlines() if line.startswith(f"cpu{core} "))
        user, nice, system, _idle, _waiting, *interrupts = map(int, line.split()[1:9])
        return (user + nice + system + sum(interrupts)) / os.sysconf("SC_CLK_TCK")
    return 0
