"""What lies on the square and around it: which gutters are joined, and how cards are turned and pushed."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import CELLS_AT, LINES, MOST_CELLS, MOST_SIDE, NO_CELL
from ronron.games.chabyrinthe.state import State
from ronron.kernel import bit, has, lowest, rule

KINDS = len(SHAPES) * QUARTERS


@rule
def size_of(s: State) -> int:
    """How many cards wide the square is."""
    return MOST_SIDE - s.board


@rule
def cells_of(s: State) -> int:
    """How many cards lie in the square."""
    return size_of(s) * size_of(s)


@rule
def places_of(s: State) -> int:
    """How many places there are around it."""
    return 4 * size_of(s)


@rule
def gutter_at(box: Box, s: State, cell: int, edge: int) -> int:
    """C8: the edges that one card joins to an edge of it; separate gutters on a card do not mix."""
    first = ((s.board * MOST_CELLS + cell) * KINDS + s.shapes[cell] * QUARTERS + s.facings[cell]) * SEPARATE
    if has(box.gutters[first], edge):
        return box.gutters[first]
    if has(box.gutters[first + 1], edge):
        return box.gutters[first + 1]
    return 0


@rule
def reach(box: Box, s: State, edges: int) -> int:
    """C8: all edges joined by gutters to some edges, those included."""
    return spread(box, s, edges, edges)


@rule
def spread(box: Box, s: State, region: int, edges: int) -> int:
    """Grow a region by everything joined to some of its edges; its other edges lead nowhere new."""
    while edges != 0:
        edge = lowest(edges)
        edges &= edges - 1
        for end in range(2):
            cell = CELLS_AT[s.board, edge, end]
            if cell != NO_CELL:
                gutter = gutter_at(box, s, cell, edge)
                edges |= gutter & ~region
                region |= gutter
    return region


@rule
def turn_card(s: State, cell: int, quarters: int) -> None:
    """C6: turn a card clockwise."""
    s.facings[cell] = (s.facings[cell] + quarters) % QUARTERS


@rule
def push(s: State, place: int, card: int) -> int:
    """C7: remove the card beside a place, push its line towards the gap, put a card in at the other end.

    A card is 4 × shape + facing; returned is the one removed.
    """
    last = size_of(s) - 1
    gap = int(LINES[s.board, place, 0])
    removed = s.shapes[gap] * QUARTERS + s.facings[gap]
    for index in range(last):
        after = int(LINES[s.board, place, index + 1])
        s.shapes[gap] = s.shapes[after]
        s.facings[gap] = s.facings[after]
        gap = after
    s.shapes[gap] = card // QUARTERS
    s.facings[gap] = card % QUARTERS
    return removed


@rule
def opposite(s: State, place: int) -> int:
    """The place at the other end of a line."""
    size = size_of(s)
    side = place // size
    return (side + 2) % 4 * size + size - 1 - place % size


@rule
def next_free(s: State, place: int) -> int:
    """C9: the first place clockwise after this one with neither a cat nor a home."""
    places = places_of(s)
    taken = s.waiting | bit(s.homes[0]) | bit(s.homes[1])
    place = (place + 1) % places
    while has(taken, place):
        place = (place + 1) % places
    return place
