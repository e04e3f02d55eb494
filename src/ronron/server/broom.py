"""Python's cycle collector, on our own schedule.

Left to itself it looks at everything that lives whenever enough is new, and at a thousand tables the event loop stands
still for 0.4 s while it does. Nearly nothing here needs it: what nobody refers to goes at once, and ten seconds of play
at a thousand tables leave no cycle at all. So it works only when many connections have gone, since theirs are the
cycles there can be, when very much is new, or after an hour.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time

EVERY_S = 1.0
HOUR_S = 3600.0
MANY_GONE = 1000
MANY_NEW = 1_000_000
"""Objects made and not yet gone; a table with two people has about four hundred."""
SWITCH_S = 0.0005
"""The database's thread waits no longer than this for Python's lock while the event loop is busy."""


class Broom:
    """Sweeps while the server is open, and leaves the interpreter as it found it."""

    def __init__(self) -> None:
        self.gone = 0
        """Connections that have gone since everything was looked at."""
        self._since = time.monotonic()
        self._before = sys.getswitchinterval(), gc.isenabled()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Take over."""
        self._before = sys.getswitchinterval(), gc.isenabled()
        sys.setswitchinterval(SWITCH_S)
        gc.freeze()  # what was imported stays, and is not worth looking at
        gc.disable()
        self._task = asyncio.create_task(self._sweep_on())

    def close(self) -> None:
        """Give back."""
        if self._task is not None:
            self._task.cancel()
        gc.unfreeze()
        sys.setswitchinterval(self._before[0])
        if self._before[1]:
            gc.enable()

    async def _sweep_on(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            waited = time.monotonic() - self._since
            if self.gone >= MANY_GONE or gc.get_count()[0] >= MANY_NEW or waited >= HOUR_S:
                gc.collect()
                self.gone, self._since = 0, time.monotonic()
