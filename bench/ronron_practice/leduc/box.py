"""The box of Leduc poker: the deck and the stakes."""

from __future__ import annotations

from typing import Annotated

from ronron.kernel import Ints, Record

RANKS = 3
ROUNDS = 2
LETTERS = ["J", "Q", "K"]


class Box(Record):
    """How many cards of each rank there are, and what is staked."""

    copies: Annotated[Ints, RANKS]
    ante: int
    raises: Annotated[Ints, ROUNDS]
