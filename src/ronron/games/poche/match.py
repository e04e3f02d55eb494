"""P5: an expert match of two games, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

GAMES = 2
OPTIONS = {"mode": "expert"}
"""What every game of a match is dealt with."""


class Verdict(msgspec.Struct, frozen=True):
    """The result of a match, and the rule that decided it."""

    points: list[int]
    prey: list[int]
    winners: list[int]
    decided_by: str
    """points, prey, defenders or nothing: a shared win."""


def options(number: int, first: int | None = None) -> dict[str, Any]:
    """How game 1 or 2 is dealt; `first` is the seat that began game 1, which the other one does in game 2."""
    if number == 1 or first is None:
        return {**OPTIONS, "starts": "drawn"}
    return {**OPTIONS, "starts": f"seat {1 - first}"}


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
