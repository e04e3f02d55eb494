"""A table in memory, with whoever is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec

from ronron.api import Game
from ronron.api.telling import Entry
from ronron.server.limits.slices import Slices
from ronron.server.net.connection import GONE, NO_RIGHT, Connection
from ronron.server.play.audience import Audience, Coalesced
from ronron.server.process.faults import fault
from ronron.server.protocol import Event, WholeAsItTravels, frame
from ronron.table import Draft, News, Persona, Phase, Sight, Table, catching_up, news, refuse, see
from ronron.table import Event as TableEvent
from ronron.table.events import Closed, Dealt, Kicked, Left, Opened, Sat, TookBack, WatchersCleared
from ronron.table.sight import log_lines, remark

FILLED = 64
"""Who missed at most so many events is sent exactly those; who missed more, the whole table."""
REMARKS = 100
UNWELCOME_S = 3600
ENDINGS = (Kicked, Left, WatchersCleared, Closed)
"""Events after which somebody may have to go."""
LISTED_MS = 60_000
"""How old what the list of tables says may get while a table only goes on as it was."""


class Live:
    """One table, its lock, and its viewers. Whoever changes it holds the lock."""

    def __init__(self, id: str, table: Table, answers: dict[tuple[int, str], int], slices: Slices) -> None:  # noqa: A002
        self.id = id
        self.table = table
        self.answers = answers
        """The first event of every command that was carried out, by chair and command."""
        self.people: dict[str, Persona] = {}
        self.owners: dict[str, str] = {}
        """On whose device a guest plays, for those who share one."""
        self.unwelcome: dict[str, float] = {}
        """Addresses of who was sent away, and until when they do not come in by the list of open tables."""
        self.lock = asyncio.Lock()
        self.audience = Audience(len(table.chairs))
        self.tell_all_again = Coalesced(self._begin_to_tell_whole, self.audience.pause)
        """Send everybody the whole table, soon."""
        self._telling: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.thinking: asyncio.Task[None] | None = None
        """The bot that is to move."""
        self.hints: set[asyncio.Task[None]] = set()
        """Those that people wait for."""
        self.thought_about = 0
        """The version of the game that all of them think about."""
        self.gone_since: dict[int, float] = dict.fromkeys(range(len(table.chairs)), time.monotonic())
        """Since when nobody has been connected to a chair."""
        self.used = time.monotonic()
        self.listed: dict[str, Any] | None = None
        """What the list of tables says about this one, as far as this process wrote it."""
        self.broken = False
        """What is in memory may differ from what is durable: to be read again."""
        self.charged = False
        """Though it is read again, it was there all the time: whose time runs is charged."""
        self._slices = slices
        self._past: Table | None = None
        """The table as it was some events ago, from which those who missed little are brought up to date."""
        self._rights_lost = False
        """Did somebody lose their right here, who is still connected?"""
        self._caught_up: dict[int | None, tuple[int, list[str]]] = {}
        """What a viewer who came back was sent after which event, until something changes."""
        self._chapter = 0
        """Changes when lines of the log are no longer valid."""
        self._logs: dict[int | None, list[Entry]] = {}
        """The log as each viewer was told it, for as long as it is kept up to date."""
        self._remarks = deque((told for event in table.events if (told := remark(event))), REMARKS)
        self._wholes: dict[int | None, tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]] = {}
        """Sight, log and remarks of each viewer as they travel, until something changes."""

    @property
    def connections(self) -> set[Connection]:
        """Everybody who is connected."""
        return self.audience.connections

    def sight(self, viewer: int | None) -> Sight:
        """The table as a viewer sees it."""
        return see(self.table, viewer, self.people)

    def happen(self, draft: Draft) -> None:
        """Let durable events happen, and tell everybody what they may know of each."""
        for event, table in zip(draft.events, draft.tables, strict=True):
            fault("while-folding")
            self.table = table
            self._tell(event)
        self.used = time.monotonic()

    def _tell(self, event: TableEvent) -> None:
        told: dict[int | None, News] = {}
        frames: dict[int | None, str] = {}
        for connection in self.connections:
            viewer = connection.eyes
            if viewer not in told:
                told[viewer] = news(self.table, event, self.table.pictures, viewer, self.people)
                frames[viewer] = frame(Event(told[viewer]))
            connection.push(frames[viewer])
            connection.seen = self.table.version
        self._write_log(event, told)

    def _write_log(self, event: TableEvent, told: dict[int | None, News]) -> None:
        """Keep the logs of who was told; those of others are written anew when somebody asks."""
        self._wholes.clear()
        self._caught_up.clear()
        self._rights_lost |= isinstance(event, ENDINGS)
        if (said := remark(event)) is not None:
            self._remarks.append(said)
        if isinstance(event, Dealt | TookBack):
            self._chapter += 1
            self._logs.clear()
        self._logs = {viewer: lines for viewer, lines in self._logs.items() if viewer in told}
        for viewer, lines in self._logs.items():
            lines += [each.without_view() for each in told[viewer].pictures]

    def let_go(self, *, forgotten: bool = False) -> None:
        """Close the connections of who lost their right here, to the host unless they wanted to be forgotten.

        All are closed with the table.
        """
        if not self._rights_lost:
            return
        self._rights_lost = False
        for connection in list(self.connections):
            if self.table.phase == Phase.CLOSED:
                connection.say_bye(GONE, "table_closed", again=False)
            else:
                self._check_right(connection, forgotten=forgotten)

    def _check_right(self, connection: Connection, *, forgotten: bool = False) -> None:
        """Close a connection that gives no right any more."""
        chair = connection.chair
        if chair is None and self.may_watch(connection.person, connection.generation):
            return
        if chair is not None and self.generation(chair) == connection.generation:
            return
        sent_away = not forgotten and (chair is None or self._was_kicked(chair))
        if sent_away:
            self.unwelcome[connection.address] = time.monotonic() + UNWELCOME_S
        connection.say_bye(NO_RIGHT, "sent_away" if sent_away else "lost_chair", again=False)

    def is_unwelcome(self, address: str) -> bool:
        """Was somebody at this address sent away a short while ago?"""
        return self.unwelcome.get(address, 0) > time.monotonic()

    def may_watch(self, person: str | None, link: int) -> bool:
        """Is this link to watch good for this person? An old one still is for who sits here."""
        if person in self.table.sent_away:
            return False
        return link == self.table.watch_link or (person is not None and bool(self.chairs_of(person)))

    def own(self, person: str) -> set[str]:
        """A person and the guests on their device, as far as they were here."""
        return {person} | {guest for guest, owner in self.owners.items() if owner == person}

    def chairs_of(self, person: str) -> list[int]:
        """The chairs of a person and of the guests on their device."""
        own = self.own(person)
        return [number for number, chair in enumerate(self.table.chairs) if chair.person in own]

    def was_here(self, person: str) -> bool:
        """Has this person, or a guest on their device, ever had a chair here?"""
        return bool(self.own(person) & self.everybody())

    def _was_kicked(self, chair: int) -> bool:
        """Did the last one who lost this chair lose it to the host?"""
        lost = [event for event in self.table.events if isinstance(event, Kicked | Left) and event.chair == chair]
        return isinstance(lost[-1], Kicked)

    # Who comes

    async def prepare(self, viewer: int | None, since: int | None) -> list[str] | None:
        """What somebody missed who comes back; None for who needs the whole table, which is at hand then."""
        if since and 0 <= self.table.version - since <= FILLED:
            return await self._missed(viewer, since)
        await self.log(viewer)
        return None

    def admit(self, connection: Connection, missed: list[str] | None) -> None:
        """From here on a connection is told what happens; what it missed must be all there was until now."""
        connection.seen = self.table.version
        self.audience.add(connection)
        for message in [self.whole(connection.eyes)] if missed is None else missed:
            connection.push(message)
        if connection.chair is not None:
            self.gone_since.pop(connection.chair, None)
        self.audience.greet(connection)
        self._check_right(connection)

    def dismiss(self, connection: Connection) -> None:
        """Somebody is no longer connected."""
        self.audience.discard(connection)
        self.used = time.monotonic()
        chair = connection.chair
        if chair is not None and not self.present()[chair]:
            self.gone_since[chair] = time.monotonic()

    async def _missed(self, viewer: int | None, since: int) -> list[str]:
        """All messages up to now, those of events that come while they are written included."""
        first, messages = self._caught_up.get(viewer, (since, []))
        if first > since:
            first, messages = since, []
        while (seen := first + len(messages)) < self.table.version:
            await self._slices.all(self._bring_past_up_to(max(1, min(seen, self.table.version - FILLED))))
            messages = [*messages, *await self._slices.all(self.catch_up(viewer, seen))]
        self._caught_up[viewer] = first, messages
        return messages[since - first :]

    def _bring_past_up_to(self, version: int) -> Iterator[Table]:
        """Let the table of some time ago follow, at a distance from which everybody who missed little can be served."""
        events = self.table.events
        if self._past is None:
            self._past = Table(self.table.opened, self._library)
        yield from catching_up(self._past, events[self._past.version : version])

    def _library(self, slug: str) -> Game:
        return self.table.game

    def catch_up(self, viewer: int | None, since: int) -> Iterator[str]:
        """The very messages a viewer was or would have been sent for the events after a version."""
        missed, past = self.table.events[since:], self._past
        table = Table(self.table.opened, self._library) if past is None or past.version > since else past.copy()
        for _ in catching_up(table, self.table.events[table.version : since]):
            pass
        for event in missed:
            yield frame(Event(news(table, event, table.apply(event), viewer, self.people)))

    async def log(self, viewer: int | None) -> list[Entry]:
        """The log of this game as a viewer was told it."""
        while viewer not in self._logs:
            chapter, lines = self._chapter, await self._slices.all(log_lines(self.table, viewer))
            if chapter == self._chapter:
                known = lines[-1].decisions if lines else 0
                self._logs[viewer] = [*lines, *log_lines(self.table, viewer, known)]
        return self._logs[viewer]

    def whole(self, viewer: int | None) -> str:
        """Everything a viewer may see, whose log is at hand, as it travels."""
        if viewer not in self._wholes:
            parts: tuple[Any, ...] = self.sight(viewer), self._logs[viewer], list(self._remarks)
            self._wholes[viewer] = tuple(msgspec.Raw(msgspec.json.encode(part)) for part in parts)  # type: ignore[assignment]
        sight, log, remarks = self._wholes[viewer]
        return frame(WholeAsItTravels(self.id, sight, log, remarks, self.present(), self.watching()))

    async def resync(self, viewer: int | None) -> str:
        """The same for who is here already."""
        await self.log(viewer)
        return self.whole(viewer)

    def rename(self, person: str, persona: Persona) -> None:
        """Somebody wants to appear otherwise from now on."""
        self.people[person] = persona
        self._wholes.clear()
        self._caught_up.clear()
        self.tell_all_again()

    def _begin_to_tell_whole(self) -> None:
        self._telling = asyncio.create_task(self._tell_whole())

    async def _tell_whole(self) -> None:
        while unread := {connection.eyes for connection in self.connections} - self._logs.keys():
            for viewer in unread:
                await self.log(viewer)
        for connection in self.connections:
            connection.push(self.whole(connection.eyes))

    def present(self) -> list[bool]:
        """Which chairs are connected."""
        return self.audience.present

    def watching(self) -> int:
        """How many watch."""
        return self.audience.watching

    def chair_of(self, connection: Connection) -> int:
        """The chair somebody speaks for; refused to who watches, and to who has lost it."""
        if connection.chair is None:
            refuse("watching")
        if self.generation(connection.chair) != connection.generation:
            refuse("no_right")
        return connection.chair

    def generation(self, chair: int) -> int:
        """Which of a chair's owners has it now."""
        return self.table.chairs[chair].generation

    def still(self) -> None:
        """Let nothing happen by itself any more."""
        self.audience.close()
        self.tell_all_again.cancel()
        if self._telling is not None:
            self._telling.cancel()
        if self.timer is not None:
            self.timer.cancel()
        self.stop_thinking()

    def stop_thinking(self) -> None:
        """Nobody waits any more for what is being thought here."""
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None
        for hint in self.hints:
            hint.cancel()

    def away(self, seconds: float) -> list[int]:
        """Chairs nobody has been connected to for a while."""
        now = time.monotonic()
        present = self.present()
        return [
            number
            for number, there in enumerate(present)
            if not there and now - self.gone_since.get(number, now) >= seconds
        ]

    def everybody(self) -> set[str]:
        """Everyone who ever had a chair here."""
        people = {event.person for event in self.table.events if isinstance(event, Sat)}
        opened: Opened = self.table.opened
        return people | {place.person for place in opened.chairs if place.person}

    def is_news(self, summary: dict[str, Any]) -> bool:
        """Is it worth writing? That somebody moved again is not, for a minute."""
        old = self.listed
        return old is None or summary["now"] - old["now"] >= LISTED_MS or {**old, "now": 0} != {**summary, "now": 0}

    def summary(self, table: Table, now: int) -> dict[str, Any]:
        """What the list of tables says about a table as it will be."""
        free = sum(chair.free for chair in table.chairs) if table.phase != Phase.CLOSED else 0
        return {"table": self.id, "new_phase": table.phase.value, "new_free": free, "now": now}
