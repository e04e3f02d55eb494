"""The outcome of a command, before it is durable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ronron.table.events import Event
from ronron.table.rehearsal import Rehearsal
from ronron.table.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """Events and the table after them; or an unfinished move, which leaves the table unchanged."""

    table: Table
    events: tuple[Event, ...] = ()
    staged: Rehearsal | None = None
    tables: tuple[Table, ...] = ()
    """The table after each event; `table` is the last of them."""

    @classmethod
    def of(cls, table: Table, events: Iterable[Event]) -> Draft:
        """The draft of some events at a table."""
        draft = cls(table)
        for event in events:
            draft = draft.then(event)
        return draft

    def then(self, event: Event, rehearsal: Rehearsal | None = None) -> Draft:
        """The draft with one more event. The rules of a rehearsed move are not run again."""
        after = self.table.copy()
        after.apply(event, rehearsal)
        return Draft(after, (*self.events, event), tables=(*self.tables, after))
