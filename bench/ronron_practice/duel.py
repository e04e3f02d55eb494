"""What two-seat games on an open board have in common."""

from __future__ import annotations

from typing import Protocol

import msgspec

NO_WINNER = -1


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


def article_over(s: Duel, won: str, drawn: str) -> str:
    """Why nothing can be played in a finished game: the article of a win, or that of a full board."""
    return drawn if s.winner == NO_WINNER else won
