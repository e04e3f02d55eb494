"""The box of Crazy Mistigri: 45 cats in a few colours, and Mistigri. The colours are reconstructed."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated

from ronron.kernel import Ints, Masks, Record

VALUES = range(1, 10)
MISTIGRI_VALUE = 10
FEWEST_COLOURS, MOST_COLOURS = 2, 8
MOST_KINDS = sum(min(MOST_COLOURS, 10 - value) for value in VALUES) + 1
"""The most kinds of card: as many colours of each value as possible, and Mistigri."""
MOST_ALIKE = 9
"""The most cards of one kind: all cats of value 1 in one colour."""
FEWEST_PLAYERS, MOST_PLAYERS = 3, 5
MOST_CARDS = 9 * MOST_PLAYERS + 1
MISTIGRI = "mistigri"
LONGEST_NAME = 16


class Box(Record):
    """What rules look up. A kind is a colour and a value; kinds are in the order of their values, Mistigri last."""

    alike: Annotated[Masks, MISTIGRI_VALUE + 1]
    """The kinds of each value."""
    pairs: Annotated[Masks, MOST_KINDS]
    """With which other kinds a kind makes a pair."""
    values: Annotated[Ints, MOST_KINDS]
    colours: Annotated[Ints, MOST_KINDS]
    """The colour of each kind, in the order of `names`; Mistigri's comes after the last."""
    copies: Annotated[Ints, MOST_PLAYERS + 1, MOST_KINDS]
    """How many cards of each kind are played with, by the number of players."""
    kinds: int
    letters: Annotated[Ints, MOST_COLOURS, LONGEST_NAME]
    """The colours' names, letter by letter."""


@lru_cache(maxsize=8)
def colour_names(box: Box) -> list[str]:
    """What the colours are called, in the order of the file."""
    names = [bytes(letter for letter in letters if letter).decode() for letters in box.letters.tolist()]
    return [name for name in names if name]
