"""Why a column takes no stone."""

from __future__ import annotations

from ronron.games.title import Reason
from ronron.said import Said
from ronron_practice import duel
from ronron_practice.connect4.box import Box
from ronron_practice.connect4.notation import text
from ronron_practice.connect4.rules import over
from ronron_practice.connect4.state import State


def reason(box: Box, s: State, column: int) -> Reason:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return duel.over(s, Said("connect4-why-over"), won="F3", drawn="F4")
    name = text(box, s, column)
    if column >= box.columns:
        return Reason("F1", Said("connect4-why-no-column", {"column": name}))
    return Reason("F2", Said("connect4-why-full", {"column": name}))
