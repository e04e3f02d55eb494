"""The 5 × 5 grid: cells by number, and for each the cells it can reach. Cell 0 is top left, cell 24 bottom right."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ronron.kernel import Masks

SIDE = 5
CELLS = SIDE * SIDE
CENTRE = CELLS // 2
ALL_CELLS = (1 << CELLS) - 1

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
STEPS = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))
"""Rows and columns a step in each direction goes; a quarter turn clockwise is two directions on."""
SIDES = (0, 2, 4, 6)
CORNERS = (1, 3, 5, 7)


def neighbour(cell: int, direction: int, distance: int = 1) -> int | None:
    """The cell so far away in a direction, if it is on the grid."""
    row = cell // SIDE + distance * STEPS[direction][0]
    column = cell % SIDE + distance * STEPS[direction][1]
    return row * SIDE + column if 0 <= row < SIDE and 0 <= column < SIDE else None


def _reach(directions: tuple[int, ...], distance: int) -> npt.NDArray[np.int64]:
    """For each cell, as a set, the cells up to so far away in these directions."""
    sets = np.zeros(CELLS, np.int64)
    for cell in range(CELLS):
        for direction in directions:
            for far in range(1, distance + 1):
                found = neighbour(cell, direction, far)
                if found is not None:
                    sets[cell] |= 1 << found
    return sets


BESIDE: Masks = _reach(SIDES, 1)
DIAGONAL: Masks = _reach(CORNERS, 1)
AROUND: Masks = _reach(SIDES + CORNERS, 1)
CAT_REACH: Masks = _reach(SIDES, 2)
DEFENDER_REACH: Masks = _reach(SIDES + CORNERS, 2)
ROW_AND_COLUMN: Masks = _reach(SIDES, SIDE - 1)

BESIDE_AT: Masks = np.array(
    [[-1 if (at := neighbour(cell, side)) is None else at for side in SIDES] for cell in range(CELLS)]
)
"""The cell north, east, south and west of each cell, or −1."""
