"""How much of something many is tried: a sample in `make test`, all of it in `make whole`."""

from __future__ import annotations

import os
from collections.abc import Collection
from datetime import date
from typing import TypeVar

T = TypeVar("T")
WHOLE = "RONRON_WHOLE"
"""Environment variable that `make whole` sets."""


def sample(few: int, many: int) -> int:
    """How many to try: a few, unless all are asked for."""
    return many if os.environ.get(WHOLE) else few


def sampled(items: Collection[T], few: int) -> list[T]:
    """All items in `make whole`; otherwise a few, the next ones every day, so that all have their turn."""
    every = list(items)
    if os.environ.get(WHOLE):
        return every
    first = date.today().toordinal() * few
    return [every[(first + number) % len(every)] for number in range(min(few, len(every)))]
