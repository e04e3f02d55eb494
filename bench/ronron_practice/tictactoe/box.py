"""The box of tic-tac-toe: which cells make a line."""

from __future__ import annotations

from typing import Annotated

from ronron.kernel import Masks, Record

LINES = 8
CELLS = 9


class Box(Record):
    """The lines as sets of cells."""

    lines: Annotated[Masks, LINES]
