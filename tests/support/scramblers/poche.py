"""Chats de poche: face-down tiles and their facings are anybody's guess, and so are clan cards never shown.

Works on text alone. The tiles of a deal stand in it row by row, face down as `(M6)`; which of them have been turned
face up since is followed through the decisions: `flip b3`, `to c3`, and the centre when the second clan is chosen.
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

CLANS = ("royal", "gourmet", "crook", "defender", "chaos", "power", "ghost")
CELLS = [f"{column}{row}" for row in "12345" for column in "abcde"]
CENTRE = CELLS.index("c3")
DEAL = re.compile(r"(?<=^deal:\n)(?:  .*\n)+", re.MULTILINE)
DECISION = re.compile(r"^  [01] (.+)$", re.MULTILINE)
FEW = 2_000

Hands = tuple[str, str]


def scramble(record: str, seat: int, dice: random.Random) -> str:
    deal = DEAL.search(record)
    assert deal is not None
    decisions = DECISION.findall(record, record.index("\ndecisions:"))
    before = Table.read(deal[0])
    chosen, hidden = _follow(before, decisions)
    names = [before.tiles[cell] for cell in hidden]
    dice.shuffle(names)
    tiles = list(before.tiles)
    for cell, name in zip(hidden, names, strict=True):
        tiles[cell] = _turned(name, dice.randrange(4))
    after = Table(before.header, tiles)
    if before.hands:
        after = after.dealt(dice.choice(_possible_hands(before, chosen, seat)))
    block = "".join(f"  {line}\n" for line in after.write().splitlines())
    return record[: deal.start()] + block + record[deal.end() :]


def worlds(notation: str, seat: int) -> dict[str, int]:
    table = Table.read(notation)
    hands = _possible_hands(table, table.clans, seat) if table.hands else []
    many = ManyWorlds(table, hands)
    return many if len(many) > FEW else dict.fromkeys(many.write_all(), 1)


@dataclass
class Table:
    """A position as written: what its first line says, and 25 tiles."""

    header: dict[str, str]
    tiles: list[str]

    @classmethod
    def read(cls, text: str) -> Table:
        first, *rows = [line.split() for line in text.splitlines() if line.strip()]
        return cls(dict(word.split("=") for word in first), [tile for row in rows for tile in row])

    def write(self) -> str:
        first = " ".join(f"{key}={value}" for key, value in self.header.items())
        return "\n".join([first, *(" ".join(self.tiles[start : start + 5]) for start in range(0, 25, 5))])

    def dealt(self, hands: Hands) -> Table:
        return Table({**self.header, "hands": ",".join(hands)}, self.tiles)

    @property
    def clans(self) -> list[str]:
        return self.header["clans"].split(",")

    @property
    def hands(self) -> list[str]:
        return self.header["hands"].split(",") if "hands" in self.header else []

    @property
    def hidden(self) -> list[int]:
        return [cell for cell, tile in enumerate(self.tiles) if tile.startswith("(")]


class ManyWorlds(dict[str, int]):
    """Too many worlds to list; all are equally likely, and `in` checks whether a text is one of them."""

    def __init__(self, table: Table, hands: list[Hands]) -> None:
        super().__init__()
        self.table, self.hands = table, hands
        self.unseen = Counter(_dog(table.tiles[cell]) for cell in table.hidden)

    def __len__(self) -> int:
        facings = math.prod(len(_ways(name)) for name in self.unseen)
        return min(math.factorial(self.unseen.total()) * facings * max(1, len(self.hands)), sys.maxsize)

    def __contains__(self, world: object) -> bool:
        assert isinstance(world, str)
        other = Table.read(world)
        if other.write() != world or other.hidden != self.table.hidden:
            return False
        if any(name != mine for name, mine in zip(other.tiles, self.table.tiles, strict=True) if mine[0] != "("):
            return False
        if Counter(_dog(other.tiles[cell]) for cell in other.hidden) != self.unseen:
            return False
        if self.hands and (len(other.hands) != 2 or (other.hands[0], other.hands[1]) not in self.hands):
            return False
        return list((other.header | {"hands": ""}).items()) == list((self.table.header | {"hands": ""}).items())

    def __iter__(self) -> Iterator[str]:
        raise TypeError("too many worlds to go through")

    def write_all(self) -> Iterator[str]:
        tables = [self.table.dealt(hands) for hands in self.hands] or [self.table]
        names = [self.table.tiles[cell] for cell in self.table.hidden]
        for table, order in itertools.product(tables, itertools.permutations(names)):
            for ways in itertools.product(*([_turned(name, way) for way in _ways(name)] for name in order)):
                tiles = list(table.tiles)
                for cell, name in zip(table.hidden, ways, strict=True):
                    tiles[cell] = name
                yield Table(table.header, tiles).write()


def _follow(table: Table, decisions: list[str]) -> tuple[list[str], list[int]]:
    """The clans chosen so far, and the cells of the deal whose tiles nobody has seen since."""
    chosen, hidden = table.clans, set(table.hidden)
    lies = list(range(25))
    """For each cell, the cell of the deal that its tile came from."""
    moving = CELLS.index(table.header.get("moving", table.header.get("cell", "c3")))
    to_choose = [int(table.header["first"]), 1 - int(table.header["first"])]
    for word, *where in [decision.split() for decision in decisions]:
        if word in CLANS:
            chosen[next(seat for seat in to_choose if chosen[seat] == "-")] = word
            if "-" not in chosen:
                hidden.discard(CENTRE)
        elif word in ("flip", "move"):
            moving = CELLS.index(where[0])
            hidden.discard(lies[moving])
        elif word == "to":
            target = CELLS.index(where[0])
            lies[moving], lies[target] = lies[target], lies[moving]
        else:
            assert word in ("stay", "turn", "decline"), word
    return chosen, sorted(hidden)


def _possible_hands(table: Table, chosen: list[str], seat: int) -> list[Hands]:
    """Clan cards as this seat must think they may have been dealt, in the way they are written."""
    cards = [[] if hand == "-" else hand.split("+") for hand in table.hands]
    first = int(table.header["first"])
    if len(cards[1 - first]) == 3:
        return [
            (_hand(one), _hand(other))
            for one, other in itertools.product(itertools.combinations(CLANS, 3), repeat=2)
            if not set(one) & set(other)
            and all(clan in (*hand, "-") for clan, hand in zip(chosen, (one, other), strict=True))
            and (seat not in (0, 1) or cards[seat] == list((one, other)[seat]))
        ]
    if seat == first or (seat == 1 - first and chosen[first] != "-"):
        return [(table.hands[0], table.hands[1])]
    possible: list[Hands] = []
    for drawn in itertools.combinations(CLANS, 3):
        if all(clan in (*drawn, "-") for clan in chosen):
            passed_on = [clan for clan in drawn if clan != chosen[first]] if cards[1 - first] else []
            hands = _hand(drawn), _hand(passed_on)
            possible.append(hands if first == 0 else (hands[1], hands[0]))
    return possible


def _hand(cards: tuple[str, ...] | list[str]) -> str:
    return "+".join(cards) or "-"


def _ways(name: str) -> range:
    return range(4 if "D" in name else 1)


def _dog(name: str) -> str:
    """A tile without its facing, if it is a dog."""
    return re.sub(r"\^[0-3]", "", name)


def _turned(name: str, quarters: int) -> str:
    return re.sub(r"\^[0-3]", f"^{quarters}", name)
