"""Clients that play for a measurement. They must be cheap, or we would measure them instead of the server.

A socket calls back for every piece of data and has no task of its own. Messages are decoded only as far as needed.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial

import msgspec
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from ronron.errors import RonronError
from ronron.server.protocol import PROTOCOL, Hello
from ronron.table.commands import Again, Move

HOST = "127.0.0.1"
SEATS = 2


class Choice(msgspec.Struct):
    """The fields used of a choice."""

    decision: int


class Sight(msgspec.Struct):
    """The fields used of a table's sight."""

    version: int = 0
    phase: str = ""
    choices: list[Choice] = []


class News(msgspec.Struct):
    """The fields used of news."""

    number: int
    sight: Sight


class Told(msgspec.Struct):
    """The fields used of any message."""

    type: str
    news: News | None = None
    sight: Sight | None = None
    choices: list[Choice] = []
    code: str = ""


class Tally(msgspec.Struct):
    """The counts of one round. Times are in seconds."""

    times: list[float] = []
    """From sending a move until all seats were told of it."""
    late: list[float] = []
    """How much later than planned each move was sent."""
    skipped: int = 0
    """Moves not sent because the one before was still unanswered."""
    unanswered: int = 0
    """Moves of which not all seats had been told at the end."""
    refusals: list[str] = []
    told: int = 0
    told_bytes: int = 0
    moves: int = 0
    move_bytes: int = 0
    seconds: float = 0
    cpu_s: float = 0
    """Processor time of the clients themselves."""


_decoder = msgspec.json.Decoder(Told)
_encode = msgspec.json.Encoder().encode


class Socket(asyncio.Protocol):
    """A WebSocket that calls `hear` with every text message."""

    def __init__(self, path: str, hear: Callable[[bytes], None]) -> None:
        self._protocol = ClientProtocol(parse_uri(f"ws://{HOST}{path}"), max_size=None)
        self._hear = hear
        self._transport: asyncio.Transport
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = transport  # type: ignore[assignment]  # that of TCP
        self._protocol.send_request(self._protocol.connect())
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Finish the handshake, and pass on text messages."""
        self._protocol.receive_data(data)
        for event in self._protocol.events_received():
            if not isinstance(event, Frame):
                self._shake_hands()
            elif event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        """Remember that the connection is lost."""
        self.lost = True

    def send(self, text: bytes) -> None:
        """Send a text message; raises if the connection is closed."""
        if self._protocol.state is not State.OPEN:
            raise RonronError("error-hung-up", code=str(self._protocol.close_rcvd))
        self._protocol.send_text(text)
        self._flush()

    def close(self) -> None:
        """Abort the connection."""
        self._transport.abort()

    def _shake_hands(self) -> None:
        if self._protocol.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._protocol.handshake_exc)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            self._transport.write(data)


class Pair(ABC):
    """Two clients at one table, which measure how long it takes until both are told of a move."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.ahead = 0
        """Moves still to be made without waiting for `go`."""
        self.tally = Tally()
        self._sent = 0.0
        self._untold = 0

    @property
    def busy(self) -> bool:
        """Whether a move is unanswered."""
        return self._untold > 0

    @property
    def ready(self) -> bool:
        """Whether a move can be made."""
        return not self.busy

    def go(self, tally: Tally) -> None:
        """Make a move now; count it as skipped if none can be made."""
        if not self.ready:
            tally.skipped += 1
            return
        self.tally, self._untold = tally, SEATS
        tally.moves += 1
        self.move()

    @abstractmethod
    def move(self) -> None:
        """Send a move; called only when one is possible."""

    async def connect(self, port: int, path: str, hear: Callable[[bytes], None]) -> Socket:
        """Open a socket and wait for its handshake."""
        loop = asyncio.get_running_loop()
        _, socket = await loop.create_connection(lambda: Socket(path, hear), HOST, port)
        await socket.opened
        self.sockets.append(socket)
        return socket

    def close(self) -> None:
        """Close both sockets."""
        for socket in self.sockets:
            socket.close()

    def _send(self, seat: int, text: bytes) -> None:
        self._sent = time.perf_counter()
        self.tally.move_bytes += len(text)
        self.sockets[seat].send(text)

    def _hear_move(self, length: int) -> None:
        tally = self.tally
        tally.told += 1
        tally.told_bytes += length
        self._untold -= 1
        if not self._untold:
            tally.times.append(time.perf_counter() - self._sent)


class Players(Pair):
    """Two clients at one of our tables, which decide at random and always want another game."""

    def __init__(self) -> None:
        super().__init__()
        self._sights = [Sight() for _ in range(SEATS)]
        self._wants_more = [False] * SEATS
        self._awaited = 0
        self._decisions: list[int] = []
        self._ids = itertools.count(1)

    async def sit_down(self, port: int, tokens: list[str]) -> None:
        """Connect one client for each token."""
        for chair, token in enumerate(tokens):
            socket = await self.connect(port, "/ws", partial(self._hear, chair))
            socket.send(_encode(Hello(PROTOCOL, token)))

    @property
    def ready(self) -> bool:
        """Whether every move is answered and one of the two clients is to decide."""
        return not self.busy and any(sight.choices for sight in self._sights)

    def move(self) -> None:
        """Send a random decision of the client that is to decide."""
        chair = next(number for number, sight in enumerate(self._sights) if sight.choices)
        self._decisions = []
        self._decide(chair, self._sights[chair].choices)

    def _decide(self, chair: int, choices: list[Choice]) -> None:
        version = self._sights[chair].version
        self._awaited = version + 1
        self._decisions.append(random.choice(choices).decision)
        self._send(chair, _encode(Move(self._next_id(), version, self._decisions)))

    def _next_id(self) -> str:
        return f"c{next(self._ids)}"

    def _hear(self, chair: int, data: bytes) -> None:
        told = _decoder.decode(data)
        if told.news is not None:
            self._hear_news(chair, told.news, len(data))
        elif told.sight is not None and told.type == "table":
            self._sights[chair] = told.sight
        elif told.type == "staged":
            self._decide(chair, told.choices)
        elif told.type in ("refused", "bye"):
            self.tally.refusals.append(told.code)

    def _hear_news(self, chair: int, news: News, length: int) -> None:
        self._sights[chair] = news.sight
        over = news.sight.phase == "over"
        if over and not self._wants_more[chair]:
            self.sockets[chair].send(_encode(Again(self._next_id())))
        self._wants_more[chair] = over
        if news.number == self._awaited:
            self._hear_move(length)
        if self.ahead and self.ready:
            self.ahead -= 1
            self.go(self.tally)


class Echoers(Pair):
    """Two clients of the echo, with frames as long as ours."""

    def __init__(self) -> None:
        super().__init__()
        self.lengths = 1, 1
        """Lengths of a message in, and of a message out."""
        self._speaker = 0

    async def sit_down(self, port: int, table: int) -> None:
        """Connect both clients to the same table of the echo."""
        for _ in range(SEATS):
            await self.connect(port, f"/ws/{table}", self._hear)

    def move(self) -> None:
        """Send a message, from each client in turn."""
        said, told = self.lengths
        self._speaker = (self._speaker + 1) % SEATS
        self._send(self._speaker, f"{told} ".ljust(said).encode())

    def _hear(self, data: bytes) -> None:
        if len(data) == self.lengths[1]:
            self._hear_move(len(data))
