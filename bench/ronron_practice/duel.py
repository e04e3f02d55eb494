"""What two-seat games on an open board have in common."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ronron.errors import PositionError
from ronron.games.title import Reason
from ronron.said import Said

NO_WINNER = -1
SIGNS = "xo"


class Duel(Protocol):
    """The fields both states share."""

    to_move: int
    winner: int


class View(msgspec.Struct, frozen=True):
    """The board, row by row from the top."""

    rows: list[str]
    to_move: int
    winner: int | None


def view(s: Duel, position: str) -> View:
    """The view, the same for every seat, since nothing is hidden."""
    winner = None if s.winner == NO_WINNER else int(s.winner)
    return View(rows=position.split("/"), to_move=int(s.to_move), winner=winner)


def settle_turn(s: Duel, counts: tuple[int, int], lines: tuple[bool, bool]) -> None:
    """Work out whose turn it is, and who has won, from how much each seat has played and who has a line."""
    first, second = counts
    if first - second not in (0, 1):
        raise PositionError(f"{first} x and {second} o: x begins, so there are as many x as o, or one more")
    s.to_move = first - second
    s.winner = NO_WINNER
    if lines[s.to_move]:
        raise PositionError(f"{SIGNS[s.to_move]} has a line, yet the other seat has played since")
    if lines[1 - s.to_move]:
        s.winner = 1 - s.to_move


def over(s: Duel, said: Said, won: str, drawn: str) -> Reason:
    """Why nothing can be played in a finished game: a win, or a full board."""
    return Reason(drawn if s.winner == NO_WINNER else won, said)
