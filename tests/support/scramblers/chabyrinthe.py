"""Chabyrinthe: nobody knows the order of the two piles, but for gutters seen to go under theirs.

Works on text alone. The gutters before the bar of a deal are the original pile, a queue: every `insert` draws one and
shows it. With an open pile the next one lies face up too, unless an insertion is under way. Cats come out of their pile
when others are won; how many did is counted by playing the record again. Twins are alike, so every different order of
what is left is as likely as any other.
"""

from __future__ import annotations

import itertools
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import ronron

DEAL = re.compile(r"(?<=^deal:\n)(?:  .*\n)+", re.MULTILINE)
DECISION = re.compile(r"^  [0-3] (.+)$", re.MULTILINE)
FEW = 2_000

Cards = tuple[str, ...]


def scramble(record: str, seat: int, dice: random.Random) -> str:
    deal = DEAL.search(record)
    assert deal is not None
    decisions = DECISION.findall(record, record.index("\ndecisions:"))
    before, now = Piles.read(deal[0]), Piles.read(_game().read(record).notation())
    seen = min(decisions.count("insert"), len(before.gutters))
    if "\nopen_pile: True\n" in record and not now.in_hand:
        seen += seen < len(before.gutters)
    cats = len(before.cats) - len(now.cats)
    after = before.stacked(_shuffled(before.gutters, seen, dice), _shuffled(before.cats, cats, dice))
    block = "".join(f"  {line}\n" for line in after.write().splitlines())
    return record[: deal.start()] + block + record[deal.end() :]


def worlds(notation: str, seat: int, open_pile: bool = False) -> dict[str, int]:
    many = ManyWorlds(Piles.read(notation), open_pile)
    return many if len(many) > FEW else dict.fromkeys(many.write_all(), 1)


@dataclass
class Piles:
    """A position as written: two piles, and everything else."""

    before: list[str]
    """The lines above the piles."""
    gutters: Cards
    """The gutters before the bar."""
    known: Cards
    cats: Cards
    after: list[str]

    @classmethod
    def read(cls, text: str) -> Piles:
        lines = [line.strip() for line in text.splitlines() if line.strip()]
        at = next(number for number, line in enumerate(lines) if line.startswith("pile:"))
        pile, cats = lines[at].split()[1:], lines[at + 1].split()
        assert cats[0] == "cats:"
        bar = pile.index("|")
        return cls(lines[:at], tuple(pile[:bar]), tuple(pile[bar + 1 :]), tuple(cats[1:]), lines[at + 2 :])

    def write(self) -> str:
        pile, cats = " ".join(["pile:", *self.gutters, "|", *self.known]), " ".join(["cats:", *self.cats])
        return "\n".join([*self.before, pile, cats, *self.after])

    def stacked(self, gutters: Cards, cats: Cards) -> Piles:
        return Piles(self.before, gutters, self.known, cats, self.after)

    @property
    def in_hand(self) -> bool:
        """Whether a gutter is drawn that has not gone in yet."""
        return any(word.startswith("hand=") for word in self.before[0].split())


class ManyWorlds(dict[str, int]):
    """Too many worlds to list; all are equally likely, and `in` checks whether a text is one of them."""

    def __init__(self, piles: Piles, open_pile: bool) -> None:
        super().__init__()
        self.piles = piles
        self.face_up = 1 if open_pile and not piles.in_hand else 0
        self.top, self.unseen = piles.gutters[: self.face_up], piles.gutters[self.face_up :]

    def __len__(self) -> int:
        return min(_orders(self.unseen) * _orders(self.piles.cats), sys.maxsize)

    def __contains__(self, world: object) -> bool:
        assert isinstance(world, str)
        other = Piles.read(world)
        return (
            other.write() == world
            and other.stacked((), ()) == self.piles.stacked((), ())
            and other.gutters[: self.face_up] == self.top
            and Counter(other.gutters) == Counter(self.piles.gutters)
            and Counter(other.cats) == Counter(self.piles.cats)
        )

    def __iter__(self) -> Iterator[str]:
        raise TypeError("too many worlds to go through")

    def write_all(self) -> Iterator[str]:
        for gutters, cats in itertools.product(_arranged(Counter(self.unseen)), _arranged(Counter(self.piles.cats))):
            yield self.piles.stacked(self.top + gutters, cats).write()


@cache
def _game() -> ronron.Game:
    return ronron.load("chabyrinthe")


def _shuffled(pile: Cards, seen: int, dice: random.Random) -> Cards:
    """A pile whose first cards are known."""
    rest = list(pile[seen:])
    dice.shuffle(rest)
    return pile[:seen] + tuple(rest)


def _orders(pile: Cards) -> int:
    """In how many different orders cards can lie."""
    return math.factorial(len(pile)) // math.prod(math.factorial(twins) for twins in Counter(pile).values())


def _arranged(cards: Counter[str]) -> Iterator[Cards]:
    """All different orders in which cards can lie."""
    if not cards:
        yield ()
    for card in sorted(cards):
        for rest in _arranged(cards - Counter([card])):
            yield (card, *rest)
