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
"""How long the substitute of a bot may take, which decides at once."""
PER_STEP = 0.5
"""How much longer a bot waits after each further step of the move before it, in paces …"""
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
        """How many thoughts are under way or wait for a thread."""

    def close(self) -> None:
        """Start no further thought."""
        for threads in (self._threads, self._reserve):
            threads.shutdown(wait=False, cancel_futures=True)

    async def move(self, table: Table, level: str) -> Rehearsal:
        """A whole move of the bot whose turn it is, no sooner than people have seen what happened before."""
        pause = asyncio.create_task(asyncio.sleep(self._pause(table)))
        try:
            move = await self._think(table, level)
            await pause
        finally:
            pause.cancel()
        return move

    def _pause(self, table: Table) -> float:
        """How long people need to see what happened last, step by step, in seconds."""
        steps = max(0, len(table.pictures) - 2)
        return self._settings.bot_pace_s * min(1 + PER_STEP * steps, LONGEST_PAUSE)

    async def _think(self, table: Table, level: str) -> Rehearsal:
        """A whole move, up to where it is to be published; in a guided game it is given."""
        assert table.position is not None  # noqa: S101  a bot is to move
        move = Rehearsal(table.position, table.scripted)
        while not move.finished:
            move.play(await self._decide(move.position, move.seat, level, len(move.decisions)))
        return move

    async def _decide(self, trial: Position, seat: int, level: str, made: int) -> int:
        """A legal decision, whatever becomes of the bot; where there is only one, nobody is asked.

        So many of the same move are made already: the first is what it is about, and takes longest.
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
        """Matou decides for a bot that could not, in a thread nobody holds up; where it cannot either, chance does."""
        legal, engine, loop = trial.legal, trial.game.engine, asyncio.get_running_loop()
        try:
            deciding = loop.run_in_executor(self._reserve, decide, SUBSTITUTE, engine, trial.redacted(seat), seat)
            return _checked(await asyncio.wait_for(deciding, SUBSTITUTE_S), legal)
        except Exception:
            log.exception("%s failed at %s too; a random decision instead", SUBSTITUTE, trial.game)
            return random.choice(legal)

    def _means(self, level: str, slug: str, made: int) -> tuple[str, Budget | None]:
        """Who really thinks, and how long: what thinks ahead may not be compiled yet."""
        budget = find_level(level).budget
        if budget is not None and not self._games.can_think(slug):
            return SUBSTITUTE, None
        return level, budget and _part(self._share(budget), 1 / (1 + made))

    def _share(self, budget: Budget) -> Budget:
        """Of what a bot would take alone, what it gets among all that think now.

        One tree each as soon as there are two of them; less time once there are more than threads, so that who comes
        last does not wait much longer than a single thought takes.
        """
        if not self.under_way:
            return budget
        return replace(_part(budget, min(1.0, self._settings.workers / (self.under_way + 1))), trees=1)

    async def advise(self, trial: Position, seat: int, seed: int) -> Thought:
        """What to think of each decision a person may make now."""
        known, engine, budget = trial.redacted(seat), trial.game.engine, self._share(self._settings.hint)
        return await self._in_thread(lambda stop: advise(engine, known, seat, budget, seed, stop))

    async def _in_thread(self, think: Callable[[threading.Event], Found]) -> Found:
        """What somebody comes to in a thread of ours. Who waits no longer has it stop."""
        stop = threading.Event()
        self.under_way += 1
        try:
            thinking = asyncio.get_running_loop().run_in_executor(self._threads, think, stop)
            return await asyncio.wait_for(thinking, self._settings.bot_s)
        finally:
            self.under_way -= 1
            stop.set()


def _part(budget: Budget, part: float) -> Budget:
    """The same with a part of its time."""
    return replace(budget, seconds=budget.seconds and budget.seconds * part)


def _checked(decision: int, legal: list[int]) -> int:
    """A decision of a bot's, if it is one that it may make."""
    if decision not in legal:
        raise DecisionError("a bot decided what the rules do not allow")
    return decision
