"""The state of a game of tic-tac-toe."""

from __future__ import annotations

from typing import Annotated

from ronron.kernel import Masks, Record


class State(Record):
    """Whose mark is where, and whose turn it is."""

    marks: Annotated[Masks, 2]
    players: int
    to_move: int
    winner: int
