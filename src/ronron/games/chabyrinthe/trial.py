"""Check whether a box is playable: some deal must begin with no cat connected to a home."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import Box
from ronron.games.chabyrinthe.rules import deal_cats, deal_gutters, joined_now
from ronron.games.chabyrinthe.state import State
from ronron.kernel import Generator
from ronron.kernel.generator import seeded

DEALS = 200


def can_begin(box: Box, board: int) -> bool:
    """C3: whether any of many deals is valid as it is and need not be dealt again."""
    rng = Generator.read(seeded(1))
    s = State()
    s.players, s.board = 1, board
    deal_cats(box, s, rng)
    for _ in range(DEALS):
        deal_gutters(box, s, rng)
        if joined_now(box, s) == 0:
            return True
    return False
