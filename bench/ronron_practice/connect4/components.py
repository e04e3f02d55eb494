"""The component file of connect four: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

import msgspec

from ronron.games.complaints import expected, from_to
from ronron.said import Said
from ronron_practice.connect4.box import MOST_COLUMNS, MOST_ROWS, Box


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    columns: int
    rows: int


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    sides = ("columns", components.columns, MOST_COLUMNS), ("rows", components.rows, MOST_ROWS)
    return [expected(key, from_to(1, most), found) for key, found, most in sides if not 1 <= found <= most]


def fill(components: Components, box: Box) -> None:
    """One slot above each column stays empty, so that no line runs from one column's top into the next."""
    box.columns = components.columns
    box.rows = components.rows
    box.stride = components.rows + 1
