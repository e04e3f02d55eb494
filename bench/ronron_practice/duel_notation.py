"""What the notations of two-seat games on an open board have in common."""

from __future__ import annotations

from ronron.errors import PositionError
from ronron.said import one_of
from ronron_practice.duel import NO_WINNER, Duel

SIGNS = "xo"
SIGN = one_of((*SIGNS, "."))
"""What a cell holds."""


def settle_turn(s: Duel, counts: tuple[int, int], lines: tuple[bool, bool]) -> None:
    """Work out whose turn it is, and who has won, from how much each seat has played and who has a line."""
    first, second = counts
    if first - second not in (0, 1):
        raise PositionError("error-duel-turns", first=first, second=second)
    s.to_move = first - second
    s.winner = NO_WINNER
    if lines[s.to_move]:
        raise PositionError("error-duel-line", sign=SIGNS[s.to_move])
    if lines[1 - s.to_move]:
        s.winner = 1 - s.to_move
