"""Which lines and branches of Python the tests take, measured where `RONRON_COVERAGE` is set.

`sample` follows each test for a moment only, and of tests that are repeated for many cases the first of each game:
following everything takes more than twice as long. `whole` follows everything. Code in child processes, in the browser
and in compiled kernels is not followed; rules are where tests run them as plain Python.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import coverage
import pytest

VARIABLE = "RONRON_COVERAGE"
DATA = Path(__file__).resolve().parents[2] / ".cache" / "coverage" / "python"
MOMENT_S = 0.02
"""Of processor time: most tests are over by then."""
FIRST_WORKER = "gw0"
QUIET = ["trace-changed", "no-data-collected", "module-not-measured", "module-not-imported", "already-imported"]


def start() -> Tracing | None:
    """Begin to follow what is imported from now on, if anybody wants to know."""
    wanted = os.environ.get(VARIABLE)
    return Tracing(whole=wanted == "whole") if wanted else None


class Tracing:
    """A plugin of pytest that starts and stops the tracer."""

    def __init__(self, *, whole: bool) -> None:
        DATA.parent.mkdir(parents=True, exist_ok=True)
        self.tracer = coverage.Coverage(
            data_file=str(DATA),
            data_suffix=True,
            branch=True,
            source_pkgs=["ronron", "ronron_practice"],
            config_file=False,
        )
        self.tracer.set_option("run:disable_warnings", QUIET)
        self.whole = whole
        self.followed: set[str] = set()
        self.on = False
        if whole or os.environ.get("PYTEST_XDIST_WORKER", FIRST_WORKER) == FIRST_WORKER:
            self._switch(True)  # every worker imports the same: it is followed in one

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Choose the tests to follow."""
        first: dict[str, str] = {}
        for item in session.items:
            first.setdefault(item.nodeid if self.whole else kind(item), item.nodeid)
        self.followed = set(first.values())
        self._switch(False)
        if not self.whole:
            signal.signal(signal.SIGPROF, lambda *_: self._switch(False))

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Follow a test."""
        if item.nodeid not in self.followed:
            return (yield)
        self._switch(True)
        signal.setitimer(signal.ITIMER_PROF, 0 if self.whole else MOMENT_S)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
            self._switch(False)

    def pytest_unconfigure(self) -> None:
        """Keep what was found."""
        self._switch(False)
        self.tracer.save()

    def _switch(self, on: bool) -> None:
        if on != self.on:
            self.on = on
            (self.tracer.start if on else self.tracer.stop)()


def kind(item: pytest.Item) -> str:
    """What the cases of a test have in common: the test and the game."""
    given: dict[str, Any] = item.callspec.params if hasattr(item, "callspec") else {}
    return f"{item.nodeid.partition('[')[0]} {getattr(given.get('case'), 'slug', '')}"
