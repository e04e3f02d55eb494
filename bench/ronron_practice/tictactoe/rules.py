"""Tic-tac-toe. Decision 0–8: the cell to mark, row by row from the top left."""

from __future__ import annotations

from ronron.kernel import Generator, bit, full, rule
from ronron_practice.duel import NO_WINNER
from ronron_practice.tictactoe.box import CELLS, Box
from ronron_practice.tictactoe.state import State


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """T1: the grid is empty and seat 0 begins."""
    s.winner = NO_WINNER


@rule
def turn(box: Box, s: State) -> int:
    """T2: seats take turns."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """T2: any cell without a mark."""
    return full(CELLS) & ~(s.marks[0] | s.marks[1])


@rule
def play(box: Box, s: State, cell: int) -> None:
    """T2: mark the cell. T3: a full line wins."""
    seat = s.to_move
    s.marks[seat] |= bit(cell)
    if has_line(box, s.marks[seat]):
        s.winner = seat
    s.to_move = 1 - seat


@rule
def has_line(box: Box, marks: int) -> bool:
    """T3: three marks of one seat in a line."""
    for line in box.lines:
        if marks & line == line:
            return True
    return False


@rule
def over(box: Box, s: State) -> bool:
    """T3, T4: a line, or a full grid."""
    return s.winner != NO_WINNER or s.marks[0] | s.marks[1] == full(CELLS)


@rule
def score(box: Box, s: State, seat: int) -> int:
    """T3, T4: one point from the loser to the winner; a full grid without a line is worth nothing."""
    if s.winner == NO_WINNER:
        return 0
    return 1 if s.winner == seat else -1


@rule
def winners(box: Box, s: State) -> int:
    """T3, T4: who has the line, or both."""
    return full(2) if s.winner == NO_WINNER else bit(s.winner)
