"""The levels people choose from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ronron.errors import OptionError, TurnError
from ronron.kernel import NATURE
from ronron.kernel.engine import Engine
from ronron.kernel.records import Records


def _greedy(engine: Engine, known: Records, seed: int | None) -> int:
    """What looks best at once."""
    states = engine.hold_states(known)
    return int(engine.greedy(engine.boxes, states, engine.generator(seed)))


@dataclass(frozen=True)
class Level:
    """A bot with a name, and a line about its character in each language."""

    name: str
    en: str
    fr: str
    choose: Callable[[Engine, Records, int | None], int]


LEVELS = {
    "matou": Level(
        name="Matou",
        en="Takes what looks best now, and does not think of tomorrow.",
        fr="Prend ce qui lui plaît sur le moment, sans penser au lendemain.",
        choose=_greedy,
    ),
}


def find_level(level: str) -> Level:
    """A level by its name."""
    if level not in LEVELS:
        raise OptionError(f"no level is called {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level]


def decide(level: str, engine: Engine, known: Records, seed: int | None = None) -> int:
    """The decision of a bot whose turn it is, from what it may know; the same seed decides the same."""
    choose = find_level(level).choose
    seat, mask = engine.look(engine.boxes, engine.hold_states(known))
    if seat <= NATURE:
        raise TurnError("a bot is asked only when a seat is to decide")
    if mask & (mask - 1) == 0:
        return int(mask).bit_length() - 1
    return choose(engine, known, seed)
