"""The hall: all tables in memory, and the only way they change: decide, save, apply, tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any

from ronron.errors import RecordError, RefusedError, RonronError, StoreError
from ronron.server.identity.rights import Rights
from ronron.server.limits.buckets import Buckets, refuse_too_many
from ronron.server.limits.slices import Slices
from ronron.server.net.connection import GONE, RESTARTING, Connection
from ronron.server.play.bots import Bots
from ronron.server.play.compiling import CompiledGames
from ronron.server.play.live import Live
from ronron.server.process.faults import fault
from ronron.server.process.health import ProblemsSeen
from ronron.server.process.metrics import Metrics
from ronron.server.protocol import Done, Refused, ServerMessage, StagedMove, frame, refusal
from ronron.server.settings import Settings
from ronron.server.store.failures import ConflictError
from ronron.server.store.store import Store
from ronron.server.store.writes import SUMMARY, Write
from ronron.table import (
    Command,
    Draft,
    Event,
    Persona,
    Phase,
    bot_move,
    decide,
    decode,
    flag,
    folding,
    refuse,
    refused,
    resume,
    staged,
)
from ronron.table.commands import Move

log = logging.getLogger("ronron")

REVIVE_S = 1.0
"""How long to wait before a table that could not be saved is read again."""


class Hall:
    """All tables in memory. Every change at a table goes through here."""

    def __init__(
        self, settings: Settings, store: Store, games: CompiledGames, metrics: Metrics, rights: Rights
    ) -> None:
        self.settings = settings
        self.store = store
        self.games = games
        self.metrics = metrics
        self.rights = rights
        self.slices = Slices()
        self.problems = ProblemsSeen()
        self.bots = Bots(settings, games, metrics)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._reviving: set[str] = set()
        self._wishes = Buckets(*settings.limits.wishes)
        self._tasks: set[asyncio.Task[Any]] = set()
        self.when_removed: Callable[[str], None] = lambda _: None
        """Called with the id of a table that is gone for good."""

    async def say_bye(self, seconds: float = 2) -> None:
        """Tell everybody that the server stops, and wait a moment until they have received it."""
        everybody = [connection for live in self.lives.values() for connection in live.connections]
        for connection in everybody:
            connection.say_bye(RESTARTING, "restarting", again=True)
        waiting = [asyncio.create_task(connection.closed.wait()) for connection in everybody]
        if waiting:
            _, late = await asyncio.wait(waiting, timeout=seconds)
            for task in late:
                task.cancel()

    def close(self) -> None:
        """Let nothing happen by itself any more."""
        for live in self.lives.values():
            live.stop()
        for task in self._tasks:
            task.cancel()
        self.bots.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something in the background; it is cancelled when the hall closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables in memory

    async def live(self, id: str) -> Live | None:  # noqa: A002  a table's id
        """A table, read if it is not in memory; None if there is none."""
        if (live := self.lives.get(id)) is not None and not live.broken:
            return live
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def existing(self, id: str) -> Live:  # noqa: A002
        """A table by its id, refused if there is none."""
        live = await self.live(id)
        if live is None:
            refuse("no_table")
        return live

    async def _load(self, id: str) -> Live | None:  # noqa: A002
        if (old := self.lives.get(id)) is not None:
            async with old.lock:  # wait for its last write, so that it is read too
                pass
        try:
            rows = await self.store.events_of(id)
            if not rows:
                return None
            live = await self._read(id, rows)
        except MemoryError:
            log.error("table %s cannot be read: there is not enough memory for it", id)
            self.problems.note("memory", "there was not enough memory to read a table")
            raise refused("no_memory") from None
        await self.meet(live, live.everybody())
        if self.enter(live) is not live:
            return self.lives[id]
        if old is None or not old.clocks_ran:
            await self.forgive(live)
        self.wake(live)
        return live

    async def _read(self, id: str, rows: Sequence[Any]) -> Live:  # noqa: A002
        """A table from its events. Errors do not quote damaged ones, which may contain a secret deal."""
        try:
            if rows[-1].number != len(rows):
                raise RecordError("error-kept-missing")
            events = await self.slices.all(decode(row.body.encode()) for row in rows)
            opened: Any = events[0]
            await self._make_ready(opened.game)
            *_, table = await self.slices.all(folding(events, self.games.library))
        except (RecordError, RefusedError, MemoryError):
            raise
        except Exception as error:
            log.error("table %s cannot be read: %s", id, type(error).__name__)
            raise RecordError("error-kept-damaged") from None
        answers = {(row.chair, row.command): number for number, row in enumerate(rows, 1) if row.command is not None}
        return Live(id, table, answers, self.slices)

    async def _make_ready(self, slug: str) -> None:
        """Wait until a game can be played here."""
        if slug not in self.games.slugs:
            refuse("unknown_game", game=slug)
        await self.games.wait(slug)

    async def meet(self, live: Live, ids: set[str]) -> None:
        """Read from the database how people want to appear."""
        for person in ids:
            live.introduce(person, Persona())
        for row in await self.store.people(ids):
            live.introduce(row.id, Persona(row.name, row.avatar), row.owner)

    def enter(self, live: Live) -> Live:
        """Add a table, and bring everybody who is connected to a broken copy of it up to date.

        A copy that is not broken is kept and returned: somebody may have read the table while it was being opened.
        """
        old = self.lives.get(live.id)
        if old is not None and not old.broken:
            return old
        self.lives[live.id] = live
        self.metrics.live.set(len(self.lives))
        if old is not None:
            live.succeed(old)
            for connection in old.connections:
                self.start(self._admit_again(connection))
        return live

    async def _admit_again(self, connection: Connection) -> None:
        try:
            await self.admit(connection, connection.seen)
        except RonronError as error:
            log.error("table %s: %s", connection.table, error)
            connection.say_bye(GONE, "not_saved", again=True)

    async def admit(self, connection: Connection, since: int | None) -> None:
        """Bring a connection up to date, and tell it what happens from then on, without a gap in between."""
        while True:
            live = await self.existing(connection.table)
            missed = await live.missed(connection.eyes, since)
            if self.lives.setdefault(live.id, live) is live and not live.broken:
                break
        if not connection.gone:
            live.admit(connection, missed)

    def dismiss(self, connection: Connection) -> None:
        """Somebody is no longer connected."""
        connection.gone = True
        live = self.lives.get(connection.table)
        if live is not None and connection in live.connections:
            live.dismiss(connection)

    async def append(
        self,
        live: Live,
        draft: Draft,
        chair: int | None = None,
        command: str | None = None,
        write: Write | None = None,
    ) -> int:
        """Make a draft's events durable, then apply them; the number of the first. The caller holds the lock."""
        first = live.table.version + 1
        write = (write or Write()).add_events(live.id, first, draft.events, chair, command)
        self.rights.write_changes(write, live.id, live.table, draft.table)
        summary = live.summary(draft.table, self.settings.now())
        if live.is_news(summary):
            write.add(SUMMARY, summary)
        await self.save(live, write)
        if SUMMARY in write.rows:
            live.note_listed(summary)
        if chair is not None and command is not None:
            live.note_answer(chair, command, first)
        try:
            live.happen(draft)
        except Exception:  # a bug: the events are durable, but who was told is uncertain
            self.distrust(live)
            raise
        for event in draft.events:
            self.metrics.events.labels(str(event.__struct_config__.tag)).inc()
        _note_end(live, draft.events)
        self.wake(live)
        return first

    async def save(self, live: Live, write: Write) -> None:
        """Write something about a table. After a failure its copy in memory is no longer trusted."""
        try:
            await self.store.write(write)
        except BaseException:
            self.distrust(live)
            raise

    def distrust(self, live: Live, *, clocks_ran: bool = False) -> None:
        """Read a table again before anything else happens at it; clocks stand still meanwhile unless `clocks_ran`."""
        live.distrust(clocks_ran=clocks_ran)
        if live.id not in self._reviving:
            self._reviving.add(live.id)
            self.start(self._revive(live.id))

    async def _revive(self, id: str) -> None:  # noqa: A002
        """Read a broken table again, for the people connected to it, until that succeeds and lasts for a moment."""
        try:
            while (live := self.lives.get(id)) is not None and live.broken:
                try:
                    await self.live(id)
                except RonronError as error:
                    log.error("table %s: %s", id, error)
                await asyncio.sleep(REVIVE_S)
        finally:
            self._reviving.discard(id)

    def wake(self, live: Live) -> None:
        """Start what happens by itself now: a bot's move, the end of somebody's time. Thoughts about the past end."""
        table, pending = live.table, live.pending
        pending.turn_to(table.game_version)
        pending.clear_timer()
        if live.broken or table.mover is None:
            return
        if table.chairs[table.mover].level is not None:
            pending.start_bot(lambda: self.start(self._let_bot_move(live)))
        deadline = table.clock.deadline if table.clock else None
        if deadline is not None:
            wait = max(0, deadline - self.settings.now()) / 1000
            pending.set_timer(wait, lambda: self.start(self._check_clock(live)))

    async def _let_bot_move(self, live: Live) -> None:
        """Let a bot think about one whole move, then make it, unless the table has changed meanwhile."""
        try:
            table, mover = live.table, live.table.mover
            level = table.chairs[mover].level if mover is not None else None
            if level is None:
                return
            move = await self.bots.move(table, level)
            async with live.lock:
                live.pending.release_bot()
                if live.broken or live.table.game_version != table.game_version:
                    self.wake(live)
                    return
                await self.append(live, bot_move(live.table, move, self.settings.now(), self.settings.chance))
        except RonronError as error:
            log.error("table %s: a bot could not move: %s", live.id, error)
        finally:
            live.pending.end_bot(asyncio.current_task())

    async def _check_clock(self, live: Live) -> None:
        live.pending.clear_timer()
        try:
            async with live.lock:
                if not live.broken:
                    await self._flag(live)
                    self.wake(live)
        except StoreError as error:
            log.error("table %s: a clock could not be stopped: %s", live.id, error)

    async def _flag(self, live: Live) -> None:
        if (overdue := flag(live.table, self.settings.now())).events:
            await self.append(live, overdue)

    async def forgive(self, live: Live) -> None:
        """Charge nobody for the time since the last event: nobody could use it."""
        async with live.lock:
            if not live.broken and (forgiven := resume(live.table, self.settings.now())).events:
                await self.append(live, forgiven)

    def forget_idle(self, seconds: float) -> None:
        """Keep no table in memory that has been idle for so long."""
        for id, live in list(self.lives.items()):  # noqa: A001
            if live.is_idle(seconds):
                del self.lives[id]
        self.metrics.live.set(len(self.lives))

    async def remove(self, id: str) -> bool:  # noqa: A002
        """Remove a table for good, unless somebody is connected to it. Returns whether it was removed."""
        live = self.lives.get(id)
        if live is not None and live.connections:
            return False
        await self.store.remove(id)
        self.when_removed(id)
        if live is not None:
            live.distrust()  # whoever is just coming in is told that it is gone
            self.lives.pop(id, None)
        return True

    # What people ask for

    async def command(self, connection: Connection, command: Command) -> None:
        """Carry out a command once, and answer it when it is durable.

        Callers let it finish even if the connection closes meanwhile, since others have to hear of it.
        """
        began = time.perf_counter()
        while True:
            live = await self.existing(connection.table)
            async with live.lock:
                if live.broken:
                    continue
                try:
                    answer = await self._answer(live, connection, command)
                except ConflictError:  # another process wrote first: read the table again, then decide again
                    continue
            break
        fault("before-answer")
        connection.push(frame(answer))
        live.close_lost()
        self.metrics.commands.observe(time.perf_counter() - began)

    async def _answer(self, live: Live, connection: Connection, command: Command) -> ServerMessage:
        try:
            chair = live.chair_of(connection)
        except RefusedError as error:
            return self.refusal(live, None, command.id, error)
        named = f"{connection.generation}:{command.id}"  # an earlier owner of the chair may have used the same id
        if (first := live.answer_to(chair, named)) is not None:
            return Done(command.id, first)
        try:
            if not isinstance(command, Move) and (wait := self._wishes.take(f"{live.id}/{chair}")) > 0:
                refuse_too_many(wait)
            await self._flag(live)
            away = () if isinstance(command, Move) else live.away(self.settings.policy.away_s)
            draft = decide(live.table, chair, command, self.settings.now(), self.settings.chance, away)
            if draft.events:
                return Done(command.id, await self.append(live, draft, chair, named))
            return _stage(draft, chair, command)
        except RefusedError as error:
            return self.refusal(live, connection.eyes, command.id, error)
        except ConflictError:
            raise
        except StoreError:
            return self.refusal(live, connection.eyes, command.id, refused("not_saved"))

    def refusal(self, live: Live, viewer: int | None, id: str, error: RefusedError) -> Refused:  # noqa: A002
        """A refusal with the table as it is now."""
        self.metrics.refusals.labels(error.code).inc()
        return refusal(id, error, live.sight(viewer))


def _stage(draft: Draft, chair: int, command: Command) -> ServerMessage:
    """Answer an unfinished move with the position it leads to."""
    if draft.staged is None:
        refuse("nothing_to_do")
    stage = staged(draft.table, draft.staged.position, chair)
    return StagedMove(command.id, draft.staged.decisions, stage.view, stage.prompt, stage.choices)


def _note_end(live: Live, events: Sequence[Event]) -> None:
    table = live.table
    if table.phase == Phase.CLOSED:
        log.info("table %s closed (%s)", live.id, table.closed)
    elif (
        table.phase == Phase.OVER and table.position and any(event.__struct_config__.tag == "moved" for event in events)
    ):
        log.info("table %s: game %d over, %s", live.id, len(table.finished) + 1, table.position.scores)
