"""Bots: they think in worker threads, and are given what their seat may know and nothing else."""

from __future__ import annotations

import asyncio
import logging
import random
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import TypeVar

from ronron.api import Position
from ronron.bots import Budget, Thought, advise, decide, find_level
from ronron.errors import DecisionError
from ronron.server.play.compiling import CompiledGames
from ronron.server.process.metrics import Metrics
from ronron.server.settings import Settings
from ronron.table import Rehearsal, Table
from ronron.table.decide import SUBSTITUTE

log = logging.getLogger("ronron")

SUBSTITUTE_S = 1.0
"""The longest time for a bot's substitute, which needs no search."""
PER_STEP = 0.5
"""A bot waits this many paces longer for each further step of the move before …"""
LONGEST_PAUSE = 4.0
"""… but no longer than this."""
Found = TypeVar("Found")


class Bots:
    """A few threads shared by all tables. Each table waits for one decision at a time, first come, first served."""

    def __init__(self, settings: Settings, games: CompiledGames, metrics: Metrics) -> None:
        self._settings = settings
        self._games = games
        self._metrics = metrics
        self._threads = ThreadPoolExecutor(settings.workers, thread_name_prefix="bot")
        self._reserve = ThreadPoolExecutor(1, thread_name_prefix="substitute")
        self.under_way = 0
        """Number of searches that run or wait for a thread."""

    def close(self) -> None:
        """Start no further thought."""
        for threads in (self._threads, self._reserve):
            threads.shutdown(wait=False, cancel_futures=True)

    async def move(self, table: Table, level: str) -> Rehearsal:
        """A whole move of the bot whose turn it is, held back until people have seen the move before it."""
        pause = asyncio.create_task(asyncio.sleep(self._pause(table)))
        try:
            move = await self._think(table, level)
            await pause
        finally:
            pause.cancel()
        return move

    def _pause(self, table: Table) -> float:
        """How long people need to see the last move step by step, in seconds."""
        steps = max(0, len(table.pictures) - 2)
        return self._settings.bot_pace_s * min(1 + PER_STEP * steps, LONGEST_PAUSE)

    async def _think(self, table: Table, level: str) -> Rehearsal:
        """A whole move, up to the decision that publishes it. In a guided game the script gives it."""
        assert table.position is not None  # noqa: S101  a bot is to move
        move = Rehearsal(table.position, table.scripted)
        while not move.finished:
            move.play(await self._decide(move.position, move.seat, level, len(move.decisions)))
        return move

    async def _decide(self, trial: Position, seat: int, level: str, made: int) -> int:
        """A legal decision, also if the bot fails or is late.

        `made` is the number of decisions already made in this move; the first one gets the most time.
        """
        legal = trial.legal
        if len(legal) == 1:
            return legal[0]
        known, engine, began, thinker = trial.redacted(seat), trial.game.engine, time.perf_counter(), level
        try:
            thinker, budget = self._means(level, trial.game.slug, made)
            return await self._in_thread(
                lambda stop: _checked(decide(thinker, engine, known, seat, budget=budget, stop=stop), legal)
            )
        except TimeoutError:
            self._metrics.bots_late.inc()
            log.warning("%s took longer than %.1f s at %s", thinker, self._settings.bot_s, trial.game)
        except Exception:  # a bug in a bot must not end somebody's game
            self._metrics.bots_failed.inc()
            log.exception("%s failed at %s", thinker, trial.game)
        finally:
            self._metrics.thinking.observe(time.perf_counter() - began)
        return random.choice(legal) if thinker == SUBSTITUTE else await self._substitute(trial, seat)

    async def _substitute(self, trial: Position, seat: int) -> int:
        """Let Matou decide in a thread of its own; if that fails too, decide at random."""
        legal, engine, loop = trial.legal, trial.game.engine, asyncio.get_running_loop()
        try:
            deciding = loop.run_in_executor(self._reserve, decide, SUBSTITUTE, engine, trial.redacted(seat), seat)
            return _checked(await asyncio.wait_for(deciding, SUBSTITUTE_S), legal)
        except Exception:
            log.exception("%s failed at %s too; a random decision instead", SUBSTITUTE, trial.game)
            return random.choice(legal)

    def _means(self, level: str, slug: str, made: int) -> tuple[str, Budget | None]:
        """The level that really decides, and its budget: search may not be compiled yet."""
        budget = find_level(level).budget
        if budget is not None and not self._games.can_think(slug):
            return SUBSTITUTE, None
        return level, budget and _part(self._share(budget), 1 / (1 + made))

    def _share(self, budget: Budget) -> Budget:
        """The part of a budget that each bot gets while several think.

        From two on, each gets one tree. With more bots than threads, each gets less time, so that the last in the queue
        does not wait much longer than one search takes.
        """
        if not self.under_way:
            return budget
        return replace(_part(budget, min(1.0, self._settings.workers / (self.under_way + 1))), trees=1)

    async def advise(self, trial: Position, seat: int, seed: int) -> Thought:
        """What the search thinks of each decision a person may make now."""
        known, engine, budget = trial.redacted(seat), trial.game.engine, self._share(self._settings.hint)
        return await self._in_thread(lambda stop: advise(engine, known, seat, budget, seed, stop))

    async def _in_thread(self, think: Callable[[threading.Event], Found]) -> Found:
        """Search in one of our threads. The search stops when the caller is cancelled or times out."""
        stop = threading.Event()
        self.under_way += 1
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, think, stop)
            return await asyncio.wait_for(thinking, self._settings.bot_s)
        finally:
            self.under_way -= 1
            stop.set()


def _part(budget: Budget, part: float) -> Budget:
    """The same budget with a part of its time."""
    return replace(budget, seconds=budget.seconds and budget.seconds * part)


def _checked(decision: int, legal: list[int]) -> int:
    """Check that a bot's decision is legal."""
    if decision not in legal:
        raise DecisionError("error-bot-decided")
    return decision
