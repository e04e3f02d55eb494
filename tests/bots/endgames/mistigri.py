"""The last two players of a round of Crazy Mistigri.

Each knows the other's hand, since it holds all cards that are neither in the own hand nor on the discard pile. The
endgame goes to the end of the round, and is judged as the game stands then.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial

import ronron

from .solver import Horizon, number

NOTHING = 45
"""To pass, to decline, or to skip."""
MOST_CARDS = 6
"""In both hands."""
HERE = 0.5
"""The probability of taking a moment instead of a later one."""


def moments(dice: random.Random) -> Iterator[ronron.Position]:
    """One moment of each round of random games in which players pass only if they must."""
    game = ronron.load("mistigri")
    while True:
        position = game.deal(dice.randrange(2**32), dice.choice((3, 4, 5)))
        taken = -1
        while not position.over:
            if number(position, "round") > taken and _two_left(position) and dice.random() < HERE:
                taken = number(position, "round")
                yield position.copy()
            position.play(_eager(position, dice))


def worlds(position: ronron.Position) -> list[ronron.Position]:
    """A single world: both know everything."""
    return [position]


def horizon(position: ronron.Position) -> Horizon:
    """The end of the round."""
    return Horizon(ended=partial(_after_round, number(position, "round")), plays=1_000)


def _after_round(played: int, position: ronron.Position) -> bool:
    return position.over or number(position, "round") > played


def _two_left(position: ronron.Position) -> bool:
    if position.turn == ronron.NATURE or number(position, "playing").bit_count() != 2:
        return False
    return int(position._states["sizes"][0].sum()) <= MOST_CARDS and _has_a_choice(position.legal)


def _has_a_choice(legal: list[int]) -> bool:
    """Not just one pair, or to pass: that is too easy."""
    return len(legal) > (3 if NOTHING in legal else 1)


def _eager(position: ronron.Position, dice: random.Random) -> int:
    if position.turn == ronron.NATURE:
        return dice.choices(position.legal, position.chances)[0]
    eager = [decision for decision in position.legal if decision != NOTHING]
    return dice.choice(eager or position.legal)
