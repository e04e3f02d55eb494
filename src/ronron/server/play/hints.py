"""Hints at practice tables: what to decide now. Only the person who asks is told, and nothing is stored.

A hint, including the seed of its search, is made only from what the asker may know. So it reveals nothing: it is the
same in all worlds the asker cannot tell apart.
"""

from __future__ import annotations

import asyncio
import logging
import zlib

from ronron.api import Position
from ronron.errors import RefusedError
from ronron.server.limits.buckets import Buckets, refuse_too_many
from ronron.server.net.connection import Connection
from ronron.server.play.hall import Hall
from ronron.server.play.live import Live
from ronron.server.protocol import Hint, Hinted, ServerMessage, frame
from ronron.table import Rehearsal, consult, refuse, refused

log = logging.getLogger("ronron")


class Hints:
    """Answers people who ask for a hint."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._buckets = Buckets(*hall.settings.limits.hints)

    async def ask(self, connection: Connection, wish: Hint) -> None:
        """Refuse at once, or answer later. Meanwhile the asker may talk, and even move."""
        live = await self._hall.existing(connection.table)
        try:
            move = self._consult(live, connection, wish)
        except RefusedError as error:
            self._refuse(live, connection, wish, error)
            return
        live.pending.add_hint(self._hall.start(self._answer(live, connection, wish, move.position, move.seat)))

    def _consult(self, live: Live, connection: Connection, wish: Hint) -> Rehearsal:
        """The position to think about. Refused if no hint is allowed now."""
        if (wait := self._buckets.wait(connection.address)) > 0:
            refuse_too_many(wait)
        move = consult(live.table, live.chair_of(connection), wish.version, wish.decisions)
        if not self._hall.games.can_think(live.table.game.slug):
            refuse("warming")
        self._buckets.take(connection.address)
        return move

    async def _answer(self, live: Live, connection: Connection, wish: Hint, trial: Position, seat: int) -> None:
        try:
            self._say(connection, await self._hint(wish, trial, seat))
            self._hall.metrics.hints.inc()
        except asyncio.CancelledError:  # the game has gone on
            self._refuse(live, connection, wish, refused("stale"))
            raise
        except Exception:  # after a bug in the search, still answer
            log.exception("no hint at %s", trial.game)
            self._refuse(live, connection, wish, refused("no_hint_found"))

    async def _hint(self, wish: Hint, trial: Position, seat: int) -> Hinted:
        legal = trial.legal
        if len(legal) == 1:
            return Hinted(wish.id, legal[0], None)
        thought = await self._hall.bots.advise(trial, seat, zlib.crc32(trial.redacted(seat).tobytes()))
        best = thought.prospects[0]
        return Hinted(wish.id, best.decision, round(best.share, 2) if trial.players > 1 else None)

    def _refuse(self, live: Live, connection: Connection, wish: Hint, error: RefusedError) -> None:
        """Refuse, with the table as the asker sees it now."""
        live = self._hall.lives.get(live.id, live)
        try:
            viewer = live.chair_of(connection)
        except RefusedError:
            viewer = None
        self._say(connection, self._hall.refusal(live, viewer, wish.id, error))

    def _say(self, connection: Connection, message: ServerMessage) -> None:
        connection.push(frame(message))
