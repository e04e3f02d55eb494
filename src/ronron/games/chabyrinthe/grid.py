"""The two squares of Chabyrinthe, and how their sides are numbered.

Cells go row by row from the top left. An *edge* is a line between two cards, or between a card and the place outside
it: what leaves one card by it enters the other. Edges 0 to 4·n − 1 are the outer ones and have the number of their
place, clockwise from above the top-left card; the inner ones follow.
"""

from __future__ import annotations

import numpy as np

SIDES = "NESW"
NORTH, EAST, SOUTH, WEST = range(4)
MOST_SIDE = 4
MOST_CELLS = MOST_SIDE * MOST_SIDE
MOST_PLACES = 4 * MOST_SIDE
BOARDS = ("matous", "chatons")
SIZES = (4, 3)
"""How many cards wide each board is."""
NO_CELL = -1


def cell_at_place(size: int, place: int) -> int:
    """The card that a place touches."""
    side, along = divmod(place, size)
    last = size - 1
    row, column = ((0, along), (along, last), (last, last - along), (last - along, 0))[side]
    return row * size + column


def line_from_place(size: int, place: int) -> list[int]:
    """The cells of the line that begins at a place, from there to the other end."""
    step = (size, -1, -size, 1)[place // size]
    first = cell_at_place(size, place)
    return [first + step * index for index in range(size)]


def _edges_of(size: int) -> list[list[int]]:
    """For each cell the edge at its north, east, south and west."""
    places = 4 * size
    outer = {(cell_at_place(size, place), place // size): place for place in range(places)}
    across = {(row, column): places + row * (size - 1) + column for row in range(size) for column in range(size - 1)}
    down = {
        (row, column): places + size * (size - 1) + row * size + column
        for row in range(size - 1)
        for column in range(size)
    }
    edges = []
    for cell in range(size * size):
        row, column = divmod(cell, size)
        inner = (
            down.get((row - 1, column)),
            across.get((row, column)),
            down.get((row, column)),
            across.get((row, column - 1)),
        )
        edges.append([outer.get((cell, side), -1) if edge is None else edge for side, edge in enumerate(inner)])
    return edges


EDGES = [_edges_of(size) for size in SIZES]
"""By board, cell and side."""
MOST_EDGES = 4 * MOST_SIDE + 2 * MOST_SIDE * (MOST_SIDE - 1)


def _neighbours(board: int) -> list[list[int]]:
    """For each edge the one or two cells that it touches."""
    found: list[list[int]] = [[] for _ in range(MOST_EDGES)]
    for cell, edges in enumerate(EDGES[board]):
        for edge in edges:
            found[edge].append(cell)
    return [[*cells, NO_CELL, NO_CELL][:2] for cells in found]


def _lines(board: int) -> list[list[int]]:
    size = SIZES[board]
    lines = [line_from_place(size, place) for place in range(4 * size)]
    return [line + [NO_CELL] * (MOST_SIDE - size) for line in lines] + [[NO_CELL] * MOST_SIDE] * (
        MOST_PLACES - 4 * size
    )


CELLS_AT = np.array([_neighbours(board) for board in range(len(BOARDS))])
"""By board and edge, the cells that it touches."""
LINES = np.array([_lines(board) for board in range(len(BOARDS))])
"""By board and place, the line of cells from that place to the other end."""
AROUND = np.array(
    [[sum(1 << edge for edge in edges) for edges in cells] + [0] * (MOST_CELLS - len(cells)) for cells in EDGES]
)
"""By board and cell, the four edges of a card as a set."""
