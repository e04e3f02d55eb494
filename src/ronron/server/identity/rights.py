"""Rights at a table: their tokens, and their rows in the database."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ronron.server.bodies import SeatTicket, Ticket
from ronron.server.identity.tokens import CODE, INVITE, SEAT, WATCH, Keys
from ronron.server.store.writes import CHANGED_LINK, GONE_LINK, GONE_TOKEN, NEW_LINK, NEW_TOKEN, Write
from ronron.table import Table


class Invited(msgspec.Struct, frozen=True):
    """What anybody may know of an invitation, besides the game."""

    host: str | None
    """The person who invites."""


class Rights:
    """Makes tokens from the server's key. A table's generations say which of them are valid now."""

    def __init__(self, keys: Keys) -> None:
        self.keys = keys

    def ticket(self, id: str, table: Table, chairs: Sequence[int]) -> Ticket:  # noqa: A002  a table's id
        """The tokens for some chairs of a table, and those to hand on."""
        seats = [SeatTicket(chair, self.seat(id, table, chair)) for chair in chairs]
        invite = self.keys.token(INVITE, id, generation=table.invitation)
        code, link = self.keys.code(id, table.invitation), self.keys.public(id, table.invitation)
        return Ticket(id, seats, invite, self.watch(id, table), code, link)

    def seat(self, id: str, table: Table, chair: int) -> str:  # noqa: A002
        """The token of the person who has this chair now."""
        return self.keys.token(SEAT, id, chair, table.chairs[chair].generation)

    def watch(self, id: str, table: Table) -> str:  # noqa: A002
        """The token for watching."""
        return self.keys.token(WATCH, id, generation=table.watch_link)

    def write_all(self, write: Write, id: str, table: Table) -> None:  # noqa: A002
        """Write all rights at a new table."""
        self._write_invitation(write, id, table)
        self._write(write, id, WATCH, self.watch(id, table), table.watch_link)
        for chair in range(len(table.chairs)):
            self._write_seat(write, id, table, chair)

    def write_changes(self, write: Write, id: str, before: Table, after: Table) -> None:  # noqa: A002
        """Write rights that are new after some events, and delete old invitations.

        Old links to watch are kept: people who sit at the table may go on using them.
        """
        if after.invitation != before.invitation:
            write.add(GONE_TOKEN, *({"table": id, "kind_gone": kind} for kind in (INVITE, CODE)))
            write.add(GONE_LINK, {"table": id, "kind_gone": INVITE})
            self._write_invitation(write, id, after)
        elif _host(after) != _host(before):
            write.add(CHANGED_LINK, {"table": id, "kind_changed": INVITE, "new_body": _told(after)})
        if after.watch_link != before.watch_link:
            self._write(write, id, WATCH, self.watch(id, after), after.watch_link)
        for number, (old, new) in enumerate(zip(before.chairs, after.chairs, strict=True)):
            if new.generation and old.person is None and new.person is not None:
                self._write_seat(write, id, after, number)

    def _write_invitation(self, write: Write, id: str, table: Table) -> None:  # noqa: A002
        ticket = self.ticket(id, table, [])
        for kind, token in ((INVITE, ticket.invite), (CODE, ticket.code)):
            self._write(write, id, kind, token, table.invitation)
        row = {"id": ticket.link, "table_id": id, "kind": INVITE, "number": table.invitation}
        write.add(NEW_LINK, {**row, "body": _told(table)})

    def _write_seat(self, write: Write, id: str, table: Table, chair: int) -> None:  # noqa: A002
        generation = table.chairs[chair].generation
        self._write(write, id, SEAT, self.seat(id, table, chair), generation, chair)

    def _write(
        self,
        write: Write,
        id: str,  # noqa: A002
        kind: str,
        token: str,
        generation: int,
        chair: int | None = None,
    ) -> None:
        row = {"digest": self.keys.digest(token), "table_id": id, "kind": kind}
        write.add(NEW_TOKEN, {**row, "chair": chair, "generation": generation})


def _host(table: Table) -> str | None:
    return table.chairs[table.host].person


def _told(table: Table) -> str:
    """What an invitation tells, encoded for the database."""
    return msgspec.json.encode(Invited(_host(table))).decode()
