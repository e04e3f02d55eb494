"""Why a column takes no stone."""

from __future__ import annotations

from ronron.said import Said, said
from ronron_practice import duel
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.notation import text
from ronron_practice.connect4.rules import over
from ronron_practice.connect4.state import State


def reason(box: Box, s: State, column: int) -> Said:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return said("connect4-why-over", duel.article_over(s, won="F3", drawn="F4"))
    name = text(box, s, column)
    if column >= box.columns:
        return said("connect4-why-no-column", "F1", column=name)
    return said("connect4-why-full", "F2", column=name)
