"""The component file of tic-tac-toe: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

import msgspec

from ronron.games.complaints import expected
from ronron.said import Said, said
from ronron_practice.tictactoe.box import CELLS, LINES, Box


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    lines: list[list[int]]


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    if len(components.lines) != LINES:
        return [expected("lines", said("tictactoe-error-lines", count=LINES), len(components.lines))]
    return [
        expected(f"lines[{index}]", said("tictactoe-error-three-cells", last=CELLS - 1), cells)
        for index, cells in enumerate(components.lines)
        if len(cells) != 3 or len(set(cells)) != 3 or not all(cell in range(CELLS) for cell in cells)
    ]


def fill(components: Components, box: Box) -> None:
    """Each line becomes a set."""
    for index, cells in enumerate(components.lines):
        box.lines[index] = sum(1 << cell for cell in cells)
