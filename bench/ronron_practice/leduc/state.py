"""The state of a game of Leduc poker."""

from __future__ import annotations

from typing import Annotated

from ronron.kernel import Ints, Record
from ronron_practice.leduc.box import ROUNDS

MOST_BETS = 4
"""In one round: check, raise, raise, call."""
NONE = -1
UNKNOWN = -2


class State(Record):
    """Cards are ranks. `cards` are the hidden ones, one per seat; `bets` is what was said, round by round."""

    cards: Annotated[Ints, 2]
    staked: Annotated[Ints, 2]
    bets: Annotated[Ints, ROUNDS, MOST_BETS]
    bets_made: Annotated[Ints, ROUNDS]
    raises_made: int
    public: int
    betting_round: int
    players: int
    to_move: int
    folded: int
    shown: int
