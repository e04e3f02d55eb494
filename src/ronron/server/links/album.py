"""The pictures that have been painted: kept on disk, and each painted once however many ask for it."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import msgspec

from ronron.errors import RefusedError
from ronron.server.limits.turns import Turns, Who
from ronron.server.links import painting
from ronron.server.links.painting import Sheet
from ronron.table import refused

log = logging.getLogger("ronron")

MOST_WAITING, MOST_WAITING_EACH = 200, 20
"""Most pictures that may wait to be painted, in all and of one address."""
MOST = 400
MOST_BYTES = 100_000_000
"""Most pictures that are kept, and most bytes; those nobody has asked for the longest go first."""


class Picture(NamedTuple):
    """A picture, and a tag that changes whenever it does."""

    png: bytes
    tag: str


class Album:
    """Pictures by what they show. Those of a table begin with its id, so that they can go with it."""

    def __init__(self, folder: Path, most: int = MOST, most_bytes: int = MOST_BYTES) -> None:
        self._folder = folder
        self._turns = Turns(1, MOST_WAITING, MOST_WAITING_EACH)
        self._most, self._most_bytes = most, most_bytes
        self._under_way: dict[str, asyncio.Task[bytes]] = {}
        self.painted = 0

    async def picture(self, table: str, sheet: Sheet, who: Who) -> Picture:
        """The picture of a sheet; it is painted if it is not there yet."""
        encoded = msgspec.json.encode(sheet)
        tag = hashlib.sha256(b"%d %b" % (painting.VERSION, encoded)).hexdigest()[:16]
        name = f"{table}.{tag}.png"
        if name not in self._under_way:
            if (kept := await asyncio.to_thread(self._read, name)) is not None:
                return Picture(kept, tag)
            if name not in self._under_way:  # nobody has begun meanwhile
                task = asyncio.create_task(self._paint(name, encoded, who))
                self._under_way[name] = task
                task.add_done_callback(lambda done: self._end(name, done))
        return Picture(await asyncio.shield(self._under_way[name]), tag)

    async def prepare(self, table: str, sheet: Sheet, who: Who) -> None:
        """Paint a picture that will be asked for in a moment."""
        with suppress(RefusedError):  # too many wait; it will be asked for again
            await self.picture(table, sheet, who)

    async def _paint(self, name: str, encoded: bytes, who: Who) -> bytes:
        async with self._turns.turn(who):
            try:
                png = await asyncio.to_thread(painting.paint, encoded)
            except (OSError, subprocess.SubprocessError) as error:
                log.error("a picture could not be painted: %s", type(error).__name__)
                raise refused("busy") from None
        self.painted += 1
        if name in self._under_way:  # its table has not been removed meanwhile
            await asyncio.to_thread(self._keep, name, png)
        return png

    def _end(self, name: str, done: asyncio.Task[bytes]) -> None:
        self._under_way.pop(name, None)
        if not done.cancelled():
            done.exception()  # those who wait are told; nobody may

    def drop(self, table: str) -> None:
        """Delete the pictures of a table, also those that are being painted."""
        for name in [name for name in self._under_way if name.startswith(f"{table}.")]:
            del self._under_way[name]
        for file in self._folder.glob(f"{table}.*.png"):
            file.unlink(missing_ok=True)

    def _read(self, name: str) -> bytes | None:
        file = self._folder / name
        try:
            png = file.read_bytes()
        except FileNotFoundError:
            return None
        with suppress(OSError):
            os.utime(file)  # asked for just now
        return png

    def _keep(self, name: str, png: bytes) -> None:
        """Write a picture, whole or not at all, and make room. It may also be painted again: errors are only logged."""
        try:
            self._folder.mkdir(mode=0o700, exist_ok=True)
            draft = self._folder / f".{name}"
            draft.write_bytes(png)
            draft.replace(self._folder / name)
            self._make_room()
        except OSError as error:
            log.warning("a picture could not be kept: %s", error.strerror)

    def _make_room(self) -> None:
        kept = sorted(
            ((file.stat(), file) for file in self._folder.glob("*.png")), key=lambda each: -each[0].st_mtime_ns
        )
        size = 0
        for number, (stat, file) in enumerate(kept):
            size += stat.st_size
            if number >= self._most or (size > self._most_bytes and number):
                file.unlink(missing_ok=True)
