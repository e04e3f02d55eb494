"""Why something cannot be done now."""

from ronron.said import Said, said

from ninelives.box import Box
from ninelives.rules import POUNCE, over
from ninelives.state import State


def reason(box: Box, s: State, decision: int) -> Said:
    """The article that refuses, and a sentence."""
    if over(box, s):
        return said("ninelives-why-over", "N5")
    if s.drawing == 0 and decision == POUNCE:
        return said("ninelives-why-nap", "N4")
    return said("ninelives-why-chance", "N3")
