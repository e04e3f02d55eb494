"""Who is connected to a table, who was and is away, and announcements of both."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Set

from ronron.server.net.connection import Connection
from ronron.server.protocol import Presence, frame

SMALL = 20
"""In an audience of this size everybody hears at once who comes and goes."""
PER_HEAD_S = 0.002
"""In a larger one the next announcement waits this long for each further person, so that crowds cost no more."""
UNWELCOME_S = 3600


class Coalesced:
    """A rate-limited call: at once, or if it was made just before, once a little later."""

    def __init__(self, tell: Callable[[], None], pause: Callable[[], float]) -> None:
        self._tell = tell
        self._pause = pause
        self._told = float("-inf")
        self._timer: asyncio.TimerHandle | None = None

    def __call__(self) -> bool:
        """Call now or soon. Returns True if it was called now."""
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
        """Drop a call that is due."""
        if self._timer is not None:
            self._timer.cancel()


class Audience:
    """The connections of one table: those on chairs, and those that only watch."""

    def __init__(self, chairs: int) -> None:
        self._connections: set[Connection] = set()
        self._watching = 0
        self._connected: Counter[int] = Counter()
        self._gone_since = dict.fromkeys(range(chairs), time.monotonic())
        """Since when nobody has been connected to a chair, for the chairs nobody is connected to."""
        self._unwelcome: dict[str, float] = {}
        """Addresses of people who were sent away, and until when they may not come in by the list of open tables."""
        self._chairs = chairs
        self._announce = Coalesced(self._tell, self.pause)

    def inherit(self, old: Audience) -> None:
        """Go on where the audience of an older copy of the same table ended, but for its connections."""
        self._gone_since, self._unwelcome = old._gone_since, old._unwelcome

    @property
    def connections(self) -> Set[Connection]:
        """Everybody who is connected."""
        return self._connections

    def add(self, connection: Connection) -> None:
        """Add the connection of somebody who came."""
        self._connections.add(connection)
        self._count(connection, 1)
        if connection.chair is not None:
            self._gone_since.pop(connection.chair, None)

    def greet(self, newcomer: Connection) -> None:
        """Tell a newcomer at once who is here, and the others soon."""
        if not self._announce():
            newcomer.push(self.frame())

    def discard(self, connection: Connection) -> None:
        """Remove the connection of somebody who went; the others hear of it soon."""
        self._connections.discard(connection)
        self._count(connection, -1)
        self._announce()
        chair = connection.chair
        if chair is not None and not self._connected[chair]:
            self._gone_since[chair] = time.monotonic()

    def _count(self, connection: Connection, by: int) -> None:
        if connection.chair is None:
            self._watching += by
        else:
            self._connected[connection.chair] += by

    @property
    def present(self) -> list[bool]:
        """Which chairs are connected."""
        return [self._connected[chair] > 0 for chair in range(self._chairs)]

    @property
    def watching(self) -> int:
        """How many watch."""
        return self._watching

    def away(self, seconds: float) -> list[int]:
        """Chairs nobody has been connected to for so long."""
        now = time.monotonic()
        return [
            chair
            for chair, there in enumerate(self.present)
            if not there and now - self._gone_since.get(chair, now) >= seconds
        ]

    def send_away(self, address: str) -> None:
        """Somebody at this address is not welcome for a while."""
        self._unwelcome[address] = time.monotonic() + UNWELCOME_S

    def is_unwelcome(self, address: str) -> bool:
        """Whether somebody at this address was sent away a short while ago."""
        return self._unwelcome.get(address, 0) > time.monotonic()

    def pause(self) -> float:
        """The time between two announcements to everybody."""
        return max(0, len(self._connections) - SMALL) * PER_HEAD_S

    def frame(self) -> str:
        """The message that says who is here."""
        return frame(Presence(self.present, self.watching))

    def _tell(self) -> None:
        message = self.frame()
        for connection in self._connections:
            connection.push(message)

    def close(self) -> None:
        """Announce nothing any more."""
        self._announce.cancel()
