"""Compiling the games: in child processes, while the server already answers."""

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
from ronron.server.bodies import Readiness
from ronron.table import refused

log = logging.getLogger("ronron")


class CompiledGames:
    """The games of a server. Each is compiled in two parts: what play needs first, then what search needs."""

    def __init__(self, slugs: Iterable[str]) -> None:
        self.slugs = list(slugs)
        self._loaded: dict[str, Game] = {}
        self.done: dict[str, int] = dict.fromkeys(self.slugs, 0)
        self.errors: dict[str, str] = {}
        self._rest: dict[str, asyncio.Task[bool]] = {}
        """Waits for children that still compile what search needs; their games can already be played."""
        self._searchable: set[str] = set()
        self._failed: set[str] = set()
        self._ready = {slug: asyncio.Event() for slug in self.slugs}
        self._changed = asyncio.Condition()
        self._work: list[asyncio.Task[Any]] = []
        self._children: list[asyncio.subprocess.Process] = []
        self._compilers = asyncio.Semaphore(os.cpu_count() or 1)
        """One for each core: with more, the first game would only be ready later."""

    def open(self) -> None:
        """Begin to compile as many games as there are cores, in the order of the registry."""
        self._work = [asyncio.create_task(self._prepare(slug)) for slug in self.slugs]

    async def close(self) -> None:
        """Stop compiling."""
        for task in self._work:
            task.cancel()
        for child in self._children:
            if child.returncode is None:
                child.kill()
                await child.wait()
        await asyncio.gather(*self._work, return_exceptions=True)

    def library(self, slug: str) -> Game:
        """A game that is ready to be played."""
        return self._loaded[slug]

    def ready(self, slug: str) -> bool:
        """Whether this game can be played."""
        return slug in self._loaded

    def failed(self, slug: str) -> bool:
        """Whether compiling or loading this game failed."""
        return slug in self._failed

    def can_think(self, slug: str) -> bool:
        """Whether bots can search in this game. Search is compiled last, and play does not wait for it."""
        return slug in self._searchable

    def progress(self) -> dict[str, Readiness]:
        """How much of each game is compiled."""
        return {slug: self.progress_of(slug) for slug in self.slugs}

    def progress_of(self, slug: str) -> Readiness:
        """How many of the kernels that play needs are compiled."""
        done = min(self.done[slug], len(PLAY))
        return Readiness(self.ready(slug), done, len(PLAY), self.errors.get(slug, ""))

    async def wait(self, slug: str) -> None:
        """Wait until a game can be played. Raises `RefusedError` if it failed."""
        await self._ready[slug].wait()
        if self.failed(slug):
            raise refused("broken_game")

    async def wait_for_change(self) -> None:
        """Wait until more of some game is compiled."""
        async with self._changed:
            await self._changed.wait()

    async def _prepare(self, slug: str) -> None:
        """Make one game ready. Every error ends up in `errors`, so that nobody waits for ever."""
        began = time.monotonic()
        try:
            await self._make_ready(slug)
            log.info("%s is ready after %.1f s", slug, time.monotonic() - began)
            await self._wait_for_search(slug)
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
                async with self._compilers:
                    await self._compile(slug)
        except CompileError as error:  # nowhere to keep compiled code: compile here and now instead
            log.warning("%s", error)
            self.errors[slug] = str(error)
        await self._load_compiled(slug)

    async def _compile(self, slug: str) -> None:
        """Compile in a child process; return as soon as the game can be played. The child goes on with search."""
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
        self._rest[slug] = asyncio.create_task(_prints(child.stdout, THINK))
        self._work += [complaint, self._rest[slug]]

    async def _load_compiled(self, slug: str) -> None:
        self._loaded[slug] = await asyncio.to_thread(_load, slug)
        self.done[slug] = max(self.done[slug], len(PLAY))
        self._ready[slug].set()
        await self._tell()

    async def _wait_for_search(self, slug: str) -> None:
        """Wait until the child, if there is one, has compiled search; then load it."""
        if slug in self._rest and not await self._rest[slug]:
            log.error("%s was not compiled to the end; Matou plays for the levels that think ahead", slug)
            return
        await asyncio.to_thread(getattr, self._loaded[slug].engine, THINK)
        self._searchable.add(slug)

    async def _tell(self) -> None:
        async with self._changed:
            self._changed.notify_all()


async def _prints(output: asyncio.StreamReader, word: str) -> bool:
    """Whether a child process prints this word before it ends."""
    while line := await output.readline():
        if line.decode().strip() == word:
            return True
    return False


def _load(slug: str) -> Game:
    game = load(slug)
    for kernel in PLAY:
        getattr(game.engine, kernel)
    return game
