"""The server's clock: it runs evenly even if the machine's clock is set."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Protocol

A_LITTLE_MS = 2000
"""Corrections of the machine's clock up to this size are followed silently."""


class Clock(Protocol):
    """Tells the time in milliseconds since 1970."""

    def __call__(self) -> int:
        """Now."""

    def settle(self) -> int:
        """Synchronise with the machine's clock. Returns the milliseconds it jumped since the last time, mostly 0."""


class SteadyClock:
    """The machine's time at the last synchronisation, plus the time passed since by a monotonic clock.

    A machine's clock jumps when it is set, after its battery was flat, or when a virtual machine is moved.
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
        """Synchronise with the machine's clock. Returns by how much it jumped."""
        apart = self._machine() - self()
        self._ahead += apart
        return apart if abs(apart) > A_LITTLE_MS else 0


def _passed_ns() -> int:
    """Nanoseconds since the machine started, including sleep where the system counts it."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()
