"""Notices when a client has been silent for too long, without a new timer for every message."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Silence:
    """Calls somebody once nothing has been received for so many seconds. Receiving is marked by a `with` block."""

    def __init__(self, seconds: float, call: Callable[[], object]) -> None:
        self._seconds = seconds
        self._call = call
        self._loop = asyncio.get_running_loop()
        self._began: float | None = None
        """When the present silence began; None while the client is not waited for."""
        self._timer = self._loop.call_later(seconds, self._check)

    def __enter__(self) -> None:
        self._began = self._loop.time()

    def __exit__(self, *raised: object) -> None:
        self._began = None

    def stop(self) -> None:
        """Notice nothing any more."""
        self._timer.cancel()

    def _check(self) -> None:
        """The silence is over the limit, or the timer is set to when the present one would be."""
        left = self._seconds if self._began is None else self._began + self._seconds - self._loop.time()
        if left > 0:
            self._timer = self._loop.call_later(left, self._check)
        else:
            self._call()
