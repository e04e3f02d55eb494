"""Why something cannot be said, or a card not be turned."""

from __future__ import annotations

from ronron.kernel import NATURE
from ronron.said import Said, said
from ronron_practice.leduc.box import Box
from ronron_practice.leduc.rules import FOLD, over
from ronron_practice.leduc.state import NONE, State


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return said("leduc-why-over", "L5" if s.folded == NONE else "L6")
    if s.to_move == NATURE:
        return said("leduc-why-chance", "L4")
    if decision == FOLD:
        return said("leduc-why-nothing-to-fold", "L3")
    return said("leduc-why-two-raises", "L3")
