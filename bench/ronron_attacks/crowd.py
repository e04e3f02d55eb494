"""Many spectators that connect at once: all to one table, or each to its own."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Sequence

import msgspec

from ronron.server.protocol import PROTOCOL, Hello
from ronron_attacks import AttackError
from ronron_attacks.lines import Talk

PEOPLE = 2_000
EACH = 100
"""Spectators per address."""
AT_ONCE = 50
PATIENT_S = 120.0

_encode = msgspec.json.Encoder().encode


def addresses(block: int, people: int = PEOPLE) -> list[str]:
    """The addresses they connect from; every block has new ones, which the server has not seen yet."""
    return [f"127.1.{block}.{number // EACH + 1}" for number in range(people)]


class Crowd:
    """The worker of a child process that connects the spectators."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._loop = asyncio.new_event_loop()
        self._talks: list[Talk] = []
        self._counts: Counter[str] = Counter()

    def come(self, tokens: Sequence[str], homes: Sequence[str]) -> None:
        """Connect one spectator per token and address, and return when each has been sent its table."""
        self._counts.clear()
        self._loop.run_until_complete(asyncio.wait_for(self._come(tokens, homes), PATIENT_S))
        if self._counts != {"table": len(tokens)}:
            raise AttackError(f"of {len(tokens)} watchers not all came to see a table: {dict(self._counts)}")

    async def _come(self, tokens: Sequence[str], homes: Sequence[str]) -> None:
        door = asyncio.Semaphore(AT_ONCE)
        await asyncio.gather(*(self._arrive(door, *each) for each in zip(tokens, homes, strict=True)))

    async def _arrive(self, door: asyncio.Semaphore, token: str, home: str) -> None:
        async with door:
            talk = Talk(self._counts)
            await talk.open(self._port, home)
            self._talks.append(talk)
            talk.say(_encode(Hello(PROTOCOL, token)))
            await talk.answer()

    def listen(self, seconds: float) -> None:
        """Keep receiving for so many seconds."""
        self._loop.run_until_complete(asyncio.sleep(seconds))

    def go(self) -> None:
        """Close all connections at once."""
        for talk in self._talks:
            talk.close()
        self._talks.clear()
        self._loop.run_until_complete(asyncio.sleep(0.1))

    def close(self) -> None:
        """Close all connections."""
        self.go()
        self._loop.close()
