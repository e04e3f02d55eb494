"""The board in words for a viewer, made when it is asked for: it travels with no picture."""

from __future__ import annotations

from collections.abc import Sequence

from ronron.api import Position, telling
from ronron.said import Said
from ronron.table.decide import rehearse
from ronron.table.refusals import refuse
from ronron.table.table import Table


def describe(table: Table, viewer: int | None, decided: int, decisions: Sequence[int] = ()) -> list[Said]:
    """The board after so many decisions, and after those of the viewer's move that nobody else has heard of."""
    if table.position is None:
        return []
    position = _staged(table, viewer, decided, decisions) if decisions else _then(table.position, decided)
    return telling.describe(position, table.eyes_of(viewer))


def _then(position: Position, decided: int) -> Position:
    return position if decided == len(position.decisions) else position.after(decided)


def _staged(table: Table, viewer: int | None, decided: int, decisions: Sequence[int]) -> Position:
    """Where an unfinished move leads; a finished one may show what its mover is not to know before it is published."""
    if viewer is None:
        refuse("watching")
    if decided != len(table.movers):
        refuse("stale")
    if not table.chairs[viewer].present:
        refuse("bot_plays_for_you")
    rehearsal = rehearse(table, viewer, decisions)
    if rehearsal.finished:
        refuse("nothing_to_describe")
    return rehearsal.position
