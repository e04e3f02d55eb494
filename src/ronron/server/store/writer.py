"""The thread that writes to the database, with one connection of its own.

It is asked for hundreds of transactions a second, each a fraction of a millisecond. So the connection stays open from
one to the next, and an order costs the event loop one future and one call, which is less than a thread pool takes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread
from typing import TypeAlias

from sqlalchemy import Connection, Engine

Work: TypeAlias = Callable[[Connection], None]
Done: TypeAlias = "asyncio.Future[None]"


class Writer:
    """Carries out work in transactions, one after the other."""

    def __init__(self, engine: Engine, check: Callable[[], None]) -> None:
        self.dialect = engine.dialect.name
        self._engine = engine
        self._check = check
        """Called before and after each transaction; raises an error if the database is not to be trusted."""
        self._connection: Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._orders: SimpleQueue[tuple[Work, Done] | None] = SimpleQueue()
        self._thread = Thread(target=self._carry_out_orders, name="ronron-writer", daemon=True)
        self._thread.start()

    async def carry_out(self, work: Work) -> None:
        """Carry out work in a transaction. It is durable when this returns."""
        done = self._loop.create_future()
        self._orders.put((work, done))
        await done

    def close(self) -> None:
        """Finish what was ordered, then disconnect."""
        self._orders.put(None)
        self._thread.join()

    def _carry_out_orders(self) -> None:
        while (order := self._orders.get()) is not None:
            work, done = order
            error: BaseException | None = None
            try:
                self._transact(work)
            except BaseException as raised:
                error = raised
            self._loop.call_soon_threadsafe(settle, done, error)
        if self._connection is not None:
            self._connection.close()
        self._engine.dispose()

    def _transact(self, work: Work) -> None:
        self._check()
        connection, self._connection = self._connection or self._engine.connect(), None
        try:
            with connection.begin():
                work(connection)
        except BaseException:
            connection.close()  # the next transaction gets a connection that works, if there is one
            raise
        self._connection = connection
        self._check()


def settle(done: Done, error: BaseException | None) -> None:
    """Tell whoever still waits that it is done, or that it failed."""
    if done.cancelled():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
