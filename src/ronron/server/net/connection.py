"""One socket: a bounded outbox, so that who reads slowly holds up nobody but themselves."""

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
        """The guest whose cookie it came with."""
        self.table = ""
        self.chair: int | None = None
        self.blind = False
        """It speaks for its chair, but somebody else may be looking."""
        self.generation = 0
        """Of its chair, or of the link it watches by."""
        self.gone = False
        self.seen = 0
        """The last event it was told of."""
        self.close_code: int | None = None
        self._limits = limits
        self._outbox: deque[str] = deque()
        self._bytes = 0
        self._called = asyncio.Event()
        self.closed = asyncio.Event()

    @property
    def eyes(self) -> int | None:
        """The chair whose knowledge it is told; none for who is told what a spectator is."""
        return None if self.blind else self.chair

    def push(self, message: str) -> None:
        """Send when the other side is ready; let go of who has fallen too far behind."""
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
        """Send what there is until the connection is to be closed."""
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
