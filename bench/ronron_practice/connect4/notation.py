"""Columns are a to g from the left; a position is the rows from the top, such as `......./…/...x...`."""

from __future__ import annotations

from ronron.errors import PositionError
from ronron.games.positions import expected
from ronron.kernel import full
from ronron.said import said
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.rules import drop, has_four
from ronron_practice.connect4.state import State
from ronron_practice.duel_notation import SIGN, SIGNS, settle_turn


def text(box: Box, s: State, column: int) -> str:
    """A column by its letter."""
    return "abcdefg"[column]


def write(box: Box, s: State) -> str:
    """The rows from the top."""
    rows = range(box.rows - 1, -1, -1)
    return "/".join("".join(_stone(box, s, column, row) for column in range(box.columns)) for row in rows)


def read(box: Box, s: State, position: str) -> None:
    """Fill a state from its rows; stones that no game could leave are refused."""
    rows = position.split("/")
    if [len(row) for row in rows] != [box.columns] * box.rows:
        raise PositionError("error-rows-slashed", rows=int(box.rows), cells=int(box.columns), found=repr(position))
    s.open_columns = full(box.columns)
    for height, row in enumerate(reversed(rows)):
        for column, stone in enumerate(row):
            _put(box, s, column, height, stone)
    first, second = s.stones
    counts = int(first).bit_count(), int(second).bit_count()
    settle_turn(s, counts, (has_four(box, first), has_four(box, second)))


def _put(box: Box, s: State, column: int, height: int, stone: str) -> None:
    where = said("error-row-column", row=int(box.rows) - height, column=column + 1)
    if stone == ".":
        return
    if stone not in SIGNS:
        raise expected(where, SIGN, stone)
    if s.heights[column] != height:
        raise PositionError("connect4-error-in-the-air", where=where, stone=stone)
    drop(box, s, SIGNS.index(stone), column)


def _stone(box: Box, s: State, column: int, row: int) -> str:
    slot = column * box.stride + row
    return next((stone for stone, stones in zip(SIGNS, s.stones, strict=True) if stones >> slot & 1), ".")
