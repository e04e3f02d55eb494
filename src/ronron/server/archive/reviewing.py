"""A review under way: shared by everybody who asked for it, and cancelled when nobody listens."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from ronron.server.bodies import Judging
from ronron.server.limits.turns import Who

Progress = Callable[[int, int], None]
"""Called with the number of decisions judged, and of all."""


class Reviewing:
    """One review and its listeners."""

    def __init__(self, review: Callable[[Reviewing], Awaitable[None]]) -> None:
        self.listeners: Counter[Who] = Counter()
        self.given_up = False
        self.joined = asyncio.Event()
        """Set when somebody new listens."""
        self._far = Judging(0, 0)
        self._further = asyncio.Event()
        self.over = asyncio.ensure_future(review(self))
        self.over.add_done_callback(lambda _: self._further.set())

    def stop(self) -> None:
        """Cancel the review."""
        self.given_up = True
        self.over.cancel()

    def tell(self, done: int, of: int) -> None:
        """Report progress to all listeners."""
        self._far = Judging(done, of)
        self._further.set()
        self._further = asyncio.Event()

    async def listen(self, who: Who) -> AsyncGenerator[Judging, None]:
        """Yield progress until the review is over."""
        self.listeners[who] += 1
        self.joined.set()
        try:
            yield self._far
            while not self.over.done():
                await self._further.wait()
                yield self._far
        finally:
            self.listeners[who] -= 1
            self.listeners += Counter()  # drop counts of zero
            if not self.listeners:
                self.stop()


class OneEach:
    """One review at a time for each person. A shared one counts for whichever of its listeners is free first."""

    def __init__(self) -> None:
        self._busy: set[Who] = set()
        self._freed = asyncio.Event()

    @asynccontextmanager
    async def turn(self, reviewing: Reviewing) -> AsyncIterator[Who]:
        """Wait for a free listener, who is busy while the block lasts."""
        while (who := next(iter(reviewing.listeners.keys() - self._busy), None)) is None:
            await self._wait(reviewing)
        self._busy.add(who)
        try:
            yield who
        finally:
            self._busy.discard(who)
            self._freed.set()
            self._freed = asyncio.Event()

    async def _wait(self, reviewing: Reviewing) -> None:
        """Wait until somebody is free, or somebody new listens."""
        reviewing.joined.clear()
        waiting = [asyncio.ensure_future(each.wait()) for each in (self._freed, reviewing.joined)]
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waiting:
                each.cancel()
