"""What a person sees of Chats de poche, and how a score comes about, line by line."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.poche.box import CATS, CHAOS, CLANS, CROOK, FLY, GOURMET, MOUSE, PIGEON, PREY, Box
from ronron.games.poche.end import attack_of, prey_points
from ronron.games.poche.grid import CELLS, DIRECTIONS
from ronron.games.poche.notation import cell_name, tile_name
from ronron.games.poche.state import (
    DRAFT,
    FIRST_DOG,
    FIRST_PREY,
    MODES,
    NONE,
    OVER,
    PHASES,
    STAGES,
    UNKNOWN,
    State,
)
from ronron.games.poche.tiles import cats_up, plays
from ronron.kernel import has, popcount
from ronron.kernel.bits import members

VERSION = 1
"""Of the view: raised whenever what is shown changes."""

PREY_NAMES = ("mouse", "pigeon", "fly")
FLIPS = CELLS - 1
ALIKE = 1024
"""Tiles that look the same are made once for all views."""


class Tile(msgspec.Struct, frozen=True):
    """A tile whose face is known."""

    name: str
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
    out: bool = False
    """A cat turned face down again at the end."""


class Line(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    article: str
    what: str
    """mice, pigeons, flies, both_pigeons, both_flies, gourmet or crook."""
    tiles: list[str]
    points: int


class Step(msgspec.Struct, frozen=True):
    """What the last step of the end was."""

    stage: str
    article: str
    cell: str | None
    sums: list[int] | None
    """Attack of each seat, where a prey was fought for."""


class View(msgspec.Struct, frozen=True):
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
    captured: list[list[str]]
    scores: list[int]
    sheets: list[list[Line]]


ARTICLES = ("P14", "P14", "P15", "P16", "P17", "P18", "P19", "P20")
"""Of each stage of the end."""


def view(box: Box, s: State, seat: int) -> View:
    """Of a redacted state: what is blank there is not here."""
    shared = _shared(box, s)
    if s.phase != DRAFT or seat < 0:
        return shared
    return msgspec.structs.replace(shared, hand=[CLANS[clan] for clan in members(int(s.hands[seat]))])


@lru_cache(maxsize=64)
def _shared(box: Box, s: State) -> View:
    """What all who know the same see: seats share the twin of what they know, so this is made once for both."""
    sheets = [sheet(box, s, owner) for owner in range(2)]
    return View(
        mode=MODES[s.mode],
        effects=bool(s.effects),
        phase=PHASES[s.phase],
        to_move=int(s.to_move),
        first=int(s.first),
        clans=[None if clan == NONE else CLANS[clan] for clan in s.clans],
        hand=[],
        cells=[_tile(box, s, cell, tile) for cell, tile in enumerate(s.tiles.tolist())],
        flips_left=CELLS - popcount(s.up) if s.up else FLIPS,
        flipped=None if s.cell == NONE else cell_name(s.cell),
        moving=None if s.moving == NONE else cell_name(s.moving),
        step=_step(s),
        captured=[[tile_name(box, s, tile) for tile in members(int(s.taken[owner]))] for owner in range(2)],
        scores=[sum(line.points for line in lines) for lines in sheets],
        sheets=sheets,
    )


def _tile(box: Box, s: State, cell: int, tile: int) -> Tile | None:
    if tile == UNKNOWN or not has(s.up, cell):
        return None
    name = tile_name(box, s, tile)
    if tile >= FIRST_DOG:
        return _dog(box, name, tile - FIRST_DOG, int(s.facings[tile - FIRST_DOG]))
    if tile >= FIRST_PREY:
        return _prey(box, name, tile - FIRST_PREY)
    seat, index = divmod(tile, CATS)
    clan = int(s.clans[seat])
    attack = int(attack_of(box, s, tile)) if clan != CHAOS or s.chaos_left else None
    return _cat(name, attack, clan, seat, bool(index == box.chiefs[clan]), bool(has(s.out, cell)))


@lru_cache(maxsize=ALIKE)
def _cat(name: str, attack: int | None, clan: int, seat: int, chief: bool, out: bool) -> Tile:
    return Tile(name=name, kind="cat", value=attack, clan=CLANS[clan], seat=seat, chief=chief, out=out)


@lru_cache(maxsize=ALIKE)
def _prey(box: Box, name: str, index: int) -> Tile:
    return Tile(name=name, kind=PREY_NAMES[box.prey_kinds[index]], value=int(box.prey_values[index]))


@lru_cache(maxsize=ALIKE)
def _dog(box: Box, name: str, dog: int, quarters: int) -> Tile:
    arrows = [DIRECTIONS[(direction + 2 * quarters) % 8] for direction in members(int(box.arrows[dog]))]
    return Tile(name=name, kind="dog", arrows=arrows, quarters=quarters)


def _step(s: State) -> Step | None:
    if s.happened == NONE:
        return None
    stage = STAGES[s.happened]
    return Step(
        stage=stage,
        article=ARTICLES[s.happened],
        cell=None if s.subject == NONE else cell_name(s.subject),
        sums=s.sums.tolist() if stage == "capture" else None,
    )


def sheet(box: Box, s: State, seat: int) -> list[Line]:
    """P20: every line of a seat's score; they add up to it."""
    lines: list[Line] = []
    if not s.taken[seat] and s.phase != OVER:
        return lines
    for kind, plural in ((MOUSE, "mice"), (PIGEON, "pigeons"), (FLY, "flies")):
        tiles = [FIRST_PREY + index for index in range(PREY) if box.prey_kinds[index] == kind]
        caught = [tile_name(box, s, tile) for tile in tiles if has(s.taken[seat], tile)]
        if caught:
            what = f"both_{plural}" if kind != MOUSE and len(caught) == 2 else plural
            lines.append(Line("P20", what, caught, int(prey_points(box, s, seat, kind))))
    if plays(s, seat, GOURMET) and s.taken[seat]:
        caught = [tile_name(box, s, tile) for tile in members(int(s.taken[seat]))]
        lines.append(Line("P20", "gourmet", caught, len(caught)))
    if plays(s, seat, CROOK) and s.phase == OVER:
        cats = [tile_name(box, s, s.tiles[cell]) for cell in members(int(cats_up(s, seat)))]
        lines.append(Line("P20", "crook", cats, len(cats)))
    return lines
