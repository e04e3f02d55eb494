"""The bystander: a player at a table of their own, who measures how long answers take."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from ronron.lab.bench.clients import HOST, Socket
from ronron.server.protocol import PROTOCOL, Hello, Ping
from ronron_attacks import AttackError

ADDRESS = "127.0.0.77"
EVERY_S = 0.02
TABS = 3
"""Connections that share the pings: on a single one they would exceed the server's rate limit."""
PATIENT_S = 30.0
"""A ping without an answer after this time counts as this time."""

_encode = msgspec.json.Encoder().encode


class _Pong(msgspec.Struct):
    type: str
    n: int = 0


_decoder = msgspec.json.Decoder(_Pong)


class Bystander:
    """The worker of a child process that does nothing else."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._sent: dict[int, float] = {}
        self._times: list[float] = []
        self._pings = 0
        self._here = 0
        self._tabs: list[Socket] = []

    def arrive(self, port: int, token: str) -> None:
        """Connect to a table several times, as with several tabs."""
        self._loop.run_until_complete(self._arrive(port, token))

    async def _arrive(self, port: int, token: str) -> None:
        loop = asyncio.get_running_loop()
        for _ in range(TABS):
            _, tab = await loop.create_connection(
                lambda: Socket("/ws", self._hear), HOST, port, local_addr=(ADDRESS, 0)
            )
            await tab.opened
            tab.send(_encode(Hello(PROTOCOL, token)))
            self._tabs.append(tab)
        await self._until(lambda: self._here >= TABS)

    def ping(self, seconds: float) -> list[float]:
        """Ping every 20 ms, answered or not, and return how long each answer took, in seconds."""
        self._times = []
        self._loop.run_until_complete(self._ping_on(seconds))
        return self._times

    async def _ping_on(self, seconds: float) -> None:
        began = time.perf_counter()
        for number in range(max(1, round(seconds / EVERY_S))):
            await asyncio.sleep(max(0.0, began + number * EVERY_S - time.perf_counter()))
            self._ping_once()
        await self._until(lambda: not self._sent)
        self._times += [PATIENT_S] * len(self._sent)
        self._sent.clear()

    def _ping_once(self) -> None:
        self._pings += 1
        self._sent[self._pings] = time.perf_counter()
        self._tabs[self._pings % TABS].send(_encode(Ping(self._pings)))

    def _hear(self, data: bytes) -> None:
        now, heard = time.perf_counter(), _decoder.decode(data)
        self._here += heard.type == "table"
        if heard.type == "bye":
            raise AttackError("the server sent the bystander away")
        if heard.type == "pong" and (sent := self._sent.pop(heard.n, None)) is not None:
            self._times.append(now - sent)

    async def _until(self, happened: Callable[[], bool]) -> None:
        deadline = time.perf_counter() + PATIENT_S
        while not happened() and time.perf_counter() < deadline:
            await asyncio.sleep(0.001)

    def close(self) -> None:
        """Close all connections."""
        for tab in self._tabs:
            tab.close()
        self._loop.run_until_complete(asyncio.sleep(0))
        self._loop.close()
