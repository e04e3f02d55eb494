"""Who knows what in Leduc poker: your own card, and both after a showdown."""

from __future__ import annotations

from ronron.kernel import Generator, rule
from ronron_practice.leduc.box import Box
from ronron_practice.leduc.rules import draw
from ronron_practice.leduc.state import UNKNOWN, State


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """L1, L5, L6: cards stay hidden from others until a showdown; a fold shows nothing."""
    for owner in range(2):
        if owner != seat and s.shown == 0:
            s.cards[owner] = UNKNOWN


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """L1: a card one has not seen is any of those left."""
    for owner in range(2):
        if s.cards[owner] == UNKNOWN:
            s.cards[owner] = draw(box, s, rng)


def knows(box: Box, s: State, decision: int, seat: int) -> bool:
    """All that is said, and the public card, is open."""
    return True
