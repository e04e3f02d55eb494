"""The state of a game of connect four."""

from __future__ import annotations

from typing import Annotated

from ronron.kernel import Ints, Mask, Masks, Record
from ronron_practice.connect4.box import MOST_COLUMNS


class State(Record):
    """Stones are sets of slots: slot = column × stride + height."""

    stones: Annotated[Masks, 2]
    open_columns: Mask
    heights: Annotated[Ints, MOST_COLUMNS]
    players: int
    to_move: int
    winner: int
