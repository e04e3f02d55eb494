"""The rules once more, from their articles alone, on text: slow, short and independent of the engine."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from functools import cache

JOINS = {"e": ["NE"], "s": ["NS"], "t": ["WNE"], "x": ["NESW"], "d": ["NE", "SW"], "b": ["NS", "EW"]}
"""The gutters of each shape at rotation 0."""
CARDS = {"e": 10, "s": 6, "t": 4, "x": 2, "d": 2, "b": 2}
POINTS = {3: 5, 4: 5, 5: 5}
SIDES = "NESW"
AWAY = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}
ARROWS = {"N": "^", "E": ">", "S": "v", "W": "<"}
QUARTERS = {"right": 1, "half": 2, "left": 3}
ALL_CATS = 15
PATIENCE = 100

Spot = tuple[int, int, str]
"""A row, a column and a side of the card there."""


@cache
def gutters(card: str) -> list[frozenset[str]]:
    """The sides that each gutter of a card such as `t3` joins as it lies."""
    turned = {side: SIDES[(SIDES.index(side) + int(card[1])) % 4] for side in SIDES}
    return [frozenset(turned[side] for side in gutter) for gutter in JOINS[card[0]]]


@cache
def places(size: int) -> list[Spot]:
    """Clockwise from above the top-left card, each with the card and the side it touches."""
    along = range(size)
    return [
        *((0, column, "N") for column in along),
        *((row, size - 1, "E") for row in along),
        *((size - 1, column, "S") for column in reversed(along)),
        *((row, 0, "W") for row in reversed(along)),
    ]


def name(spot: Spot) -> str:
    """A place as it is written: `a1^`."""
    row, column, side = spot
    return f"{'abcd'[column]}{row + 1}{ARROWS[side]}"


@dataclass
class Table:
    """Everything on the table, as a position tells it."""

    square: list[list[str]]
    cats: dict[int, int]
    """Places and points of those that wait."""
    homes: dict[str, int]
    pile: list[str]
    known: int
    """So many at the bottom of the pile were seen to go there."""
    to_come: list[int]
    won: list[tuple[int, int]]
    """Who, and how many points."""
    phase: str = "act"
    seat: int = 0
    first: int = 0
    turn: int = 1
    idle: int = 0
    actions: int = 2
    inserted: bool = False
    saved: bool = False
    hand: str = ""
    out: str = ""
    took: dict[int, str] = field(default_factory=dict)
    """Homes chosen for cats joined to both."""
    players: int = 2
    free_actions: bool = False

    @classmethod
    def read(cls, text: str, players: int = 2, free_actions: bool = False) -> Table:
        lines = text.splitlines()
        words = dict(word.split("=") for word in lines[0].split())
        *ring, pile, cats, won = [line.split() for line in lines[1:]]
        size = len(ring) - 2
        outside = [
            *ring[0][1:-1],
            *(row[-1] for row in ring[1:-1]),
            *reversed(ring[-1][1:-1]),
            *(row[0] for row in reversed(ring[1:-1])),
        ]
        assert len(outside) == 4 * size
        bar = pile.index("|")
        return cls(
            square=[row[1:-1] for row in ring[1:-1]],
            cats={place: int(token) for place, token in enumerate(outside) if token.isdigit()},
            homes={token: place for place, token in enumerate(outside) if token in "AB"},
            pile=[*pile[1:bar], *pile[bar + 1 :]],
            known=len(pile) - bar - 1,
            to_come=[int(points) for points in cats[1:]],
            won=[(int(word.split(":")[0]), int(word.split(":")[1])) for word in won[1:]],
            phase=words["phase"],
            seat=int(words["seat"]),
            first=int(words["first"]),
            turn=int(words["turn"]),
            idle=int(words["idle"]),
            actions=int(words["actions"]),
            inserted="inserted" in words,
            saved="saved" in words,
            hand=words.get("hand", ""),
            out=words.get("out", ""),
            players=players,
            free_actions=free_actions,
        )

    def copy(self) -> Table:
        return replace(
            self,
            square=[list(row) for row in self.square],
            cats=dict(self.cats),
            homes=dict(self.homes),
            pile=list(self.pile),
            to_come=list(self.to_come),
            won=list(self.won),
            took=dict(self.took),
        )

    @property
    def size(self) -> int:
        return len(self.square)

    def joined(self) -> dict[int, set[str]]:
        """C8: every cat that gutters join to a home, and to which homes."""
        spots = places(self.size)
        at = {spots[place]: home for home, place in self.homes.items()}
        found = {cat: {at[spot] for spot in self.reached(spots[cat]) if spot in at} for cat in self.cats}
        return {cat: homes for cat, homes in found.items() if homes}

    def reached(self, start: Spot) -> set[Spot]:
        """All sides of cards that water can flow to, poured in here."""
        seen, waiting = {start}, deque([start])
        while waiting:
            row, column, side = waiting.popleft()
            ends = [
                (row, column, end) for gutter in gutters(self.square[row][column]) if side in gutter for end in gutter
            ]
            down, across = AWAY[side]
            if ends and 0 <= row + down < self.size and 0 <= column + across < self.size:
                opposite = SIDES[(SIDES.index(side) + 2) % 4]
                if any(opposite in gutter for gutter in gutters(self.square[row + down][column + across])):
                    ends.append((row + down, column + across, opposite))
            for end in ends:
                if end not in seen:
                    seen.add(end)
                    waiting.append(end)
        return seen

    def legal(self) -> set[str]:
        """C5–C7, C10: what may be said now."""
        if self.phase == "act":
            cells = [f"{'abcd'[column]}{row + 1}" for row in range(self.size) for column in range(self.size)]
            turns = {f"turn {cell} {way}" for cell in cells for way in QUARTERS}
            return turns | ({"insert"} if self.free_actions or not self.inserted else set())
        if self.phase == "where":
            return {f"out {name(spot)}" for spot in places(self.size)}
        if self.phase == "facing":
            return {f"face {facing}" for facing in range(4)}
        if self.phase == "home":
            return {"home A", "home B"}
        assert self.phase == "over", self.phase
        return set()

    def after(self, said: str) -> Table:
        """The table when all that follows from a decision has happened."""
        assert said in self.legal(), (said, self.phase)
        word, *more = said.split()
        if word == "turn":
            table = self.turned(said)
            table._act()
            return table
        table = self.copy()
        if word == "insert":
            table.known -= table.known == len(table.pile)
            table.hand, table.phase = table.pile.pop(0), "where"
        elif word == "out":
            table.out, table.phase = more[0], "facing"
        elif word == "face":
            table._push(f"{table.hand}{more[0]}")
            table.hand, table.out, table.inserted = "", "", True
            table._act()
        else:
            table.took[table.undecided()[0]] = more[0]
            table._settle()
        return table

    def turned(self, said: str) -> Table:
        """C6: one card lies another way, and nothing has followed yet."""
        table = self.copy()
        _, cell, way = said.split()
        row, column = int(cell[1]) - 1, "abcd".index(cell[0])
        card = table.square[row][column]
        table.square[row][column] = f"{card[0]}{(int(card[1]) + QUARTERS[way]) % 4}"
        return table

    def _push(self, card: str) -> None:
        """C7: the line moves towards the card that leaves it."""
        row, column, side = next(spot for spot in places(self.size) if name(spot) == self.out)
        down, across = AWAY[side]
        self.pile.append(self.square[row][column][0])
        self.known += 1
        for _ in range(self.size - 1):
            self.square[row][column] = self.square[row - down][column - across]
            row, column = row - down, column - across
        self.square[row][column] = card

    def _act(self) -> None:
        self.actions -= 1
        self._settle()

    def undecided(self) -> list[int]:
        return sorted(cat for cat, homes in self.joined().items() if len(homes) == 2 and cat not in self.took)

    def _settle(self) -> None:
        """C8–C13: cats are won as long as any is joined; then the turn goes on or passes."""
        while cats := self.joined():
            last = len(self.won) + len(cats) == ALL_CATS
            if self.undecided() and not last:
                self.phase = "home"
                return
            self.won += [(self.seat, self.cats.pop(cat)) for cat in sorted(cats)]
            self.saved = True
            if last:
                self.phase = "over"
                return
            used = {self.took.get(cat) or next(iter(homes)) for cat, homes in cats.items()}
            self.took = {}
            for home in sorted(used, key=self.homes.__getitem__):
                self.homes[home] = self._free_after(self.homes[home])
            for cat in sorted(cats):
                if self.to_come:
                    self.cats[self._free_after(cat)] = self.to_come.pop(0)
        self.phase = "act"
        if self.actions == 0:
            self._pass()

    def _free_after(self, place: int) -> int:
        """C9: the next place clockwise that is not occupied."""
        taken = {*self.cats, *self.homes.values()}
        while True:
            place = (place + 1) % (4 * self.size)
            if place not in taken:
                return place

    def _pass(self) -> None:
        """C4, C17."""
        self.idle = 0 if self.saved else self.idle + 1
        self.inserted, self.saved = False, False
        if self.idle == PATIENCE:
            self.phase = "over"
            return
        self.turn, self.seat = self.turn + 1, (self.seat + 1) % self.players
        self.actions = 2

    def points(self, seat: int) -> int:
        return sum(points for who, points in self.won if who == seat)

    def winners(self) -> list[int]:
        """C14, C15, C17: of a game that is over."""
        if self.players == 1:
            return [0] if len(self.won) == ALL_CATS else []
        ranks = [(self.points(seat), [who for who, _ in self.won].count(seat)) for seat in range(self.players)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def scores(self) -> list[int]:
        """C13, C15."""
        return [self.turn] if self.players == 1 else [self.points(seat) for seat in range(self.players)]
