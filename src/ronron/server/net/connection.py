"""One WebSocket with a bounded outbox: a client that reads slowly delays nobody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from ronron.server.protocol import Bye, frame
from ronron.server.settings import Limits
from ronron.words import languages, say

Send = Callable[[str], Awaitable[None]]

BAD_MESSAGE, NO_HELLO, NO_RIGHT, GONE, TOO_SLOW, SILENT = 4000, 4001, 4003, 4004, 4008, 4009
FAILED, RESTARTING = 1011, 1012
"""Codes a connection is closed with."""


class Connection:
    """Somebody connected to a table: on a chair, or watching."""

    def __init__(self, address: str, limits: Limits, person: str | None = None) -> None:
        self.address = address
        self.person = person
        """The guest its cookie names."""
        self.table = ""
        self.chair: int | None = None
        self.blind = False
        """It acts for its chair but is shown what spectators see, since somebody else may be looking."""
        self.generation = 0
        """The generation of its chair, or of its link to watch."""
        self.gone = False
        self.seen = 0
        """The last event it was sent."""
        self.close_code: int | None = None
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._called = asyncio.Event()
        self.closed = asyncio.Event()

    @property
    def eyes(self) -> int | None:
        """The chair whose knowledge it is shown; None for what spectators are shown."""
        return None if self.blind else self.chair

    def push(self, message: str) -> None:
        """Queue a message. A connection that has fallen too far behind is closed instead."""
        if self.close_code is not None:
            return
        self._outbox.append(message)
        self._bytes += len(message)
        if len(self._outbox) > self._limits.outbox_messages or self._bytes > self._limits.outbox_bytes:
            self._outbox.clear()
            self.close_code = TOO_SLOW
            self.closed.set()
        self._called.set()

    def say_bye(self, code: int, why: str, *, again: bool) -> None:
        """Tell the other side why, then close."""
        if self.close_code is None:
            sentences = {language: say(language, f"bye-{why.replace('_', '-')}") for language in languages()}
            self.push(frame(Bye(why, sentences, again)))
            self.close_code = self.close_code or code
            self._called.set()

    async def send_on(self, send: Send) -> None:
        """Send queued messages until the connection is to be closed."""
        while True:
            while self._outbox:
                message = self._outbox.popleft()
                self._bytes -= len(message)
                await send(message)
            if self.close_code is not None:
                self.closed.set()
                return
            self._called.clear()
            await self._called.wait()
