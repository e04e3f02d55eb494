"""What is to happen at a table by itself: a bot's move, hints people wait for, the end of somebody's time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


class Pending:
    """The tasks and the timer of one table. Thoughts are about one version of the game, and are cancelled with it."""

    def __init__(self) -> None:
        self._bot: asyncio.Task[None] | None = None
        self._hints: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._game_version = 0

    @property
    def busy(self) -> bool:
        """Whether a bot is to move, or a clock is running."""
        return self._bot is not None or self._timer is not None

    def turn_to(self, game_version: int) -> None:
        """From now on thoughts are about this version of the game; cancel those about another."""
        if game_version != self._game_version:
            self._stop_thinking()
            self._game_version = game_version

    def start_bot(self, start: Callable[[], asyncio.Task[None]]) -> None:
        """Let a bot think and move, unless one does already."""
        if self._bot is None or self._bot.done():
            self._bot = start()

    def release_bot(self) -> None:
        """The bot has decided: from here on its move is made, and cancelled no more."""
        self._bot = None

    def end_bot(self, task: asyncio.Task[None] | None) -> None:
        """This task has ended; another that was started since is kept."""
        if self._bot is task:
            self._bot = None

    def add_hint(self, task: asyncio.Task[None]) -> None:
        """Somebody waits for a hint about the game as it is."""
        self._hints.add(task)
        task.add_done_callback(self._hints.discard)

    def set_timer(self, seconds: float, call: Callable[[], object]) -> None:
        """Call something later, once."""
        self._timer = asyncio.get_running_loop().call_later(seconds, call)

    def clear_timer(self) -> None:
        """Forget what was to be called."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def cancel(self) -> None:
        """Let nothing happen by itself any more."""
        self.clear_timer()
        self._stop_thinking()

    def _stop_thinking(self) -> None:
        if self._bot is not None:
            self._bot.cancel()
            self._bot = None
        for hint in self._hints:
            hint.cancel()
