"""The box of connect four: the size of the frame."""

from __future__ import annotations

import msgspec

from ronron.kernel import Record

MOST_COLUMNS = 7
MOST_ROWS = 6


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    columns: int
    rows: int


class Box(Record):
    """The size, and `stride`: how far apart neighbours of a row lie in a set of slots."""

    columns: int
    rows: int
    stride: int


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key."""
    complaints = []
    if not 1 <= components.columns <= MOST_COLUMNS:
        complaints.append(f"columns: expected 1 to {MOST_COLUMNS}, found {components.columns}")
    if not 1 <= components.rows <= MOST_ROWS:
        complaints.append(f"rows: expected 1 to {MOST_ROWS}, found {components.rows}")
    return complaints


def fill(components: Components, box: Box) -> None:
    """One slot above each column stays empty, so that no line runs from one column's top into the next."""
    box.columns = components.columns
    box.rows = components.rows
    box.stride = components.rows + 1
