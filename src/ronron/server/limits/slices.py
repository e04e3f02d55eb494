"""Long work on the event loop, cut into slices, so that everybody else is heard in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextvars import ContextVar
from typing import TypeVar

from ronron.server.limits.turns import Turns, Who

SLICE_S = 0.002
PLENTY = 1_000_000
"""Nobody is refused here: how much may be asked for is bounded elsewhere."""

NOBODY = Who("", None)
on_behalf_of: ContextVar[Who] = ContextVar("on_behalf_of", default=NOBODY)
"""Whose request or message is being dealt with."""
Step = TypeVar("Step")


class Slices:
    """One long piece of work at a time, addresses in turns; the loop goes round once after every slice of it."""

    def __init__(self) -> None:
        self._turns = Turns(1, PLENTY, PLENTY)

    async def all(self, steps: Iterable[Step]) -> list[Step]:
        """All steps, in order; each should take well under a slice."""
        done: list[Step] = []
        async with self._turns.turn(on_behalf_of.get()):
            until = time.perf_counter() + SLICE_S
            for step in steps:
                done.append(step)
                if time.perf_counter() >= until:
                    await asyncio.sleep(0)
                    until = time.perf_counter() + SLICE_S
        return done
