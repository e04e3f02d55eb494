"""HTTP as plain bytes, for what no well-behaved client would send."""

from __future__ import annotations

import contextlib
import socket
import time
from dataclasses import dataclass
from typing import Any

import msgspec

from support.serving import PATIENT_S

PLENTY = 65_536


@dataclass(frozen=True)
class Answer:
    """One answer as it came."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def code(self) -> Any:
        """Why it is a refusal."""
        return msgspec.json.decode(self.body)["code"]


class Raw:
    """A TCP connection to a server."""

    def __init__(self, port: int, *, ear: int | None = None) -> None:
        """`ear` is the size of the receive buffer, in bytes."""
        self.socket = socket.socket()
        if ear is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, ear)
        self.socket.settimeout(PATIENT_S)
        self.socket.connect(("127.0.0.1", port))
        self._buffer = b""

    def __enter__(self) -> Raw:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def send(self, data: bytes) -> None:
        self.socket.sendall(data)

    def ask(self, path: str = "/health", *more: str, method: str = "GET", host: str = "localhost") -> None:
        """A request with these header lines besides Host, and no body."""
        lines = [f"{method} {path} HTTP/1.1", f"Host: {host}", *more, "", ""]
        self.send("\r\n".join(lines).encode())

    def dribble(self, data: bytes, each_s: float, size: int = 1) -> None:
        """Send bytes slowly, until all are sent or the other side hangs up."""
        with contextlib.suppress(OSError):
            for start in range(0, len(data), size):
                self.send(data[start : start + size])
                time.sleep(each_s)

    def send_until_cut(self, data: bytes, most: int) -> int:
        """Send the same bytes again and again until the other side hangs up; returns how many were sent."""
        sent = 0
        with contextlib.suppress(OSError):
            while sent < most:
                sent += self.socket.send(data)
        return sent

    def answer(self) -> Answer:
        """The next answer, which says its length."""
        head, self._buffer = self._until(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").splitlines()
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
        length = int(headers.get("content-length", 0))
        while len(self._buffer) < length:
            self._read()
        body, self._buffer = self._buffer[:length], self._buffer[length:]
        return Answer(int(first.split()[1]), headers, body)

    def is_closed(self, seconds: float = PATIENT_S) -> bool:
        """Whether the other side closes the connection within this time, without a further word."""
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except OSError:
            return True
        finally:
            self.socket.settimeout(PATIENT_S)

    def rest(self) -> bytes:
        """All that comes until the other side hangs up."""
        with contextlib.suppress(OSError):
            while piece := self.socket.recv(PLENTY):
                self._buffer += piece
        return self._buffer

    def _until(self, mark: bytes) -> tuple[bytes, bytes]:
        while mark not in self._buffer:
            self._read()
        head, _, rest = self._buffer.partition(mark)
        return head, rest

    def _read(self) -> None:
        data = self.socket.recv(PLENTY)
        assert data, f"closed after {self._buffer!r}"
        self._buffer += data
