"""How long random rounds of Crazy Mistigri last, and the longest of very many: `python bench/longest_rounds.py`.

M22 stops a round after 200 turns; this says how far away that is. A million rounds take a minute or two for each number
of players.
"""

from __future__ import annotations

import argparse
import sys

import ronron
from ronron.kernel import NOBODY

GAMES_AT_ONCE = 20_000


def measure(players: int, wanted: int) -> tuple[int, float, int]:
    """Rounds played, their mean length in turns, and the longest."""
    batch = ronron.load("mistigri").batch(GAMES_AT_ONCE, seed=11, players=players)
    rounds = turns = longest = 0
    while rounds < wanted:
        before = batch.states["turns"].copy()
        batch.play(batch.choose())
        after = batch.states["turns"]
        dealt_anew, over = after < before, batch.turns == NOBODY
        rounds += int(dealt_anew.sum() + over.sum())
        turns += int(before[dealt_anew].sum() + after[over].sum())
        longest = max(longest, int(after.max()))
        batch.renew()
    return rounds, turns / rounds, longest


def main() -> None:
    """Print a line for each number of players."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    wanted = parser.parse_args().rounds
    for players in (3, 4, 5):
        rounds, mean, longest = measure(players, wanted)
        told = f"{players} players: {rounds:,} random rounds, {mean:.1f} turns on average, the longest {longest}"
        sys.stdout.write(f"{told}\n")


if __name__ == "__main__":
    main()
