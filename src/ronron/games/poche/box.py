"""The box of Chats de poche: seven clans, ten prey, five dogs."""

from __future__ import annotations

from typing import Annotated

from ronron.games.poche.grid import CELLS
from ronron.kernel import Ints, Masks, Record

CLANS = ("royal", "gourmet", "crook", "defender", "chaos", "power", "ghost")
ROYAL, GOURMET, CROOK, DEFENDER, CHAOS, POWER, GHOST = range(7)
CATS = 5
"""The cats of one clan."""
MOUSE, PIGEON, FLY = range(3)
PREY = 10
DOGS = 5
QUARTERS = 4


class Box(Record):
    """What rules look up. `bites` are the cells a dog's arrows point to, for each facing and cell it may lie on."""

    bites: Annotated[Masks, DOGS * QUARTERS * CELLS]
    attack: Annotated[Ints, 7, CATS]
    chiefs: Annotated[Ints, 7]
    chaos_values: Annotated[Ints, CATS + 1]
    prey_values: Annotated[Ints, PREY]
    prey_kinds: Annotated[Ints, PREY]
    pair_values: Annotated[Ints, 3]
    arrows: Annotated[Ints, DOGS]
