"""What a person sees of Caty Mini."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from ronron.games.caty import naming
from ronron.games.caty.box import BOARDS, FURNITURE, NOTCHES, PER_WALL, TOYS, WALLS, Box, names
from ronron.games.caty.geometry import THOUSAND
from ronron.games.caty.rules import bonus, cost, kinds, score
from ronron.games.caty.state import ASLEEP, ENTRY, NONE, OVER, PHASES, PILE, ROUNDS, START, TILE, State, race, wall_of
from ronron.kernel.bits import members
from ronron.said import Said, said

VERSION = 2
"""The version of the view; raised whenever what is shown changes."""


ROWS, COLUMNS = ("top", "middle", "bottom"), ("left", "middle", "right")


class Piece(msgspec.Struct, frozen=True, gc=False):
    """A wall, a piece of furniture or a toy."""

    name: str
    words: Said


class ToyShape(msgspec.Struct, frozen=True, gc=False):
    """A toy on a floor."""

    corners: list[tuple[int, int]]
    """The corners of a polygon; for a disc, only its centre."""
    radius: int
    """0 for a polygon."""
    zone: str
    """Which ninth of the floor its centre is in: top-left, middle-middle, …"""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A room: the layout of one board."""

    name: str
    width: int
    height: int
    notches: list[tuple[int, int]]
    """All notches; those of furniture f are number 2 f and 2 f + 1."""
    sides: list[str]
    """Which of the two each notch is: left, right, upper or lower."""
    along: list[list[int]]
    """The furniture of each wall, clockwise."""
    toys: list[ToyShape]


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A furniture tile in a hand; of others only the wall is known."""

    wall: str
    furniture: int | None
    words: Said
    """The furniture; if it is not known, the colour of the tile."""


class Token(msgspec.Struct, frozen=True, gc=False):
    """A token somebody has won."""

    name: str
    """Such as `block3`."""
    toy: str
    value: int


class Race(msgspec.Struct, frozen=True, gc=False):
    """What a cat did in a round."""

    start: int
    """The notch its string came out of …"""
    end: int | None
    """… and the one it ran to; None when it slept."""
    won: dict[str, int]
    """The tokens won, toy by toy."""
    points: int
    """The points of these tokens."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """A seat, its room and all that happened there."""

    board: str
    room: Room
    start: int | None
    """The notch where the string begins."""
    exit: int | None
    """The notch from which the next run starts."""
    string: int
    """The string that is left, in thousandths of a unit."""
    left: int
    """The string that is left in whole units, rounded down."""
    races: list[Race]
    last: Said | None
    """The last run in words."""
    won: list[Token]
    """The tokens won, in the order of the toys."""
    hand: list[Tile]
    points: int
    """The points of the tokens won."""
    kinds: int
    """How many kinds of toy were won."""
    bonus: int
    """The bonus for these kinds, with expert scoring (Y13)."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """Where one's string would go."""

    furniture: int
    side: int
    notch: int
    cost: int
    """The string this run takes, in thousandths of a unit."""
    units: int
    """The string this run takes in whole units, rounded up."""
    enough: bool
    toys: list[int]
    """The toys this run touches."""
    points: int
    """The points these toys would give now."""
    words: Said


class View(msgspec.Struct, frozen=True, gc=False):
    """A game as a seat sees it."""

    phase: str
    """pile, start, tile, entry or over; or asleep, in which nobody decides anything."""
    scoring: str
    """standard or expert."""
    round: int
    """The number of the round, from 1 to 12."""
    rounds: int
    first: int
    """The seat that has the marker."""
    to_move: int
    walls: list[Piece]
    furniture: list[Piece]
    toys: list[Piece]
    order: list[int]
    """The furniture played, the start first."""
    running: int | None
    """The furniture all are running to."""
    barred: str | None
    """The wall that the tile to be played must not be of (Y6); None if no tile is to be played, or any will do."""
    call: Said
    """A sentence: where everybody begins, where they are running, or the last tile and what may follow it."""
    players: list[Player]
    piles: list[int]
    """How many tiles are left of each wall."""
    tokens: list[list[int]]
    """The values left of each toy, those won next first."""
    ways: list[Way]
    """Where one's own string would go: to both notches of each tile in hand, or of the furniture all are running to."""
    string: int
    """The length of a whole string, in thousandths of a unit …"""
    whole: int
    """… and in whole units."""
    scores: list[int]


def turn_number(box: Box, s: State) -> int:
    """Y11: the round. With two players the one who runs last has the marker next, so the mover would not do."""
    return int(s.round)


def view(box: Box, s: State, seat: int) -> View:
    """Make the view of a redacted state; what is blank there is missing here."""
    running = int(s.order[s.round + 1]) if s.round < ROUNDS and s.order[s.round + 1] != NONE else None
    return View(
        phase=PHASES[s.phase],
        scoring=("standard", "expert")[s.scoring],
        round=min(s.round + 1, ROUNDS),
        rounds=ROUNDS,
        first=s.first,
        to_move=s.to_move,
        walls=[Piece(name, naming.wall(wall)) for wall, name in enumerate(WALLS)],
        furniture=[Piece(names(box)[number], naming.furniture(box, number)) for number in range(FURNITURE)],
        toys=[Piece(names(box)[FURNITURE + number], naming.toy(box, number)) for number in range(TOYS)],
        order=[furniture for furniture in s.order.tolist() if furniture != NONE],
        running=running,
        barred=barred(s),
        call=_call(box, s, running),
        players=[_player(box, s, owner) for owner in range(s.players)],
        piles=s.pile_counts.tolist(),
        tokens=[s.tokens[toy, : s.tokens_left[toy]].tolist()[::-1] for toy in range(TOYS)],
        ways=_ways(box, s, seat, running),
        string=int(box.string),
        whole=int(box.string) // THOUSAND,
        scores=[int(score(box, s, owner)) for owner in range(s.players)],
    )


def barred(s: State) -> str | None:
    """Y6: the colour of the last tile, unless the player has no other colour."""
    last = wall_of(s.order[s.round]) if s.phase == TILE else NONE
    others = any(count for wall, count in enumerate(s.held[s.to_move, :]) if wall != last)
    return WALLS[last] if last != NONE and others else None


def _call(box: Box, s: State, running: int | None) -> Said:
    last = int(s.order[s.round]) if running is None else running
    furniture, wall = naming.the_furniture(box, last), naming.wall(wall_of(last))
    if running is not None:
        return said("caty-running-to", furniture=furniture, wall=wall)
    if s.phase in (PILE, START):
        return said("caty-starting-at", furniture=furniture)
    return said("caty-last-tile" if barred(s) else "caty-last-tile-only", furniture=furniture, wall=wall)


def _player(box: Box, s: State, owner: int) -> Player:
    races = _races(box, s, owner)
    return Player(
        board=BOARDS[s.boards[owner]],
        room=room(box, int(s.boards[owner])),
        start=None if s.starts[owner] == NONE else int(s.starts[owner]),
        exit=None if s.exits[owner] == NONE else int(s.exits[owner]),
        string=int(s.strings[owner]),
        left=int(s.strings[owner]) // THOUSAND,
        races=races,
        last=_told(box, races[-1]) if races else None,
        won=tokens_won(box, s, owner),
        hand=_hand(box, s, owner),
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
        races.append(Race(leaves, None if end == NONE else end, won, sum(won.values())))
        leaves = leaves if end == NONE else end ^ 1
    return races


def _told(box: Box, run: Race) -> Said:
    if run.end is None:
        return said("caty-race-slept")
    return said("caty-race", furniture=naming.furniture(box, run.end // 2), points=run.points)


def tokens_won(box: Box, s: State, owner: int) -> list[Token]:
    """The tokens that a seat has won: toy by toy, and for each toy in the order they were won."""
    rounds = [s.won[race(owner, number), :].tolist() for number in range(ROUNDS)]
    toys = names(box)[FURNITURE:]
    return [Token(f"{name}{won[toy]}", name, won[toy]) for toy, name in enumerate(toys) for won in rounds if won[toy]]


def _hand(box: Box, s: State, owner: int) -> list[Tile]:
    known = [Tile(WALLS[wall_of(tile)], tile, naming.furniture(box, tile)) for tile in members(int(s.hands[owner]))]
    seen = [tile.wall for tile in known]
    return known + [
        Tile(name, None, naming.wall(wall))
        for wall, name in enumerate(WALLS)
        for _ in range(s.held[owner, wall] - seen.count(name))
    ]


def _ways(box: Box, s: State, seat: int, running: int | None) -> list[Way]:
    if seat < 0 or s.exits[seat] == NONE or s.phase == OVER:
        return []
    due = running is not None and s.phase in (ENTRY, ASLEEP) and _has_to_run(s, seat)
    tiles = [running] if due and running is not None else members(int(s.hands[seat]))
    return [way(box, s, seat, tile, side) for tile in tiles for side in range(2)]


def _has_to_run(s: State, seat: int) -> bool:
    return bool((seat - s.first) % s.players >= (s.to_move - s.first) % s.players)


def way(box: Box, s: State, seat: int, tile: int, side: int) -> Way:
    """The run of a seat's string from where it comes out to a notch of some furniture."""
    notch = 2 * tile + side
    toys = members(int(box.touched[s.boards[seat] * NOTCHES + s.exits[seat], notch]))
    price = int(cost(box, s, seat, notch))
    points = sum(int(s.tokens[toy, s.tokens_left[toy] - 1]) for toy in toys if s.tokens_left[toy])
    units, enough = -(-price // THOUSAND), bool(price <= s.strings[seat])
    words = _way_words(box, s, seat, notch, units, toys, points) if enough else _too_far(box, s, seat, notch, units)
    return Way(tile, side, notch, price, units, enough, list(toys), points, words)


def _way_words(box: Box, s: State, seat: int, notch: int, cost: int, toys: Sequence[int], points: int) -> Said:
    where, touched = naming.notch(box, int(s.boards[seat]), notch), [naming.toy(box, toy) for toy in toys]
    if points:
        return said("caty-way", notch=where, points=points, cost=cost, toys=touched)
    if toys:
        return said("caty-way-empty", notch=where, cost=cost, toys=touched)
    return said("caty-way-bare", notch=where, cost=cost)


def _too_far(box: Box, s: State, seat: int, notch: int, cost: int) -> Said:
    where = naming.notch(box, int(s.boards[seat]), notch)
    return said("caty-way-short", "Y10", notch=where, cost=cost, left=int(s.strings[seat]) // THOUSAND)


@lru_cache(maxsize=16)
def room(box: Box, board: int) -> Room:
    """The layout of one board (a room) as printed in the box, without pieces."""
    rows = range(board * TOYS, board * TOYS + TOYS)
    width, height = box.sizes[board, :].tolist()
    notches = [(x, y) for x, y in box.notches[board * NOTCHES : (board + 1) * NOTCHES].tolist()]
    return Room(
        name=BOARDS[board],
        width=width,
        height=height,
        notches=notches,
        sides=[naming.side(box, board, notch) for notch in range(NOTCHES)],
        along=[_along(notches, wall) for wall in range(len(WALLS))],
        toys=[_toy_shape(_corners(box, row), int(box.radii[row]), width, height) for row in rows],
    )


def _along(notches: list[tuple[int, int]], wall: int) -> list[int]:
    """The furniture of a wall, clockwise as it stands."""

    def place(furniture: int) -> int:
        x, y = notches[2 * furniture]
        return (x, y, -x, -y)[wall]

    return sorted(range(wall * PER_WALL, (wall + 1) * PER_WALL), key=place)


def _toy_shape(corners: list[tuple[int, int]], radius: int, width: int, height: int) -> ToyShape:
    xs, ys = zip(*corners, strict=True)
    row, column = _third(min(ys) + max(ys), 2 * height), _third(min(xs) + max(xs), 2 * width)
    return ToyShape(corners, radius, f"{ROWS[row]}-{COLUMNS[column]}")


def _third(place: int, whole: int) -> int:
    return min(3 * place // whole, 2)


def _corners(box: Box, row: int) -> list[tuple[int, int]]:
    numbers = box.corners[row, : 2 * box.counts[row]].tolist()
    return list(zip(numbers[::2], numbers[1::2], strict=True))
