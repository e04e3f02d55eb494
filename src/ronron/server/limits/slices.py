"""Long work on the event loop, cut into slices so that everything else runs in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from contextvars import ContextVar
from typing import TypeVar

from ronron.server.limits.turns import Turns, Who

SLICE_S = 0.002
PLENTY = 1_000_000
"""Nobody is refused here; other limits bound how much can be asked for."""

NOBODY = Who("", None)
on_behalf_of: ContextVar[Who] = ContextVar("on_behalf_of", default=NOBODY)
"""Whose request or message is being handled."""
Step = TypeVar("Step")


class Slices:
    """Does one long piece of work at a time, addresses in turns, and yields to the event loop after every slice."""

    def __init__(self) -> None:
        self._turns = Turns(1, PLENTY, PLENTY)

    async def all(self, steps: Iterable[Step]) -> list[Step]:
        """Run all steps in order and return their results. Each should take well under a slice."""
        done: list[Step] = []
        async with self._turns.turn(on_behalf_of.get()):
            until = time.perf_counter() + SLICE_S
            for step in steps:
                done.append(step)
                if time.perf_counter() >= until:
                    await asyncio.sleep(0)
                    until = time.perf_counter() + SLICE_S
        return done
