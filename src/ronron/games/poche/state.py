"""The state of a game of Chats de poche.

Tiles are numbers: 0–4 the cats of seat 0 and 5–9 those of seat 1, in the order of their clan's list; 10–19 the prey
(six mice, two pigeons, two flies); 20–24 the dogs. So the tiles can be dealt before the clans are chosen.
"""

from __future__ import annotations

from typing import Annotated

from ronron.games.poche.box import CATS, DOGS
from ronron.games.poche.grid import CELLS
from ronron.kernel import Ints, Mask, Masks, Record

FIRST_PREY = 2 * CATS
FIRST_DOG = FIRST_PREY + 10

NONE = -1
UNKNOWN = -2

MODES = ("first", "free", "limited", "expert")
FIRST_GAME, FREE, LIMITED, EXPERT = range(4)
DRAWN = 0
"""Option `starts`: who begins is drawn; 1 and 2 stand for seat 0 and seat 1."""

PHASES = ("draft", "laying", "flip", "prey", "move", "rotate", "end", "over")
DRAFT, LAYING, FLIP, PREY_CHOICE, MOVE, ROTATE, END, OVER = range(8)

STAGES = ("defender", "royal", "dogs", "chaos", "crook", "capture", "bonus", "score")
BY_DEFENDER, BY_ROYAL, BY_DOGS, BY_CHAOS, BY_CROOK, CAPTURE, BONUS, SCORE = range(8)
"""What happens at the end, in this order (P14–P20)."""


class State(Record):
    """One game. Sets are of cells, but `hands` of clans and `taken` of tiles."""

    up: Mask
    """Tiles that have been turned face up."""
    out: Mask
    """Cats turned face down again at the end; they stay known to all."""
    hands: Annotated[Masks, 2]
    """Clan cards a seat may choose from, while the draft lasts."""
    taken: Annotated[Masks, 2]
    """Prey captured by each seat."""
    tiles: Annotated[Ints, CELLS]
    facings: Annotated[Ints, DOGS]
    """Quarter turns clockwise, of each dog."""
    clans: Annotated[Ints, 2]
    sums: Annotated[Ints, 2]
    """Attack of each seat against the prey looked at last."""
    players: int
    mode: int
    starts: int
    effects: int
    phase: int
    stage: int
    first: int
    to_move: int
    cell: int
    """Where the tile flipped this turn lies."""
    moving: int
    """Where the tile lies that is to be swapped; another than the flipped one only by the ghosts' effect."""
    happened: int
    """The stage of the last step of the end."""
    subject: int
    """The cell that step was about."""
    place: int
    """The last cell that was resolved, while dogs or prey are resolved one after the other."""
    chaos_left: int
    """How many chaos cats were left when their attack was fixed."""
