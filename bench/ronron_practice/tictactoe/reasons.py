"""Why a cell cannot be marked."""

from __future__ import annotations

from ronron.games.title import Reason
from ronron.said import Said
from ronron_practice import duel
from ronron_practice.tictactoe.box import Box
from ronron_practice.tictactoe.notation import text
from ronron_practice.tictactoe.rules import over
from ronron_practice.tictactoe.state import State


def reason(box: Box, s: State, cell: int) -> Reason:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return duel.over(s, Said("tictactoe-why-over"), won="T3", drawn="T4")
    name = text(box, s, cell)
    return Reason("T2", Said("tictactoe-why-marked", {"cell": name}))
