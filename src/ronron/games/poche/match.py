"""P5: an expert match of two games, and who wins it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ronron.games.contract import Line, Result, ended
from ronron.games.poche.box import CLANS, DEFENDER
from ronron.games.poche.view import View
from ronron.said import Said, said

GAMES = 2
SEATS = range(2)
DEFENDERS = CLANS[DEFENDER]
OPTIONS = {"mode": "expert"}
"""The options of every game of a match."""


def options(finished: Sequence[View]) -> dict[str, Any]:
    """The options of the next game, from the views of the finished ones: the player who did not begin game 1 begins
    game 2."""
    if not finished:
        return {**OPTIONS, "starts": "drawn"}
    return {**OPTIONS, "starts": f"seat {1 - finished[0].first}"}


def verdict(views: Sequence[View]) -> Result:
    """Who wins, from the views of the finished games: points, then prey, then who alone led the defenders."""
    points = [sum(view.scores[seat] for view in views) for seat in SEATS]
    winners, decided_by = _decided(points, _prey(views), _led_defenders(views))
    return ended(points, winners, decided_by, [_sheet(views, seat) for seat in SEATS], [])


def _decided(points: list[int], prey: list[int], defenders: list[bool]) -> tuple[list[int], Said | None]:
    if points[0] != points[1]:
        return [points.index(max(points))], None
    if prey[0] != prey[1]:
        return [prey.index(max(prey))], said("poche-tie-prey", "P5")
    if defenders[0] != defenders[1]:
        return [defenders.index(True)], said("poche-match-tie-defenders", "P5")
    return list(SEATS), said("poche-tie-shared", "P5")


def _prey(views: Sequence[View]) -> list[int]:
    return [sum(len(view.captured[seat]) for view in views) for seat in SEATS]


def _led_defenders(views: Sequence[View]) -> list[bool]:
    return [any(view.clans[seat] == DEFENDERS for view in views) for seat in SEATS]


def _sheet(views: Sequence[View], seat: int) -> list[Line]:
    """Game by game; the prey of both together only breaks ties."""
    games = [Line(said("poche-match-game", number=n), "P5", view.scores[seat], []) for n, view in enumerate(views, 1)]
    return [*games, Line(said("poche-match-prey", prey=_prey(views)[seat]), "P5", None, [])]
