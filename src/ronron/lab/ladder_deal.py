"""One deal of a ladder: the same luck for everybody, and every seat in turn for the upper level.

A game for one has no opponent. There each level plays the deal alone, and what counts is who did better: winning is
better than not, and of two who win it is the one with the lower score, since alone the score is what it took.
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

from ronron.bots import Budget
from ronron.bots import decide as bot_decides
from ronron.face import Position, load, play_to_the_end
from ronron.face.warm import PLAY, THINK
from ronron.kernel.bits import members

RANDOM = "random"
"""The lowest rung: any legal decision, each as likely. Nobody is offered it as an opponent."""


class Contest(msgspec.Struct, frozen=True):
    """Two levels at one game, with everything that its results depend on."""

    game: str
    rules: int
    """The version of the rules …"""
    box: str
    """… the fingerprint of the box …"""
    bots: str
    """… and that of all code that decides."""
    options: dict[str, Any]
    players: int
    lower: str
    upper: str
    budgets: dict[str, Budget]
    """Of those levels that think ahead; in iterations, so that every machine thinks the same."""
    seed: int

    @property
    def alone(self) -> bool:
        """Does each play for itself?"""
        return self.players == 1

    @property
    def fair(self) -> float:
        """What the upper level would get if it were no better than the lower one."""
        return 1 / 2 if self.alone else 1 / self.players

    @property
    def seatings(self) -> list[list[str]]:
        """The levels by seat, for each game of a deal: the upper level has another seat each time."""
        if self.alone:
            return [[self.upper], [self.lower]]
        seats = range(self.players)
        return [[self.upper if seat == chosen else self.lower for seat in seats] for chosen in seats]


class Ending(msgspec.Struct, frozen=True):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class Effort(msgspec.Struct):
    """What a level's decisions took, where there was something to choose."""

    choices: int = 0
    cpu_s: float = 0.0


class Deal(msgspec.Struct):
    """All games of one deal, in the order of the seatings."""

    number: int
    games: list[Ending]
    upper: Effort
    lower: Effort


class Host:
    """Plays deals, here or as a worker in another process."""

    def __init__(self, slug: str, box: Path | None = None) -> None:
        self._game = load(slug, box)
        for kernel in (*PLAY, THINK):  # or fetching them would count as the effort of who decides first
            getattr(self._game.engine, kernel)

    def close(self) -> None:
        """Nothing is kept open; a worker must have this."""

    def play(self, contest: Contest, number: int) -> Deal:
        """A deal with the upper level on every seat in turn."""
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
    """What a level decides; it is asked, and its time taken, only where there is something to choose."""
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
    """A seed for one purpose: no bot draws the very numbers that the cards were dealt by."""
    name = f"{seed}/{deal}/{what}/{moment}"
    return int.from_bytes(hashlib.blake2b(name.encode(), digest_size=8).digest())


def sample(contest: Contest, deal: Deal) -> float:
    """The share of the win that the upper level got of a deal, from 0 to 1."""
    if contest.alone:
        return _did_better(*deal.games)
    return fmean(_share(game, seat) for seat, game in enumerate(deal.games))


def scores(contest: Contest, deal: Deal, level: str) -> list[int]:
    """The scores of a level on all its seats; a game that nobody won says nothing."""
    return [
        score
        for levels, game in zip(contest.seatings, deal.games, strict=True)
        for one, score in zip(levels, game.scores, strict=True)
        if one == level and game.winners
    ]


def placings(contest: Contest, deal: Deal) -> Iterator[list[tuple[str, int]]]:
    """For each game the levels by seat with their places: winners first, all others behind them.

    Games are played to be won, so there is no second place to be proud of.
    """
    if contest.alone:
        better = _did_better(*deal.games)
        yield [(contest.upper, int(better < 0.5)), (contest.lower, int(better > 0.5))]
        return
    for levels, game in zip(contest.seatings, deal.games, strict=True):
        yield [(level, int(seat not in game.winners)) for seat, level in enumerate(levels)]


def _share(game: Ending, seat: int) -> float:
    """A seat's part of the win; where nobody wins, all did as well."""
    winners = game.winners or range(len(game.scores))
    return 1 / len(winners) if seat in winners else 0.0


def _did_better(game: Ending, other: Ending) -> float:
    """1, ½ or 0, for two who played alone."""
    results = [(not each.winners, each.scores[0] if each.winners else 0) for each in (game, other)]
    return 0.5 if results[0] == results[1] else float(results[0] < results[1])
