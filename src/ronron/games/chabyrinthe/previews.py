"""What the gutters connect in the square: now, and after each possible turn or insertion.

A *square* is a list with two sets of edges for each cell, one for each gutter of its card.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, pairwise

import msgspec

from ronron.games.chabyrinthe.box import QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import CELLS_AT, EDGES, LINES, MOST_CELLS, NO_CELL, SIDES, SIZES, cell_at_place
from ronron.games.chabyrinthe.gutters import KINDS, cells_of, places_of, size_of
from ronron.games.chabyrinthe.notation import HOME_LETTERS, cell_name, place_name
from ronron.games.chabyrinthe.state import ACT, FACING, WHERE, State
from ronron.kernel.bits import members
from ronron.said import Said, said

CARD_OUT = (0,) * SEPARATE
LETTERS = "-hcb"
"""How a gutter is marked: not at all, connected to a home, to a cat, or to both."""
NEIGHBOURS: list[list[list[int]]] = CELLS_AT.tolist()
LINE: list[list[list[int]]] = LINES.tolist()

Card = tuple[int, ...]
Square = list[Card]


class Stretch(msgspec.Struct, frozen=True):
    """A cat's way over one card."""

    cell: str
    shape: str
    enters: str
    """The side it comes in by …"""
    leaves: str
    """… and goes out by."""


class Rescue(msgspec.Struct, frozen=True):
    """A cat joined to a home, and the way it takes there."""

    place: str
    points: int
    home: str
    path: list[Stretch]


class Gain(msgspec.Struct, frozen=True):
    """What would be won."""

    points: int
    words: Said
    rescues: list[Rescue]
    """The cats that would be won; one with two homes to choose from is listed twice."""


class Preview(msgspec.Struct, frozen=True, omit_defaults=True):
    """The square as an action would leave it."""

    lights: str
    gain: Gain | None = None


@lru_cache(maxsize=16)
def turns(box: Box, s: State) -> list[list[Preview]]:
    """C6: what each turn of a card would lead to, by cell and by quarter turns from one to three."""
    if s.phase != ACT:
        return []
    square, shapes = lying(box, s), s.shapes.tolist()
    return [list(_turned(box, s, square, shapes, cell)) for cell in range(cells_of(s))]


def _turned(box: Box, s: State, square: Square, shapes: list[int], cell: int) -> Iterator[Preview]:
    without = [*square[:cell], CARD_OUT, *square[cell + 1 :]]
    rest = _joined(without)
    for quarters in range(1, QUARTERS):
        card = card_at(box, s, cell, shapes[cell], int(s.facings[cell]) + quarters)
        yield _preview(s, without, rest, shapes, cell, card)


@lru_cache(maxsize=16)
def pushes(box: Box, s: State) -> dict[str, list[Preview]]:
    """C7: what each insertion would lead to, by the place beside the card pushed out and by the facing in hand."""
    if s.phase not in (WHERE, FACING):
        return {}
    places = range(places_of(s)) if s.phase == WHERE else [int(s.place)]
    return {place_name(s, place): list(_pushed(box, s, place)) for place in places}


def _pushed(box: Box, s: State, place: int) -> Iterator[Preview]:
    line = LINE[s.board][place][: size_of(s)]
    shapes, facings = s.shapes.tolist(), s.facings.tolist()
    for cell, after in pairwise(line):
        shapes[cell], facings[cell] = shapes[after], facings[after]
    last = line[-1]
    shapes[last] = int(s.card)
    square = [card_at(box, s, cell, shapes[cell], facings[cell]) for cell in range(cells_of(s))]
    square[last] = CARD_OUT
    rest = _joined(square)
    for facing in range(QUARTERS):
        yield _preview(s, square, rest, shapes, last, card_at(box, s, last, int(s.card), facing))


def _preview(s: State, without: Square, rest: list[int], shapes: list[int], cell: int, card: Card) -> Preview:
    """What a card would connect in a square whose other connections are already known."""
    square = [*without[:cell], card, *without[cell + 1 :]]
    regions = _joined([card], rest)
    by_home = _around(regions, homes_of(s))
    won = _gain(s, square, regions, shapes) if by_home & s.waiting else None
    return Preview(_lit(square, by_home, _around(regions, s.waiting)), won)


def lights(box: Box, s: State) -> str:
    """What each gutter is connected to, two of LETTERS for each cell."""
    square = lying(box, s)
    regions = _joined(square)
    return _lit(square, _around(regions, homes_of(s)), _around(regions, s.waiting))


def homes_of(s: State) -> int:
    """The places of both homes as a set."""
    return sum([1 << home for home in s.homes.tolist()])


def lying(box: Box, s: State) -> Square:
    """The square as it lies."""
    shapes, facings = s.shapes.tolist(), s.facings.tolist()
    return [card_at(box, s, cell, shapes[cell], facings[cell]) for cell in range(cells_of(s))]


def card_at(box: Box, s: State, cell: int, shape: int, facing: int) -> Card:
    """The edges that each gutter of a card joins on a cell."""
    return _card(box, s.board * MOST_CELLS + cell, shape * QUARTERS + facing % QUARTERS)


@lru_cache(maxsize=2 * MOST_CELLS * KINDS)
def _card(box: Box, cell: int, kind: int) -> Card:
    first = (cell * KINDS + kind) * SEPARATE
    return tuple(box.gutters[first : first + SEPARATE].tolist())


def _joined(square: Square, regions: list[int] | None = None) -> list[int]:
    """C8: the regions, which are disjoint sets of connected edges; starts from the given regions and adds the cards."""
    found = regions or []
    for gutter in filter(None, chain.from_iterable(square)):
        apart = [region for region in found if not region & gutter]
        touched = sum(found) - sum(apart)
        found = [*apart, gutter | touched]
    return found


def _around(regions: list[int], places: int) -> int:
    """All edges joined to some of the places."""
    return sum([region for region in regions if region & places])


def _lit(square: Square, by_home: int, by_cat: int) -> str:
    gutters = [gutter for card in square for gutter in card]
    return "".join([LETTERS[(gutter & by_home != 0) + 2 * (gutter & by_cat != 0)] for gutter in gutters])


def _gain(s: State, square: Square, regions: list[int], shapes: list[int]) -> Gain:
    """C8: what would be won: the cats that are connected to a home, and the way each takes."""
    by_home = [_around(regions, 1 << home) & int(s.waiting) for home in s.homes.tolist()]
    worth = [int(s.points_at[place]) for place in members(by_home[0] | by_home[1])]
    words = said("chabyrinthe-would-save", cats=len(worth), points=sum(worth))
    ways = [(place, home) for home, joined in enumerate(by_home) for place in members(joined)]
    return Gain(sum(worth), words, [rescue(s, square, shapes, place, home) for place, home in sorted(ways)])


def rescue(s: State, square: Square, shapes: list[int], place: int, home: int) -> Rescue:
    """The cat at a place on its way to a home."""
    path = [
        Stretch(cell_name(s, cell), SHAPES[shapes[cell]], enters, leaves)
        for cell, enters, leaves in shortest(s.board, square, place, int(s.homes[home]))
    ]
    return Rescue(place_name(s, place), int(s.points_at[place]), HOME_LETTERS[home], path)


def shortest(board: int, square: Square, start: int, end: int) -> list[tuple[int, str, str]]:
    """The shortest way along gutters from one place to another: cells, and the sides to enter and leave them by."""
    first = (cell_at_place(SIZES[board], start), start)
    came: dict[tuple[int, int], tuple[int, int] | None] = {first: None}
    waiting = deque([first])
    while waiting:
        cell, edge = waiting.popleft()
        gutter = next((gutter for gutter in square[cell] if gutter >> edge & 1), 0)
        for leaving in members(gutter & ~(1 << edge)):
            if leaving == end:
                return _retraced(board, came, (cell, edge), leaving)
            following = next(other for other in NEIGHBOURS[board][leaving] if other != cell)
            if following != NO_CELL and (following, leaving) not in came:
                came[following, leaving] = (cell, edge)
                waiting.append((following, leaving))
    return []


def _retraced(
    board: int, came: dict[tuple[int, int], tuple[int, int] | None], last: tuple[int, int], end: int
) -> list[tuple[int, str, str]]:
    """The cards of a way with the sides to enter and leave by, followed from the last card back to the first."""
    stretches = []
    step: tuple[int, int] | None = last
    while step is not None:
        cell, edge = step
        edges = EDGES[board][cell]
        stretches.append((cell, SIDES[edges.index(edge)], SIDES[edges.index(end)]))
        end, step = edge, came[step]
    return stretches[::-1]
