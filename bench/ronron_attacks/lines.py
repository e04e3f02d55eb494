"""Connections of the attackers: raw HTTP, and the WebSockets of the benchmarks, from a chosen local address."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterable
from functools import partial

import msgspec

from ronron.lab.bench.clients import HOST, Socket

HEAD = 1 << 16
LENGTH = re.compile(rb"\r\ncontent-length: (\d+)")
CODE = re.compile(rb'"code":"(\w+)"')
END = b"\r\n\r\n"
ANSWERS = ("done", "staged", "refused", "moment", "hinted", "table", "pong", "bye")
"""Kinds of messages that answer a message of the same client."""


class Line:
    """One TCP connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    @classmethod
    async def open(cls, port: int, address: str) -> Line:
        """Connect from an address of this machine."""
        return cls(*await asyncio.open_connection(HOST, port, local_addr=(address, 0), limit=HEAD))

    async def send(self, data: bytes) -> None:
        """Send bytes, as fast as the server reads them."""
        self._writer.write(data)
        await self._writer.drain()

    async def ask(self, method: str, path: str, body: bytes = b"", headers: Iterable[str] = ()) -> str:
        """Send a whole request, and return the answer's status."""
        await self.send(request(method, path, body, headers))
        return await self.answer()

    async def answer(self) -> str:
        """The status of the next answer, and the code of a refusal."""
        head = await self._reader.readuntil(END)
        status, length = head[9:12].decode(), LENGTH.search(head.lower())
        body = await self._reader.readexactly(int(length[1])) if length else await self._read_chunks()
        code = CODE.search(body) if status >= "400" else None
        return f"{status} {code[1].decode()}" if code else status

    async def head(self) -> str:
        """The status of the next answer, without reading its body."""
        return (await self._reader.readuntil(END))[9:12].decode()

    async def _read_chunks(self) -> bytes:
        """The last part of an answer in parts."""
        last = b""
        while size := int(await self._reader.readuntil(b"\r\n"), 16):
            last = (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readexactly(2)
        return last

    def close(self) -> None:
        """Abort the connection."""
        self._writer.transport.abort()


def request(method: str, path: str, body: bytes = b"", headers: Iterable[str] = ()) -> bytes:
    """The bytes of a request; one with a body says that it is JSON."""
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", *headers]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


class _Heard(msgspec.Struct):
    """The fields used of a message."""

    type: str
    code: str = ""


_decoder = msgspec.json.Decoder(_Heard)


class Talk:
    """One WebSocket: what was heard is counted, and answers can be waited for."""

    def __init__(self, counts: Counter[str]) -> None:
        self._counts = counts
        self._answered = asyncio.Event()
        self.gone = False
        self._socket: _Socket

    async def open(self, port: int, address: str) -> None:
        """Connect from an address of this machine, and shake hands."""
        make = partial(_Socket, self)
        loop = asyncio.get_running_loop()
        _, self._socket = await loop.create_connection(make, HOST, port, local_addr=(address, 0))
        await self._socket.opened

    def say(self, text: bytes) -> None:
        """Send a message."""
        if self.gone:
            raise ConnectionResetError
        self._answered.clear()
        self._socket.send(text)

    async def answer(self) -> None:
        """Wait for an answer to the last message."""
        await self._answered.wait()
        if self.gone:
            raise ConnectionResetError

    def hear(self, data: bytes) -> None:
        """Count an answer; messages that everybody is sent are no answers, and not counted."""
        heard = _decoder.decode(data)
        if heard.type in ANSWERS:
            self._counts[f"{heard.type} {heard.code}".rstrip()] += 1
            self._answered.set()

    def lose(self) -> None:
        """Remember that the connection is lost, and wake whoever waits for an answer."""
        self.gone = True
        self._answered.set()

    def close(self) -> None:
        """Abort the connection."""
        self._socket.close()


class _Socket(Socket):
    """A socket that reports when its connection is lost."""

    def __init__(self, talk: Talk) -> None:
        super().__init__("/ws", talk.hear)
        self._talk = talk

    def connection_lost(self, exc: Exception | None) -> None:
        """Report the loss, also to whoever waits for the handshake."""
        super().connection_lost(exc)
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError())
            self.opened.exception()  # perhaps nobody waits for it any more
        self._talk.lose()

    def _shake_hands(self) -> None:
        if not self.opened.done():
            super()._shake_hands()
