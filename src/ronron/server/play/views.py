"""A table as each viewer sees it, its log, and the messages made of both. Kept until something changes."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Set
from typing import Any, TypeAlias

import msgspec

from ronron.api import Game
from ronron.api.telling import Entry
from ronron.server.limits.slices import Slices
from ronron.server.protocol import Event, WholeAsItTravels, frame
from ronron.table import Event as TableEvent
from ronron.table import News, Persona, Sight, Table, catching_up, news, see
from ronron.table.events import Dealt, TookBack
from ronron.table.sight import log_lines, remark

MOST_MISSED = 64
"""A viewer who missed at most this many events is sent exactly those; otherwise, the whole table."""
REMARKS = 100
Viewer: TypeAlias = int | None
"""The chair whose knowledge is shown; None for a spectator."""


class Views:
    """What the viewers of one table are sent. Everything is made from redacted states."""

    def __init__(self, id: str, table: Table, slices: Slices) -> None:  # noqa: A002  a table's id
        self._id = id
        self._table = table
        self._slices = slices
        self._personas: dict[str, Persona] = {}
        self._past: Table | None = None
        """The table as it was some events ago; viewers who missed little are brought up to date from there."""
        self._missed_frames: dict[Viewer, tuple[int, list[str]]] = {}
        """For each viewer who came back: the first event they missed, and the messages from there on."""
        self._log_number = 0
        """Raised when lines of the log become invalid."""
        self._logs: dict[Viewer, list[Entry]] = {}
        """The log of each viewer who is connected, kept up to date."""
        self._remarks = deque((told for event in table.events if (told := remark(event))), REMARKS)
        self._encoded: dict[Viewer, tuple[msgspec.Raw, msgspec.Raw, msgspec.Raw]] = {}
        """Sight, log and remarks of each viewer, encoded."""

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self._table

    @property
    def personas(self) -> Mapping[str, Persona]:
        """How the people at this table appear, by person."""
        return self._personas

    def introduce(self, person: str, persona: Persona) -> None:
        """How a person appears who is not shown to anybody yet."""
        self._personas[person] = persona

    def rename(self, person: str, persona: Persona) -> None:
        """How a person appears from now on."""
        self._personas[person] = persona
        self._forget_messages()

    def sight(self, viewer: Viewer) -> Sight:
        """The table as a viewer sees it."""
        return see(self._table, viewer, self._personas)

    def follow(self, event: TableEvent, table: Table, viewers: Set[Viewer]) -> dict[Viewer, str]:
        """Go on to the table after an event; the message about it for each viewer who is connected."""
        self._table = table
        told = news(table, event, table.pictures, viewers, self._personas)
        frames = {viewer: frame(Event(each)) for viewer, each in told.items()}
        self._forget_messages()
        self._write_log(event, told)
        return frames

    def _forget_messages(self) -> None:
        self._encoded.clear()
        self._missed_frames.clear()

    def _write_log(self, event: TableEvent, told: Mapping[Viewer, News]) -> None:
        """Continue the logs of connected viewers. The others' logs are written anew when somebody asks for them."""
        if (said := remark(event)) is not None:
            self._remarks.append(said)
        if isinstance(event, Dealt | TookBack):
            self._log_number += 1
            self._logs.clear()
        self._logs = {viewer: lines for viewer, lines in self._logs.items() if viewer in told}
        for viewer, lines in self._logs.items():
            lines += [each.without_view() for each in told[viewer].pictures]

    def has_log(self, viewer: Viewer) -> bool:
        """Whether the log of this viewer is at hand, so that `whole` can be called."""
        return viewer in self._logs

    async def log(self, viewer: Viewer) -> list[Entry]:
        """The log of this game as a viewer was told it."""
        while viewer not in self._logs:
            number, lines = self._log_number, await self._slices.all(log_lines(self._table, viewer))
            if number == self._log_number:
                known = lines[-1].decisions if lines else 0
                self._logs[viewer] = [*lines, *log_lines(self._table, viewer, known)]
        return self._logs[viewer]

    def whole(self, viewer: Viewer, present: list[bool], watching: int) -> str:
        """The message with everything a viewer may see. Their log must be at hand."""
        if viewer not in self._encoded:
            parts: tuple[Any, ...] = self.sight(viewer), self._logs[viewer], list(self._remarks)
            self._encoded[viewer] = tuple(msgspec.Raw(msgspec.json.encode(part)) for part in parts)  # type: ignore[assignment]
        return frame(WholeAsItTravels(self._id, *self._encoded[viewer], present, watching))

    async def missed(self, viewer: Viewer, since: int | None) -> list[str] | None:
        """The messages a viewer missed after event `since`; None if they need `whole`, which can be called then."""
        if since and 0 <= self._table.version - since <= MOST_MISSED:
            return await self._messages_since(viewer, since)
        await self.log(viewer)
        return None

    async def _messages_since(self, viewer: Viewer, since: int) -> list[str]:
        """All messages up to now, also those of events that happen while the messages are made."""
        first, messages = self._missed_frames.get(viewer, (since, []))
        if first > since:
            first, messages = since, []
        while (seen := first + len(messages)) < self._table.version:
            await self._slices.all(self._advance_past(max(1, min(seen, self._table.version - MOST_MISSED))))
            messages = [*messages, *await self._slices.all(self.messages_after(viewer, seen))]
        self._missed_frames[viewer] = first, messages
        return messages[since - first :]

    def _advance_past(self, version: int) -> Iterator[Table]:
        """Bring the past table up to a version from which everybody who missed little can be served."""
        if self._past is None:
            self._past = Table(self._table.opened, self._library)
        yield from catching_up(self._past, self._table.events[self._past.version : version])

    def messages_after(self, viewer: Viewer, version: int) -> Iterator[str]:
        """The very messages a viewer was or would have been sent for the events after a version."""
        missed, past = self._table.events[version:], self._past
        table = Table(self._table.opened, self._library) if past is None or past.version > version else past.copy()
        for _ in catching_up(table, self._table.events[table.version : version]):
            pass
        for event in missed:
            yield frame(Event(news(table, event, table.apply(event), [viewer], self._personas)[viewer]))

    def _library(self, slug: str) -> Game:
        return self._table.game
