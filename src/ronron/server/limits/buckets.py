"""Token buckets: a burst at once, then a rate per second."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NoReturn

from ronron.table import refused

FORGET_AFTER = 65_536
"""Most buckets that are kept; the least recently used are forgotten first."""


class Bucket:
    """A number of uses that fills up again over time."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate, self.burst, self._clock = rate, burst, clock
        self._level, self._then = float(burst), clock()

    def take(self) -> float:
        """Use one. Returns 0, or if none is left, the seconds until there is one."""
        now = self._clock()
        self._level = min(self.burst, self._level + (now - self._then) * self.rate)
        self._then = now
        if self._level >= 1:
            self._level -= 1
            return 0
        return (1 - self._level) / self.rate

    def wait(self) -> float:
        """Seconds until there is one, without using it."""
        level = min(self.burst, self._level + (self._clock() - self._then) * self.rate)
        return 0 if level >= 1 else (1 - level) / self.rate


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: int, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate, self._burst, self._clock = rate, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str) -> float:
        """Seconds this address has to wait, without using anything."""
        return self._buckets[key].wait() if key in self._buckets else 0

    def take(self, key: str) -> float:
        """Use one of this address. Returns 0, or if none is left, the seconds to wait."""
        if key not in self._buckets:
            if len(self._buckets) >= FORGET_AFTER:
                self._buckets.popitem(last=False)
            self._buckets[key] = Bucket(self._rate, self._burst, self._clock)
        self._buckets.move_to_end(key)
        return self._buckets[key].take()


def refuse_too_many(wait: float) -> NoReturn:
    """Refuse because too much was asked for, and say in how many seconds to ask again."""
    error = refused("too_many", seconds=max(1, round(wait)))
    error.retry_s = max(1, round(wait))
    raise error
