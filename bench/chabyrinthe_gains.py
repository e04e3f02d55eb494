"""What a turn of Chabyrinthe brings, by how near the nearest cat is: `python bench/chabyrinthe_gains.py`.

Matous play each other. For every decision, by the actions its mover has left and by how many cards are to be changed
until a cat is home: the points the mover wins in the rest of the turn, and those the next player wins in the turn after
it. The two tables, in hundredths of a point, are what the instinct of Chabyrinthe goes by.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

import ronron
from ronron.bots import decide
from ronron.games.chabyrinthe.gutters import reach
from ronron.games.chabyrinthe.instinct import FARTHEST, distance_home
from ronron.games.chabyrinthe.rules import ACTIONS
from ronron.kernel import bit

Table = npt.NDArray[np.float64]


@dataclass
class Moment:
    """A decision, and what everybody had before it."""

    turn: int
    seat: int
    scores: list[int]
    actions: int
    near: int


def followed(game: ronron.Game, players: int, seed: int) -> tuple[list[Moment], list[list[int]]]:
    """All decisions of a game among Matous; and what everybody had when each turn began, and at the end."""
    position = game.deal(seed, players)
    box: Any = game.box
    moments: list[Moment] = []
    begun: list[list[int]] = []
    while position.turn is not None:
        known, seat = position.redacted(position.turn), position.turn
        if len(begun) < position.turn_number:
            begun.append(position.scores)
        twin = game.engine.twin(game.engine.states_from(known))
        near = distance_home(box, twin, reach(box, twin, bit(twin.homes[0]) | bit(twin.homes[1])))
        moments.append(Moment(len(begun) - 1, seat, position.scores, twin.actions, near))
        position.play(decide("matou", game.engine, known, seat, seed * 1000 + len(moments)))
    return moments, [*begun, position.scores]


def measure(players: int, games: int) -> tuple[Table, Table, Table]:
    """What the mover wins, and what the next player does, on average; and how often that was seen."""
    game = ronron.load("chabyrinthe")
    gained, replied, seen = np.zeros((3, ACTIONS + 1, FARTHEST + 1))
    for seed in range(games):
        moments, begun = followed(game, players, seed)
        for each in moments:
            if each.turn + 2 < len(begun):
                other = (each.seat + 1) % players
                seen[each.actions, each.near] += 1
                gained[each.actions, each.near] += begun[each.turn + 1][each.seat] - each.scores[each.seat]
                replied[each.actions, each.near] += begun[each.turn + 2][other] - begun[each.turn + 1][other]
    return gained / seen.clip(1), replied / seen.clip(1), seen


def main() -> None:
    """Print the tables, a line for each number of actions left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", type=int, default=2)
    asked = parser.parse_args()
    tables = measure(asked.players, asked.games)
    for name, table in zip(("the mover wins", "the next player wins", "seen"), tables, strict=True):
        rows = table if name == "seen" else 100 * table
        sys.stdout.write(f"{name}\n" + "".join(f"  {[round(each) for each in row]}\n" for row in rows.tolist()))


if __name__ == "__main__":
    main()
