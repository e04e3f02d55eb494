"""What comes of something asked for, before it is durable."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ronron.table.events import Event
from ronron.table.rehearsal import Rehearsal
from ronron.table.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """The events, and the table after them; or a move that is not finished, which leaves the table as it is."""

    table: Table
    events: tuple[Event, ...] = ()
    staged: Rehearsal | None = None
    tables: tuple[Table, ...] = ()
    """The table after each event; `table` is the last of them."""

    @classmethod
    def of(cls, table: Table, events: Iterable[Event]) -> Draft:
        """What is left of a table after some events."""
        draft = cls(table)
        for event in events:
            draft = draft.then(event)
        return draft

    def then(self, event: Event, rehearsal: Rehearsal | None = None) -> Draft:
        """One more event; a move that was rehearsed is not played again."""
        after = self.table.copy()
        after.apply(event, rehearsal)
        return Draft(after, (*self.events, event), tables=(*self.tables, after))
