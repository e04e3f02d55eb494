"""The box of connect four: the size of the frame."""

from __future__ import annotations

from ronron.kernel import Record

MOST_COLUMNS = 7
MOST_ROWS = 6


class Box(Record):
    """The size, and `stride`: how far apart neighbours of a row lie in a set of slots."""

    columns: int
    rows: int
    stride: int
