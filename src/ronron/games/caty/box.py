"""The box of Caty Mini: four rooms with furniture, notches and toys, and what a string between two notches does."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from ronron.kernel import Ints, Record

WALLS = ("turquoise", "yellow", "red", "violet")
"""The walls: above, at the right, below, at the left."""
BOARDS = ("A", "B", "C", "D")
PER_WALL = 5
FURNITURE = len(WALLS) * PER_WALL
NOTCHES = 2 * FURNITURE
"""The number of notches; those of furniture f are 2 f and 2 f + 1."""
TOYS = 10
TOKENS = 5
"""The number of tokens of each toy."""
MOST_CORNERS = 24
LONGEST_NAME = 16


class Box(Record):
    """What rules look up. Lengths are in thousandths of a unit."""

    lengths: Annotated[Ints, len(BOARDS) * NOTCHES, NOTCHES]
    """The length of a string between two notches of a board, in the row `lane`."""
    touched: Annotated[Ints, len(BOARDS) * NOTCHES, NOTCHES]
    """The toys on the way, as a set."""
    tokens: Annotated[Ints, TOKENS]
    """The values of the tokens of a toy, sorted."""
    string: int
    under: int
    sizes: Annotated[Ints, len(BOARDS), 2]
    notches: Annotated[Ints, len(BOARDS) * NOTCHES, 2]
    corners: Annotated[Ints, len(BOARDS) * TOYS, 2 * MOST_CORNERS]
    """The corners of a polygon, or the centre of a disc …"""
    counts: Annotated[Ints, len(BOARDS) * TOYS]
    """… and how many there are."""
    radii: Annotated[Ints, len(BOARDS) * TOYS]
    letters: Annotated[Ints, FURNITURE + TOYS, LONGEST_NAME]
    """The names of furniture and toys, letter by letter."""


@lru_cache(maxsize=8)
def names(box: Box) -> list[str]:
    """What furniture and then toys are called."""
    return [bytes(letter for letter in letters if letter).decode() for letters in box.letters.tolist()]
