"""What a person sees of Chabyrinthe."""

from __future__ import annotations

from collections import deque
from functools import lru_cache

import msgspec

from ronron.games.chabyrinthe.box import QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import BOARDS, EDGES, SIDES, SIZES, cell_at_place
from ronron.games.chabyrinthe.gutters import cells_of, gutter_at, size_of
from ronron.games.chabyrinthe.rules import PATIENCE, choice, may_insert, score
from ronron.games.chabyrinthe.state import ACT, HOME, HOMES, NONE, PHASES, SAVING, UNKNOWN, State
from ronron.kernel import has
from ronron.kernel.bits import lowest, members

VERSION = 1
"""Of the view: raised whenever what is shown changes."""

ALIKE = 64


class Gutter(msgspec.Struct, frozen=True):
    """A gutter card as it lies."""

    shape: str
    """elbow, straight, tee, cross, double_elbow or bridge."""
    facing: int
    """Quarter turns clockwise."""
    joins: list[str]
    """The sides its gutter joins as it lies, out of N, E, S, W; two words for two gutters that do not mix."""


class Waiting(msgspec.Struct, frozen=True):
    """A cat beside the square."""

    place: int
    points: int


class Stretch(msgspec.Struct, frozen=True):
    """A cat's way over one card."""

    cell: int
    enters: str
    """The side it comes in by …"""
    leaves: str
    """… and goes out by."""


class Rescue(msgspec.Struct, frozen=True):
    """A cat joined to a home, and the way it will take there."""

    place: int
    points: int
    home: int
    """0 or 1, as in `homes`."""
    path: list[Stretch]


class View(msgspec.Struct, frozen=True):
    """The table as everybody sees it."""

    board: str
    """matous or chatons."""
    side: int
    """How many cards wide the square is."""
    open_pile: bool
    free_actions: bool
    phase: str
    """act, where, facing, home, over; between them saving, stepping and arriving, which nobody decides."""
    first: int
    to_move: int
    turns: int
    """How many have begun, of all players together."""
    patience: int
    """How many turns without a cat won are left before the game stops (C17)."""
    actions: int
    """How many actions the mover has not finished; while a home is chosen, the action that led there is."""
    may_insert: bool
    cells: list[Gutter]
    """Row by row from the top left."""
    cats: list[Waiting]
    homes: list[int]
    """The places of the two homes."""
    hand: str | None
    """The shape of the gutter in hand …"""
    hand_joins: list[str]
    """… and the sides its gutters join before it is turned."""
    removes: int | None
    """The place beside the card that the insertion will push out."""
    pile: list[str | None]
    """The gutters in the pile, the top first; None where nobody knows which."""
    cat_pile: int
    """How many cats are still to come …"""
    to_come: list[int]
    """… and their points, in rising order and not in theirs."""
    won: list[list[int]]
    """The points of the cats each seat has won, in order."""
    scores: list[int]
    """Points; alone, turns (C15)."""
    asks: int | None
    """The place of the cat whose home is to be chosen."""
    rescues: list[Rescue]
    """The cats about to be won."""


def turn_number(box: Box, s: State) -> int:
    """C15: alone one turn follows another."""
    return int(s.turns)


def view(box: Box, s: State, seat: int) -> View:
    """Of a redacted state: what is blank there is not here. All see the same."""
    return _shared(box, s)


@lru_cache(maxsize=64)
def _shared(box: Box, s: State) -> View:
    """Made once for all who look: seats that know the same share the twin of what they know."""
    cells = range(cells_of(s))
    won = [
        [int(points) for points, seat in zip(s.won, s.winner, strict=True) if points and seat == owner]
        for owner in range(s.players)
    ]
    return View(
        board=BOARDS[s.board],
        side=size_of(s),
        open_pile=bool(s.open_pile),
        free_actions=bool(s.free_actions),
        phase=PHASES[s.phase],
        first=int(s.first),
        to_move=int(s.to_move),
        turns=int(s.turns),
        patience=PATIENCE - int(s.idle),
        actions=int(s.actions),
        may_insert=bool(s.phase == ACT and may_insert(s)),
        cells=[gutter(box, int(s.shapes[cell]), int(s.facings[cell])) for cell in cells],
        cats=[Waiting(place, int(s.points_at[place])) for place in members(int(s.waiting))],
        homes=[int(place) for place in s.homes],
        hand=None if s.card < 0 else SHAPES[s.card],
        hand_joins=[] if s.card < 0 else gutter(box, int(s.card), 0).joins,
        removes=None if s.place == NONE else int(s.place),
        pile=[None if card == UNKNOWN else SHAPES[card] for card in s.pile[: s.pile_count]],
        cat_pile=int(s.cats_left),
        to_come=_to_come(box, s),
        won=won,
        scores=[int(score(box, s, owner)) for owner in range(s.players)],
        asks=int(lowest(choice(s))) if s.phase == HOME else None,
        rescues=rescues(box, s),
    )


@lru_cache(maxsize=ALIKE)
def gutter(box: Box, shape: int, facing: int) -> Gutter:
    """A card as it lies."""
    joins = [sides_of(box, shape, facing, number) for number in range(SEPARATE)]
    return Gutter(SHAPES[shape], facing, [sides for sides in joins if sides])


def sides_of(box: Box, shape: int, facing: int, number: int) -> str:
    """The sides that one gutter of a card joins."""
    joined = int(box.joins[shape, number])
    return "".join(side for index, side in enumerate(SIDES) if joined >> (index - facing) % QUARTERS & 1)


def _to_come(box: Box, s: State) -> list[int]:
    unseen: list[int] = box.cats.tolist()
    for points in (*s.won.tolist(), *s.points_at.tolist()):
        if points:
            unseen.remove(points)
    return unseen


def rescues(box: Box, s: State) -> list[Rescue]:
    """The cats joined to homes now, and how each gets there; to the first home where it has two to go to."""
    if s.phase not in (HOME, SAVING):
        return []
    found = []
    for place in members(int(s.takes[0] | s.takes[1])):
        homes = [home for home in range(HOMES) if has(s.takes[home], place)]
        found += [
            Rescue(place, int(s.points_at[place]), home, path(box, s, place, int(s.homes[home])))
            for home in homes[: None if s.phase == HOME else 1]
        ]
    return found


def path(box: Box, s: State, start: int, end: int) -> list[Stretch]:
    """The shortest way along gutters from one place to another."""
    came: dict[tuple[int, int], tuple[int, int] | None] = {}
    size = SIZES[s.board]
    first = (cell_at_place(size, start), start)
    came[first] = None
    waiting = deque([first])
    while waiting:
        cell, edge = waiting.popleft()
        for leaving in members(int(gutter_at(box, s, cell, edge)) & ~(1 << edge)):
            if leaving == end:
                return _retraced(s, came, (cell, edge), leaving)
            following = next(
                ((other, leaving) for other, edges in enumerate(EDGES[s.board]) if other != cell and leaving in edges),
                None,
            )
            if following is not None and following not in came:
                came[following] = (cell, edge)
                waiting.append(following)
    return []


def _retraced(
    s: State, came: dict[tuple[int, int], tuple[int, int] | None], last: tuple[int, int], end: int
) -> list[Stretch]:
    """From the last card back to the first."""
    stretches = []
    step: tuple[int, int] | None = last
    while step is not None:
        cell, edge = step
        edges = EDGES[s.board][cell]
        stretches.append(Stretch(cell, SIDES[edges.index(edge)], SIDES[edges.index(end)]))
        end, step = edge, came[step]
    return stretches[::-1]
