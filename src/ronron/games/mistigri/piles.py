"""Piles of cards: hands, the discard, what somebody knows of a hand.

Equal cards cannot be told apart, so a pile only says how many cards of each kind there are. It does so with sets of
kinds: those with at least one card, those with at least two, and so on.
"""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from ronron.games.mistigri.box import MOST_ALIKE, Box
from ronron.kernel import Generator, below, bit, has, lowest, popcount, rule
from ronron.kernel.bits import members

Pile: TypeAlias = npt.NDArray[np.int64]


@rule
def copies(pile: Pile, kind: int) -> int:
    """How many cards of a kind there are."""
    number = 0
    while number < MOST_ALIKE and has(pile[number], kind):
        number += 1
    return number


@rule
def add(pile: Pile, kind: int) -> None:
    """Put a card on a pile."""
    pile[copies(pile, kind)] |= bit(kind)


@rule
def remove(pile: Pile, kind: int) -> None:
    """Take a card that is there from a pile."""
    pile[copies(pile, kind) - 1] &= ~bit(kind)


@rule
def size(pile: Pile) -> int:
    """How many cards there are."""
    cards = 0
    number = 0
    while number < MOST_ALIKE and pile[number] != 0:
        cards += popcount(pile[number])
        number += 1
    return cards


@rule
def worth(box: Box, pile: Pile) -> int:
    """The sum of their values."""
    total = 0
    number = 0
    while number < MOST_ALIKE and pile[number] != 0:
        kinds = pile[number]
        while kinds != 0:
            total += box.values[lowest(kinds)]
            kinds &= kinds - 1
        number += 1
    return total


@rule
def pick_card(rng: Generator, pile: Pile) -> int:
    """Any card of a pile, each as likely; its kind."""
    left = below(rng, size(pile))
    number = 0
    while left >= popcount(pile[number]):
        left -= popcount(pile[number])
        number += 1
    kinds = pile[number]
    for _ in range(left):
        kinds &= kinds - 1
    return lowest(kinds)


def kinds_in(pile: Pile) -> list[int]:
    """The kinds of all cards in order, for Python callers."""
    return sorted(kind for kinds in pile.tolist() if kinds for kind in members(kinds))
