"""Nothing is hidden: there is only one world."""

from __future__ import annotations

import random


def scramble(record: str, seat: int, dice: random.Random) -> str:
    return record


def worlds(notation: str, seat: int) -> dict[str, int]:
    return {notation: 1}
