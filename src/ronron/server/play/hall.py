"""The hall: all tables in memory, and the one way anything changes at them: decide, save, apply, tell."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any

from ronron.errors import RecordError, RefusedError, RonronError, StoreError
from ronron.server.identity.rights import Rights
from ronron.server.limits.buckets import Buckets
from ronron.server.limits.slices import Slices
from ronron.server.net.connection import GONE, RESTARTING, Connection
from ronron.server.play.bots import Bots
from ronron.server.play.compiling import CompiledGames
from ronron.server.play.hints import Hints
from ronron.server.play.live import Live
from ronron.server.process.faults import fault
from ronron.server.process.health import ProblemsSeen
from ronron.server.process.metrics import Metrics
from ronron.server.protocol import Done, Refused, ServerMessage, StagedMove, frame, refusal
from ronron.server.refusals import refuse_too_many, refused
from ronron.server.settings import Settings
from ronron.server.store.store import ConflictError, Store
from ronron.server.store.writes import SUMMARY, Write
from ronron.table import (
    Command,
    Draft,
    Event,
    Persona,
    Phase,
    decide,
    decode,
    flag,
    folding,
    refuse,
    resume,
    staged,
)
from ronron.table.commands import Move

log = logging.getLogger("ronron")

BEAT = "beat"
"""Under this name stands when the server was last known to be at work."""
REVIVE_S = 1.0
"""How long to wait before a table that could not be saved is read again."""


class Hall:
    """Where tables stand. Whatever happens at a table happens through here."""

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
        self.bots = Bots(self, settings)
        self.hints = Hints(self, settings)
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live | None]] = {}
        self._reviving: set[str] = set()
        self._wishes = Buckets(*settings.limits.wishes)
        self._tasks: set[asyncio.Task[Any]] = set()

    def open(self) -> None:
        """Begin to keep house."""
        self.start(self._sweep_on())

    async def say_bye(self, seconds: float = 2) -> None:
        """Tell everybody that the server stops, and give them a moment to hear it."""
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
            live.still()
        for task in self._tasks:
            task.cancel()
        self.bots.close()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work nobody waits for."""
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
            async with old.lock:  # what is being written there is read too
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
        if old is None or not old.charged:
            await self._forgive(live)
        self.wake(live)
        return live

    async def _read(self, id: str, rows: Sequence[Any]) -> Live:  # noqa: A002
        """A table as it was kept; what is damaged is not quoted to anybody, since it may be a deal."""
        try:
            if rows[-1].number != len(rows):
                raise RecordError("some of what is kept of it is missing")
            events = await self.slices.all(decode(row.body.encode()) for row in rows)
            opened: Any = events[0]
            await self._make_ready(opened.game)
            *_, table = await self.slices.all(folding(events, self.games.library))
        except (RecordError, RefusedError, MemoryError):
            raise
        except Exception as error:
            log.error("table %s cannot be read: %s", id, type(error).__name__)
            raise RecordError("what is kept of it is damaged") from None
        answers = {(row.chair, row.command): number for number, row in enumerate(rows, 1) if row.command is not None}
        return Live(id, table, answers, self.slices)

    async def _make_ready(self, slug: str) -> None:
        """Wait until a game can be played here."""
        if slug not in self.games.slugs:
            refuse("unknown_game", game=slug)
        await self.games.wait(slug)

    async def meet(self, live: Live, ids: set[str]) -> None:
        """Learn how people at a table want to appear."""
        live.people |= dict.fromkeys(ids, Persona())
        for row in await self.store.people(ids):
            live.people[row.id] = Persona(row.name, row.avatar)
            if row.owner is not None:
                live.owners[row.id] = row.owner

    def enter(self, live: Live) -> Live:
        """Put a table into the hall; who was connected to a broken copy of it is brought up to date.

        Where a sound copy stands already, that one stays: somebody may have read a table while it was being opened.
        """
        old = self.lives.get(live.id)
        if old is not None and not old.broken:
            return old
        self.lives[live.id] = live
        self.metrics.live.set(len(self.lives))
        if old is not None:
            old.still()
            live.gone_since, live.unwelcome = old.gone_since, old.unwelcome
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
        """Bring a connection up to date, and tell it from then on what happens; no event falls between the two."""
        while True:
            live = await self.existing(connection.table)
            missed = await live.prepare(connection.eyes, since)
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
        """Make a draft's events durable, then let them happen; the number of the first. The caller holds the lock."""
        first = live.table.version + 1
        write = (write or Write()).add_events(live.id, first, draft.events, chair, command)
        self.rights.write_changes(write, live.id, live.table, draft.table)
        summary = live.summary(draft.table, self.settings.now())
        if live.is_news(summary):
            write.add(SUMMARY, summary)
        await self.save(live, write)
        if SUMMARY in write.rows:
            live.listed = summary
        if chair is not None and command is not None:
            live.answers[chair, command] = first
        try:
            live.happen(draft)
        except Exception:  # a bug: it is durable, but who was told of it is uncertain
            self.distrust(live)
            raise
        for event in draft.events:
            self.metrics.events.labels(str(event.__struct_config__.tag)).inc()
        _note_end(live, draft.events)
        self.wake(live)
        return first

    async def save(self, live: Live, write: Write) -> None:
        """Write something about a table; after a failure its copy in memory is no longer trusted."""
        try:
            await self.store.write(write)
        except BaseException:
            self.distrust(live)
            raise

    def distrust(self, live: Live) -> None:
        """Read a table again before anything else happens at it."""
        live.broken = True
        live.still()
        if live.id not in self._reviving:
            self._reviving.add(live.id)
            self.start(self._revive(live.id))

    async def _revive(self, id: str) -> None:  # noqa: A002
        """Until a table could be read again, for who is waiting there; what breaks it again at once has to wait."""
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
        """Let happen by itself what should: a bot's move, the end of somebody's time. What is over is thought over."""
        if live.thought_about != live.table.game_version:
            live.stop_thinking()
            live.thought_about = live.table.game_version
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        table = live.table
        mover = table.mover
        if live.broken or mover is None:
            return
        if table.chairs[mover].level is not None:
            self.bots.ask(live)
        deadline = table.clock.deadline if table.clock else None
        if deadline is not None:
            wait = max(0, deadline - self.settings.now()) / 1000
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self.start(self._check_clock(live)))

    async def _check_clock(self, live: Live) -> None:
        live.timer = None
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

    # What people ask for

    async def command(self, connection: Connection, command: Command) -> None:
        """Carry out a command, once, and answer it when it is durable.

        What has begun is finished even if who asked for it is gone: others wait to hear of it.
        """
        task = asyncio.create_task(self._carry_out(connection, command))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _carry_out(self, connection: Connection, command: Command) -> None:
        began = time.perf_counter()
        while True:
            live = await self.existing(connection.table)
            async with live.lock:
                if live.broken:
                    continue
                try:
                    answer = await self._answer(live, connection, command)
                except ConflictError:  # another process was faster: see what it wrote, then decide again
                    continue
            break
        fault("before-answer")
        connection.push(frame(answer))
        live.let_go()
        self.metrics.commands.observe(time.perf_counter() - began)

    async def _answer(self, live: Live, connection: Connection, command: Command) -> ServerMessage:
        try:
            chair = live.chair_of(connection)
        except RefusedError as error:
            return self.refusal(live, None, command.id, error)
        named = f"{connection.generation}:{command.id}"  # whoever had this chair before named theirs too
        if (first := live.answers.get((chair, named))) is not None:
            return Done(command.id, first)
        try:
            if not isinstance(command, Move) and (wait := self._wishes.take(f"{live.id}/{chair}")) > 0:
                refuse_too_many(wait)
            await self._flag(live)
            away = live.away(self.settings.policy.away_s)
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

    # Keeping house

    async def _sweep_on(self) -> None:
        policy = self.settings.policy
        await self._keep_house(self._notice_absence)
        while True:
            await asyncio.sleep(min(policy.sweep_s, policy.memory_s) / 2)
            await self._keep_house(self._notice_jump)
            await self._keep_house(self.sweep)

    async def _keep_house(self, work: Callable[[], Awaitable[object]]) -> None:
        """Whatever goes wrong this time, there is a next time."""
        try:
            await work()
        except RonronError as error:
            log.error("keeping house failed: %s", error)
        except Exception:
            log.exception("keeping house failed")

    async def _notice_absence(self) -> None:
        """What happened before the server was away has not grown old by that, nor by a clock set meanwhile."""
        now, policy = self.settings.now(), self.settings.policy
        beat = await self.store.noted(BEAT)
        if beat is not None and abs(now - int(beat)) > policy.absent_s * 1000:
            await self.store.shift_time(now - int(beat), now)
        await self.store.note(BEAT, str(now))

    async def _notice_jump(self) -> None:
        """Where the machine's clock was set, everything is as old as it was before, and nobody's time has run."""
        jump, now = self.settings.now.settle(), self.settings.now()
        if jump:
            log.warning("the clock of this machine jumped by %.0f s; nothing grows old by that", jump / 1000)
            await self.store.shift_time(jump, now)
            for live in list(self.lives.values()):
                await self._forgive(live)
        await self.store.note(BEAT, str(now))

    async def _forgive(self, live: Live) -> None:
        async with live.lock:
            if not live.broken and (forgiven := resume(live.table, self.settings.now())).events:
                await self.append(live, forgiven)

    def _leave_memory(self) -> None:
        """Tables nobody is connected to and nothing happens at by itself."""
        oldest = time.monotonic() - self.settings.policy.memory_s
        for id, live in list(self.lives.items()):  # noqa: A001
            busy = live.connections or live.timer or live.thinking or live.lock.locked()
            if not busy and live.used < oldest:
                del self.lives[id]
        self.metrics.live.set(len(self.lives))

    async def sweep(self) -> int:
        """Remove what has expired; how many tables that were."""
        self._leave_memory()
        policy, now = self.settings.policy, self.settings.now()
        removed = 0
        for phases, seconds in (
            (("waiting",), policy.waiting_s),
            (("playing",), policy.playing_s),
            (("over", "closed"), policy.ended_s),
        ):
            for id in await self.store.expired(phases, now - int(seconds * 1000)):  # noqa: A001
                live = self.lives.get(id)
                if live is not None and live.connections:
                    continue
                await self.store.remove(id)
                if live is not None:
                    live.broken = True  # who is just coming in is told that it is gone
                    live.still()
                    self.lives.pop(id, None)
                removed += 1
        await self.store.forget_people(now - int(policy.person_s * 1000))
        if removed:
            log.info("%d idle table%s removed", removed, "s" if removed != 1 else "")
        return removed


def _stage(draft: Draft, chair: int, command: Command) -> ServerMessage:
    """Show the mover where an unfinished move leads."""
    if draft.staged is None:
        refuse("nothing_to_do")
    stage = staged(draft.table, draft.staged.position, chair)
    return StagedMove(command.id, draft.staged.decisions, stage.view, stage.prompt, stage.choices, stage.ruled_out)


def _note_end(live: Live, events: Sequence[Event]) -> None:
    table = live.table
    if table.phase == Phase.CLOSED:
        log.info("table %s closed (%s)", live.id, table.closed)
    elif (
        table.phase == Phase.OVER and table.position and any(event.__struct_config__.tag == "moved" for event in events)
    ):
        log.info("table %s: game %d over, %s", live.id, len(table.finished) + 1, table.position.scores)
