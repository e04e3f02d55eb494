"""A deck, or a hand, as a count for each kind of card: equal cards are alike, and their order is nobody's business.

The counts are a field of a record, or a slice of one. These are rules, so compiled rules may call them.

>>> import numpy as np
>>> deck = np.array([2, 0, 3])
>>> total(deck), kinds_in(deck), kind_at(deck, 2)
(5, 5, 2)
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy.typing as npt

from ronron.kernel import Generator, Ints, below, bit, rule

Counts: TypeAlias = Ints | npt.NDArray[Any]


@rule
def total(counts: Counts) -> int:
    """How many cards there are."""
    cards = 0
    for kind in range(len(counts)):
        cards += counts[kind]
    return int(cards)


@rule
def kinds_in(counts: Counts) -> int:
    """The kinds of which there is a card, as a set."""
    kinds = 0
    for kind in range(len(counts)):
        if counts[kind] > 0:
            kinds |= bit(kind)
    return kinds


@rule
def kind_at(counts: Counts, place: int) -> int:
    """The kind of the card at a place, counted from 0, if the cards lay in the order of their kinds."""
    kind = 0
    while place >= counts[kind]:
        place -= counts[kind]
        kind += 1
    return kind


@rule
def draw(counts: Counts, rng: Generator) -> int:
    """Take a card away, each as likely; its kind. There must be one."""
    kind = kind_at(counts, below(rng, total(counts)))
    counts[kind] -= 1
    return kind
