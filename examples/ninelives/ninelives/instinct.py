"""What a cat does without thinking."""

from ronron.kernel import rule

from ninelives.box import Box
from ninelives.rules import NINE, POUNCE, lives
from ninelives.state import State

ENOUGH = 3
"""A cat that lacks no more than this naps."""


@rule
def appeal(box: Box, s: State, decision: int) -> int:
    """The more lives are missing, the better a pounce."""
    return NINE - lives(s, s.to_move) - ENOUGH if decision == POUNCE else 0
