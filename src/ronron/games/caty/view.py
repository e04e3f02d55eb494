"""What a person sees of Caty Mini."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.caty.box import BOARDS, FURNITURE, NOTCHES, TOYS, WALLS, Box, names
from ronron.games.caty.rules import bonus, cost, kinds, score
from ronron.games.caty.state import ASLEEP, ENTRY, NONE, OVER, PHASES, ROUNDS, TILE, State, race, wall_of
from ronron.kernel.bits import members

VERSION = 1
"""Of the view: raised whenever what is shown changes."""


class ToyShape(msgspec.Struct, frozen=True):
    """A toy on a floor."""

    corners: list[tuple[int, int]]
    """Of a polygon; of a disc its centre alone."""
    radius: int
    """0 for a polygon."""


class Room(msgspec.Struct, frozen=True):
    """A board, as it is printed."""

    name: str
    width: int
    height: int
    notches: list[tuple[int, int]]
    """Of furniture f the notches 2 f and 2 f + 1."""
    toys: list[ToyShape]


class Tile(msgspec.Struct, frozen=True):
    """A furniture tile in a hand; of others only the wall is known."""

    wall: str
    furniture: int | None
    """The decision that plays it."""


class Race(msgspec.Struct, frozen=True):
    """What a cat did in a round."""

    start: int
    """The notch its string came out of …"""
    end: int | None
    """… and the one it ran to; None when it slept."""
    won: dict[str, int]
    """The tokens won, toy by toy."""


class Player(msgspec.Struct, frozen=True):
    """A seat, its room and all that happened there."""

    board: str
    room: Room
    start: int | None
    """The notch where the string begins."""
    exit: int | None
    """The notch it leaves by next."""
    string: int
    """What is left of it, in thousandths of a unit."""
    races: list[Race]
    hand: list[Tile]
    points: int
    """Of the tokens won."""
    kinds: int
    """How many kinds of toy those are."""
    bonus: int
    """What experts get for them (Y13)."""


class Way(msgspec.Struct, frozen=True):
    """Where one's string would go."""

    furniture: int
    side: int
    notch: int
    cost: int
    """Of string, in thousandths."""
    enough: bool
    toys: list[int]
    """On the way."""
    points: int
    """What they would bring now."""


class View(msgspec.Struct, frozen=True):
    """The table as a seat sees it."""

    phase: str
    """pile, start, tile, entry, over; and asleep, which nobody decides."""
    scoring: str
    """standard or expert."""
    round: int
    """From 1 to 12."""
    rounds: int
    first: int
    """Who has the marker."""
    to_move: int
    walls: list[str]
    furniture: list[str]
    toys: list[str]
    order: list[int]
    """The furniture played, the start first."""
    running: int | None
    """The furniture all are running to."""
    players: list[Player]
    piles: list[int]
    """How many tiles are left of each wall."""
    tokens: list[list[int]]
    """The values left of each toy, those won next first."""
    ways: list[Way]
    """Where one's own string would go: to both notches of each tile in hand, or of the furniture all are running to."""
    string: int
    """How long a whole one is, in thousandths."""
    scores: list[int]


def turn_number(box: Box, s: State) -> int:
    """Y11: with two players, who runs last has the marker next."""
    return int(s.round)


def view(box: Box, s: State, seat: int) -> View:
    """Of a redacted state: what is blank there is not here."""
    running = int(s.order[s.round + 1]) if s.round < ROUNDS and s.order[s.round + 1] != NONE else None
    return View(
        phase=PHASES[s.phase],
        scoring=("standard", "expert")[s.scoring],
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        first=s.first,
        to_move=s.to_move,
        walls=list(WALLS),
        furniture=names(box)[:FURNITURE],
        toys=names(box)[FURNITURE:],
        order=[furniture for furniture in s.order.tolist() if furniture != NONE],
        running=running,
        players=[_player(box, s, owner) for owner in range(s.players)],
        piles=s.pile_counts.tolist(),
        tokens=[s.tokens[toy, : s.tokens_left[toy]].tolist()[::-1] for toy in range(TOYS)],
        ways=_ways(box, s, seat, running),
        string=int(box.string),
        scores=[int(score(box, s, owner)) for owner in range(s.players)],
    )


def _player(box: Box, s: State, owner: int) -> Player:
    return Player(
        board=BOARDS[s.boards[owner]],
        room=room(box, int(s.boards[owner])),
        start=None if s.starts[owner] == NONE else int(s.starts[owner]),
        exit=None if s.exits[owner] == NONE else int(s.exits[owner]),
        string=int(s.strings[owner]),
        races=_races(box, s, owner),
        hand=_hand(s, owner),
        points=int(s.points[owner]),
        kinds=int(kinds(s, owner)),
        bonus=int(bonus(s, owner)),
    )


def _races(box: Box, s: State, owner: int) -> list[Race]:
    running = s.phase not in (TILE, OVER) and s.order[min(s.round + 1, ROUNDS)] != NONE
    done = s.round + (running and (owner - s.first) % s.players < (s.to_move - s.first) % s.players)
    races, leaves = [], int(s.starts[owner])
    for number in range(done):
        end = int(s.entered[owner, number])
        won = {names(box)[FURNITURE + toy]: int(v) for toy, v in enumerate(s.won[race(owner, number), :]) if v}
        races.append(Race(leaves, None if end == NONE else end, won))
        leaves = leaves if end == NONE else end ^ 1
    return races


def _hand(s: State, owner: int) -> list[Tile]:
    known = [Tile(WALLS[wall_of(tile)], tile) for tile in members(int(s.hands[owner]))]
    seen = [tile.wall for tile in known]
    return known + [
        Tile(name, None) for wall, name in enumerate(WALLS) for _ in range(s.held[owner, wall] - seen.count(name))
    ]


def _ways(box: Box, s: State, seat: int, running: int | None) -> list[Way]:
    if seat < 0 or s.exits[seat] == NONE or s.phase == OVER:
        return []
    due = running is not None and s.phase in (ENTRY, ASLEEP) and _has_to_run(s, seat)
    tiles = [running] if due and running is not None else members(int(s.hands[seat]))
    return [_way(box, s, seat, tile, side) for tile in tiles for side in range(2)]


def _has_to_run(s: State, seat: int) -> bool:
    return bool((seat - s.first) % s.players >= (s.to_move - s.first) % s.players)


def _way(box: Box, s: State, seat: int, tile: int, side: int) -> Way:
    notch = 2 * tile + side
    toys = members(int(box.touched[s.boards[seat] * NOTCHES + s.exits[seat], notch]))
    price = int(cost(box, s, seat, notch))
    points = sum(int(s.tokens[toy, s.tokens_left[toy] - 1]) for toy in toys if s.tokens_left[toy])
    return Way(tile, side, notch, price, bool(price <= s.strings[seat]), list(toys), points)


@lru_cache(maxsize=16)
def room(box: Box, board: int) -> Room:
    """A board as it is printed."""
    rows = range(board * TOYS, board * TOYS + TOYS)
    width, height = box.sizes[board, :].tolist()
    notches = box.notches[board * NOTCHES : (board + 1) * NOTCHES].tolist()
    return Room(
        name=BOARDS[board],
        width=width,
        height=height,
        notches=[(x, y) for x, y in notches],
        toys=[ToyShape(_corners(box, row), int(box.radii[row])) for row in rows],
    )


def _corners(box: Box, row: int) -> list[tuple[int, int]]:
    numbers = box.corners[row, : 2 * box.counts[row]].tolist()
    return list(zip(numbers[::2], numbers[1::2], strict=True))
