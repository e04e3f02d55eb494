"""Every registered game, with every number of players and every combination of options."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

import ronron
from ronron.games import find, slugs


@dataclass(frozen=True)
class Case:
    """A game as it can be set up."""

    slug: str
    players: int
    options: tuple[tuple[str, Any], ...] = field(default=())

    def __str__(self) -> str:
        options = [f"{name}={value}".replace(" ", "") for name, value in self.options]
        return "-".join([self.slug, str(self.players), *options])

    def game(self, plain: bool = False) -> ronron.Game:
        return _load(self.slug, plain)

    def deal(self, seed: int, plain: bool = False) -> ronron.Position:
        return self.game(plain).deal(seed, self.players, **dict(self.options))


@cache
def _load(slug: str, plain: bool) -> ronron.Game:
    return ronron.load(slug, plain=plain)


def all_cases() -> list[Case]:
    return [
        Case(slug, players, tuple(zip(title.options, values, strict=True)))
        for slug in slugs()
        for title in [find(slug).title]
        for players in title.players
        for values in itertools.product(*title.options.values())
    ]


CASES = all_cases()


def decide(position: ronron.Position, dice: random.Random) -> int:
    """A random decision, by its chances where nature is to move."""
    if position.turn == ronron.NATURE:
        return dice.choices(position.legal, position.chances)[0]
    return dice.choice(position.legal)


def positions(case: Case, seed: int) -> Iterator[ronron.Position]:
    """A random game, the very position that goes on changing; the last one is over."""
    dice = random.Random(seed)
    position = case.deal(seed)
    yield position
    while not position.over:
        position.play(decide(position, dice))
        yield position


def played(case: Case, seed: int, decisions: int | None = None) -> ronron.Position:
    """A random game after so many decisions, or at its end."""
    for position in positions(case, seed):
        if decisions is not None and len(position.decisions) >= decisions:
            break
    return position


def truth(position: ronron.Position) -> bytes:
    """All bytes of the true state."""
    return position.game.engine.records(position._states).tobytes()


def eyes(position: ronron.Position) -> list[int]:
    """Everybody who may look at a game."""
    return [*range(position.players), ronron.SPECTATOR]


def generator(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)
