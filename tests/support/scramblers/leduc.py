"""Leduc poker: the other card is any that the deck still allows, until a showdown shows both.

The deal stands in the record as `J K`; the public card, if any, as a line `* Q`. A spectator knows neither card.
"""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter

DECK = Counter("JJQQKK")
SHOWDOWN = re.compile(r"\* [JQK]\n(?:  \d (?:call|raise)\n)*scores", re.MULTILINE)


def scramble(record: str, seat: int, dice: random.Random) -> str:
    if SHOWDOWN.search(record):
        return record
    dealt = re.search(r"deal:\n  (\w) (\w)\n", record)
    turned = re.search(r"\n  \* (\w)\n", record)
    assert dealt is not None
    public = turned[1] if turned else ""
    cards = dice.choice(_hands((dealt[1], dealt[2]), public, seat))
    return record.replace(dealt[0], f"deal:\n  {cards[0]} {cards[1]}\n")


def worlds(notation: str, seat: int) -> dict[str, int]:
    first, second, *rest = notation.split()
    public = next((word for word in rest if word in DECK), "")
    if len(rest) > 2 and "f" not in rest[2] and _betting_ended(rest[2]):
        return {notation: 1}
    hands = _hands((first, second), public, seat)
    return dict(Counter(" ".join([*cards, *rest]) for cards in hands))


def _hands(cards: tuple[str, str], public: str, seat: int) -> list[tuple[str, str]]:
    """Every way the two cards can lie, each physical card of the deck on its own."""
    deck = list((DECK - Counter(public)).elements())
    return [hand for hand in itertools.permutations(deck, 2) if seat not in (0, 1) or hand[seat] == cards[seat]]


def _betting_ended(said: str) -> bool:
    return len(said) > 1 and said.endswith("c")


def chances(notation: str) -> dict[str, int]:
    """The public card is one of those nobody was dealt, each as likely."""
    dealt = Counter(notation.split()[:2])
    return dict(DECK - dealt)
