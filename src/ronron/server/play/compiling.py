"""Getting the games ready: rules compiled in child processes while the server is already awake."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Iterable
from typing import Any

from ronron.api import Game, load
from ronron.api.warm import PLAY, THINK, check_child, child_command, is_warm
from ronron.errors import CompileError
from ronron.server.protocol import Readiness
from ronron.server.refusals import refused

log = logging.getLogger("ronron")


class Kitchen:
    """The games of a server, each ready or being made so; those for play first, the rest while people play."""

    def __init__(self, slugs: Iterable[str]) -> None:
        self.slugs = list(slugs)
        self.games: dict[str, Game] = {}
        self.done: dict[str, int] = dict.fromkeys(self.slugs, 0)
        self.errors: dict[str, str] = {}
        self._rest: dict[str, asyncio.Task[bool]] = {}
        """Listening to the children that still compile, though their games can be played."""
        self._thoughtful: set[str] = set()
        self._failed: set[str] = set()
        self._ready = {slug: asyncio.Event() for slug in self.slugs}
        self._changed = asyncio.Condition()
        self._work: list[asyncio.Task[Any]] = []
        self._children: list[asyncio.subprocess.Process] = []
        self._stoves = asyncio.Semaphore(os.cpu_count() or 1)
        """More at once would only make the first game later."""

    def open(self) -> None:
        """Begin with as many games as there are cores, in the order of the shelf."""
        self._work = [asyncio.create_task(self._prepare(slug)) for slug in self.slugs]

    async def close(self) -> None:
        """Wait for nothing any more, and leave nobody compiling."""
        for task in self._work:
            task.cancel()
        for child in self._children:
            if child.returncode is None:
                child.kill()
                await child.wait()
        await asyncio.gather(*self._work, return_exceptions=True)

    def library(self, slug: str) -> Game:
        """A game that is ready."""
        return self.games[slug]

    def ready(self, slug: str) -> bool:
        """Can it be played?"""
        return slug in self.games

    def failed(self, slug: str) -> bool:
        """Is it known that it cannot be played here?"""
        return slug in self._failed

    def can_think(self, slug: str) -> bool:
        """Can a bot think ahead in it? That takes longest to compile, and nobody waits for it to play."""
        return slug in self._thoughtful

    def progress(self) -> dict[str, Readiness]:
        """How far each game is."""
        return {slug: self.progress_of(slug) for slug in self.slugs}

    def progress_of(self, slug: str) -> Readiness:
        """How far one game is: of the kernels play needs, how many are there."""
        done = min(self.done[slug], len(PLAY))
        return Readiness(self.ready(slug), done, len(PLAY), self.errors.get(slug, ""))

    async def wait(self, slug: str) -> None:
        """Until it can be played; refused where it cannot."""
        await self._ready[slug].wait()
        if self.failed(slug):
            raise refused("broken_game")

    async def wait_for_change(self) -> None:
        """Until some game is further than it was."""
        async with self._changed:
            await self._changed.wait()

    async def _prepare(self, slug: str) -> None:
        """Whatever goes wrong is said, so that nobody waits for ever."""
        began = time.monotonic()
        try:
            await self._make_ready(slug)
            log.info("%s is ready after %.1f s", slug, time.monotonic() - began)
            await self._learn_to_think(slug)
        except Exception as error:
            log.exception("%s cannot be %s", slug, "thought about" if self.ready(slug) else "played")
            self.errors[slug] = f"{type(error).__name__}: {error}"
            if not self.ready(slug):
                self._failed.add(slug)
                self._ready[slug].set()
            await self._tell()

    async def _make_ready(self, slug: str) -> None:
        try:
            if not is_warm(slug):
                log.info("compiling the rules of %s, which happens once", slug)
                async with self._stoves:
                    await self._compile(slug)
        except CompileError as error:  # nowhere to keep compiled code: compile here and now instead
            log.warning("%s", error)
            self.errors[slug] = str(error)
        await self._serve(slug)

    async def _compile(self, slug: str) -> None:
        """Return when play is possible; the child goes on with the rest."""
        child = await asyncio.create_subprocess_exec(
            *child_command(slug),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl+C is for the server, which ends its children itself
        )
        self._children.append(child)
        self.done[slug] = 0
        assert child.stdout is not None and child.stderr is not None  # noqa: S101, PT018  they are pipes
        complaint = asyncio.create_task(child.stderr.read())
        while self.done[slug] < len(PLAY) and await child.stdout.readline():
            self.done[slug] += 1
            await self._tell()
        if self.done[slug] < len(PLAY):
            code = await child.wait()
            if code == -signal.SIGINT:  # Ctrl+C came before the child had a session of its own
                await self._compile(slug)
                return
            check_child(slug, code, (await complaint).decode(errors="replace"))
        self._rest[slug] = asyncio.create_task(_hears(child.stdout, THINK))
        self._work += [complaint, self._rest[slug]]

    async def _serve(self, slug: str) -> None:
        self.games[slug] = await asyncio.to_thread(_load, slug)
        self.done[slug] = max(self.done[slug], len(PLAY))
        self._ready[slug].set()
        await self._tell()

    async def _learn_to_think(self, slug: str) -> None:
        """As soon as the child that compiles a game, if there is one, has what bots think ahead with."""
        if slug in self._rest and not await self._rest[slug]:
            log.error("%s was not compiled to the end; Matou plays for the levels that think ahead", slug)
            return
        await asyncio.to_thread(getattr, self.games[slug].engine, THINK)
        self._thoughtful.add(slug)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()


async def _hears(said: asyncio.StreamReader, word: str) -> bool:
    """Does a child say this before it ends?"""
    while line := await said.readline():
        if line.decode().strip() == word:
            return True
    return False


def _load(slug: str) -> Game:
    game = load(slug)
    for kernel in PLAY:
        getattr(game.engine, kernel)
    return game
