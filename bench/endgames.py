"""How well searches decide in endgames whose exact values are known: `python bench/endgames.py --samples 500`.

For each game: how often a decision is optimal that is made blindly, by Matou, or by a search with ever more iterations,
and what it gives away of the win on average. `--clear 0.001` also takes endgames in which decisions are nearly equal;
there searches need far longer to tell them apart.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from functools import partial
from itertools import islice
from pathlib import Path
from statistics import mean

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))

from bots.endgames.sampling import CLEAR, KINDS, Endgame, endgames
from ronron.bots import decide


def blindly(dice: random.Random, endgame: Endgame) -> int:
    """A random decision."""
    return dice.choice(list(endgame.exact))


def by_matou(endgame: Endgame) -> int:
    """The decision that looks best to Matou."""
    position, seat = endgame.position, endgame.seat
    return decide("matou", position.game.engine, position.redacted(seat), seat, seed=1)


def by_search(iterations: int, endgame: Endgame) -> int:
    """The decision of a search with so many iterations."""
    return endgame.thought(iterations, seed=1)


def tell(name: str, decider: Callable[[Endgame], int], sampled: list[Endgame]) -> None:
    """Print a line for one way to decide."""
    decisions = [(endgame, decider(endgame)) for endgame in sampled]
    right = mean(endgame.is_optimal(decision) for endgame, decision in decisions)
    loss = mean(endgame.loss(decision) for endgame, decision in decisions)
    sys.stdout.write(f"  {name:>18}: {right:6.1%} optimal, {loss:.4f} of the win given away\n")
    sys.stdout.flush()


def main() -> None:
    """Print a few lines for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(KINDS), metavar="game", help=", ".join(KINDS))
    parser.add_argument("--samples", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--clear", type=float, default=CLEAR, help="by how much a decision is worse, if it is not best")
    parser.add_argument("--budgets", type=int, nargs="+", default=[250, 1_000, 4_000, 16_000])
    chosen = parser.parse_args()
    for slug in chosen.games:
        sampled = list(islice(endgames(slug, chosen.seed, chosen.clear), chosen.samples))
        sys.stdout.write(f"{slug}, {len(sampled)} endgames\n")
        tell("any decision", partial(blindly, random.Random(chosen.seed)), sampled)
        tell("Matou", by_matou, sampled)
        for iterations in chosen.budgets:
            tell(f"{iterations:,} iterations", partial(by_search, iterations), sampled)


if __name__ == "__main__":
    main()
