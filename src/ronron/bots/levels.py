"""The levels people choose from."""

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
"""A kitten looks at one possibility in so many, at two at least …"""
WHIM = 0.2
"""… unless it does the first thing that comes to its mind, as it does this often."""
ADVICE = Budget(seconds=0.5, trees=2)
"""What a hint may take."""


@dataclass(frozen=True)
class Level:
    """A bot with a name."""

    name: str
    budget: Budget | None = None
    """How long it thinks ahead; None for who does not."""
    ladder_s: float | None = None
    """On the ladder it makes as many iterations as fit into this time on one core of the usual pace, in one tree: fewer
    than at a table, so that thousands of games can be played, and as many on every machine."""
    overlooks: bool = False
    """Whether it sees only a part of what it could do."""

    def on_the_ladder(self, engine: Engine) -> Budget | None:
        """Its budget where results are to be the same on every machine; None for who does not think ahead."""
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
    """A line about who somebody plays against."""
    return say(language, f"level-{level}")


def find_level(level: str) -> Level:
    """A level by its name."""
    if level not in LEVELS:
        raise OptionError(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
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
    """The decision of a bot whose turn it is, from what its seat may know; the same seed decides the same.

    A level that thinks ahead takes its own time unless it is given a budget.
    """
    chosen = find_level(level)
    mask = to_choose_from(engine, known, seat)
    if mask & (mask - 1) == 0:
        return mask.bit_length() - 1
    if chosen.budget is not None:
        return think(engine, known, seat, budget or chosen.budget, seed, stop).decision
    if chosen.overlooks:
        mask = _glanced_at(mask, random.Random(seed))
    states = engine.hold_states(known)
    return int(engine.greedy(engine.boxes, states, engine.generator(seed), mask))


def advise(
    engine: Engine,
    known: Records,
    seat: int,
    budget: Budget = ADVICE,
    seed: int | None = None,
    stop: threading.Event | None = None,
) -> Thought:
    """What a search thinks of each decision a seat may make now."""
    return think(engine, known, seat, budget, seed, stop)


def _glanced_at(mask: int, dice: random.Random) -> int:
    """A few of the possibilities; on a whim only one."""
    things = members(mask)
    seen = dice.sample(things, 1 if dice.random() < WHIM else max(2, len(things) // GLANCE))
    return sum(bit(thing) for thing in seen)
