"""A table in memory, with whoever is connected to it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

from ronron.server.connection import GONE, NO_RIGHT, Connection
from ronron.server.faults import fault
from ronron.server.protocol import Event, Presence, Whole, frame
from ronron.table import Event as TableEvent
from ronron.table import Persona, Phase, Sight, Table, fold, news, refuse, see
from ronron.table.events import Kicked, Left, Opened, Sat
from ronron.table.sight import log as table_log
from ronron.table.sight import remark

FILLED = 64
"""Who missed at most so many events is sent exactly those; who missed more, the whole table."""
REMARKS = 100
LISTED_MS = 60_000
"""How old what the list of tables says may get while a table only goes on as it was."""


class Live:
    """One table, its lock, and its viewers. Whoever changes it holds the lock."""

    def __init__(self, id: str, table: Table, answers: dict[tuple[int, str], int]) -> None:  # noqa: A002
        self.id = id
        self.table = table
        self.answers = answers
        """The first event of every command that was carried out, by chair and command."""
        self.people: dict[str, Persona] = {}
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
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

    def sight(self, viewer: int | None) -> Sight:
        """The table as a viewer sees it."""
        return see(self.table, viewer, self.people)

    def apply(self, events: Sequence[TableEvent], draft: Table) -> None:
        """Let durable events happen, and tell everybody what they may know of each.

        The draft they were decided on is the table after the last of them; a single one need not happen twice.
        """
        for event in events:
            fault("while-folding")
            if len(events) == 1:
                self.table = draft
            else:
                self.table.apply(event)
            self._tell(event)
        self.used = time.monotonic()

    def _tell(self, event: TableEvent) -> None:
        told: dict[int | None, str] = {}
        for connection in self.connections:
            viewer = connection.eyes
            if viewer not in told:
                told[viewer] = frame(Event(news(self.table, event, self.table.pictures, viewer, self.people)))
            connection.push(told[viewer])
            connection.seen = self.table.version

    def let_go(self, *, forgotten: bool = False) -> None:
        """Close the connections of who lost their chair, to the host unless they wanted to be forgotten.

        All are closed with the table.
        """
        for connection in list(self.connections):
            if self.table.phase == Phase.CLOSED:
                connection.say_bye(GONE, "table_closed", again=False)
            elif connection.chair is not None and self.generation(connection.chair) != connection.generation:
                sent_away = not forgotten and self._was_kicked(connection.chair)
                connection.say_bye(NO_RIGHT, "sent_away" if sent_away else "lost_chair", again=False)

    def _was_kicked(self, chair: int) -> bool:
        """Did the last one who lost this chair lose it to the host?"""
        lost = [event for event in self.table.events if isinstance(event, Kicked | Left) and event.chair == chair]
        return isinstance(lost[-1], Kicked)

    def welcome(self, connection: Connection, since: int | None) -> None:
        """Bring a connection up to date: the events it missed, or the whole table."""
        connection.seen = self.table.version
        if since and 0 <= self.table.version - since <= FILLED:
            for message in self.catch_up(connection.eyes, since):
                connection.push(message)
            connection.push(frame(Presence(self.present(), self.watching())))
        else:
            connection.push(frame(self.whole(connection.eyes)))

    def catch_up(self, viewer: int | None, since: int) -> list[str]:
        """The very messages a viewer was or would have been sent for the events after a version."""
        table = fold(self.table.events[:since], lambda slug: self.table.game)
        return [
            frame(Event(news(table, event, table.apply(event), viewer, self.people)))
            for event in self.table.events[since:]
        ]

    def whole(self, viewer: int | None) -> Whole:
        """Everything a viewer may see."""
        said = [told for event in self.table.events if (told := remark(event))]
        sight = self.sight(viewer)
        return Whole(self.id, sight, table_log(self.table, viewer), said[-REMARKS:], self.present(), self.watching())

    def present(self) -> list[bool]:
        """Which chairs are connected."""
        connected = {connection.chair for connection in self.connections}
        return [number in connected for number in range(len(self.table.chairs))]

    def watching(self) -> int:
        """How many watch."""
        return sum(connection.chair is None for connection in self.connections)

    def tell_all_again(self) -> None:
        """Send everybody the whole table."""
        for connection in self.connections:
            connection.push(frame(self.whole(connection.eyes)))

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

    def tell_presence(self) -> None:
        """Tell everybody who is there."""
        message = frame(Presence(self.present(), self.watching()))
        for connection in self.connections:
            connection.push(message)

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
