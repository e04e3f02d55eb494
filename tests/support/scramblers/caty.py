"""Caty Mini: other hands and the piles are anybody's guess, but for their colours and for tiles seen when played.

Works on text alone. Of every tile the deal says where it lay and the decisions say who came to have it: the next of a
pile goes to whoever chooses that pile. A tile that somebody else played was theirs, dealt or drawn; a tile never played
can be exchanged with any other of its colour that this seat has not seen. All tiles differ, so every way in which the
unseen ones can lie is as likely as any other.
"""

from __future__ import annotations

import itertools
import math
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

WALLS = {
    "turquoise": ("chair", "bed", "drawers", "lamp", "bookcase"),
    "yellow": ("table", "armchair", "sideboard", "clock", "radio"),
    "red": ("sofa", "wardrobe", "mirror", "chest", "bedside"),
    "violet": ("piano", "desk", "stool", "fishtank", "plantstand"),
}
FURNITURE = [name for names in WALLS.values() for name in names]
WALL_OF = {name: wall for wall, names in WALLS.items() for name in names}
DEAL = re.compile(r"(?<=^deal:\n)(?:  .*\n)+", re.MULTILINE)
DECISION = re.compile(r"^  ([0-3]) (\w+) (\w+)$", re.MULTILINE)
FEW = 2_000

Tiles = tuple[str, ...]
Hands = tuple[frozenset[str], ...]
Piles = dict[str, Tiles]
Lie = tuple[Hands, Tiles]
"""How the tiles of one wall lie: in hands and in their pile."""


def scramble(record: str, seat: int, dice: random.Random) -> str:
    deal = DEAL.search(record)
    assert deal is not None
    decisions = DECISION.findall(record, record.index("\ndecisions:"))
    before = Table.read(deal[0])
    after = before
    for wall in WALLS:
        drawers = [int(who) for who, verb, what in decisions if (verb, what) == ("pile", wall)]
        played = {what: int(who) for who, verb, what in decisions if verb == "play"}
        after = after.with_wall(wall, _another_way(before, wall, drawers, played, seat, dice))
    block = "".join(f"  {line}\n" for line in after.write().splitlines())
    return record[: deal.start()] + block + record[deal.end() :]


def worlds(notation: str, seat: int) -> dict[str, int]:
    many = ManyWorlds(Table.read(notation), seat)
    return many if len(many) > FEW else dict.fromkeys(many.write_all(), 1)


@dataclass
class Table:
    """A position as written: hands, piles, and everything else."""

    first: str
    seats: list[str]
    """Each seat's line up to its hand."""
    hands: Hands
    order: str
    piles: Piles
    tokens: str

    @classmethod
    def read(cls, text: str) -> Table:
        first, *seats, order, piles, tokens = [line.strip() for line in text.splitlines() if line.strip()]
        parts = [line.rpartition("hand=") for line in seats]
        heaps = dict(word.split("=") for word in piles.split()[1:])
        return cls(
            first,
            [before for before, _, _ in parts],
            tuple(frozenset(_words(hand)) for _, _, hand in parts),
            order,
            {wall: _words(tiles) for wall, tiles in heaps.items()},
            tokens,
        )

    def write(self) -> str:
        hands = [",".join(sorted(hand, key=FURNITURE.index)) or "-" for hand in self.hands]
        seats = [f"{before}hand={hand}" for before, hand in zip(self.seats, hands, strict=True)]
        piles = " ".join(["piles:", *(f"{wall}={','.join(tiles) or '-'}" for wall, tiles in self.piles.items())])
        return "\n".join([self.first, *seats, self.order, piles, self.tokens])

    def wall(self, wall: str) -> Lie:
        """The tiles of a wall, where they lie."""
        return tuple(hand & {*WALLS[wall]} for hand in self.hands), self.piles[wall]

    def with_wall(self, wall: str, lie: Lie) -> Table:
        """The same, but that the tiles of this wall lie in another way."""
        hands, pile = lie
        mixed = tuple(hand - {*WALLS[wall]} | mine for hand, mine in zip(self.hands, hands, strict=True))
        return replace(self, hands=mixed, piles={**self.piles, wall: pile})

    def without_tiles(self) -> Table:
        """Everything that is public, without the colours of tiles."""
        return replace(self, hands=(), piles={})

    def colours(self) -> list[Counter[str]]:
        return [Counter(WALL_OF[tile] for tile in hand) for hand in self.hands]


class ManyWorlds(dict[str, int]):
    """Too many worlds to list; all are equally likely, and `in` checks whether a text is one of them."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table, self.seat = table, seat

    def __len__(self) -> int:
        ways = 1
        for wall in WALLS:
            hands, pile = self.table.wall(wall)
            others = [len(hand) for owner, hand in enumerate(hands) if owner != self.seat]
            unseen = sum(others) + len(pile)
            ways *= math.factorial(unseen) // math.prod(map(math.factorial, others))
        return min(ways, sys.maxsize)

    def __contains__(self, world: object) -> bool:
        assert isinstance(world, str)
        other = Table.read(world)
        return (
            other.write() == world
            and other.without_tiles() == self.table.without_tiles()
            and other.colours() == self.table.colours()
            and {wall: len(pile) for wall, pile in other.piles.items()}
            == {wall: len(pile) for wall, pile in self.table.piles.items()}
            and all(WALL_OF[tile] == wall for wall, pile in other.piles.items() for tile in pile)
            and _all_tiles(other) == _all_tiles(self.table)
            and (self.seat < 0 or other.hands[self.seat] == self.table.hands[self.seat])
        )

    def __iter__(self) -> Iterator[str]:
        raise TypeError("too many worlds to go through")

    def write_all(self) -> Iterator[str]:
        for lies in itertools.product(*(self._lies(wall) for wall in WALLS)):
            world = self.table
            for wall, lie in zip(WALLS, lies, strict=True):
                world = world.with_wall(wall, lie)
            yield world.write()

    def _lies(self, wall: str) -> list[Lie]:
        hands, pile = self.table.wall(wall)
        others = [hand for owner, hand in enumerate(hands) if owner != self.seat]
        unseen = frozenset(pile).union(*others)
        found = []
        for guessed, rest in _dealt(unseen, [len(hand) for hand in others]):
            mine = guessed if self.seat < 0 else (*guessed[: self.seat], hands[self.seat], *guessed[self.seat :])
            found += [(mine, order) for order in itertools.permutations(sorted(rest))]
        return found


def _another_way(
    table: Table, wall: str, drawers: list[int], played: dict[str, int], seat: int, dice: random.Random
) -> Lie:
    """How else the tiles of a wall may have been dealt, for all that a seat saw."""
    hands, pile = table.wall(wall)
    nobody = len(hands)
    places = [(owner, tile) for owner, hand in enumerate(hands) for tile in sorted(hand)]
    places += zip([*drawers, *itertools.repeat(nobody, len(pile) - len(drawers))], pile, strict=True)
    unseen = [tile for owner, tile in places if owner != seat and tile not in played]
    dice.shuffle(unseen)
    others: dict[int, list[str]] = {}
    for owner in range(nobody + 1):
        shown = [tile for tile, who in played.items() if (who, WALL_OF[tile]) == (owner, wall)]
        count = sum(place[0] == owner for place in places) - len(shown)
        if owner != seat:
            others[owner] = shown + [unseen.pop() for _ in range(count)]
            dice.shuffle(others[owner])
    lying = [tile if owner == seat else others[owner].pop() for owner, tile in places]
    dealt = [frozenset(lying[place] for place in _span(hands, owner)) for owner in range(nobody)]
    return tuple(dealt), tuple(lying[len(lying) - len(pile) :])


def _span(hands: Hands, owner: int) -> range:
    """Which places are a hand's, all hands lying one after the other."""
    start = sum(len(hand) for hand in hands[:owner])
    return range(start, start + len(hands[owner]))


def _dealt(tiles: frozenset[str], sizes: list[int]) -> Iterator[tuple[Hands, frozenset[str]]]:
    """Every way to deal hands of these sizes, and what is left."""
    if not sizes:
        yield (), tiles
        return
    for hand in itertools.combinations(sorted(tiles), sizes[0]):
        for hands, rest in _dealt(tiles - {*hand}, sizes[1:]):
            yield (frozenset(hand), *hands), rest


def _all_tiles(table: Table) -> list[str]:
    return sorted([*itertools.chain(*table.hands), *itertools.chain(*table.piles.values())])


def _words(text: str) -> Tiles:
    return () if text == "-" else tuple(text.split(","))
