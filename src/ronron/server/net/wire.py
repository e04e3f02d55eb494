"""uvicorn's HTTP and WebSocket protocols, with limits on size, time and the number of connections.

uvicorn alone accepts headers of any length, waits for them for ever, and buffers bodies of any length that the
application does not read. Anybody who can connect could stop the server with that if no proxy stands in front of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from enum import Enum, auto
from functools import cache, partial
from typing import Any

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from ronron.server.limits.cuts import Why
from ronron.server.net.guard import HEADERS
from ronron.server.net.places import Place, Wires
from ronron.server.net.problems import problem
from ronron.table import refused

PIECE_BYTES = 4096
"""The parser is fed in pieces of this size; a limit is exceeded by at most one piece."""
FRAMES_BYTES = 1024
"""Frames are parsed in pieces of this size; even a piece full of tiny frames takes a few milliseconds at most."""
LINGER_S = 2.0
LINGER_BYTES = 262_144
"""After an early answer, this much is still read for this long; otherwise the client might not receive it."""
PIPELINE = 32
"""Most requests a client may send before the first is answered; browsers do not pipeline."""
RESERVE_S = 2.0
OPERATORS = (b"/health", b"/metrics")
"""What is answered even on connections over the limit."""
RETRY_S = 10

CODES: dict[Why, str] = {
    "bad_request": "not_http",
    "header_bytes": "header_too_large",
    "header_time": "too_late",
    "body_bytes": "too_large",
    "body_time": "too_late",
    "too_many_connections": "full",
    "too_many_of_address": "full",
}
"""The refusal a client is sent, by reason; for other reasons nothing is sent."""


class Config(uvicorn.Config):
    """uvicorn's configuration, with the counter all protocols share."""

    def __init__(self, app: Any, wires: Wires, **more: Any) -> None:
        super().__init__(app, http=Http, ws=WebSocket, timeout_keep_alive=wires.limits.idle_s, **more)
        self.wires = wires


class Phase(Enum):
    """What the server expects next on a connection."""

    FRESH = auto()
    """The first byte."""
    IDLE = auto()
    """The next request; the last one was read completely."""
    HEADER = auto()
    BODY = auto()
    DEAF = auto()
    """Nothing: it is being closed, and further input is discarded."""


class Http(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits."""

    config: Config

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.wires = config.wires
        self.limits = config.wires.limits
        self.place: Place | None = None
        self.phase = Phase.FRESH
        self.taken = 0
        """Raw bytes of the current header or body so far."""
        self._body_taken = 0
        self._unread = b""
        self._reading = False
        self._verdict: Why | None = None
        self._running: RequestResponseCycle | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._timed = Phase.IDLE

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection, and wait for its first byte."""
        super().connection_made(transport)
        self.place = self.wires.admit(self.client[0] if self.client else "")
        if self.place.over is not None and not self.place.asked:
            self.wires.cuts.note(self.place.over)
            self.phase = Phase.DEAF
            transport.write(answer(CODES[self.place.over], 0))
            transport.close()
        self._mind_the_clock()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection, unless a WebSocket has taken it over."""
        self._stop_the_clock()
        if self.place is not None:
            self.place.leave()
        if self._running is not None:  # uvicorn notifies only the last of several requests
            _tell_gone(self._running)
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        address = self.place.address if self.place is not None else ""
        self.wires.rounds.begin(address, partial(super()._start_asgi_task, cycle, app))

    def data_received(self, data: bytes) -> None:
        """Parse the data now or in one of the next rounds. Reading pauses until then."""
        if self._is_deaf():
            self._overhear(len(data))
            return
        self._unset_keepalive_if_required()
        self._unread += data
        if not self._reading:
            self._reading = True
            self.wires.rounds.begin(self.place.address if self.place else "", self._read_on)
            if self._reading:
                self.transport.pause_reading()

    def _read_on(self) -> None:
        """Parse the data while it stays within the limits."""
        self._reading = False
        data, self._unread = self._unread, b""
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        for piece in _pieces(data):
            self._parse(piece)
            if self._is_deaf():
                return
        self._mind_the_clock()

    def _is_deaf(self) -> bool:
        return self.phase is Phase.DEAF

    def _parse(self, piece: bytes) -> None:
        if self.phase in (Phase.FRESH, Phase.IDLE):
            self.phase, self.taken = Phase.HEADER, 0
        self.taken += len(piece)
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
        except httptools.HttpParserError:
            self._cut(self._verdict or "bad_request")
        else:
            self._check_length()

    def _check_length(self) -> None:
        if len(self.pipeline) > PIPELINE:
            self._cut("pipeline")
        elif self.phase is Phase.HEADER and self.taken > self.limits.header_bytes:
            self._cut("header_bytes")
        elif self.phase is Phase.BODY and self.taken > 2 * self.limits.body_bytes + self.limits.header_bytes:
            self._cut("body_bytes")  # one-byte chunks, or endless chunk extensions

    def _upgrade(self) -> None:
        if self._should_upgrade() and self._is_answering():
            self._cut("pipeline")
            return
        if self._should_upgrade():
            self.handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # break the reference cycle, so that nothing is left to collect
        else:
            self.wires.cuts.note("bad_upgrade")
            self.cycle.keep_alive = False  # what follows may be another protocol
        self._stop_the_clock()
        self.phase, self.taken = Phase.DEAF, 0

    def _is_answering(self) -> bool:
        """Whether an earlier request is still to be answered."""
        return self.cycle is not None and (not self.cycle.response_complete or bool(self.pipeline))

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection and its place over to the WebSocket protocol."""
        place, self.place = self.place, None
        super().handle_websocket_upgrade()
        taker = self.transport.get_protocol()
        assert isinstance(taker, WebSocket)  # noqa: S101  as configured
        taker.place = place
        if not taker.handshake_initiated:  # the handshake could not be parsed, which uvicorn does not notice
            self.transport.write(answer("not_http", 0))
            self.transport.close()
        if not taker.handshake_initiated or taker.handshake_complete:
            self.wires.cuts.note("bad_handshake")

    def on_message_begin(self) -> None:
        """A request begins, possibly in the middle of a piece."""
        if self.phase is not Phase.HEADER:
            self.phase, self.taken = Phase.HEADER, 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Refuse a request before it starts if it is over a limit."""
        self._verdict = self._judge_header()
        if self._verdict is not None:
            raise ValueError(self._verdict)  # the parser stops
        super().on_headers_complete()
        if self.place is not None and self.place.over is not None:
            self.cycle.keep_alive = False
        self.phase, self.taken, self._body_taken = Phase.BODY, 0, 0

    def _judge_header(self) -> Why | None:
        if self.place is not None and self.place.over is not None and not self._asks_how_we_are():
            return self.place.over
        lengths = [value for name, value in self.headers if name == b"content-length"]
        if any(int(each) > self.limits.body_bytes for each in lengths):
            return "body_bytes"
        return None

    def _asks_how_we_are(self) -> bool:
        return self.url.partition(b"?")[0] in OPERATORS and not self.parser.should_upgrade()

    def on_body(self, body: bytes) -> None:
        """Part of the body. Only here does a chunked body turn out to be too long."""
        self._body_taken += len(body)
        if self._body_taken > self.limits.body_bytes:
            self._verdict = "body_bytes"
            raise ValueError(self._verdict)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """A request was read completely. If it is already answered, another may follow."""
        super().on_message_complete()
        self._stop_the_clock()
        self.phase = Phase.IDLE
        if self.cycle is not None and self.cycle.response_complete and not self.transport.is_closing():
            self._unset_keepalive_if_required()
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def _mind_the_clock(self) -> None:
        """Set the timer for what is expected next."""
        if self.phase is self._timed:
            return
        self._stop_the_clock()
        if self.phase in (Phase.FRESH, Phase.HEADER, Phase.BODY):
            self._timed = self.phase
            self._timer = self.loop.call_later(self._patience(), self._too_late)

    def _patience(self) -> float:
        if self.phase is Phase.BODY:
            return self.limits.body_s
        hurried = self.place is not None and self.place.over is not None
        return min(RESERVE_S, self.limits.header_s) if hurried else self.limits.header_s

    def _stop_the_clock(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timed = None, Phase.IDLE

    def _too_late(self) -> None:
        phase = self._timed
        self._stop_the_clock()
        if self.flow.read_paused:  # we paused it ourselves while another request is answered
            self._mind_the_clock()
        elif phase is Phase.FRESH:
            self.wires.cuts.note("no_request")
            self.transport.close()
        else:
            self._cut("header_time" if phase is Phase.HEADER else "body_time")

    def _cut(self, why: Why) -> None:
        """Send the reason, unless another answer is being sent, and close."""
        self.wires.cuts.note(why)
        self._stop_the_clock()
        self._unset_keepalive_if_required()
        may_answer = self._may_answer()
        self.phase, self.taken = Phase.DEAF, 0
        for cycle in filter(None, (self._running, self.cycle)):
            _tell_gone(cycle)
        if may_answer and not self.transport.is_closing():
            self.transport.write(answer(CODES[why], self._bound(why)))
            self.transport.write_eof()
            self.flow.resume_reading()
            self._timer = self.loop.call_later(LINGER_S, self.transport.abort)
        else:
            self.transport.close()

    def _may_answer(self) -> bool:
        if self.cycle is None or self.phase is not Phase.BODY:
            return self.cycle is None or self.cycle.response_complete
        return not self.cycle.response_started and not self.pipeline

    def _bound(self, why: Why) -> int:
        return self.limits.body_bytes if why == "body_bytes" else self.limits.header_bytes

    def _overhear(self, length: int) -> None:
        self.taken += length
        if self.taken > LINGER_BYTES:
            self.transport.abort()


class WebSocket(WebSocketsSansIOProtocol):
    """A WebSocket that keeps the place of its HTTP connection, and parses its input in small pieces.

    One read can contain thousands of frames, and uvicorn would parse them all at once. Here the next piece is parsed
    when the messages of the last one have been received by the application.
    """

    config: Config
    place: Place | None = None

    def __init__(self, *more: Any, **named: Any) -> None:
        super().__init__(*more, **named)
        self._unread = b""
        self._reading = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._unread = b""
        if self.place is not None:
            self.place.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse the handshake at once, and everything else in pieces."""
        if self.handshake_initiated:
            self._unread += data
            self._read_on()
        else:
            super().data_received(data)

    async def receive(self) -> Any:
        """The next message. Pending input is parsed first; reading pauses until then."""
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Parse the next piece in one of the next rounds, unless a message is still waiting."""
        if self._unread and not (self._reading or self.read_paused):
            self._reading = True
            self.transport.pause_reading()
            self.config.wires.rounds.begin(self.place.address if self.place else "", self._read_piece)

    def _read_piece(self) -> None:
        self._reading = False
        piece, self._unread = self._unread[:FRAMES_BYTES], self._unread[FRAMES_BYTES:]
        if not piece or self.transport.is_closing():
            return
        super().data_received(piece)
        if self._unread:
            self._read_on()
        elif not self.read_paused:
            self.transport.resume_reading()

    def handle_parser_exception(self) -> None:
        """The input is not a valid frame, or too long."""
        self.config.wires.cuts.note("bad_frame")
        super().handle_parser_exception()


def _tell_gone(cycle: RequestResponseCycle) -> None:
    """Tell an application that is still working on a request that the client is gone."""
    if not cycle.response_complete:
        cycle.disconnected = True
        cycle.message_event.set()


def _pieces(data: bytes) -> Iterator[bytes]:
    for start in range(0, len(data), PIECE_BYTES):
        yield data[start : start + PIECE_BYTES]


@cache
def answer(code: str, most: int) -> bytes:
    """A refusal as the bytes of an HTTP answer that closes the connection."""
    error = refused(code, most=most)
    error.retry_s = RETRY_S if code == "full" else 0
    response = problem(error)
    headers = {**HEADERS, **dict(response.headers), "cache-control": "no-store", "connection": "close"}
    lines = [f"{name}: {value}\r\n".encode("latin-1") for name, value in headers.items()]
    return b"".join([STATUS_LINE[response.status_code], *lines, b"\r\n", bytes(response.body)])
