"""Whether the four reconstructed rooms of Caty Mini are equally strong, and how often a string runs out.

`python bench/caty_boards.py [--games 4000]` plays games of two, three and four Matous (and of as many random players),
with rooms dealt at random, and prints for each room how many points it brings and which share of wins, with 95 %
intervals; then how many of all runs were slept through.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections import defaultdict
from functools import cache

import ronron
from ronron.bots import decide
from ronron.games.caty.box import BOARDS

Samples = dict[str, list[float]]


def main() -> None:
    """Print a table for each kind of player and each number of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4_000)
    games = parser.parse_args().games
    for kind in ("matou", "random"):
        for players in (2, 3, 4):
            sys.stdout.write(study(kind, players, games) + "\n")


def study(kind: str, players: int, games: int) -> str:
    """The points and wins that each room brought, as text."""
    points: Samples = defaultdict(list)
    wins: Samples = defaultdict(list)
    slept = runs = 0
    for seed in range(games):
        end = played(kind, players, seed)
        facts, scores, winners = end.facts(), end.scores, end.winners
        for seat in range(players):
            board = BOARDS[facts["boards"][seat]]
            points[board].append(scores[seat])
            wins[board].append(seat in winners and 1 / len(winners))
            slept += facts["entered"][seat].count(-1)
            runs += len(facts["entered"][seat])
    lines = [f"{players} players, {kind}, {games} games"]
    lines += [f"  room {board}: {told(points[board])} points, {told(wins[board], 3)} of the wins" for board in BOARDS]
    lines.append(f"  slept through: {slept} of {runs} runs ({100 * slept / runs:.2f} %)")
    return "\n".join(lines)


@cache
def caty() -> ronron.Game:
    """The game, loaded once: reading its box takes a while."""
    return ronron.load("caty")


def played(kind: str, players: int, seed: int) -> ronron.Position:
    """A game played to its end."""
    game = caty()
    position, dice = game.deal(seed, players), random.Random(seed)
    while (seat := position.turn) is not None:
        if kind == "random":
            position.play(dice.choice(position.legal))
        else:
            position.play(decide(kind, game.engine, position.redacted(seat), dice.randrange(2**32)))
    return position


def told(sample: list[float], digits: int = 2) -> str:
    """The mean with its interval of 95 %."""
    mean = sum(sample) / len(sample)
    spread = math.sqrt(sum((value - mean) ** 2 for value in sample) / (len(sample) - 1))
    return f"{mean:.{digits}f} ± {1.96 * spread / math.sqrt(len(sample)):.{digits}f}"


if __name__ == "__main__":
    main()
