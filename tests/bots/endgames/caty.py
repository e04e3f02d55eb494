"""The last two rounds of Caty Mini, where all that can still be played is known.

In the last round the player with the marker may play either of two tiles; no other tile matters any more. In the round
before, everybody knows these two if they belong to the wall of the start and all other tiles of that wall have been
played. In the last round, and for their owner, that is not needed.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import ronron

from .solver import Horizon, number

LAST = 11
"""The last round, counted from 0."""
WALLS, PER_WALL = 4, 5
FIRST_PILE = WALLS * PER_WALL
"""The decision to take one more tile of the first wall."""


def moments(dice: random.Random) -> Iterator[ronron.Position]:
    """Games shortly before their end: of two players mostly, who take tiles of the start's wall and play them last."""
    game = ronron.load("caty")
    while True:
        last = dice.random() < 0.25
        players = dice.choice((2, 3, 4)) if last else 2
        position = game.deal(dice.randrange(2**32), players, scoring=dice.choice(("standard", "expert")))
        while number(position, "round") < (LAST if last else LAST - 1):
            position.play(_patient(position, dice))
        for _ in range(dice.randrange(players + 1)):
            if not position.over:
                position.play(_patient(position, dice))
        if not position.over and _all_known(position):
            yield position


def worlds(position: ronron.Position) -> list[ronron.Position]:
    """A single world: what is unknown does not matter."""
    return [position]


def horizon(position: ronron.Position) -> Horizon:
    """The end of the game."""
    return Horizon()


def _patient(position: ronron.Position, dice: random.Random) -> int:
    """A random decision that gathers tiles of the start's wall."""
    start = int(position._states["order"][0, 0]) // PER_WALL
    if FIRST_PILE + start in position.legal:
        return FIRST_PILE + start
    others = [decision for decision in position.legal if decision // PER_WALL != start]
    return dice.choice(others or position.legal)


def _all_known(position: ronron.Position) -> bool:
    """Does whose turn it is know all tiles that may still be played?"""
    last = (number(position, "first") + LAST - number(position, "round")) % position.players
    if number(position, "round") == LAST or position.turn == last:
        return True
    held, left = position._states["held"][0, last], position._states["pile_counts"][0]
    return all(held[wall] == 0 or left[wall] == 0 for wall in range(WALLS))
