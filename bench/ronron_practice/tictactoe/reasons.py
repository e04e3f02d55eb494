"""Why a cell cannot be marked."""

from __future__ import annotations

from ronron.said import Said, said
from ronron_practice import duel
from ronron_practice.tictactoe.box import Box
from ronron_practice.tictactoe.notation import text
from ronron_practice.tictactoe.rules import over
from ronron_practice.tictactoe.state import State


def reason(box: Box, s: State, cell: int) -> Said:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return said("tictactoe-why-over", duel.article_over(s, won="T3", drawn="T4"))
    name = text(box, s, cell)
    return said("tictactoe-why-marked", "T2", cell=name)
