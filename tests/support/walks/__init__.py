"""How random games of a game are played and looked at, where the usual way does not do.

`walks/<slug>.py` may have `EVERY` (a long game is looked at after every so many decisions) and `decide` (a guide where
blind random play seldom reaches the end). A game without such a module is played blindly and looked at all the time.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import ronron
from support.games import module_for

Guide = Callable[[ronron.Position, random.Random], int]


def every(slug: str) -> int:
    """After how many decisions a game is looked at again."""
    return getattr(module_for(__name__, slug), "EVERY", 1)


def is_long(slug: str) -> bool:
    """Whether a game is looked at only after every few decisions."""
    return every(slug) > 1


def guide(slug: str) -> Guide | None:
    """The function that decides instead of chance; None if the game needs no guide."""
    return getattr(module_for(__name__, slug), "decide", None)
