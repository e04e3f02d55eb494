"""Why something cannot be said, or a card not be turned."""

from __future__ import annotations

from ronron.games.title import Reason
from ronron.kernel import NATURE
from ronron.said import Said
from ronron_practice.leduc.box import Box
from ronron_practice.leduc.rules import FOLD, over
from ronron_practice.leduc.state import NONE, State


def reason(box: Box, s: State, decision: int) -> Reason:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return Reason("L5" if s.folded == NONE else "L6", Said("leduc-why-over"))
    if s.to_move == NATURE:
        return Reason("L4", Said("leduc-why-chance"))
    if decision == FOLD:
        return Reason("L3", Said("leduc-why-nothing-to-fold"))
    return Reason("L3", Said("leduc-why-two-raises"))
