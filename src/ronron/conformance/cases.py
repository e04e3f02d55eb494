"""Games with every number of players and every combination of options, and random games of them.

A game with very many of these is set up with every combination of options once, the numbers of players taking turns.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np

import ronron
from ronron.conformance.kit import every, guide
from ronron.games import find
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
        """The game, loaded once."""
        return _load(self.slug, plain)

    def deal(self, seed: int, plain: bool = False) -> ronron.Position:
        """A new game."""
        return self.game(plain).deal(seed, self.players, **dict(self.options))


@cache
def _load(slug: str, plain: bool) -> ronron.Game:
    return ronron.load(slug, plain=plain)


@cache
def all_cases(slug: str) -> list[Case]:
    """Every way to set up a game; golden games have all of them."""
    return _combined(find(slug).title)


@cache
def cases(slug: str) -> list[Case]:
    """The cases that tests try: of those that differ only in who begins, one is enough."""
    return _with_one_start(all_cases(slug))


def _combined(title: Title) -> list[Case]:
    combined = [tuple(zip(title.options, values, strict=True)) for values in itertools.product(*title.options.values())]
    if len(combined) * len(title.players) <= MANY:
        return [Case(title.slug, players, options) for players in title.players for options in combined]
    players = itertools.cycle(title.players)
    return [Case(title.slug, next(players), options) for options in combined]


def _with_one_start(cases: list[Case]) -> list[Case]:
    """One of the cases that differ in nothing but the seat that begins; the seats take turns."""
    groups: dict[Case, list[Case]] = {}
    for case in cases:
        groups.setdefault(_without_seats(case), []).append(case)
    return [group[number % len(group)] for number, group in enumerate(groups.values())]


def _without_seats(case: Case) -> Case:
    """The case without options that name a seat."""
    options = find(case.slug).title.options
    kept = [each for each in case.options if not any(str(value).startswith("seat ") for value in options[each[0]])]
    return Case(case.slug, case.players, tuple(kept))


def decide(position: ronron.Position, dice: random.Random) -> int:
    """A random decision, by its chances on nature's turn; a guided one in games that random play would not finish."""
    assert position.legal, f"rules.py: `legal` is empty before the end, {where(position)}"
    if position.turn == ronron.NATURE:
        return dice.choices(position.legal, position.chances)[0]
    guided = guide(position.game.slug)
    return dice.choice(position.legal) if guided is None else guided(position, dice)


def positions(case: Case, seed: int) -> Iterator[ronron.Position]:
    """A random game, yielding the same position object after each decision until it is over."""
    dice = random.Random(seed)
    position = case.deal(seed)
    yield position
    while not position.over:
        position.play(decide(position, dice))
        _check_length(position)
        yield position


def _check_length(position: ronron.Position) -> None:
    longest = position.game.title.longest
    assert len(position.decisions) <= longest, f"TITLE says that no game is longer than {longest}: {where(position)}"


def where(position: ronron.Position) -> str:
    """A moment of a game, for people who look for a mistake."""
    setup = "-".join([position.game.slug, str(position.players), *map(str, position.options.values())])
    count = len(position.decisions)
    return f"{setup}, after {count} decision{'s' * (count != 1)}, in position {position.notation()!r}"


def moments(case: Case, seed: int) -> Iterator[ronron.Position]:
    """A game as above; a long one is looked at every few decisions, beginning anywhere, and at its end."""
    for number, position in enumerate(positions(case, seed), seed):
        if number % every(case.slug) == 0 or position.over:
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
    """NumPy's generator, as `Position.draw` takes it."""
    return np.random.default_rng(seed)
