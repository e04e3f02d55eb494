"""The last two or three face-down tiles of Chats de poche.

Nobody knows them, so everybody believes the same: any order of the tiles, any facing of the dogs among them.
"""

from __future__ import annotations

import itertools
import random
import re
from collections.abc import Iterator
from math import factorial

import ronron

from .solver import Horizon, number, public

FACE_DOWN = re.compile(r"\(([^)]*)\)")
FACINGS = 4
MOST_WORLDS = 8
SHAPES = {(2, 0): 12, (2, 1): 12, (3, 1): 12, (3, 0): 1}
"""How many tiles lie face down before the turn, how many decisions it has had, and how often that is tried: choosing
the first of three tiles takes longest to solve."""
ALL_CELLS = (1 << 25) - 1


def moments(dice: random.Random) -> Iterator[ronron.Position]:
    """Random games shortly before their end."""
    game = ronron.load("poche")
    while True:
        position = game.deal(dice.randrange(2**32), 2, mode="free")
        ((down, made),) = dice.choices(list(SHAPES), list(SHAPES.values()))
        while number(position, "up") == 0 or (ALL_CELLS & ~number(position, "up")).bit_count() > down:
            position.play(dice.choice(position.legal))
        while number(position, "cell") >= 0:
            position.play(dice.choice(position.legal))
        for _ in range(made):
            position.play(dice.choice(position.legal))
        if _count(_hidden(position)) <= MOST_WORLDS:
            yield position


def worlds(position: ronron.Position) -> list[ronron.Position]:
    """Every order of the tiles that lie face down, and every facing of the dogs among them."""
    return [_laid(position, tiles) for order in itertools.permutations(_hidden(position)) for tiles in _turned(order)]


def horizon(position: ronron.Position) -> Horizon:
    """The end of the game."""
    return Horizon(seen=public)


def _hidden(position: ronron.Position) -> list[str]:
    return FACE_DOWN.findall(position.notation())


def _is_dog(tile: str) -> bool:
    return tile.startswith("D")


def _count(tiles: list[str]) -> int:
    return int(factorial(len(tiles)) * FACINGS ** sum(map(_is_dog, tiles)))


def _turned(tiles: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    facings = [[f"{tile[:-1]}{quarters}" for quarters in range(FACINGS)] if _is_dog(tile) else [tile] for tile in tiles]
    return itertools.product(*facings)


def _laid(position: ronron.Position, tiles: tuple[str, ...]) -> ronron.Position:
    rest = iter(tiles)
    return position.game.position(FACE_DOWN.sub(lambda _: f"({next(rest)})", position.notation()), mode="free")
