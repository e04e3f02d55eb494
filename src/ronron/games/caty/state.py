"""The state of a game of Caty Mini. Furniture f belongs to wall f // 5 and has the notches 2 f and 2 f + 1."""

from __future__ import annotations

from typing import Annotated

from ronron.games.caty.box import PER_WALL, TOKENS, TOYS, WALLS
from ronron.kernel import Ints, Mask, Masks, Record, rule

NONE = -1
UNKNOWN = -2
SEATS = 4
ROUNDS = 12

PHASES = ("pile", "start", "tile", "entry", "asleep", "over")
PILE, START, TILE, ENTRY, ASLEEP, OVER = range(6)
"""The phases: what is to be decided. In ASLEEP nobody decides: a cat whose string is too short sleeps."""


class State(Record):
    """One game. Lengths of string are in thousandths of a unit."""

    hands: Annotated[Masks, SEATS]
    """The furniture in each hand."""
    collected: Annotated[Masks, SEATS]
    """The kinds of toy each seat has won."""
    played: Mask
    """Furniture that lies open, the start included."""
    chosen: Mask
    """The walls whose piles the mover has taken one more tile from."""
    piles: Annotated[Ints, len(WALLS), PER_WALL]
    """The furniture left of each wall, the next one last."""
    pile_counts: Annotated[Ints, len(WALLS)]
    held: Annotated[Ints, SEATS, len(WALLS)]
    """How many tiles of each wall are in each hand."""
    tokens: Annotated[Ints, TOYS, TOKENS]
    """The values of the tokens left of each toy; the next to be won comes last."""
    tokens_left: Annotated[Ints, TOYS]
    boards: Annotated[Ints, SEATS]
    """The board of each seat."""
    strings: Annotated[Ints, SEATS]
    """The string left of each seat."""
    exits: Annotated[Ints, SEATS]
    """The notch from which each seat's next run starts; NONE until it is chosen."""
    starts: Annotated[Ints, SEATS]
    """The notch that each string began at."""
    entered: Annotated[Ints, SEATS, ROUNDS]
    """The notch that each cat ran to in each round; NONE where it slept."""
    won: Annotated[Ints, SEATS * ROUNDS, TOYS]
    """The value of the token of each toy won in each round, in the row `race`."""
    points: Annotated[Ints, SEATS]
    """The points of all tokens won, by seat."""
    order: Annotated[Ints, ROUNDS + 1]
    """The furniture played in each round, after the start."""
    players: int
    scoring: int
    phase: int
    first: int
    """Who has the marker."""
    to_move: int
    round: int
    """The round, from 0."""


@rule
def race(seat: int, number: int) -> int:
    """The row of `won` for a seat and a round."""
    return seat * ROUNDS + number


@rule
def wall_of(furniture: int) -> int:
    """Where a piece of furniture stands."""
    return furniture // PER_WALL
