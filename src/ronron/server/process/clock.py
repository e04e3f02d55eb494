"""The time of the server: it goes on evenly, whatever is done to the clock of the machine."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

A_LITTLE_MS = 2000
"""Clocks drift, and are set right by this much at a time without anybody noticing."""


class Clock(Protocol):
    """Tells the time in milliseconds since 1970."""

    def __call__(self) -> int:
        """Now."""

    def settle(self) -> int:
        """Follow the clock of the machine; by how many milliseconds it jumped since the last time, mostly 0."""


class SteadyClock:
    """The machine's time when it was last asked for, and what has passed since by a clock that nobody can set.

    A machine's clock jumps when it is set, when its battery was flat, or when it wakes up in a data centre elsewhere.
    Thinking time and the age of tables must not jump with it.
    """

    def __init__(
        self,
        machine: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        passed: Callable[[], int] = lambda: _passed_ns() // 1_000_000,
    ) -> None:
        self._machine, self._passed = machine, passed
        self._ahead = machine() - passed()

    def __call__(self) -> int:
        """Now."""
        return self._ahead + self._passed()

    def settle(self) -> int:
        """Follow the clock of the machine; by how much it jumped."""
        apart = self._machine() - self()
        self._ahead += apart
        return apart if abs(apart) > A_LITTLE_MS else 0


def _passed_ns() -> int:
    """Nanoseconds since the machine started, those it slept through included where the system counts them."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()
