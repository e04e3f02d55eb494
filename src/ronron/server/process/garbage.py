"""Garbage collection on our own schedule.

By default Python's cycle collector sometimes examines every object; at a thousand tables that stops the event loop for
0.4 s. The server hardly needs it: reference counting frees nearly everything, and neither connections nor ten seconds
of play at a thousand tables leave cycles behind. So only young objects are examined while people play, a few thousand
at a time. Everything is examined once an hour if nobody is connected, and at least once a day.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

EVERY_S = 60.0
HOUR_S = 3600.0
DAY_S = 24 * HOUR_S
YOUNG = (5000, 5, 1_000_000_000)
"""Thresholds of the collector's three generations: the oldest is never examined by itself."""
SWITCH_S = 0.0005
"""How long the database thread waits for the GIL while the event loop is busy."""


class CycleCollection:
    """Runs the cycle collector while the server is open, and restores the interpreter's settings when it closes."""

    def __init__(self, quiet: Callable[[], bool]) -> None:
        self._quiet = quiet
        """True while nobody is connected."""
        self._since = time.monotonic()
        self._before = sys.getswitchinterval(), gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Change the interpreter's settings and start the schedule."""
        self._before = sys.getswitchinterval(), gc.get_threshold()
        sys.setswitchinterval(SWITCH_S)
        gc.freeze()  # imported modules stay for good; never examine them
        gc.set_threshold(*YOUNG)
        self._task = asyncio.create_task(self._collect_on_schedule())

    def close(self) -> None:
        """Stop, and restore the interpreter's settings."""
        if self._task is not None:
            self._task.cancel()
        gc.unfreeze()
        sys.setswitchinterval(self._before[0])
        gc.set_threshold(*self._before[1])

    async def _collect_on_schedule(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            waited = time.monotonic() - self._since
            if waited >= DAY_S or (waited >= HOUR_S and self._quiet()):
                gc.collect()
                self._since = time.monotonic()
