"""The box of Leduc poker: the deck and the stakes."""

from __future__ import annotations

from typing import Annotated

import msgspec

from ronron.kernel import Ints, Record

RANKS = 3
ROUNDS = 2
LETTERS = ["J", "Q", "K"]
MOST_STAKED = 13
MOST_COPIES = 20


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    ranks: list[str]
    copies: list[int]
    ante: int
    raises: list[int]


class Box(Record):
    """How many cards of each rank there are, and what is staked."""

    copies: Annotated[Ints, RANKS]
    ante: int
    raises: Annotated[Ints, ROUNDS]


def check(components: Components) -> list[str]:
    """What is wrong, in sentences that name the key."""
    complaints = []
    if components.ranks != LETTERS:
        complaints.append(f"ranks: expected {LETTERS}, found {components.ranks}")
    if len(components.copies) != RANKS or not all(0 <= copies <= MOST_COPIES for copies in components.copies):
        complaints.append(f"copies: expected {RANKS} numbers from 0 to {MOST_COPIES}, found {components.copies}")
    elif sum(components.copies) < 3:
        complaints.append(f"copies: expected at least 3 cards in all, found {sum(components.copies)}")
    if len(components.raises) != ROUNDS or not all(amount > 0 for amount in components.raises):
        complaints.append(f"raises: expected {ROUNDS} numbers above 0, found {components.raises}")
    elif components.ante < 1 or components.ante + 2 * sum(components.raises) > MOST_STAKED:
        complaints.append(f"ante: expected at least 1, and at most {MOST_STAKED} staked after two raises a round")
    return complaints


def fill(components: Components, box: Box) -> None:
    """Copy the values of the file."""
    box.copies[:] = components.copies
    box.ante = components.ante
    box.raises[:] = components.raises
