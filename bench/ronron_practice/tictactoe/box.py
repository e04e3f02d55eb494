"""The box of tic-tac-toe: which cells make a line."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ronron.kernel import Masks, Record

LINES = 8
CELLS = 9


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    lines: list[list[int]]


class Box(Record):
    """The lines as sets of cells."""

    lines: Annotated[Masks, LINES]


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key."""
    if len(components.lines) != LINES:
        return [f"lines: expected {LINES} lines, found {len(components.lines)}"]
    return [
        f"lines[{index}]: expected three different cells from 0 to {CELLS - 1}, found {cells}"
        for index, cells in enumerate(components.lines)
        if len(cells) != 3 or len(set(cells)) != 3 or not all(cell in range(CELLS) for cell in cells)
    ]


def fill(components: Components, box: Box) -> None:
    """Each line becomes a set."""
    for index, cells in enumerate(components.lines):
        box.lines[index] = sum(1 << cell for cell in cells)
