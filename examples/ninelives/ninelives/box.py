"""The box of Nine Lives: a deck of cards."""

from typing import Annotated

from ronron.kernel import Ints, Record

KINDS = 5
"""The cards of kind 0, 1 … are worth 1, 2 … lives."""


class Box(Record):
    """How many cards of each kind there are."""

    copies: Annotated[Ints, KINDS]
