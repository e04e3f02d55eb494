"""What a person sees of Chats de poche."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.poche.ahead import ended_now
from ronron.games.poche.box import CATS, CLANS, Box
from ronron.games.poche.end import bitten_by, counts
from ronron.games.poche.grid import CELLS, DIRECTIONS
from ronron.games.poche.notation import cell_name, name_of
from ronron.games.poche.state import (
    CAPTURE,
    DRAFT,
    END,
    FIRST_DOG,
    FIRST_PREY,
    LAYING,
    MODES,
    NONE,
    OVER,
    PHASES,
    STAGES,
    UNKNOWN,
    State,
)
from ronron.games.poche.telling import PREY_NAMES, STAGE_ARTICLES, Look, in_full, look_of, lying_so, sheet
from ronron.games.poche.tiles import cats_up
from ronron.kernel import has, popcount
from ronron.kernel.bits import members
from ronron.said import Said

VERSION = 6
"""The version of the view; raised whenever what is shown changes."""

FLIPS = CELLS - 1
MANY = 8192


class Tile(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A tile whose face is known."""

    name: str
    words: Said
    """The same for people; on the board also how it lies."""
    kind: str
    """cat, mouse, pigeon, fly or dog."""
    value: int | None = None
    """Attack of a cat, points of a prey; none for a dog, nor for a chaos cat before its attack is fixed."""
    clan: str | None = None
    seat: int | None = None
    chief: bool = False
    arrows: list[str] = []
    """Where a dog looks, as it lies."""
    quarters: int = 0
    reach: list[str] = []
    """The cells a dog's arrows point to, from where it lies."""
    out: bool = False
    """A cat turned face down again at the end."""


class Step(msgspec.Struct, frozen=True, gc=False):
    """What the last step of the end was."""

    stage: str
    article: str
    cell: str | None
    sums: list[int] | None
    """The attack of each seat on the prey looked at; …"""
    attackers: list[list[str]]
    """… and the cells of the cats that add up to it."""
    taker: int | None
    """The seat that took it."""


class Ahead(msgspec.Struct, frozen=True, gc=False):
    """What a seat would take if the hunt ended now; no score."""

    points: int
    prey: list[str]
    """The names of tiles on the board."""


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it."""

    mode: str
    effects: bool
    phase: str
    to_move: int
    first: int
    clans: list[str | None]
    hand: list[str]
    """Clan cards this seat may choose from."""
    cells: list[Tile | None]
    """Row by row from the top left; None is face down."""
    flips_left: int
    flipped: str | None
    moving: str | None
    step: Step | None
    captured: list[list[Tile]]
    scores: list[int]
    ahead: list[Ahead]
    """Of each seat, from the tiles that are open alone (see `ahead.py`); empty before the first turn and once the end
    has begun."""


turn_number = None
"""P5: turns alternate, so the mover tells them apart."""


def view(box: Box, s: State, seat: int) -> View:
    """Make the view of a redacted state; what is blank there is missing here."""
    shared = _shared(box, s)
    if s.phase != DRAFT or seat < 0:
        return shared
    return msgspec.structs.replace(shared, hand=[CLANS[clan] for clan in members(int(s.hands[seat]))])


@lru_cache(maxsize=64)
def _shared(box: Box, s: State) -> View:
    """Cached: seats with the same knowledge share one redacted state, so this part of the view is made once for
    both."""
    return View(
        mode=MODES[s.mode],
        effects=bool(s.effects),
        phase=PHASES[s.phase],
        to_move=int(s.to_move),
        first=int(s.first),
        clans=[None if clan == NONE else CLANS[clan] for clan in s.clans],
        hand=[],
        cells=_cells(box, s),
        flips_left=CELLS - popcount(s.up) if s.up else FLIPS,
        flipped=None if s.cell == NONE else cell_name(s.cell),
        moving=None if s.moving == NONE else cell_name(s.moving),
        step=_step(box, s),
        captured=[[_prey(box, tile) for tile in members(int(s.taken[owner]))] for owner in range(2)],
        scores=[sum(line.points or 0 for line in sheet(box, s, owner)) for owner in range(2)],
        ahead=_ahead(box, s),
    )


def _ahead(box: Box, s: State) -> list[Ahead]:
    if s.phase in (DRAFT, LAYING, END, OVER):
        return []
    taken, points = ended_now(box, s)
    names = [[name_of(box, tile, NONE, 0) for tile in members(prey)] for prey in taken]
    return [Ahead(points[seat], names[seat]) for seat in range(2)]


def _cells(box: Box, s: State) -> list[Tile | None]:
    cells: list[Tile | None] = [None] * CELLS
    tiles, taken, turned = s.tiles.tolist(), int(s.taken[0] | s.taken[1]), int(s.out)
    for cell in members(s.up):
        if (number := tiles[cell]) != UNKNOWN:
            reach = int(bitten_by(box, s, cell)) if number >= FIRST_DOG else 0
            gone, out = taken >> number & 1 == 1, turned >> cell & 1 == 1
            cells[cell] = _lying(box, number, look_of(box, s, number), reach, gone, out)
    return cells


@lru_cache(maxsize=MANY)
def _lying(box: Box, number: int, look: Look, reach: int, gone: bool, out: bool) -> Tile:
    """A tile on the board: most of them lie as they lay before the last decision."""
    words = lying_so(in_full(box, number, look), gone, out)
    if number >= FIRST_DOG:
        return _dog(box, number, look, reach, words)
    return _prey(box, number, words) if number >= FIRST_PREY else _cat(box, number, look, words, out)


def _cat(box: Box, number: int, look: Look, words: Said, out: bool) -> Tile:
    seat, index = divmod(number, CATS)
    return Tile(
        name=name_of(box, number, look.clan, 0),
        words=words,
        kind="cat",
        value=look.attack,
        clan=CLANS[look.clan],
        seat=seat,
        chief=bool(index == box.chiefs[look.clan]),
        out=out,
    )


def _prey(box: Box, number: int, words: Said | None = None) -> Tile:
    kind, value = box.prey_kinds[number - FIRST_PREY], int(box.prey_values[number - FIRST_PREY])
    name = name_of(box, number, NONE, 0)
    return Tile(name, words or in_full(box, number, Look()), PREY_NAMES[kind], value)


def _dog(box: Box, number: int, look: Look, reach: int, words: Said) -> Tile:
    dog, quarters = number - FIRST_DOG, look.quarters
    arrows = [DIRECTIONS[(direction + 2 * quarters) % 8] for direction in members(int(box.arrows[dog]))]
    cells = [cell_name(cell) for cell in members(reach)]
    return Tile(name_of(box, number, NONE, quarters), words, "dog", arrows=arrows, quarters=quarters, reach=cells)


def _step(box: Box, s: State) -> Step | None:
    if s.happened == NONE:
        return None
    fought = s.happened == CAPTURE
    return Step(
        stage=STAGES[s.happened],
        article=STAGE_ARTICLES[s.happened],
        cell=None if s.subject == NONE else cell_name(s.subject),
        sums=s.sums.tolist() if fought else None,
        attackers=[_attackers(box, s, seat) for seat in range(2)] if fought else [],
        taker=_taker(s) if fought else None,
    )


def _taker(s: State) -> int | None:
    """P18: who has the prey looked at last; nobody if both attacks are equal."""
    return next((seat for seat in range(2) if has(s.taken[seat], s.tiles[s.subject])), None)


def _attackers(box: Box, s: State, seat: int) -> list[str]:
    """P18: the cells of a seat's cats that count for the last prey."""
    cats = members(int(cats_up(s, seat)))
    return [cell_name(cell) for cell in cats if counts(box, s, s.tiles[cell], cell, s.subject)]
