"""A fair semaphore: addresses take turns, and so do the people behind one address."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

from ronron.table import refused


class Who(NamedTuple):
    """Somebody who waits: an address, and a person if a cookie says who it is."""

    address: str
    person: str | None


class Turns:
    """A semaphore that serves addresses in turns, so that a greedy one delays mostly itself."""

    def __init__(self, at_once: int, most_waiting: int, most_waiting_each: int) -> None:
        self._free = at_once
        self._most = most_waiting
        self._most_each = most_waiting_each
        self._waiting: dict[str, dict[str | None, deque[asyncio.Future[None]]]] = {}
        """Waiting futures by address and person; the first of each is served next."""

    @asynccontextmanager
    async def turn(self, who: Who) -> AsyncIterator[None]:
        """Wait for a turn and hold it inside the block. Refused if too many wait already."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(who)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, who: Who) -> None:
        here = sum(map(len, self._waiting.get(who.address, {}).values()))
        if here >= self._most_each or (here and self.waiting >= self._most):  # an idle address is always let in
            raise refused("busy")
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who.address, {}).setdefault(who.person, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():  # its turn came at the moment it was cancelled
                self._pass_on()
            raise

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(len(queue) for people in self._waiting.values() for queue in people.values())

    def _pass_on(self) -> None:
        while self._waiting:
            called = self._next()
            if not called.cancelled():
                called.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first future of the next person at the next address; both then go to the end of their queues."""
        address, people = next(iter(self._waiting.items()))
        person, queue = next(iter(people.items()))
        called = queue.popleft()
        del people[person], self._waiting[address]
        if queue:
            people[person] = queue
        if people:
            self._waiting[address] = people
        return called
