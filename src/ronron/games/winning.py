"""Who wins, where the scores alone say so. A game's `rules.py` may take it as its own:

from ronron.games.winning import most_points as winners
"""

from __future__ import annotations

from ronron.kernel import bit, rule
from ronron.kernel.dispatch import Box, State, score


@rule
def most_points(box: Box, s: State) -> int:
    """The seats with the highest score, as a set; several share the win."""
    best = score(box, s, 0)
    won = bit(0)
    for seat in range(1, s.players):
        points = score(box, s, seat)
        if points > best:
            best = points
            won = 0
        if points == best:
            won |= bit(seat)
    return won
