"""Worker processes for long jobs, which would block the event loop or hold the GIL."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, TypeVar

from anyio import BrokenWorkerProcess, CapacityLimiter, to_process

from ronron.server.archive import jobs
from ronron.server.limits.turns import Turns, Who
from ronron.table import refused

log = logging.getLogger("ronron")

JOB_S = 30.0
"""A job that takes longer than this is killed with its process."""
LATER_S = 5.0
MOST_WAITING = 500
MOST_WAITING_EACH = 100
"""Most jobs of one address that may wait."""

Result = TypeVar("Result")


class Workers:
    """A few processes, started when first needed and kept. Jobs are short, so that turns come quickly."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._turns = Turns(processes, MOST_WAITING, MOST_WAITING_EACH)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Start a process before it is needed, but after everything else has started."""
        await asyncio.sleep(LATER_S)
        await self.run(Who("", None), jobs.get_ready)

    async def run(self, who: Who, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run a job and return its result. A job that has begun is finished even if the caller is cancelled."""
        task = asyncio.create_task(self._take_turn(who, job, *arguments))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_forget)
            raise

    async def _take_turn(self, who: Who, job: Callable[..., Result], *arguments: Any) -> Result:
        async with self._turns.turn(who):
            try:
                async with asyncio.timeout(JOB_S):
                    return await to_process.run_sync(job, *arguments, cancellable=True, limiter=self._limiter())
            except TimeoutError:
                log.error("%s took longer than %.0f s and was ended", job.__name__, JOB_S)
            except BrokenWorkerProcess:
                log.error("the process of %s ended", job.__name__)
        raise refused("busy")

    def _limiter(self) -> CapacityLimiter:
        """A limiter that never blocks: `Turns` already limits how many jobs run."""
        return CapacityLimiter(1)

    def close(self) -> None:
        """Stop waiting for jobs. The processes end with the event loop."""
        for task in self._tasks:
            task.cancel()


def _forget(task: asyncio.Task[Any]) -> None:
    """Discard the result of a job nobody waits for, also if it failed."""
    if not task.cancelled():
        task.exception()
