"""Connect four. Decision 0–6: the column to drop a stone into, from the left."""

from __future__ import annotations

from ronron.kernel import Generator, bit, full, rule
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.state import State
from ronron_practice.duel import NO_WINNER


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """F1: the frame is empty and seat 0 begins."""
    s.open_columns = full(box.columns)
    s.winner = NO_WINNER


@rule
def turn(box: Box, s: State) -> int:
    """F2: seats take turns."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """F2: any column that is not full."""
    return s.open_columns


@rule
def play(box: Box, s: State, column: int) -> None:
    """F2: the stone falls on the top one of its column. F3: four in a line win."""
    seat = s.to_move
    drop(box, s, seat, column)
    if has_four(box, s.stones[seat]):
        s.winner = seat
    s.to_move = 1 - seat


@rule
def drop(box: Box, s: State, seat: int, column: int) -> None:
    """F2: add a stone to a column, and close the column when it is full."""
    height = s.heights[column]
    s.stones[seat] |= bit(column * box.stride + height)
    s.heights[column] = height + 1
    if height + 1 == box.rows:
        s.open_columns &= ~bit(column)


@rule
def has_four(box: Box, stones: int) -> bool:
    """F3: four in a column, a row or a diagonal."""
    return (
        four_apart(stones, 1)
        or four_apart(stones, box.stride)
        or four_apart(stones, box.stride - 1)
        or four_apart(stones, box.stride + 1)
    )


@rule
def four_apart(stones: int, distance: int) -> bool:
    """Are there four slots in the set, each so far from the last?"""
    pairs = stones & stones >> distance
    return pairs & pairs >> 2 * distance != 0


@rule
def over(box: Box, s: State) -> bool:
    """F3, F4: four in a line, or a full frame."""
    return s.winner != NO_WINNER or s.open_columns == 0


@rule
def score(box: Box, s: State, seat: int) -> int:
    """F3, F4: one point from the loser to the winner; a full frame without a line is worth nothing."""
    if s.winner == NO_WINNER:
        return 0
    return 1 if s.winner == seat else -1


@rule
def winners(box: Box, s: State) -> int:
    """F3, F4: who has four in a line, or both."""
    return full(2) if s.winner == NO_WINNER else bit(s.winner)
