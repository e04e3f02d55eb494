"""Who is connected to a table, counted as they come and go, and told of each other in good time."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

from ronron.server.net.connection import Connection
from ronron.server.protocol import Presence, frame

SMALL = 20
"""In a company of this size everybody hears at once who comes and goes."""
PER_HEAD_S = 0.002
"""In a larger one the next word comes so much later for each head, so that crowds cost no more than companies do."""


class Coalesced:
    """Something told to all of an audience, at once or, where that was just done, a little later and only once."""

    def __init__(self, tell: Callable[[], None], pause: Callable[[], float]) -> None:
        self._tell = tell
        self._pause = pause
        self._told = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self) -> bool:
        """Tell soon; was it told at once?"""
        if self._timer is not None:
            return False
        loop = asyncio.get_running_loop()
        wait = self._told + self._pause() - loop.time()
        if wait > 0:
            self._timer = loop.call_later(wait, self._now)
            return False
        self._now()
        return True

    def _now(self) -> None:
        self._timer = None
        self._told = asyncio.get_running_loop().time()
        self._tell()

    def cancel(self) -> None:
        """Tell nothing any more."""
        if self._timer is not None:
            self._timer.cancel()


class Audience:
    """The connections of one table: those on chairs, and those that only watch."""

    def __init__(self, chairs: int) -> None:
        self.connections: set[Connection] = set()
        self.watching = 0
        self._chairs = chairs
        self._connected: Counter[int] = Counter()
        self._tell_all = Coalesced(self._tell, self.pause)

    def add(self, connection: Connection) -> None:
        """Somebody came."""
        self.connections.add(connection)
        self._count(connection, 1)

    def greet(self, newcomer: Connection) -> None:
        """Somebody who came hears at once who is here; the others hear of them soon."""
        if not self._tell_all():
            newcomer.push(self.frame())

    def discard(self, connection: Connection) -> None:
        """Somebody went; the others hear of it soon."""
        self.connections.discard(connection)
        self._count(connection, -1)
        self._tell_all()

    def _count(self, connection: Connection, by: int) -> None:
        if connection.chair is None:
            self.watching += by
        else:
            self._connected[connection.chair] += by

    @property
    def present(self) -> list[bool]:
        """Which chairs are connected."""
        return [self._connected[chair] > 0 for chair in range(self._chairs)]

    def pause(self) -> float:
        """How long nothing more is told to everybody after something was."""
        return max(0, len(self.connections) - SMALL) * PER_HEAD_S

    def frame(self) -> str:
        """Who is here, as it travels."""
        return frame(Presence(self.present, self.watching))

    def _tell(self) -> None:
        message = self.frame()
        for connection in self.connections:
            connection.push(message)

    def close(self) -> None:
        """Tell nothing any more."""
        self._tell_all.cancel()
