"""A table in memory, with whoever is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping, Set
from typing import Any

from ronron.api.telling import Entry
from ronron.server.limits.slices import Slices
from ronron.server.net.connection import GONE, NO_RIGHT, Connection
from ronron.server.play.audience import Audience, Coalesced
from ronron.server.play.pending import Pending
from ronron.server.play.views import Views
from ronron.server.process.faults import fault
from ronron.table import Draft, Persona, Phase, Sight, Table, refuse
from ronron.table import Event as TableEvent
from ronron.table.events import Closed, Kicked, Left, Opened, Sat, WatchersCleared

ENDINGS = (Kicked, Left, WatchersCleared, Closed)
"""Events after which somebody may have to go."""
LISTED_MS = 60_000
"""How old the entry in the list of tables may get while a table only goes on as it was."""


class Live:
    """One table in memory. Whoever changes it holds its lock."""

    def __init__(self, id: str, table: Table, answers: dict[tuple[int, str], int], slices: Slices) -> None:  # noqa: A002
        self.id = id
        self.lock = asyncio.Lock()
        self.pending = Pending()
        self._views = Views(id, table, slices)
        self._audience = Audience(len(table.chairs))
        self._send_whole_to_all = Coalesced(self._start_sending_whole, self._audience.pause)
        self._sending_whole: asyncio.Task[None] | None = None
        self._answers = answers
        """The first event of every command that was carried out, by chair and command."""
        self._owners: dict[str, str] = {}
        """On whose device a guest plays, for those who share one."""
        self._used = time.monotonic()
        self._listed: dict[str, Any] | None = None
        """The entry in the list of tables, if this process wrote it."""
        self._broken = False
        self._clocks_ran = False
        self._rights_lost = False
        """True if somebody who is still connected may have lost their right."""

    # The table

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._views.table

    def happen(self, draft: Draft) -> None:
        """Let durable events happen, and tell everybody what they may know of each."""
        for event, table in zip(draft.events, draft.tables, strict=True):
            fault("while-folding")
            self._tell(event, table)
        self._used = time.monotonic()

    def _tell(self, event: TableEvent, table: Table) -> None:
        frames = self._views.follow(event, table, {connection.eyes for connection in self.connections})
        for connection in self.connections:
            connection.push(frames[connection.eyes])
            connection.seen = table.version
        self._rights_lost |= isinstance(event, ENDINGS)

    def answer_to(self, chair: int, command: str) -> int | None:
        """The first event of a command, if it was carried out before."""
        return self._answers.get((chair, command))

    def note_answer(self, chair: int, command: str, first: int) -> None:
        """A command was carried out; this is its first event."""
        self._answers[chair, command] = first

    def summary(self, table: Table, now: int) -> dict[str, Any]:
        """The entry in the list of tables for this table as it will be."""
        free = sum(chair.free for chair in table.chairs) if table.phase != Phase.CLOSED else 0
        return {"table": self.id, "new_phase": table.phase.value, "new_free": free, "now": now}

    def is_news(self, summary: dict[str, Any]) -> bool:
        """Whether an entry is worth saving. It is not if only the time differs, by less than a minute."""
        old = self._listed
        return old is None or summary["now"] - old["now"] >= LISTED_MS or {**old, "now": 0} != {**summary, "now": 0}

    def note_listed(self, summary: dict[str, Any]) -> None:
        """This entry was written."""
        self._listed = summary

    # Its life in memory

    @property
    def broken(self) -> bool:
        """True if memory may differ from the database: the table is to be read again."""
        return self._broken

    @property
    def clocks_ran(self) -> bool:
        """True if clocks go on while a broken table is read again."""
        return self._clocks_ran

    def distrust(self, *, clocks_ran: bool = False) -> None:
        """Nothing happens any more at this copy; the table is to be read again."""
        self._broken = True
        self._clocks_ran |= clocks_ran
        self.stop()

    def succeed(self, old: Live) -> None:
        """Take the place of a broken copy of the same table."""
        old.stop()
        self._audience.inherit(old._audience)

    def stop(self) -> None:
        """Let nothing happen by itself any more."""
        self._audience.close()
        self._send_whole_to_all.cancel()
        if self._sending_whole is not None:
            self._sending_whole.cancel()
        self.pending.cancel()

    def is_idle(self, seconds: float) -> bool:
        """Whether nobody has been connected and nothing has happened for so long, and nothing is about to happen."""
        busy = self.connections or self.pending.busy or self.lock.locked()
        return not busy and time.monotonic() - self._used > seconds

    # People

    @property
    def personas(self) -> Mapping[str, Persona]:
        """How everybody who was ever here appears, by person."""
        return self._views.personas

    def introduce(self, person: str, persona: Persona, owner: str | None = None) -> None:
        """How a person appears who sits down here, and on whose device they play, if not on their own."""
        self._views.introduce(person, persona)
        if owner is not None:
            self._owners[person] = owner

    def rename(self, person: str, persona: Persona) -> None:
        """How a person appears from now on; everybody who is connected is told soon."""
        self._views.rename(person, persona)
        self._send_whole_to_all()

    def persona_of(self, person: str | None) -> Persona:
        """How a person appears."""
        return self.personas.get(person or "", Persona())

    def name_of(self, person: str | None) -> str:
        """The name of a person; empty if they have none."""
        return self.persona_of(person).name

    def own(self, person: str) -> set[str]:
        """A person and the guests on their device, as far as they were here."""
        return {person} | {guest for guest, owner in self._owners.items() if owner == person}

    def chairs_of(self, person: str) -> list[int]:
        """The chairs of a person and of the guests on their device."""
        own = self.own(person)
        return [number for number, chair in enumerate(self.table.chairs) if chair.person in own]

    def everybody(self) -> set[str]:
        """Everyone who ever had a chair here."""
        people = {event.person for event in self.table.events if isinstance(event, Sat)}
        opened: Opened = self.table.opened
        return people | {place.person for place in opened.chairs if place.person}

    def was_here(self, person: str) -> bool:
        """Whether this person, or a guest on their device, has ever had a chair here."""
        return bool(self.own(person) & self.everybody())

    # Rights

    def generation(self, chair: int) -> int:
        """The generation of a chair: how many people have had it before."""
        return self.table.chairs[chair].generation

    def chair_of(self, connection: Connection) -> int:
        """The chair a connection speaks for. Refused to spectators, and to people who have lost their chair."""
        if connection.chair is None:
            refuse("watching")
        if self.generation(connection.chair) != connection.generation:
            refuse("no_right")
        return connection.chair

    def may_watch(self, person: str | None, link: int) -> bool:
        """Whether this link to watch is valid for this person. People who sit here may use an old one."""
        if person in self.table.sent_away:
            return False
        return link == self.table.watch_link or (person is not None and bool(self.chairs_of(person)))

    def is_unwelcome(self, address: str) -> bool:
        """Whether somebody at this address was sent away a short while ago."""
        return self._audience.is_unwelcome(address)

    def close_lost(self, *, forgotten: bool = False) -> None:
        """Close the connections of people who lost their right; all connections if the table was closed.

        With `forgotten` they asked to be forgotten; otherwise the host may have sent them away.
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
            self._audience.send_away(connection.address)
        connection.say_bye(NO_RIGHT, "sent_away" if sent_away else "lost_chair", again=False)

    def _was_kicked(self, chair: int) -> bool:
        """Whether the host sent away the last person who lost this chair."""
        lost = [event for event in self.table.events if isinstance(event, Kicked | Left) and event.chair == chair]
        return isinstance(lost[-1], Kicked)

    # Connections

    @property
    def connections(self) -> Set[Connection]:
        """Everybody who is connected."""
        return self._audience.connections

    def present(self) -> list[bool]:
        """Which chairs are connected."""
        return self._audience.present

    def away(self, seconds: float) -> list[int]:
        """Chairs nobody has been connected to for so long."""
        return self._audience.away(seconds)

    async def missed(self, viewer: int | None, since: int | None) -> list[str] | None:
        """What somebody who comes back missed; None if they need the whole table."""
        return await self._views.missed(viewer, since)

    def admit(self, connection: Connection, missed: list[str] | None) -> None:
        """Tell a connection what happens from here on; `missed` must be all there was until now."""
        connection.seen = self.table.version
        self._audience.add(connection)
        for message in [self._whole(connection.eyes)] if missed is None else missed:
            connection.push(message)
        self._audience.greet(connection)
        self._check_right(connection)

    def dismiss(self, connection: Connection) -> None:
        """Somebody is no longer connected."""
        self._audience.discard(connection)
        self._used = time.monotonic()

    # What viewers see

    def sight(self, viewer: int | None) -> Sight:
        """The table as a viewer sees it."""
        return self._views.sight(viewer)

    async def log(self, viewer: int | None) -> list[Entry]:
        """The log of this game as a viewer was told it."""
        return await self._views.log(viewer)

    async def whole(self, viewer: int | None) -> str:
        """The message with everything a viewer may see."""
        await self._views.log(viewer)
        return self._whole(viewer)

    def _whole(self, viewer: int | None) -> str:
        return self._views.whole(viewer, self._audience.present, self._audience.watching)

    def _start_sending_whole(self) -> None:
        self._sending_whole = asyncio.create_task(self._send_whole())

    async def _send_whole(self) -> None:
        while unread := {each.eyes for each in self.connections if not self._views.has_log(each.eyes)}:
            for viewer in unread:
                await self._views.log(viewer)
        for connection in self.connections:
            connection.push(self._whole(connection.eyes))
