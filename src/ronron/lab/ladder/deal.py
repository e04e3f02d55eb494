"""One deal of a ladder: it is played once for each seat, and the upper level has another seat each time.

A game for one player has no opponent. Each level plays the deal alone, and the better result counts: a win is better
than none, and of two wins the one with the lower score, which counts the turns it took.
"""

from __future__ import annotations

import hashlib
import random
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec
import numpy as np

from ronron.api import Position, load, play_to_the_end
from ronron.api.warm import PLAY, THINK
from ronron.bots import Budget
from ronron.bots import decide as bot_decides
from ronron.kernel.bits import members

RANDOM = "random"
"""The weakest level: any legal decision with equal probability. It is not offered to people."""


class Contest(msgspec.Struct, frozen=True):
    """Two levels at one game, and everything else that the results depend on."""

    game: str
    rules: int
    """The version of the rules."""
    box: str
    """The fingerprint of the box."""
    bots: str
    """The fingerprint of all code that decides."""
    options: dict[str, Any]
    players: int
    lower: str
    upper: str
    budgets: dict[str, Budget]
    """Budgets of the levels that search, in iterations, so that results are the same on every machine."""
    seed: int

    @property
    def alone(self) -> bool:
        """Is it a game for one player?"""
        return self.players == 1

    @property
    def fair(self) -> float:
        """The upper level's expected share of the win if both levels were equal."""
        return 1 / 2 if self.alone else 1 / self.players

    @property
    def seatings(self) -> list[list[str]]:
        """The levels by seat, for each game of a deal."""
        if self.alone:
            return [[self.upper], [self.lower]]
        seats = range(self.players)
        return [[self.upper if seat == chosen else self.lower for seat in seats] for chosen in seats]


class Ending(msgspec.Struct, frozen=True):
    """The result of one game."""

    winners: list[int]
    scores: list[int]


class Effort(msgspec.Struct):
    """The decisions of a level between two or more options, and the processor time they took."""

    choices: int = 0
    cpu_s: float = 0.0


class Deal(msgspec.Struct):
    """The results of all games of one deal, in the order of `Contest.seatings`."""

    number: int
    games: list[Ending]
    upper: Effort
    lower: Effort


class DealPlayer:
    """Plays deals, here or as a worker in another process."""

    def __init__(self, slug: str, box: Path | None = None) -> None:
        self._game = load(slug, box)
        for kernel in (*PLAY, THINK):  # loaded here, so that it does not count as effort of the first decision
            getattr(self._game.engine, kernel)

    def close(self) -> None:
        """Do nothing; `Child` requires the method."""

    def play(self, contest: Contest, number: int) -> Deal:
        """Play all games of a deal."""
        efforts = {contest.upper: Effort(), contest.lower: Effort()}
        games = [self._play_game(contest, number, levels, efforts) for levels in contest.seatings]
        return Deal(number, games, efforts[contest.upper], efforts[contest.lower])

    def _play_game(self, contest: Contest, number: int, levels: Sequence[str], efforts: dict[str, Effort]) -> Ending:
        position = self._game.deal(luck(contest.seed, number, "deal"), contest.players, **contest.options)
        nature = np.random.default_rng(luck(contest.seed, number, "nature"))

        def decide(moment: Position) -> int:
            level = levels[moment.turn or 0]
            seed = luck(contest.seed, number, "bot", len(moment.decisions))
            return _decided(moment, level, contest.budgets.get(level), seed, efforts[level])

        play_to_the_end(position, decide, lambda moment: moment.draw(nature))
        return Ending(position.winners, position.scores)


def _decided(position: Position, level: str, budget: Budget | None, seed: int, effort: Effort) -> int:
    """The decision of a level. A single legal decision is played without asking, and not counted as effort."""
    mask, seat = position.mask, position.turn
    if mask & (mask - 1) == 0 or seat is None:
        return mask.bit_length() - 1
    began = time.process_time()
    if level == RANDOM:
        decision = random.Random(seed).choice(members(mask))
    else:
        decision = bot_decides(level, position.game.engine, position.redacted(seat), seat, seed, budget)
    effort.choices += 1
    effort.cpu_s += time.process_time() - began
    return decision


def luck(seed: int, deal: int, what: str, moment: int = 0) -> int:
    """A seed for one purpose, so that bots do not draw the numbers that the deal was made with."""
    name = f"{seed}/{deal}/{what}/{moment}"
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest())


def sample(contest: Contest, deal: Deal) -> float:
    """The upper level's mean share of the win in a deal, from 0 to 1."""
    if contest.alone:
        return _did_better(*deal.games)
    return fmean(_share(game, seat) for seat, game in enumerate(deal.games))


def scores(contest: Contest, deal: Deal, level: str) -> list[int]:
    """The scores of a level on all its seats, except in games that nobody won."""
    return [
        score
        for levels, game in zip(contest.seatings, deal.games, strict=True)
        for one, score in zip(levels, game.scores, strict=True)
        if one == level and game.winners
    ]


def placings(contest: Contest, deal: Deal) -> Iterator[list[tuple[str, int]]]:
    """For each game the level of each seat and its place: 0 for winners, 1 for all others."""
    if contest.alone:
        better = _did_better(*deal.games)
        yield [(contest.upper, int(better < 0.5)), (contest.lower, int(better > 0.5))]
        return
    for levels, game in zip(contest.seatings, deal.games, strict=True):
        yield [(level, int(seat not in game.winners)) for seat, level in enumerate(levels)]


def _share(game: Ending, seat: int) -> float:
    """A seat's share of the win; where nobody wins, all seats share it."""
    winners = game.winners or range(len(game.scores))
    return 1 / len(winners) if seat in winners else 0.0


def _did_better(game: Ending, other: Ending) -> float:
    """1, ½ or 0: is the first of two games for one player the better one?"""
    results = [(not each.winners, each.scores[0] if each.winners else 0) for each in (game, other)]
    return 0.5 if results[0] == results[1] else float(results[0] < results[1])
