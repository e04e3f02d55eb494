"""How much of something many is tried: a sample in `make test`, all of it in `make whole`."""

from __future__ import annotations

import os
from collections.abc import Collection
from datetime import date
from typing import TypeVar

T = TypeVar("T")
WHOLE = "RONRON_WHOLE"
"""Environment variable that `make whole` sets."""
SEED = "RONRON_SEED"
"""Environment variable for a sample other than that of the day."""


def whole() -> bool:
    """Whether all is asked for."""
    return bool(os.environ.get(WHOLE))


def seed() -> int:
    """The number that the sample of today follows from."""
    return int(os.environ.get(SEED) or date.today().toordinal())


def sample(few: int, many: int) -> int:
    """How many to try: a few, unless all are asked for."""
    return many if whole() else few


def sampled(items: Collection[T], few: int) -> list[T]:
    """All items in `make whole`; otherwise a few, the next ones every day, so that all have their turn."""
    every = list(items)
    if whole():
        return every
    first = seed() * few
    return [every[(first + number) % len(every)] for number in range(min(few, len(every)))]
