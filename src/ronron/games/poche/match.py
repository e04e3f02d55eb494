"""P5: an expert match of two games, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

GAMES = 2
OPTIONS = {"mode": "expert"}
"""The options of every game of a match."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a match, and the rule that decided it."""

    points: list[int]
    prey: list[int]
    winners: list[int]
    decided_by: str
    """What decided: points, prey, defenders, or nothing for a shared win."""


def options(finished: Sequence[Any]) -> dict[str, Any]:
    """The options of the next game, from the views of the finished ones: the player who did not begin game 1 begins
    game 2."""
    if not finished:
        return {**OPTIONS, "starts": "drawn"}
    return {**OPTIONS, "starts": f"seat {1 - finished[0].first}"}


def verdict(views: Sequence[Any]) -> Verdict:
    """Who wins, from the views of the finished games: points, then prey, then who alone led the defenders."""
    seats = range(2)
    points = [sum(view.scores[seat] for view in views) for seat in seats]
    prey = [sum(len(view.captured[seat]) for view in views) for seat in seats]
    defenders = [int(any(view.clans[seat] == "defender" for view in views)) for seat in seats]
    for decided_by, totals in (("points", points), ("prey", prey), ("defenders", defenders)):
        if totals[0] != totals[1]:
            return Verdict(points, prey, [totals.index(max(totals))], decided_by)
    return Verdict(points, prey, list(seats), "nothing")
