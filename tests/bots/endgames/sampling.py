"""Endgames in which the decision matters, and how well searches decide in them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

import ronron
from ronron.bots import Budget, think
from ronron.games import GAMES

from .solver import SAME, Horizon, mover, solve


class Kind(Protocol):
    """What a module knows of the endgames of its game."""

    def moments(self, dice: random.Random) -> Iterator[ronron.Position]:
        """Candidate positions, an endless stream."""

    def worlds(self, position: ronron.Position) -> list[ronron.Position]:
        """The worlds that all movers consider possible there, equally likely."""

    def horizon(self, position: ronron.Position) -> Horizon:
        """Where the endgame ends."""


KINDS: dict[str, Kind] = {slug: cast(Kind, import_module(f".{slug}", __package__)) for slug in GAMES}
CLEAR = 0.02
"""Of the win: in a clear endgame each decision is as good as the best, or worse by at least that much. Less is a matter
of some points in a game that is won or lost anyway."""


@dataclass(frozen=True)
class Endgame:
    """A position near the end, and the value of each decision to the mover."""

    position: ronron.Position
    exact: dict[int, float]

    @property
    def seat(self) -> int:
        """Who is to decide."""
        return mover(self.position)

    def loss(self, decision: int) -> float:
        """The part of the win that a decision gives away."""
        return max(self.exact.values()) - self.exact[decision]

    def is_optimal(self, decision: int) -> bool:
        """Is no other decision better?"""
        return self.loss(decision) < SAME

    def is_clear(self, least: float = CLEAR) -> bool:
        """Is there a choice, and no decision nearly as good as the best?"""
        losses = [self.loss(decision) for decision in self.exact if not self.is_optimal(decision)]
        return bool(losses) and min(losses) >= least

    def thought(self, iterations: int, seed: int) -> int:
        """What a search decides here."""
        engine, known = self.position.game.engine, self.position.redacted(self.seat)
        return think(engine, known, self.seat, Budget(iterations=iterations), seed).decision


def endgames(slug: str, seed: int, least: float = CLEAR) -> Iterator[Endgame]:
    """Clear endgames, an endless stream."""
    kind = KINDS[slug]
    for position in kind.moments(random.Random(seed)):
        if len(position.legal) < 2:
            continue
        exact = solve(kind.worlds(position), kind.horizon(position))
        if exact is not None and (found := Endgame(position, exact)).is_clear(least):
            yield found
