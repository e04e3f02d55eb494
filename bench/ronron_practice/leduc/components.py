"""The component file of Leduc poker: its shape, what is wrong with it, and the box it becomes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ronron.games.complaints import expected
from ronron.said import Said, said
from ronron_practice.leduc.box import LETTERS, RANKS, ROUNDS, Box

MOST_STAKED = 13
MOST_COPIES = 20


class Components(msgspec.Struct, forbid_unknown_fields=True):
    """The component file."""

    ranks: list[str]
    copies: list[int]
    ante: int
    raises: list[int]


def check(components: Components) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    return [*_check_cards(components), *_check_stakes(components)]


def _check_cards(components: Components) -> Iterator[Said]:
    if components.ranks != LETTERS:
        yield expected("ranks", str(LETTERS), components.ranks)
    if len(components.copies) != RANKS or not all(0 <= copies <= MOST_COPIES for copies in components.copies):
        yield expected(
            "copies", said("error-values-each", count=RANKS, lowest=0, highest=MOST_COPIES), components.copies
        )
    elif sum(components.copies) < 3:
        yield expected("copies", said("leduc-error-three-cards"), sum(components.copies))


def _check_stakes(components: Components) -> Iterator[Said]:
    if len(components.raises) != ROUNDS or not all(amount > 0 for amount in components.raises):
        yield expected("raises", said("leduc-error-raises", count=ROUNDS), components.raises)
    elif components.ante < 1 or components.ante + 2 * sum(components.raises) > MOST_STAKED:
        yield said("leduc-error-ante", most=MOST_STAKED)


def fill(components: Components, box: Box) -> None:
    """Copy the values of the file."""
    box.copies[:] = components.copies
    box.ante = components.ante
    box.raises[:] = components.raises
