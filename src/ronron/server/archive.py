"""The archive: finished games shown again, judged, and played on from any moment.

Who had a seat at a table may look at its finished games through any eyes, as players do who lay down their cards. Who
watched sees what a spectator saw, and more only if the host allows it. A record that somebody brings along holds the
whole truth already.
"""

from __future__ import annotations

import asyncio
import logging
import re
import threading
from collections import OrderedDict
from collections.abc import AsyncIterator
from dataclasses import dataclass

import msgspec

from ronron.errors import RecordError
from ronron.face import Game, Position
from ronron.face.record import game_of
from ronron.face.replay import pictures
from ronron.face.review import Review, review
from ronron.kernel import SPECTATOR
from ronron.server.hall import Hall
from ronron.server.identity import SEAT, WATCH
from ronron.server.live import Live
from ronron.server.problems import refused
from ronron.server.protocol import (
    Finished,
    Judged,
    Judging,
    Player,
    Replay,
    ShowAgain,
    Ticket,
    Unjudged,
    WhatIf,
)
from ronron.server.reception import Reception
from ronron.table import Table, fold, refuse, see
from ronron.table.events import Dealt
from ronron.table.sight import Result

log = logging.getLogger("ronron")

OPEN, WATCHER = "open", "spectator"
NO_CHAIR = -1
"""Of who played here and got up since."""
KEPT = 32
"""So many reviews are remembered, those made last."""


class _GoneError(Exception):
    """Nobody waits for this review any longer."""


@dataclass(frozen=True)
class Shelf:
    """A finished game, and what somebody may see of it."""

    position: Position
    players: list[Player]
    number: int
    of: int
    all_eyes: bool
    own: int | None
    """The seat of who asks, if they had one."""

    @property
    def may(self) -> list[str]:
        """Through whose eyes they may look."""
        return [OPEN, *map(str, range(self.position.players)), WATCHER] if self.all_eyes else [WATCHER]

    @property
    def usual(self) -> str:
        """Through whose eyes they look unless they say so."""
        if not self.all_eyes:
            return WATCHER
        return OPEN if self.own is None else str(self.own)


class Archive:
    """Finds finished games, and does with them what their players may."""

    def __init__(self, hall: Hall, reception: Reception) -> None:
        self._hall = hall
        self._reception = reception
        self._reviews: OrderedDict[str, Review] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    # Finding a game

    async def find(self, wish: Finished, bearer: str | None, person: str | None) -> Shelf:
        """The game that is asked for."""
        if (wish.table is None) == (not wish.record):
            refuse("which_game")
        if wish.table is None:
            return self._brought(wish.record)
        live, chair = await self._right_at(wish.table, bearer, person)
        games = _finished(live.table)
        if not 0 <= wish.number <= len(games) or not games:
            refuse("no_such_finished_game", number=wish.number, of=len(games))
        number = wish.number or len(games)
        then = _table_then(live.table, number)
        names = see(then, None, live.people).chairs
        return Shelf(
            position=games[number - 1],
            players=[Player(names[at].name, names[at].avatar, names[at].level) for at in then.seats],
            number=number,
            of=len(games),
            all_eyes=live.table.eyes or chair is not None,
            own=None if chair is None or chair < 0 else then.seat_of(chair),
        )

    def _brought(self, record: str) -> Shelf:
        """A game somebody has the record of."""
        try:
            position = self._library(game_of(record)).read(record)
        except RecordError as error:
            refuse("bad_record", line=_line_of(error))
        if not position.over:
            refuse("game_not_over")
        return Shelf(position, [Player("", "", None)] * position.players, 0, 0, all_eyes=True, own=None)

    def _library(self, slug: str) -> Game:
        if slug not in self._hall.kitchen.slugs:
            refuse("unknown_game", game=slug)
        self._reception.check_game(slug)
        return self._hall.kitchen.library(slug)

    async def _right_at(self, table: str, bearer: str | None, person: str | None) -> tuple[Live, int | None]:
        """The table, and the chair of who asks: none for who watches, NO_CHAIR for who had one and got up."""
        if bearer is not None:
            live, right = await self._reception.find(bearer, SEAT, WATCH)
            if live.id != table:
                refuse("no_right")
            if right.chair is not None:
                return live, int(right.chair)
        else:
            live = await self._hall.existing(table)
        if person is not None and await self._reception.was_at(live, person):
            chairs = await self._reception.chairs_of(live, person)
            return live, chairs[0] if chairs else NO_CHAIR
        if bearer is None:
            refuse("no_right")
        return live, None

    # Showing it

    def show(self, shelf: Shelf, wish: ShowAgain) -> Replay:
        """The whole game through the eyes that are asked for."""
        eyes = wish.eyes or shelf.usual
        if eyes not in shelf.may:
            refuse("not_these_eyes")
        position = shelf.position
        looking = {OPEN: None, WATCHER: SPECTATOR}.get(eyes, int(eyes) if eyes.isdigit() else SPECTATOR)
        return Replay(
            game=position.game.slug,
            rules=position.game.title.version,
            box=position.game.fingerprint,
            options=position.options,
            number=shelf.number,
            of=shelf.of,
            players=shelf.players,
            eyes=eyes,
            may=shelf.may,
            pictures=list(pictures(position, looking)),
            result=Result(position.scores, position.winners),
            record=position.record() if shelf.all_eyes else "",
        )

    # Judging it

    def judge(self, shelf: Shelf) -> AsyncIterator[bytes]:
        """A review line by line: how far it has come, then what it came to. Whoever stops listening stops it."""
        _require_all_eyes(shelf)
        if not self._hall.kitchen.can_think(shelf.position.game.slug):
            refuse("warming")
        return self._lines(shelf.position)

    async def _lines(self, position: Position) -> AsyncIterator[bytes]:
        record = position.record()
        if record not in self._reviews:
            yield _line(Judging(0, 0))
            async with self._one_at_a_time:
                async for judging in self._think(record, position):
                    yield _line(judging)
        found = self._reviews.get(record)
        yield _line(Judged(found) if found else _unjudged())

    async def _think(self, record: str, position: Position) -> AsyncIterator[Judging]:
        """Judge in a thread beside the tables, and say how far it is."""
        loop, steps, gone = asyncio.get_running_loop(), asyncio.Queue[Judging | None](), threading.Event()

        def progress(done: int, of: int) -> None:
            if gone.is_set():
                raise _GoneError
            loop.call_soon_threadsafe(steps.put_nowait, Judging(done, of))

        def think() -> None:
            try:
                self._remember(record, review(position, progress=progress, threads=self._hall.settings.workers))
            except _GoneError:
                pass
            except Exception:  # a bug in a review must not keep who waits for it waiting
                log.exception("a review failed at %s", position.game)
            finally:
                loop.call_soon_threadsafe(steps.put_nowait, None)

        if record in self._reviews:  # somebody else has waited for the same one
            return
        work = loop.run_in_executor(None, think)
        try:
            while (step := await steps.get()) is not None:
                yield step
        finally:
            gone.set()
            await asyncio.shield(work)

    def _remember(self, record: str, found: Review) -> None:
        self._reviews[record] = found
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)

    # Playing on

    async def play_on(self, person: str, shelf: Shelf, wish: WhatIf) -> Ticket:
        """A practice table at which the game goes on from a moment, with bots on all other seats."""
        _require_all_eyes(shelf)
        position = shelf.position
        if wish.seat >= position.players:
            refuse("no_such_chair", chair=wish.seat + 1, chairs=position.players)
        if wish.decided > len(position.decisions):
            refuse("no_such_moment", last=len(position.decisions))
        moment = position.after(wish.decided)
        if moment.over:
            refuse("nothing_to_play_on")
        return await self._reception.practise(person, position, wish.seat, wish.level, begun=moment)


def _finished(table: Table) -> list[Position]:
    """All games of a table that came to their end, in order."""
    return [game for game in (*table.finished, table.position) if game is not None and game.over]


def _table_then(table: Table, number: int) -> Table:
    """The table as it was at the end of one of its games: others may sit there now."""
    deals = [index for index, event in enumerate(table.events) if isinstance(event, Dealt)]
    return table if number == len(deals) else fold(table.events[: deals[number]], lambda slug: table.game)


def _require_all_eyes(shelf: Shelf) -> None:
    """Who judges a game or plays on learns all about it."""
    if not shelf.all_eyes:
        refuse("not_these_eyes")


def _line_of(error: RecordError) -> int:
    """The line of a record that does not fit."""
    found = re.match(r"line (\d+)", str(error))
    return int(found[1]) if found else 1


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _unjudged() -> Unjudged:
    error = refused("internal")
    return Unjudged(error.code, error.sentences)
