"""What kernels and search share: who is to decide, a decision with its consequences, a random or appealing decision."""

from __future__ import annotations

from ronron.kernel.bits import bit, lowest, pick
from ronron.kernel.dispatch import (
    CONSEQUENCES,
    NOBODY,
    Box,
    State,
    advance,
    appeal,
    chances,
    forced,
    legal,
    nature,
    over,
    play,
    turn,
)
from ronron.kernel.generator import Generator, below
from ronron.kernel.rule import rule


@rule
def to_decide(box: Box, s: State) -> tuple[int, int]:
    """Who is to decide (a seat, NATURE, NOBODY or CONSEQUENCES), and the set of decisions open to them."""
    if forced(box, s):
        return CONSEQUENCES, 0
    if over(box, s):
        return NOBODY, 0
    return turn(box, s), legal(box, s)


@rule
def settle(box: Box, s: State) -> None:
    """Carry out all forced consequences."""
    while forced(box, s):
        advance(box, s)


@rule
def play_and_settle(box: Box, s: State, decision: int) -> None:
    """Play a decision and carry out its consequences."""
    play(box, s, decision)
    settle(box, s)


@rule
def drawn(box: Box, s: State, rng: Generator, outcomes: int) -> int:
    """A random outcome of nature, by its chances."""
    total = 0
    rest = outcomes
    while rest != 0:
        total += chances(box, s, lowest(rest))
        rest &= rest - 1
    left = below(rng, total)
    rest = outcomes
    outcome = lowest(rest)
    left -= chances(box, s, outcome)
    while left >= 0:
        rest &= rest - 1
        outcome = lowest(rest)
        left -= chances(box, s, outcome)
    return outcome


@rule
def chosen(box: Box, s: State, rng: Generator, mask: int) -> int:
    """A random decision: by its chances if nature is to move, uniform if a seat is."""
    if nature(box, s):
        return drawn(box, s, rng, mask)
    return pick(rng, mask)


@rule
def most_appealing(box: Box, s: State, rng: Generator, mask: int) -> int:
    """The decision with the highest `appeal`; a random one of them where several have it."""
    best = 0
    value = appeal(box, s, lowest(mask))
    while mask != 0:
        decision = lowest(mask)
        mask &= mask - 1
        seen = appeal(box, s, decision)
        if seen > value:
            best, value = 0, seen
        if seen == value:
            best |= bit(decision)
    return pick(rng, best)
