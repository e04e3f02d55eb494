"""What can be wrong with the box of Leduc poker; the shape of its file follows from the box."""

from __future__ import annotations

from collections.abc import Iterator

from ronron.games.complaints import expected
from ronron.said import Said, said
from ronron_practice.leduc.box import RANKS, ROUNDS, Box

MOST_STAKED = 13
MOST_COPIES = 20


def check(box: Box) -> list[Said]:
    """What is wrong, by key, and what it should be."""
    return [*_check_cards(box.copies.tolist()), *_check_stakes(box.ante, box.raises.tolist())]


def _check_cards(copies: list[int]) -> Iterator[Said]:
    if max(copies) > MOST_COPIES:
        yield expected("copies", said("error-values-each", count=RANKS, lowest=0, highest=MOST_COPIES), copies)
    elif sum(copies) < 3:
        yield expected("copies", said("leduc-error-three-cards"), sum(copies))


def _check_stakes(ante: int, raises: list[int]) -> Iterator[Said]:
    if min(raises) < 1:
        yield expected("raises", said("leduc-error-raises", count=ROUNDS), raises)
    elif ante < 1 or ante + 2 * sum(raises) > MOST_STAKED:
        yield said("leduc-error-ante", most=MOST_STAKED)
