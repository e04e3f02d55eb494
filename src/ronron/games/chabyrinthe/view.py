"""What a person sees of Chabyrinthe."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.chabyrinthe import telling
from ronron.games.chabyrinthe.box import QUARTERS, SEPARATE, SHAPES, Box
from ronron.games.chabyrinthe.grid import BOARDS
from ronron.games.chabyrinthe.gutters import cells_of, size_of
from ronron.games.chabyrinthe.notation import HOME_LETTERS, place_name
from ronron.games.chabyrinthe.previews import Preview, Rescue, lights, lying, pushes, rescue, turns
from ronron.games.chabyrinthe.rules import PATIENCE, choice, may_insert, score
from ronron.games.chabyrinthe.state import ACT, HOME, HOMES, NONE, PHASES, SAVING, UNKNOWN, WHERE, State
from ronron.kernel import has
from ronron.kernel.bits import lowest, members
from ronron.said import Said

VERSION = 3
"""The version of the view; raised whenever what is shown changes."""

ALIKE = 64


class Gutter(msgspec.Struct, frozen=True, gc=False):
    """A gutter card as it lies."""

    shape: str
    """elbow, straight, tee, cross, double_elbow or bridge."""
    facing: int
    """Quarter turns clockwise."""
    joins: list[str]
    """The sides its gutter joins as it lies, out of N, E, S, W; two words for two gutters that do not mix."""
    words: Said


class Waiting(msgspec.Struct, frozen=True, gc=False):
    """A cat beside the square."""

    place: str
    points: int
    words: Said


class Home(msgspec.Struct, frozen=True, gc=False):
    """A warm home beside the square."""

    name: str
    """A or B."""
    place: str
    words: Said


class View(msgspec.Struct, frozen=True, gc=False):
    """A game as everybody sees it, but for previews, which only the mover needs.

    Cells and places are named as in notation: b3, and a1^ for the place above a1.
    """

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
    """The number of turns begun so far, by all players together."""
    patience: int
    """How many turns without a cat won are left before the game stops (C17)."""
    actions: int
    """The actions the mover has left; an action that leads to a choice of home no longer counts."""
    may_insert: bool
    cells: list[Gutter]
    """Row by row from the top left."""
    lights: str
    """Two characters for each cell, in the order of `cells`: one for each of the two gutters of its card. `h`: a home
    is connected to the gutter. `c`: a cat is connected to it. `b`: both are. `-`: neither is, or there is no gutter."""
    cats: list[Waiting]
    homes: list[Home]
    hand: str | None
    """The shape of the gutter in hand …"""
    facings: list[Gutter]
    """… and how it can go in, by quarter turns; empty without one."""
    removes: str | None
    """The place beside the card that the insertion will push out."""
    pile: list[str | None]
    """The gutters in the pile, the top first; None where nobody knows which."""
    cat_pile: int
    """How many cats are still to come …"""
    to_come: list[int]
    """… and their points, sorted, so that the order of the pile stays secret."""
    won: list[list[int]]
    """The points of the cats each seat has won, in the order they were won."""
    points: list[int]
    """The points of those cats together, by seat."""
    scores: list[int]
    """Points; alone, turns (C15)."""
    asks: str | None
    """The place of the cat whose home is to be chosen."""
    rescues: list[Rescue]
    """The cats about to be won; one whose home is still to be chosen is listed twice."""
    turned: list[list[Preview]]
    """For the mover: what turning a card would lead to, by cell and number of quarter turns (1 to 3)."""
    pushed: dict[str, list[Preview]]
    """For the mover: what inserting the gutter in hand would lead to, by the place where the card pushed out leaves,
    and by facing."""


def turn_number(box: Box, s: State) -> int:
    """C15: in a game alone, turns follow each other without another player between them."""
    return int(s.turns)


def view(box: Box, s: State, seat: int) -> View:
    """Make the view of a redacted state; what is blank there is missing here. All seats see the same."""
    return _shared(box, s, seat == s.to_move or s.phase not in (ACT, WHERE))


@lru_cache(maxsize=64)
def _shared(box: Box, s: State, previews: bool) -> View:
    """Cached: seats with the same knowledge share one redacted state, so the view is made once for all of them."""
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
        cells=[gutter(box, int(s.shapes[cell]), int(s.facings[cell])) for cell in range(cells_of(s))],
        lights=lights(box, s),
        cats=[_waiting(s, place) for place in members(int(s.waiting))],
        homes=[_home(s, number) for number in range(HOMES)],
        hand=None if s.card < 0 else SHAPES[s.card],
        facings=[] if s.card < 0 else [gutter(box, int(s.card), facing) for facing in range(QUARTERS)],
        removes=None if s.place == NONE else place_name(s, int(s.place)),
        pile=[None if card == UNKNOWN else SHAPES[card] for card in s.pile[: s.pile_count]],
        cat_pile=int(s.cats_left),
        to_come=_to_come(box, s),
        won=[telling.cats_won(s, owner) for owner in range(s.players)],
        points=s.points[: s.players].tolist(),
        scores=[int(score(box, s, owner)) for owner in range(s.players)],
        asks=place_name(s, lowest(choice(s))) if s.phase == HOME else None,
        rescues=rescues(box, s),
        turned=turns(box, s) if previews else [],
        pushed=pushes(box, s) if previews else {},
    )


def _waiting(s: State, place: int) -> Waiting:
    return Waiting(place_name(s, place), int(s.points_at[place]), telling.cat(s, place))


def _home(s: State, number: int) -> Home:
    return Home(HOME_LETTERS[number], place_name(s, int(s.homes[number])), telling.home(s, number))


@lru_cache(maxsize=ALIKE)
def gutter(box: Box, shape: int, facing: int) -> Gutter:
    """A card as it lies."""
    joins = [telling.sides_of(box, shape, facing, number) for number in range(SEPARATE)]
    return Gutter(SHAPES[shape], facing, [sides for sides in joins if sides], telling.gutter(box, shape, facing))


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
    square, shapes = lying(box, s), s.shapes.tolist()
    found = []
    for place in members(int(s.takes[0] | s.takes[1])):
        homes = [home for home in range(HOMES) if has(s.takes[home], place)]
        found += [rescue(s, square, shapes, place, home) for home in homes[: None if s.phase == HOME else 1]]
    return found
