"""The load on a server: tables opened over HTTP, then moves at an even pace, table after table."""

from __future__ import annotations

import asyncio
import gc
import random
import time
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from http.client import HTTPConnection
from typing import Any

import msgspec
from uvicorn.loops.auto import auto_loop_factory

from ronron.errors import RonronError
from ronron.lab.bench.clients import HOST, SEATS, Echoers, Pair, Players, Tally
from ronron.server.bodies import Join, NewTable, SeatWish, Ticket

AT_ONCE = 32
"""Clients that connect at the same time."""
MOVES_AHEAD = 48
"""Each table is brought to a random one of its first so many moves, so that games do not all end at once."""
SECONDS_TO_FINISH = 10
SECONDS_TO_OPEN = 120
SECONDS_TO_RUSH = 600


class Load:
    """All clients of a measurement."""

    def __init__(self) -> None:
        self._runner = asyncio.Runner(loop_factory=auto_loop_factory())
        self._players: list[Players] = []
        self._echoers: list[Echoers] = []

    def open_tables(self, port: int, slug: str, tables: int) -> None:
        """Open tables of a game over HTTP, and connect two clients to each."""
        with ThreadPoolExecutor(AT_ONCE) as pool:
            tokens = list(pool.map(lambda _: _open_table(port, slug), range(tables)))
        self._players = [Players() for _ in tokens]
        self._runner.run(
            _in_turns([pair.sit_down(port, given) for pair, given in zip(self._players, tokens, strict=True)])
        )
        self._runner.run(_until(lambda: all(pair.ready for pair in self._players), SECONDS_TO_OPEN))

    def open_echo(self, port: int, tables: int) -> None:
        """Connect two clients per table to the echo."""
        self._echoers = [Echoers() for _ in range(tables)]
        self._runner.run(_in_turns([pair.sit_down(port, number) for number, pair in enumerate(self._echoers)]))
        gc.collect()
        gc.freeze()
        gc.disable()  # a collection would stop all clients, which would look like a slow server

    def rush(self) -> Tally:
        """Move at all tables as fast as the server answers, each up to a random point of its game."""
        return self._runner.run(self._rush())

    def play(self, seconds: float, every: float) -> Tally:
        """Move at our tables, at each once in `every` seconds."""
        return self._runner.run(self._keep_pace(self._players, seconds, every))

    def echo(self, seconds: float, every: float, lengths: tuple[int, int]) -> Tally:
        """Send as many messages to the echo, with frames of these lengths."""
        for pair in self._echoers:
            pair.lengths = lengths
        return self._runner.run(self._keep_pace(self._echoers, seconds, every))

    def close(self) -> None:
        """Close all connections."""
        for pair in (*self._players, *self._echoers):
            pair.close()
        self._runner.run(asyncio.sleep(0))
        self._runner.close()

    async def _rush(self) -> Tally:
        tally, began, used = Tally(), time.perf_counter(), time.process_time()
        for pair in self._players:
            pair.ahead = random.randrange(MOVES_AHEAD)
            pair.go(tally)
        await _until(
            lambda: bool(tally.refusals) or not any(pair.busy or pair.ahead for pair in self._players), SECONDS_TO_RUSH
        )
        if tally.refusals:
            raise RonronError("error-move-refused", code=tally.refusals[0])
        return _finish(tally, self._players, began, used)

    async def _keep_pace(self, pairs: Sequence[Pair], seconds: float, every: float) -> Tally:
        tally, began, used = Tally(), time.perf_counter(), time.process_time()
        gap = every / len(pairs)
        for turn in range(max(1, round(seconds / gap))):
            due = began + turn * gap
            await asyncio.sleep(max(0, due - time.perf_counter()))
            tally.late.append(time.perf_counter() - due)
            pairs[turn % len(pairs)].go(tally)
        _finish(tally, pairs, began, used)
        await _until(lambda: not any(pair.busy for pair in pairs), SECONDS_TO_FINISH, strict=False)
        tally.unanswered = sum(pair.busy for pair in pairs)
        return tally


def _finish(tally: Tally, pairs: Sequence[Pair], began: float, used: float) -> Tally:
    lost = sum(socket.lost for pair in pairs for socket in pair.sockets)
    if lost:
        raise RonronError(
            "error-lost-connections", lost=lost, sockets=SEATS * len(pairs), refusals=", ".join(tally.refusals[:5])
        )
    tally.seconds, tally.cpu_s = time.perf_counter() - began, time.process_time() - used
    return tally


def _open_table(port: int, slug: str) -> list[str]:
    """Open a table, and return the tokens of both chairs."""
    with closing(HTTPConnection(HOST, port, timeout=SECONDS_TO_FINISH)) as connection:
        mine = _post(connection, "/api/tables", NewTable(slug, [SeatWish("me"), SeatWish("open")]))
        yours = _post(connection, "/api/join", Join(invite=mine.invite))
    return [mine.seats[0].token, yours.seats[0].token]


def _post(connection: HTTPConnection, path: str, body: msgspec.Struct) -> Ticket:
    connection.request("POST", path, msgspec.json.encode(body), {"content-type": "application/json"})
    response = connection.getresponse()
    answer = response.read()
    if response.status != 200:
        raise RonronError("error-answered", path=path, status=str(response.status), answer=answer.decode())
    return msgspec.json.decode(answer, type=Ticket)


async def _in_turns(work: Sequence[Coroutine[Any, Any, None]]) -> None:
    """Run all coroutines, AT_ONCE at a time."""
    free = asyncio.Semaphore(AT_ONCE)

    async def one(each: Coroutine[Any, Any, None]) -> None:
        async with free:
            await each

    async with asyncio.TaskGroup() as group:
        for each in work:
            group.create_task(one(each))


async def _until(so: Callable[[], bool], seconds: float, *, strict: bool = True) -> None:
    """Wait until a condition holds; after so many seconds give up, with an error if strict."""
    deadline = time.perf_counter() + seconds
    while not so():
        if time.perf_counter() > deadline:
            if strict:
                raise RonronError("error-tables-not-ready", seconds=str(seconds))
            return
        await asyncio.sleep(0.01)
