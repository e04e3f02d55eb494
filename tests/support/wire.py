"""A WebSocket client that can misbehave: plain bytes on a plain socket, no thread behind the scenes."""

from __future__ import annotations

import contextlib
import socket
import struct
import time
from collections import deque

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidHandshake
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from support.serving import PATIENT_S

CHUNK = 65_536
RESET_ON_CLOSE = struct.pack("ii", 1, 0)


class GoneError(Exception):
    """The connection is no more; `code` is what the server closed it with, None if it was just cut."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"closed with {code}")
        self.code = code


class Wire:
    """One connection to a server's socket, open when made."""

    def __init__(self, port: int, *, ear: int | None = None) -> None:
        """`ear` is the size of the receive buffer, in bytes."""
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws"), max_size=None)
        self._heard: deque[str] = deque()
        self._socket = socket.socket()
        if ear is not None:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ear)
        self._socket.settimeout(PATIENT_S)
        try:
            self._socket.connect(("127.0.0.1", port))
            self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            self._shake_hands()
        except (OSError, InvalidHandshake):
            self._socket.close()
            raise GoneError(None) from None
        except GoneError:
            self._socket.close()
            raise

    def __enter__(self) -> Wire:
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()

    def _shake_hands(self) -> None:
        self._protocol.send_request(self._protocol.connect())
        self._flush()
        while self._protocol.state is State.CONNECTING:
            self._take(PATIENT_S)
        if self._protocol.handshake_exc is not None:
            raise self._protocol.handshake_exc

    def send(self, text: str) -> None:
        """A text frame."""
        self.put(self.framed(text))

    def send_bytes(self, data: bytes) -> None:
        """A binary frame."""
        self._check_open()
        self._protocol.send_binary(data)
        self._flush()

    def framed(self, text: str) -> bytes:
        """The bytes of a text frame, for tests that do not send it as it is."""
        self._check_open()
        return Frame(Opcode.TEXT, text.encode("utf-8", "surrogatepass")).serialize(mask=True)

    def put(self, data: bytes) -> None:
        """These very bytes, whatever they are."""
        try:
            self._socket.sendall(data)
        except OSError:
            raise GoneError(self._code) from None

    def hear(self, seconds: float = PATIENT_S) -> str:
        """The next message; `TimeoutError` if there is none in time, `GoneError` after the last."""
        deadline = time.monotonic() + seconds
        while not self._heard:
            self._check_open()
            self._take(max(0.0, deadline - time.monotonic()))
        return self._heard.popleft()

    def stop_sending(self) -> None:
        """Say that nothing more will come, and go on listening."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """Be gone without a word, as when a cable is pulled and the machine behind it says it knows of nothing."""
        if self._socket.fileno() >= 0:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, RESET_ON_CLOSE)
        self._socket.close()

    def close(self) -> None:
        """Hang up politely, without waiting."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1000)
            with contextlib.suppress(GoneError):
                self._flush()
        self._socket.close()

    @property
    def _code(self) -> int | None:
        return self._protocol.close_rcvd.code if self._protocol.close_rcvd else None

    def _check_open(self) -> None:
        if self._protocol.state is not State.OPEN or self._socket.fileno() < 0:
            raise GoneError(self._code)

    def _take(self, seconds: float) -> None:
        """Read what has come, once."""
        self._socket.settimeout(max(seconds, 0.0005))
        try:
            data = self._socket.recv(CHUNK)
        except TimeoutError:
            raise
        except OSError:
            raise GoneError(self._code) from None
        finally:
            if self._socket.fileno() >= 0:
                self._socket.settimeout(PATIENT_S)
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._heard.append(bytes(event.data).decode())
        with contextlib.suppress(GoneError):  # what was heard last is worth more than a farewell
            self._flush()
        if not data and not self._heard:
            raise GoneError(self._code)

    def _flush(self) -> None:
        for data in self._protocol.data_to_send():
            if data:
                self.put(data)
