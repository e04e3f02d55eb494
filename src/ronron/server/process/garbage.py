"""Python's cycle collector, on our own schedule.

Left to itself it looks at everything that lives whenever enough is new, and at a thousand tables the event loop stands
still for 0.4 s while it does. Nearly nothing here needs it: what nobody refers to goes at once, connections leave no
cycles behind, and neither do ten seconds of play at a thousand tables. So it looks at what is young, a few thousand
objects at a time, and at everything only when nobody is there, or once a day.
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
YOUNG = (1000, 10, 1_000_000_000)
"""After so many new objects the youngest are looked at, every tenth time those a little older, the old never."""
SWITCH_S = 0.0005
"""The database's thread waits no longer than this for Python's lock while the event loop is busy."""


class Broom:
    """Sweeps while the server is open, and leaves the interpreter as it found it."""

    def __init__(self, quiet: Callable[[], bool]) -> None:
        self._quiet = quiet
        """Is nobody there?"""
        self._since = time.monotonic()
        self._before = sys.getswitchinterval(), gc.get_threshold()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take over."""
        self._before = sys.getswitchinterval(), gc.get_threshold()
        sys.setswitchinterval(SWITCH_S)
        gc.freeze()  # what was imported stays, and is not worth looking at
        gc.set_threshold(*YOUNG)
        self._task = asyncio.create_task(self._sweep_on())

    def close(self) -> None:
        """Give back."""
        if self._task is not None:
            self._task.cancel()
        gc.unfreeze()
        sys.setswitchinterval(self._before[0])
        gc.set_threshold(*self._before[1])

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            waited = time.monotonic() - self._since
            if waited >= DAY_S or (waited >= HOUR_S and self._quiet()):
                gc.collect()
                self._since = time.monotonic()
