"""Rounds of the event loop: a few requests are started in each, and addresses take turns.

A client with hundreds of connections can send something on all of them at the same moment. Handling all of it in one
round would keep everybody else waiting.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

PER_ROUND = 4
"""Requests and messages started in one round, before the loop polls its sockets again."""


class Rounds:
    """Starts work at once while there is little, and a few pieces per round when there is much."""

    def __init__(self, per_round: int = PER_ROUND) -> None:
        self._per_round = per_round
        self._left = per_round
        self._waiting: dict[str, deque[Callable[[], None]]] = {}
        """Waiting work by address; the first address is served next."""
        self._going_on = False

    def begin(self, address: str, work: Callable[[], None]) -> None:
        """Start work for an address, now or in one of the next rounds."""
        if self._takes_one():
            work()
        else:
            self._queue(address, work)

    async def turn(self, address: str) -> None:
        """Wait until work for an address may start."""
        if self._takes_one():
            return
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue(address, lambda: None if called.done() else called.set_result(None))
        await called

    def _takes_one(self) -> bool:
        """Whether one more piece may start in this round. It is counted."""
        if not self._left or self._waiting:
            return False
        self._left -= 1
        if not self._left:  # not before: a call to the loop for every message would cost much
            self._go_on()
        return True

    def _queue(self, address: str, work: Callable[[], None]) -> None:
        self._waiting.setdefault(address, deque()).append(work)
        self._go_on()  # also if the last round ended with an error

    def _go_on(self) -> None:
        if not self._going_on:
            self._going_on = True
            asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._going_on = False
        self._left = self._per_round
        while self._left and self._waiting:
            self._left -= 1
            self._next()()
        if self._waiting or not self._left:
            self._go_on()

    def _next(self) -> Callable[[], None]:
        """The first work of the next address, which then goes to the end of the queue."""
        address, queue = next(iter(self._waiting.items()))
        work = queue.popleft()
        del self._waiting[address]
        if queue:
            self._waiting[address] = queue
        return work
