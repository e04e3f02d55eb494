"""Every registered game, with every number of players and every combination of options.

A game with very many of these is set up with every combination of options once, the numbers of players taking turns.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

import ronron
from ronron.games import find, slugs
from ronron.games.title import Title

MANY = 16


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
    return [case for slug in slugs() for case in _cases(find(slug).title)]


def _cases(title: Title) -> list[Case]:
    combined = [tuple(zip(title.options, values, strict=True)) for values in itertools.product(*title.options.values())]
    if len(combined) * len(title.players) <= MANY:
        return [Case(title.slug, players, options) for players in title.players for options in combined]
    players = itertools.cycle(title.players)
    return [Case(title.slug, next(players), options) for options in combined]


CASES = all_cases()


def decide(position: ronron.Position, dice: random.Random) -> int:
    """A random decision, by its chances on nature's turn; a guided one in games that random play would not finish."""
    if position.turn == ronron.NATURE:
        return dice.choices(position.legal, position.chances)[0]
    guide = GUIDES.get(position.game.slug)
    return dice.choice(position.legal) if guide is None else guide(position, dice)


def _catch_cats(position: ronron.Position, dice: random.Random) -> int:
    """Mostly a decision that wins cats, if there is one; else an insertion, or any.

    It only tries decisions on a copy and uses no bot, so golden games do not change when a bot does.
    """
    legal = position.legal
    if dice.random() < 0.1:
        return dice.choice(legal)
    won = {decision: _cats_won_by(position, decision) for decision in legal}
    most = max(won.values())
    best = [decision for decision in legal if won[decision] == most]
    if len(best) == len(legal) and INSERT in legal and dice.random() < 0.8:
        return INSERT
    return dice.choice(best)


def _cats_won_by(position: ronron.Position, decision: int) -> int:
    """How many cats a decision wins, or can win when the mover goes on with an insertion."""
    copy = position.copy()
    copy.play(decision)
    if len(copy.legal) == FACINGS:
        return max(_cats_won_by(copy, facing) for facing in copy.legal)
    state = copy._states[0]
    return int(sum(state.cats if position.game.engine.plain else state["cats"]))


INSERT, FACINGS = 48, 4
GUIDES: dict[str, Callable[[ronron.Position, random.Random], int]] = {"chabyrinthe": _catch_cats}
"""Games in which blind random play seldom reaches the end."""
SAMPLED = {"chabyrinthe": 4, "mistigri": 11, "caty": 9}
"""Long games, of which only every n-th moment is checked."""


def positions(case: Case, seed: int) -> Iterator[ronron.Position]:
    """A random game, yielding the same position object after each decision until it is over."""
    dice = random.Random(seed)
    position = case.deal(seed)
    yield position
    while not position.over:
        position.play(decide(position, dice))
        yield position


def moments(case: Case, seed: int) -> Iterator[ronron.Position]:
    """A game as above; a long one is looked at every few decisions, beginning anywhere, and at its end."""
    every = SAMPLED.get(case.slug, 1)
    for number, position in enumerate(positions(case, seed), seed):
        if number % every == 0 or position.over:
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
