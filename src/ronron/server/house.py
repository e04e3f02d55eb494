"""The house: all parts of one server."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from ronron.causes import system_cause
from ronron.errors import StoreError
from ronron.games import slugs
from ronron.said import said
from ronron.server.archive.archive import Archive
from ronron.server.identity.rights import Rights
from ronron.server.identity.server_key import Settled, settle_key
from ronron.server.identity.tokens import Keys
from ronron.server.limits.buckets import Buckets
from ronron.server.limits.cuts import Cuts
from ronron.server.links.album import Album
from ronron.server.links.introductions import Introductions
from ronron.server.net.places import Wires
from ronron.server.play.compiling import CompiledGames
from ronron.server.play.hall import Hall
from ronron.server.play.hints import Hints
from ronron.server.play.housekeeping import Housekeeping
from ronron.server.play.reception import Reception
from ronron.server.process.garbage import CycleCollection
from ronron.server.process.metrics import Metrics
from ronron.server.settings import Settings
from ronron.server.store.store import Store
from ronron.words import preload

log = logging.getLogger("ronron")


class House:
    """All parts of one server, and the limits on requests."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database_url, settings.group_s)
        self.key = _settle_in(settings, self.store)
        self.keys = Keys(self.key.key, settings.now)
        self.metrics = Metrics()
        self.cuts = Cuts(self.metrics)
        self.games = CompiledGames(slugs() if settings.games is None else settings.games)
        rights = Rights(self.keys)
        self.hall = Hall(settings, self.store, self.games, self.metrics, rights)
        self.hints = Hints(self.hall)
        self.housekeeping = Housekeeping(self.hall)
        self.problems = self.hall.problems
        self.reception = Reception(self.hall, rights)
        self.archive = Archive(self.hall, self.reception)
        self.introductions = Introductions(self.hall, self.archive)
        self.album = Album(settings.data / "pictures")
        self.hall.when_removed = self.album.drop
        self.connections: Counter[str] = Counter()
        limits = settings.limits
        self.wires = Wires(limits, self.cuts, proxied=settings.proxied)
        self.requests = Buckets(*limits.requests)
        self.handshakes = Buckets(*limits.handshakes)
        self.openings = Buckets(*limits.openings)
        self.replays = Buckets(*limits.replays)
        self.renames = Buckets(*limits.renames)
        self.messages = Buckets(*limits.messages_per_address)
        self.guesses = Buckets(*limits.guesses)
        self.public_guesses = Buckets(*limits.guesses)
        """Public addresses that lead nowhere; whoever follows many may still sit down by a token."""
        self.garbage = CycleCollection(lambda: not self.connections)

    async def open(self) -> None:
        """Open the database, start compiling, and start housekeeping."""
        self.garbage.open()
        await asyncio.to_thread(preload)  # otherwise the first refusal would block the event loop
        await self.store.open()
        if self.key.renewed:
            log.warning("the server has a new key: every link, seat and cookie given out before is dead")
            self.problems.note("key", "it is new: every link, seat and cookie given out before is dead")
        self.games.open()
        self.hall.start(self.housekeeping.run())
        if self.settings.eager:
            self.hall.start(self.archive.workers.start())

    async def close(self) -> None:
        """Stop, with everything saved."""
        self.hall.close()
        self.archive.close()
        await self.games.close()
        await self.store.close()
        self.garbage.close()

    def note_no_descriptors(self) -> None:
        """Note that file descriptors have run out, so that nobody can connect."""
        self.cuts.note("no_descriptors")
        self.problems.note("descriptors", "there are too few file descriptors for all who want to connect")


def _settle_in(settings: Settings, store: Store) -> Settled:
    """Make the data directory, migrate the database, and check the server's key."""
    data = settings.data
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        return settle_key(data, store, new_key=settings.new_key)
    except OSError as error:
        why = said("error-is-a-file") if isinstance(error, FileExistsError) else system_cause(error)
        raise StoreError("error-data", path=str(data), why=why) from None
