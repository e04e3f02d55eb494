"""The levels of bots that people choose from."""

from __future__ import annotations

import random
import threading
from dataclasses import dataclass

from ronron.bots.search import Budget, Thought, think, to_choose_from
from ronron.errors import OptionError
from ronron.kernel.bits import bit, members
from ronron.kernel.engine import Engine
from ronron.kernel.records import Records
from ronron.words import say

GLANCE = 3
"""A level that overlooks considers one legal decision in so many, at least two …"""
WHIM = 0.2
"""… or, with this probability, a single one."""
ADVICE = Budget(seconds=0.5, trees=2)
"""The budget of a hint."""


@dataclass(frozen=True)
class Level:
    """A level: its name, and how it decides."""

    name: str
    budget: Budget | None = None
    """How long it searches; None for levels that do not search."""
    ladder_s: float | None = None
    """On the ladder it makes the iterations that fit into this time at the game's usual pace, in one tree. These are
    fewer than at a table, so that thousands of games can be played, and the same on every machine."""
    overlooks: bool = False
    """Does it consider only some of the legal decisions?"""

    def on_the_ladder(self, engine: Engine) -> Budget | None:
        """Its budget in iterations, the same on every machine; None for levels that do not search."""
        if self.budget is None or self.ladder_s is None:
            return None
        return Budget(iterations=max(1, round(self.ladder_s * engine.rules.manner.pace)))


LEVELS = {
    "chaton": Level(
        name="Chaton",
        overlooks=True,
    ),
    "matou": Level(
        name="Matou",
    ),
    "gouttiere": Level(
        name="Gouttière",
        budget=Budget(seconds=0.05),
        ladder_s=0.02,
    ),
    "raminagrobis": Level(
        name="Raminagrobis",
        budget=Budget(seconds=1.0, trees=2),
        ladder_s=0.2,
    ),
}


def character(level: str, language: str) -> str:
    """A sentence about a bot, for its opponents."""
    return say(language, f"level-{level}")


def find_level(level: str) -> Level:
    """A level by its name."""
    if level not in LEVELS:
        raise OptionError("error-level", given=repr(level), levels=", ".join(LEVELS))
    return LEVELS[level]


def decide(
    level: str,
    engine: Engine,
    known: Records,
    seat: int,
    seed: int | None = None,
    budget: Budget | None = None,
    stop: threading.Event | None = None,
) -> int:
    """The decision of a bot that is to move, from what its seat may know; the same seed gives the same decision.

    A level that searches uses its own budget unless it is given one.
    """
    chosen = find_level(level)
    mask = to_choose_from(engine, known, seat)
    if mask & (mask - 1) == 0:
        return mask.bit_length() - 1
    if chosen.budget is not None:
        return think(engine, known, seat, budget or chosen.budget, seed, stop).decision
    if chosen.overlooks:
        mask = _glanced_at(mask, random.Random(seed))
    states = engine.states_from(known)
    return int(engine.greedy(engine.boxes, states, engine.generator(seed), mask))


def advise(
    engine: Engine,
    known: Records,
    seat: int,
    budget: Budget = ADVICE,
    seed: int | None = None,
    stop: threading.Event | None = None,
) -> Thought:
    """What a search finds about each legal decision of a seat that is to move."""
    return think(engine, known, seat, budget, seed, stop)


def _glanced_at(mask: int, dice: random.Random) -> int:
    """A random part of the legal decisions; with probability WHIM a single one."""
    things = members(mask)
    seen = dice.sample(things, 1 if dice.random() < WHIM else max(2, len(things) // GLANCE))
    return sum(bit(thing) for thing in seen)
