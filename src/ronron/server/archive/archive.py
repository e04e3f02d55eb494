"""The archive: finished games replayed, reviewed, and continued from any moment.

People who had a seat at a table may look at its finished games through anybody's eyes, as players do who lay down their
cards. Spectators see what spectators saw, and more only if the host allows it. A record that somebody sends contains
everything anyway.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import aclosing
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec

from ronron.api import Game, Position
from ronron.api.record import game_of
from ronron.errors import RecordError, RefusedError
from ronron.server.archive import jobs
from ronron.server.archive.jobs import Showing
from ronron.server.archive.reviewing import OneEach, Progress, Reviewing
from ronron.server.archive.workers import Workers
from ronron.server.bodies import OPEN, WATCHER, Finished, Judged, Player, ShowAgain, Ticket, Unjudged, WhatIf
from ronron.server.identity.tokens import SEAT, WATCH, Guest
from ronron.server.limits.turns import Who
from ronron.server.play.hall import Hall
from ronron.server.play.live import Live
from ronron.server.play.reception import Reception
from ronron.table import Table, folding, refuse, refused, see
from ronron.table.events import Dealt

log = logging.getLogger("ronron")

Result = TypeVar("Result")
NO_CHAIR = -1
"""The chair of people who have left this table."""
HEAD = 200
"""The game is named within this many characters of a record."""
KEPT = 32
"""Number of finished reviews that are cached."""
MOST_EACH = 3
MOST_AT_ADDRESS = 60
"""Most reviews one person, and one address, may have under way at once."""


@dataclass(frozen=True)
class ArchivedGame:
    """A finished game, and what somebody may see of it."""

    game: Game
    played: bytes
    """Encoded, as it is sent to worker processes."""
    players: list[Player]
    number: int
    of: int
    all_eyes: bool
    own: int | None
    """The seat of the person who asks, if they had one."""

    @property
    def may(self) -> list[str]:
        """The points of view they may choose from."""
        return [OPEN, *map(str, range(len(self.players))), WATCHER] if self.all_eyes else [WATCHER]

    @property
    def usual(self) -> str:
        """The point of view they get by default."""
        if not self.all_eyes:
            return WATCHER
        return OPEN if self.own is None else str(self.own)


class Archive:
    """Finds finished games, replays, reviews and continues them. Long jobs run in worker processes."""

    def __init__(self, hall: Hall, reception: Reception) -> None:
        self._hall = hall
        self._reception = reception
        self.workers = Workers(hall.settings.workers)
        self._reviews: OrderedDict[bytes, bytes] = OrderedDict()
        """The last reviews, by encoded game."""
        self._under_way: dict[bytes, Reviewing] = {}
        self._one_each = OneEach()

    def close(self) -> None:
        """Stop all reviews."""
        for reviewing in self._under_way.values():
            reviewing.stop()
        self.workers.close()

    async def _run(self, who: Who, slug: str, job: Callable[..., Result], *arguments: Any) -> Result:
        """Run a job in a worker process, or in a thread if compiled rules cannot be cached on disk for one."""
        if slug in self._hall.games.errors:
            return await asyncio.to_thread(job, *arguments)
        return await self.workers.run(who, job, *arguments)

    # Finding a game

    async def find(self, wish: Finished, bearer: str | None, who: Who) -> ArchivedGame:
        """The game that is asked for."""
        if (wish.table is None) == (not wish.record):
            refuse("which_game")
        if wish.table is None:
            return await self._brought(wish.record, who)
        live, chair = await self._right_at(wish.table, bearer, who.person)
        games, number, then = await self.ended(live.table, wish.number)
        if chair == NO_CHAIR and who.person is not None:
            await self._require_seat_then(live, number, who.person)
        names = see(then, None, live.personas).chairs
        return ArchivedGame(
            game=live.table.game,
            played=jobs.written(games[number - 1]),
            players=[Player(names[at].name, names[at].avatar, names[at].level) for at in then.seats],
            number=number,
            of=len(games),
            all_eyes=live.table.eyes or chair is not None,
            own=None if chair is None or chair < 0 else then.seat_of(chair),
        )

    async def ended(self, table: Table, number: int) -> tuple[list[Position], int, Table]:
        """All finished games, the number of the one asked for (0 is the last), and the table at its end."""
        games = _finished(table)
        if not 0 <= number <= len(games) or not games:
            refuse("no_such_finished_game", number=number, of=len(games))
        number = number or len(games)
        return games, number, await self._table_then(table, number)

    async def _brought(self, record: str, who: Who) -> ArchivedGame:
        """The game of a record somebody sent."""
        try:
            game = self._library(game_of(record[:HEAD]))
            played = await self._run(who, game.slug, jobs.read, record)
        except RecordError as error:
            refuse("bad_record", line=_line_of(error))
        found = msgspec.json.decode(played, type=jobs.Played)
        if not found.over:
            refuse("game_not_over")
        return ArchivedGame(game, played, [Player("", "", None)] * found.players, 0, 0, all_eyes=True, own=None)

    async def _table_then(self, table: Table, number: int) -> Table:
        """The table at the end of one of its games; other people may sit there now."""
        deals = _deals(table)
        return table if number == len(deals) else await self._folded(table, deals[number])

    async def _require_seat_then(self, live: Live, number: int, person: str) -> None:
        """People who were sent away see only games they had a seat in."""
        if own := live.own(person) & live.table.sent_away:
            begun = await self._folded(live.table, _deals(live.table)[number - 1] + 1)
            if not any(chair.person in own for chair in begun.chairs):
                refuse("no_right")

    async def _folded(self, table: Table, events: int) -> Table:
        """The table after its first `events` events."""
        *_, then = await self._hall.slices.all(folding(table.events[:events], lambda slug: table.game))
        return then

    def _library(self, slug: str) -> Game:
        if slug not in self._hall.games.slugs:
            refuse("unknown_game", game=slug)
        self._reception.check_game(slug)
        return self._hall.games.library(slug)

    async def _right_at(self, table: str, bearer: str | None, person: str | None) -> tuple[Live, int | None]:
        """The table, and the chair of the person who asks: None for spectators, NO_CHAIR for people who have left."""
        if bearer is not None:
            live, right = await self._reception.find(bearer, SEAT, WATCH, person=person)
            if live.id != table:
                refuse("no_right")
            if right.chair is not None:
                return live, int(right.chair)
        else:
            live = await self._hall.existing(table)
        if person is not None and live.was_here(person):
            chairs = live.chairs_of(person)
            return live, chairs[0] if chairs else NO_CHAIR
        if bearer is None:
            refuse("no_right")
        return live, None

    # Showing it

    async def show(self, archived: ArchivedGame, wish: ShowAgain, who: Who, *, packed: bool) -> bytes:
        """The encoded replay, from the point of view asked for."""
        eyes = wish.eyes or archived.usual
        if eyes not in archived.may:
            refuse("not_these_eyes")
        showing = Showing(
            number=archived.number,
            of=archived.of,
            players=archived.players,
            eyes=eyes,
            may=archived.may,
            words=wish.words,
            record=archived.all_eyes,
        )
        return await self._run(
            who, archived.game.slug, jobs.show, archived.played, msgspec.json.encode(showing), packed
        )

    async def record(self, position: Position, who: Who) -> str:
        """The record of a finished game."""
        return await self._run(who, position.game.slug, jobs.record, jobs.written(position))

    # Judging it

    def judge(self, archived: ArchivedGame, who: Who) -> AsyncIterator[bytes]:
        """A review line by line: its progress, then its result. It stops when nobody listens any more."""
        _require_all_eyes(archived)
        slug, played = archived.game.slug, archived.played
        if not self._hall.games.can_think(slug):
            refuse("warming")
        if played not in self._under_way:
            self._require_room(who)
        return self._lines(played, slug, who)

    def _require_room(self, who: Who) -> None:
        """Refuse if a person or an address has too many reviews under way."""
        waiting = [listening for each in self._under_way.values() for listening in each.listeners]
        here = sum(each.address == who.address for each in waiting)
        if waiting.count(who) >= MOST_EACH or here >= MOST_AT_ADDRESS:
            refuse("busy")

    async def _lines(self, played: bytes, slug: str, who: Who) -> AsyncIterator[bytes]:
        if played not in self._reviews:
            reviewing = self._under_way.get(played)
            if reviewing is None or reviewing.given_up:
                reviewing = self._begin(played, slug)
            async with aclosing(reviewing.listen(who)) as steps:
                async for judging in steps:
                    yield _line(judging)
        found = self._reviews.get(played)
        yield _line(Judged(msgspec.Raw(found))) if found else _line(_unjudged())  # type: ignore[arg-type]

    def _begin(self, played: bytes, slug: str) -> Reviewing:
        """Start a review, which everybody who asks for the same game shares."""
        reviewing = Reviewing(lambda reviewing: self._review(played, slug, reviewing))
        self._under_way[played] = reviewing
        reviewing.over.add_done_callback(lambda _: self._end(played, reviewing))
        return reviewing

    def _end(self, played: bytes, reviewing: Reviewing) -> None:
        if self._under_way.get(played) is reviewing:
            del self._under_way[played]

    async def _review(self, played: bytes, slug: str, reviewing: Reviewing) -> None:
        """Make a review as soon as one of its listeners has no other one under way."""
        try:
            async with self._one_each.turn(reviewing) as who:
                self._remember(played, await self._judge_all(played, slug, who, reviewing.tell))
        except RefusedError as error:  # too many wait
            log.warning("a review was given up: %s", error.code)
        except Exception:  # after a bug, listeners must not wait for ever
            log.exception("a review failed at %s", slug)

    async def _judge_all(self, played: bytes, slug: str, who: Who, progress: Progress) -> bytes:
        """Judge decision by decision. Each is a separate job, so that nobody waits for somebody else's whole review."""
        numbers = await self._run(who, slug, jobs.to_judge, played)
        game = self._hall.games.library(slug)
        iterations = self._hall.settings.review_iterations or jobs.iterations_for(game, len(numbers))
        verdicts: list[bytes] = []
        progress(0, len(numbers))
        for some in _in_batches(numbers, self.workers.processes):
            judging = (self._run(who, slug, jobs.judge_one, played, iterations, each) for each in some)
            verdicts += await asyncio.gather(*judging)
            progress(len(verdicts), len(numbers))
        return await self._run(who, slug, jobs.sum_up, played, iterations, verdicts)

    def _remember(self, played: bytes, found: bytes) -> None:
        self._reviews[played] = found
        while len(self._reviews) > KEPT:
            self._reviews.popitem(last=False)

    # Playing on

    async def play_on(self, guest: Guest, archived: ArchivedGame, wish: WhatIf) -> Ticket:
        """A practice table where the game goes on from a moment, with bots on all other seats."""
        _require_all_eyes(archived)
        played = msgspec.json.decode(archived.played, type=jobs.Played)
        *_, position = await self._hall.slices.all(played.replayed(archived.game))
        if wish.seat >= position.players:
            refuse("no_such_chair", chair=wish.seat + 1, chairs=position.players)
        if wish.decided > len(position.decisions):
            refuse("no_such_moment", last=len(position.decisions))
        moment = position.after(wish.decided)
        if moment.over:
            refuse("nothing_to_play_on")
        return await self._reception.practise(guest, position, wish.seat, wish.level, begun=moment)


def _finished(table: Table) -> list[Position]:
    """All finished games of a table, in order."""
    return [game for game in (*table.finished, table.position) if game is not None and game.over]


def _deals(table: Table) -> list[int]:
    """The index of the event that dealt each game of a table."""
    return [index for index, event in enumerate(table.events) if isinstance(event, Dealt)]


def _require_all_eyes(archived: ArchivedGame) -> None:
    """Refuse people who may not see everything: reviews and continued games show all of it."""
    if not archived.all_eyes:
        refuse("not_these_eyes")


def _in_batches(numbers: Sequence[int], size: int) -> Iterator[Sequence[int]]:
    for first in range(0, len(numbers), size):
        yield numbers[first : first + size]


def _line_of(error: RecordError) -> int:
    """The line of a record that does not fit."""
    return int(error.said.values.get("line", 1))


def _line(message: msgspec.Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"


def _unjudged() -> Unjudged:
    error = refused("internal")
    return Unjudged(error.code, error.sentences)
