"""The rules once more, from their articles alone, on text: slow, short and independent of the engine."""

from __future__ import annotations

from dataclasses import dataclass, field
from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction
from functools import cache

WALLS = {
    "turquoise": ("chair", "bed", "drawers", "lamp", "bookcase"),
    "yellow": ("table", "armchair", "sideboard", "clock", "radio"),
    "red": ("sofa", "wardrobe", "mirror", "chest", "bedside"),
    "violet": ("piano", "desk", "stool", "fishtank", "plantstand"),
}
WALL_OF = {name: wall for wall, names in WALLS.items() for name in names}
FURNITURE = [name for names in WALLS.values() for name in names]
SLOTS = {"A": (0, 1, 2, 3, 4), "B": (1, 3, 0, 4, 2), "C": (2, 4, 1, 0, 3), "D": (3, 0, 4, 2, 1)}
"""Which furniture of its wall stands in each slot, clockwise."""
CENTRES = {
    "block": ((250, 230), (730, 770), (350, 530), (730, 730)),
    "ball": ((190, 480), (530, 650), (490, 340), (230, 750)),
    "mouse": ((820, 560), (340, 510), (480, 800), (480, 810)),
    "car": ((740, 790), (800, 520), (570, 590), (560, 180)),
    "teddy": ((770, 270), (590, 430), (730, 270), (790, 260)),
    "top": ((650, 470), (270, 270), (750, 770), (270, 230)),
    "train": ((510, 660), (770, 250), (810, 520), (470, 350)),
    "duck": ((520, 200), (520, 190), (180, 440), (660, 490)),
    "rocket": ((430, 410), (440, 820), (260, 210), (200, 480)),
    "doll": ((270, 730), (210, 740), (230, 730), (410, 570)),
}
"""Of each toy on the boards A to D."""
TOYS = list(CENTRES)
RADIUS = 55
VALUES = [2, 2, 3, 3, 4]
STRING, UNDER = 14_000_000, 120_000
"""In thousandths, as all lengths here."""
ROUNDS = 12
MORE = {2: 3, 3: 1, 4: 0}
REMOVED = {2: 2, 3: 1, 4: 0}

Point = tuple[int, int]


def notch(board: str, name: str) -> Point:
    """Where a notch such as `piano1` is."""
    furniture, side = name[:-1], int(name[-1])
    wall = WALL_OF[furniture]
    slot = SLOTS[board].index(WALLS[wall].index(furniture))
    along = 100 + 200 * slot + (60 if side else -60)
    return {
        "turquoise": (along, 0),
        "yellow": (1000, along),
        "red": (1000 - along, 1000),
        "violet": (0, 1000 - along),
    }[wall]


def other(name: str) -> str:
    """The notch at the other end of the furniture."""
    return f"{name[:-1]}{1 - int(name[-1])}"


def distance(start: Point, end: Point) -> int:
    """In thousandths, rounded half up."""
    squared = Decimal((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2)
    exact = squared.sqrt(Context(prec=40))
    return int(exact.quantize(Decimal("0.001"), ROUND_HALF_UP) * 1000)


def touches(start: Point, end: Point, centre: Point, radius: int = RADIUS) -> bool:
    """Does the straight piece come as near to the centre as the radius? In exact fractions."""
    ahead = (end[0] - start[0], end[1] - start[1])
    aside = (centre[0] - start[0], centre[1] - start[1])
    squared = ahead[0] ** 2 + ahead[1] ** 2
    share = Fraction(ahead[0] * aside[0] + ahead[1] * aside[1], squared) if squared else Fraction(0)
    share = min(max(share, Fraction(0)), Fraction(1))
    off = (aside[0] - share * ahead[0], aside[1] - share * ahead[1])
    return off[0] ** 2 + off[1] ** 2 <= radius**2


@cache
def cost(board: str, start: str, end: str) -> int:
    """What a run takes of the string."""
    return distance(notch(board, start), notch(board, end)) + UNDER


@cache
def on_the_way(board: str, start: str, end: str) -> tuple[str, ...]:
    """The toys that a run touches."""
    number = "ABCD".index(board)
    return tuple(toy for toy in TOYS if touches(notch(board, start), notch(board, end), (CENTRES[toy][number]), RADIUS))


@dataclass
class Table:
    """Everything on the table, as a position tells it."""

    phase: str
    first: int
    seat: int
    round: int
    boards: list[str]
    starts: list[str]
    runs: list[list[str]]
    won: list[list[dict[str, int]]]
    hands: list[list[str]]
    order: list[str]
    piles: dict[str, list[str]]
    tokens: dict[str, list[int]]
    took: set[str] = field(default_factory=set)
    expert: bool = False

    @classmethod
    def read(cls, text: str, expert: bool = False) -> Table:
        first, *seats, order, piles, tokens = text.splitlines()
        header = dict(word.split("=") for word in first.split())
        rows = [line.split() for line in seats]
        values = [dict(word.split("=") for word in row[2:]) for row in rows]
        return cls(
            phase=header["phase"],
            first=int(header["first"]),
            seat=int(header["seat"]),
            round=int(header["round"]),
            boards=[row[1][0] for row in rows],
            starts=[row["start"] for row in values],
            runs=[_runs(row["runs"], int(header["round"])) for row in values],
            won=[_won(row["won"], len(_runs(row["runs"], int(header["round"])))) for row in values],
            hands=[_words(row["hand"]) for row in values],
            order=order.split()[1:],
            piles={key: _words(tiles) for key, tiles in (word.split("=") for word in piles.split()[1:])},
            tokens={
                key: [int(value) for value in _words(left)]
                for key, left in (word.split("=") for word in tokens.split()[1:])
            },
            took={*_words(header.get("took", "-"))},
            expert=expert,
        )

    def write(self) -> str:
        first = f"phase={self.phase} first={self.first} seat={self.seat} round={self.round}"
        if self.took:
            first += f" took={','.join(wall for wall in WALLS if wall in self.took)}"
        seats = [
            f"{seat} {self.boards[seat]}: start={self.starts[seat]} runs={_joined(self.runs[seat])}"
            f" won={_joined([_written(gain) for gain in self.won[seat]])}"
            f" hand={_joined(sorted(self.hands[seat], key=FURNITURE.index))}"
            for seat in range(self.players)
        ]
        piles = " ".join(f"{wall}={_joined(tiles)}" for wall, tiles in self.piles.items())
        tokens = " ".join(f"{toy}={_joined([str(value) for value in left])}" for toy, left in self.tokens.items())
        return "\n".join([first, *seats, f"order: {' '.join(self.order)}", f"piles: {piles}", f"tokens: {tokens}"])

    @property
    def players(self) -> int:
        return len(self.boards)

    def tiles(self) -> list[str]:
        """All furniture tiles, wherever they lie."""
        return [tile for heap in (self.order, *self.hands, *self.piles.values()) for tile in heap]

    def path(self, seat: int) -> list[tuple[str, str]]:
        """The straight pieces of a string: from notch to notch."""
        pieces, leaves = [], f"{self.order[0]}{self.starts[seat]}"
        for end in self.runs[seat]:
            if end != "-":
                pieces.append((leaves, end))
                leaves = other(end)
        return pieces

    def exit(self, seat: int) -> str:
        pieces = self.path(seat)
        return other(pieces[-1][1]) if pieces else f"{self.order[0]}{self.starts[seat]}"

    def string(self, seat: int) -> int:
        return STRING - sum(cost(self.boards[seat], start, end) for start, end in self.path(seat))

    def affordable(self, seat: int) -> list[int]:
        """Y10: the notches for which the string is long enough."""
        ends = [f"{self.order[-1]}{side}" for side in (0, 1)]
        prices = [cost(self.boards[seat], self.exit(seat), end) for end in ends]
        return [side for side in (0, 1) if prices[side] <= self.string(seat)]

    def legal(self) -> set[str]:
        if self.phase == "pile":
            return {f"pile {wall}" for wall, tiles in self.piles.items() if tiles and wall not in self.took}
        if self.phase == "start":
            return {"start 0", "start 1"}
        if self.phase == "tile":
            hand = self.hands[self.seat]
            other_colours = [tile for tile in hand if WALL_OF[tile] != WALL_OF[self.order[-1]]]
            return {f"play {tile}" for tile in other_colours or hand}
        return {f"enter {side}" for side in self.affordable(self.seat)} if self.phase == "entry" else set()

    def say(self, said: str) -> None:
        """Make a decision, and all that it brings about."""
        assert said in self.legal(), f"{said} is refused"
        verb, what = said.split()
        {"pile": self._take, "start": self._begin, "play": self._play, "enter": self._enter}[verb](what)

    def _next(self) -> bool:
        """Turn to the next seat; False when everybody had a turn."""
        self.seat = (self.seat + 1) % self.players
        return self.seat != self.first

    def _take(self, wall: str) -> None:
        self.hands[self.seat].append(self.piles[wall].pop(0))
        self.took.add(wall)
        if len(self.took) == MORE[self.players]:
            self.took.clear()
            self.phase = "pile" if self._next() else "start"

    def _begin(self, side: str) -> None:
        self.starts[self.seat] = side
        self.phase = "start" if self._next() else "tile"

    def _play(self, tile: str) -> None:
        self.hands[self.seat].remove(tile)
        self.order.append(tile)
        self.phase = "entry"
        self._wake()

    def _enter(self, side: str) -> None:
        end = f"{self.order[-1]}{side}"
        gains = {}
        for toy in on_the_way(self.boards[self.seat], self.exit(self.seat), end):
            if self.tokens[toy]:
                gains[toy] = self.tokens[toy].pop(0)
        self.runs[self.seat].append(end)
        self.won[self.seat].append(gains)
        if self._next():
            self._wake()
        else:
            self._pass_on()

    def _wake(self) -> None:
        """Go on to the next cat that can run; the others sleep."""
        while not self.affordable(self.seat):
            self.runs[self.seat].append("-")
            self.won[self.seat].append({})
            if not self._next():
                self._pass_on()
                return

    def _pass_on(self) -> None:
        self.round += 1
        self.phase = "over" if self.round > ROUNDS else "tile"
        if self.phase == "tile":
            self.first = (self.first + 1) % self.players
        self.seat = self.first

    def scores(self) -> list[int]:
        return [self.points(seat) + (self.bonus(seat) if self.expert else 0) for seat in range(self.players)]

    def points(self, seat: int) -> int:
        return sum(value for gains in self.won[seat] for value in gains.values())

    def bonus(self, seat: int) -> int:
        kinds = len({toy for gains in self.won[seat] for toy in gains})
        return 15 if kinds == len(TOYS) else kinds

    def winners(self) -> list[int]:
        if self.phase != "over":
            return []
        results = [(points, self.string(seat)) for seat, points in enumerate(self.scores())]
        return [seat for seat, result in enumerate(results) if result == max(results)]


def _words(text: str) -> list[str]:
    return [] if text == "-" else text.split(",")


def _runs(text: str, number: int) -> list[str]:
    """Notches, or `-` for a cat that slept; nobody sleeps in the first round with a whole string."""
    return [] if number == 1 and text == "-" else text.split(",")


def _won(text: str, runs: int) -> list[dict[str, int]]:
    return [_gains(gains) for gains in text.split(",")] if runs else []


def _gains(text: str) -> dict[str, int]:
    return {} if text == "-" else {word[:-1]: int(word[-1]) for word in text.split("+")}


def _written(gains: dict[str, int]) -> str:
    return "+".join(f"{toy}{gains[toy]}" for toy in TOYS if toy in gains) or "-"


def _joined(words: list[str]) -> str:
    return ",".join(words) or "-"
