"""Cells are a1 (bottom left) to c3 (top right); a position is three rows from the top, such as `x.o/.x./...`."""

from __future__ import annotations

from ronron.errors import PositionError
from ronron.games.positions import expected
from ronron.said import said
from ronron_practice.duel_notation import SIGN, SIGNS, settle_turn
from ronron_practice.tictactoe.box import CELLS, Box
from ronron_practice.tictactoe.rules import has_line
from ronron_practice.tictactoe.state import State


def text(box: Box, s: State, cell: int) -> str:
    """A cell by column and row."""
    return f"{'abc'[cell % 3]}{3 - cell // 3}"


def write(box: Box, s: State) -> str:
    """The three rows from the top."""
    cells = "".join(_mark(s, cell) for cell in range(CELLS))
    return "/".join(cells[start : start + 3] for start in (0, 3, 6))


def read(box: Box, s: State, position: str) -> None:
    """Fill a state from three rows; marks that no game could leave are refused."""
    rows = position.split("/")
    if [len(row) for row in rows] != [3, 3, 3]:
        raise PositionError("error-rows-slashed", rows=3, cells=3, found=repr(position))
    for cell, mark in enumerate("".join(rows)):
        if mark in SIGNS:
            s.marks[SIGNS.index(mark)] |= 1 << cell
        elif mark != ".":
            raise expected(said("error-row-column", row=cell // 3 + 1, column=cell % 3 + 1), SIGN, mark)
    first, second = s.marks
    counts = int(first).bit_count(), int(second).bit_count()
    settle_turn(s, counts, (has_line(box, first), has_line(box, second)))


def _mark(s: State, cell: int) -> str:
    return next((mark for mark, marks in zip(SIGNS, s.marks, strict=True) if marks >> cell & 1), ".")
