"""What the server does now and then: forget idle tables, remove old ones, and notice clocks that jump."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ronron.errors import RonronError
from ronron.server.play.hall import Hall

log = logging.getLogger("ronron")

LAST_SEEN = "beat"
"""The name under which the database keeps when the server was last at work."""


class Housekeeping:
    """Keeps the hall and the database tidy while the server runs."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._store = hall.store
        self._now = hall.settings.now
        self._policy = hall.settings.policy

    async def run(self) -> None:
        """Do all housekeeping, again and again."""
        await self._try(self._notice_absence)
        while True:
            await asyncio.sleep(min(self._policy.sweep_s, self._policy.memory_s) / 2)
            await self._try(self.notice_jump)
            await self._try(self.sweep)

    async def _try(self, work: Callable[[], Awaitable[object]]) -> None:
        """Do some work; log an error instead of raising it, so that the work is tried again later."""
        try:
            await work()
        except RonronError as error:
            log.error("keeping house failed: %s", error)
        except Exception:
            log.exception("keeping house failed")

    async def _notice_absence(self) -> None:
        """After an absence, shift all stored times: nothing grew old while the server was away."""
        now, last = self._now(), await self._store.noted(LAST_SEEN)
        if last is not None and abs(now - int(last)) > self._policy.absent_s * 1000:
            await self._store.shift_time(now - int(last), now)
        await self._store.note(LAST_SEEN, str(now))

    async def notice_jump(self) -> None:
        """If the machine's clock was set, shift all stored times by as much, and charge nobody for it."""
        jump, now = self._now.settle(), self._now()
        if jump:
            log.warning("the clock of this machine jumped by %.0f s; nothing grows old by that", jump / 1000)
            await self._store.shift_time(jump, now)
            for live in list(self._hall.lives.values()):
                await self._hall.forgive(live)
        await self._store.note(LAST_SEEN, str(now))

    async def sweep(self) -> int:
        """Remove everything that has expired. Returns how many tables were removed."""
        self._hall.forget_idle(self._policy.memory_s)
        now, removed = self._now(), 0
        for phases, seconds in (
            (("waiting",), self._policy.waiting_s),
            (("playing",), self._policy.playing_s),
            (("over", "closed"), self._policy.ended_s),
        ):
            for id in await self._store.expired(phases, now - int(seconds * 1000)):  # noqa: A001  a table's
                removed += await self._hall.remove(id)
        await self._store.forget_people(now - int(self._policy.person_s * 1000))
        if removed:
            log.info("%d idle table%s removed", removed, "s" if removed != 1 else "")
        return removed
