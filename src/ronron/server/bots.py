"""Bots at the tables: they think in worker threads, and are handed what their seat may know and nothing else."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ronron.bots import decide
from ronron.errors import RonronError
from ronron.face import Position
from ronron.table import bot_move

if TYPE_CHECKING:
    from ronron.server.hall import Hall
    from ronron.server.live import Live

log = logging.getLogger("ronron")


class Bots:
    """A few threads shared by all tables. Each table waits for one decision at a time, first come, first served."""

    def __init__(self, hall: Hall, workers: int, seconds: float) -> None:
        self._hall = hall
        self._seconds = seconds
        self._threads = ThreadPoolExecutor(workers, thread_name_prefix="bot")
        self.tasks: set[asyncio.Future[None]] = set()

    def close(self) -> None:
        """Let nobody think any longer."""
        for task in self.tasks:
            task.cancel()
        self._threads.shutdown(wait=False, cancel_futures=True)

    def ask(self, live: Live) -> None:
        """A bot is to move at this table."""
        if live.thinking is None or live.thinking.done():
            live.thinking = asyncio.create_task(self._play(live))
            self.tasks.add(live.thinking)
            live.thinking.add_done_callback(self.tasks.discard)

    async def _play(self, live: Live) -> None:
        """Think about one whole move, then make it, unless the table has changed meanwhile."""
        try:
            version = live.table.game_version
            mover = live.table.mover
            seat, position = live.table.turn, live.table.position
            level = live.table.chairs[mover].level if mover is not None else None
            if seat is None or position is None or level is None:
                return
            decisions = await self._think(position.copy(), seat, level)
            async with live.lock:
                live.thinking = None
                if live.broken or live.table.game_version != version:
                    self._hall.wake(live)
                    return
                now, chance = self._hall.settings.now(), self._hall.settings.chance
                await self._hall.append(live, bot_move(live.table, seat, decisions, now, chance))
        except RonronError as error:
            log.error("table %s: a bot could not move: %s", live.id, error)
        finally:
            if live.thinking is asyncio.current_task():
                live.thinking = None

    async def _think(self, trial: Position, seat: int, level: str) -> list[int]:
        """All decisions of a move, up to where it is to be published."""
        decisions: list[int] = []
        while trial.turn == seat:
            decision = await self._decide(trial, seat, level)
            decisions.append(decision)
            shown = trial.reveals(decision)
            trial.play(decision)
            if shown:
                break
        return decisions

    async def _decide(self, trial: Position, seat: int, level: str) -> int:
        began = time.perf_counter()
        known, legal = trial.redacted(seat), trial.legal
        loop = asyncio.get_running_loop()
        thinking = loop.run_in_executor(self._threads, decide, level, trial.game.engine, known, seat)
        try:
            return await asyncio.wait_for(thinking, self._seconds)
        except TimeoutError:
            self._hall.metrics.bots_late.inc()
            log.warning("%s took longer than %.1f s at %s; a random decision instead", level, self._seconds, trial.game)
        except Exception:  # a bug in a bot must not end somebody's game
            log.exception("%s failed at %s; a random decision instead", level, trial.game)
        finally:
            self._hall.metrics.thinking.observe(time.perf_counter() - began)
        return random.choice(legal)
