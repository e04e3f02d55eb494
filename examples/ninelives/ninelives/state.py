"""The state of a game of Nine Lives."""

from typing import Annotated

from ronron.kernel import Ints, Record

from ninelives.box import KINDS

SEATS = 4
MOST = 9
"""A cat has at least one life, and stops at ten: it draws no more than nine cards."""
UNKNOWN = -1


class State(Record):
    """Cards are kinds: `cards` are those face down, one for each seat, and `drawn` lie open, in the order they came."""

    cards: Annotated[Ints, SEATS]
    deck: Annotated[Ints, KINDS]
    drawn: Annotated[Ints, SEATS, MOST]
    pounces: Annotated[Ints, SEATS]
    napping: int
    drawing: int
    shown: int
    to_move: int
    players: int
