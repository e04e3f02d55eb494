"""What the notations of two-seat games on an open board have in common."""

from __future__ import annotations

from ronron.errors import PositionError
from ronron_practice.duel import NO_WINNER, Duel

SIGNS = "xo"


def settle_turn(s: Duel, counts: tuple[int, int], lines: tuple[bool, bool]) -> None:
    """Work out whose turn it is, and who has won, from how much each seat has played and who has a line."""
    first, second = counts
    if first - second not in (0, 1):
        raise PositionError(f"{first} x and {second} o: x begins, so there are as many x as o, or one more")
    s.to_move = first - second
    s.winner = NO_WINNER
    if lines[s.to_move]:
        raise PositionError(f"{SIGNS[s.to_move]} has a line, yet the other seat has played since")
    if lines[1 - s.to_move]:
        s.winner = 1 - s.to_move
