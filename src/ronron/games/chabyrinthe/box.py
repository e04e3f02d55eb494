"""The box of Chabyrinthe: gutters, cats, and how the two squares begin. Most of it is reconstructed."""

from __future__ import annotations

from typing import Annotated

from ronron.games.chabyrinthe.grid import BOARDS, MOST_CELLS
from ronron.kernel import Ints, Masks, Record

SHAPES = ("elbow", "straight", "tee", "cross", "double_elbow", "bridge")
ELBOW = 0
GUTTERS = 26
CATS = 15
MOST_POINTS = 9
QUARTERS = 4
SEPARATE = 2
"""The most separate gutters on one card."""


class Box(Record):
    """What rules look up. `gutters` are sets of edges that a card joins, by board, cell, shape, facing and gutter."""

    gutters: Annotated[Masks, len(BOARDS) * MOST_CELLS * len(SHAPES) * QUARTERS * SEPARATE]
    joins: Annotated[Ints, len(SHAPES), SEPARATE]
    """Sets of sides that a shape joins at rotation 0."""
    counts: Annotated[Ints, len(SHAPES)]
    cats: Annotated[Ints, CATS]
    """The points of all cats, sorted."""
    start_cats: Annotated[Ints, len(BOARDS), 2]
    start_homes: Annotated[Ints, len(BOARDS), 2]
    start_facings: Annotated[Ints, len(BOARDS), 2]
    """How the elbows at the bottom left and the top right are turned."""
