"""What the lists of tables tell: who sits there, whose turn it is, how it ended. Spectators may know all of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec

from ronron.bots import LEVELS
from ronron.games.contract import outcome
from ronron.said import Said
from ronron.server.bodies import MyTable, OpenTable, Seated, Ticket
from ronron.server.play.live import Live
from ronron.table import Phase, Table


def seated(live: Live, mine: Collection[int] = ()) -> list[Seated]:
    """Who sits at a table, by seat; some of its chairs are mine."""
    return [_seated(live, chair, me=chair in mine) for chair in live.table.seats]


def _seated(live: Live, number: int, *, me: bool) -> Seated:
    chair = live.table.chairs[number]
    if chair.level is not None:
        return Seated(chair.kind, LEVELS[chair.level].name, "", chair.level, me)  # type: ignore[arg-type]
    persona = live.persona_of(chair.person)
    return Seated(chair.kind, persona.name, persona.avatar, None, me)  # type: ignore[arg-type]


def my_table(row: Any, live: Live, ticket: Ticket, chairs: Collection[int]) -> MyTable:
    """A table somebody sits at, on these chairs."""
    table = live.table
    mover = table.mover if table.phase == Phase.PLAYING else None
    return MyTable(
        table=row.id,
        game=row.game,
        phase=row.phase,
        touched=row.touched,
        ticket=ticket,
        people=seated(live, chairs),
        turn=None if mover is None else table.seat_of(mover),
        mine=mover is not None and mover in chairs and table.chairs[mover].present,
        outcome=_outcome(table),
    )


def _outcome(table: Table) -> Said | None:
    """How the game ended, or the match."""
    if table.verdict is not None:
        return table.verdict.outcome
    position = table.position
    return outcome(position.winners) if position is not None and position.over else None


def open_table(row: Any, live: Live | None) -> OpenTable:
    """A table on the list for everybody. One that is not in memory is not read for it: then nobody is there."""
    options = (
        msgspec.json.decode(row.options) if live is None else live.table.game.title.check_options(live.table.options)
    )
    return OpenTable(
        table=row.id,
        game=row.game,
        options=options,
        players=row.players,
        free=row.free,
        phase=row.phase,
        touched=row.touched,
        host="" if live is None else host(live),
        people=[] if live is None else seated(live),
    )


def host(live: Live) -> str:
    """The name of the host; empty if they have none."""
    return live.name_of(live.table.chairs[live.table.host].person)
