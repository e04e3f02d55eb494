"""What a ladder is to find out: which game, which pairs of levels, how many deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

from ronron.bots import LEVELS
from ronron.errors import OptionError
from ronron.kernel.generator import seeded
from ronron.lab.ladder.deal import RANDOM

MOST_DEALS = 512
MANY = 10**6
ALL_LEVELS = (RANDOM, *LEVELS)
"""All levels, from the weakest to the strongest."""
BY_INSTINCT_AND_BY_SEARCH = ("matou", "raminagrobis")
"""Compared to find out whether search is worth its time at all."""
PAIRS = (*pairwise(ALL_LEVELS), BY_INSTINCT_AND_BY_SEARCH)


@dataclass(frozen=True)
class Plan:
    """The settings of a ladder."""

    game: str
    players: int | None = None
    """The number of players; None for every number the game allows."""
    options: dict[str, Any] = field(default_factory=dict)
    box: Path | None = None
    pairs: Sequence[tuple[str, str]] = PAIRS
    """Pairs of levels, the lower one first."""
    deals: int = MOST_DEALS
    """The most deals of each pair."""
    seconds: float | None = None
    """The most time for a pair. Its result then depends on the speed of the machine."""
    seed: int = 0

    def __post_init__(self) -> None:
        """Check the settings; raises OptionError or SeedError."""
        check_count("deals", self.deals)
        seeded(self.seed)
        if self.seconds is not None and not self.seconds > 0:
            raise OptionError("error-above-0", what="seconds", given=repr(self.seconds))
        if not self.pairs:
            raise OptionError("error-no-pair", levels=", ".join(ALL_LEVELS))
        for pair in self.pairs:
            _check_pair(pair)


def read_pair(text: str) -> tuple[str, str]:
    """Parse a pair of levels, the lower one first, such as `chaton-matou`."""
    lower, _, upper = text.partition("-")
    return _check_pair((lower, upper))


def _check_pair(pair: tuple[str, str]) -> tuple[str, str]:
    if len({*pair} & {*ALL_LEVELS}) != 2:
        named = "-".join(pair)
        raise OptionError("error-pair", given=repr(named), levels=", ".join(ALL_LEVELS))
    return pair


def check_count(what: str, count: int) -> None:
    """Raise OptionError unless it is a whole number from 1 to MANY."""
    if isinstance(count, bool) or not isinstance(count, int) or not 1 <= count <= MANY:
        raise OptionError("error-count", what=what, most=MANY, given=repr(count))
