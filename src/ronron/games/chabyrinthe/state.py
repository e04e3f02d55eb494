"""The state of a game of Chabyrinthe. Gutters are stored by their shape and cats by their points, since equal ones
cannot be told apart."""

from __future__ import annotations

from typing import Annotated

from ronron.games.chabyrinthe.box import CATS
from ronron.games.chabyrinthe.grid import MOST_CELLS, MOST_PLACES
from ronron.kernel import Ints, Mask, Masks, Record

NONE = -1
UNKNOWN = -2
MOST_PILE = 17
"""The most gutters in the pile, with the smaller square."""
CAT_PILE = CATS - 2
SEATS = 4
HOMES = 2

PHASES = ("act", "where", "facing", "home", "saving", "stepping", "arriving", "over")
ACT, WHERE, FACING, HOME, SAVING, STEPPING, ARRIVING, OVER = range(8)
"""The phases: what is to be decided, or which consequence of joining a cat to a home comes next (C9)."""


class State(Record):
    """One game. Sets are of places around the square, but `stepping` of homes."""

    waiting: Mask
    """Where cats wait."""
    takes: Annotated[Masks, HOMES]
    """The cats that each home is about to take; one in both sets has two homes to go to."""
    stepping: Mask
    """Homes that took a cat and have not stepped yet."""
    arriving: Mask
    """Places where a cat was won and no new one has come yet."""
    points_at: Annotated[Ints, MOST_PLACES]
    """The points of the cat that waits at each place."""
    homes: Annotated[Ints, HOMES]
    """The places of the homes."""
    shapes: Annotated[Ints, MOST_CELLS]
    facings: Annotated[Ints, MOST_CELLS]
    """Quarter turns clockwise."""
    pile: Annotated[Ints, MOST_PILE]
    """The shapes of the gutters in the pile, the top first."""
    cat_pile: Annotated[Ints, CAT_PILE]
    """The points of the cats in the pile, the next one last."""
    won: Annotated[Ints, CATS]
    """The points of the cats won, in order …"""
    winner: Annotated[Ints, CATS]
    """… and who won each."""
    points: Annotated[Ints, SEATS]
    cats: Annotated[Ints, SEATS]
    """How many each seat has won."""
    players: int
    board: int
    open_pile: int
    free_actions: int
    phase: int
    first: int
    to_move: int
    turns: int
    """The number of turns begun, by all players together."""
    idle: int
    """The number of turns in a row without a cat won."""
    lucky: int
    """1 when this turn won a cat."""
    actions: int
    """The actions left in this turn, including the one being carried out."""
    inserted: int
    """1 when this turn had its insertion."""
    pile_count: int
    known: int
    """How many cards at the bottom of the pile everybody has seen go there."""
    cats_left: int
    """The number of cats in the pile."""
    card: int
    """The shape of the gutter in hand."""
    place: int
    """The place beside the card that is to be removed."""
