"""What a lead is worth between two rounds of Crazy Mistigri: `python bench/mistigri_hopes.py`.

Matous play each other. The win is taken to be shared out by hope, which fades with every point behind the lowest total;
how fast it fades is chosen so that the games that were played are as likely as can be. Beside it stand the parts of the
win that were expected and that came, by how far behind somebody was.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from typing import Any

import numpy as np
import numpy.typing as npt
from scipy.optimize import minimize_scalar

import ronron
from ronron.bots import decide
from ronron.kernel import NATURE

Table = npt.NDArray[np.float64]

BEHIND = (0, 1, 2, 4, 6, 8, 11, 14, 1000)


def played(game: ronron.Game, players: int, seed: int) -> tuple[list[int], list[float]]:
    """The totals after the first round of a game among Matous, and everybody's part of the win."""
    position = game.deal(seed, players)
    nature = np.random.default_rng(seed)
    totals: list[int] | None = None
    moment = 0
    while position.turn is not None:
        if position.turn == NATURE:
            position.draw(nature)
            continue
        known = position.redacted(position.turn)
        if totals is None and game.engine.twin(game.engine.states_from(known)).round > 0:
            totals = position.scores
        position.play(decide("matou", game.engine, known, position.turn, seed * 1000 + moment))
        moment += 1
    won = position.winners
    return totals or position.scores, [1 / len(won) if seat in won else 0.0 for seat in range(players)]


def shared_out(behind: Table, points: float) -> Table:
    """Each player's share of the win, if hope fades by this many points behind."""
    hopes = np.exp(-behind / points)
    parts: Table = hopes / hopes.sum(axis=1, keepdims=True)
    return parts


def fading(behind: Table, wins: Table) -> float:
    """How fast hope fades, in points, such that the results are most likely."""

    def surprise(points: float) -> float:
        return -float((wins * np.log(shared_out(behind, points).clip(1e-12))).sum())

    best: Any = minimize_scalar(surprise, bounds=(0.1, 20), method="bounded")
    return float(best.x)


def main() -> None:
    """Print how fast hope fades, and how well that fits."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    asked = parser.parse_args()
    game = ronron.load("mistigri")
    for players in game.title.players:
        games = [played(game, players, seed) for seed in range(asked.games)]
        totals = np.array([each[0] for each in games], float)
        wins = np.array([each[1] for each in games])
        behind = totals - totals.min(axis=1, keepdims=True)
        points = fading(behind, wins)
        parts = shared_out(behind, points)
        sys.stdout.write(f"{players} players: {points:.2f} points\n")
        for low, high in itertools.pairwise(BEHIND):
            there = (behind >= low) & (behind < high)
            if there.any():
                expected, came = parts[there].mean(), wins[there].mean()
                sys.stdout.write(
                    f"  {low:3} and more behind: expected {expected:.3f}, came {came:.3f} ({there.sum()})\n"
                )


if __name__ == "__main__":
    main()
