"""What a person sees of Chats de poche."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ronron.games.poche.box import CATS, CHAOS, CLANS, Box
from ronron.games.poche.end import attack_of, bitten_by, counts
from ronron.games.poche.grid import CELLS, DIRECTIONS
from ronron.games.poche.notation import cell_name, tile_name
from ronron.games.poche.state import (
    CAPTURE,
    DRAFT,
    FIRST_DOG,
    FIRST_PREY,
    MODES,
    NONE,
    PHASES,
    STAGES,
    UNKNOWN,
    State,
)
from ronron.games.poche.telling import PREY_NAMES, STAGE_ARTICLES, lying, sheet
from ronron.games.poche.telling import tile as words_of
from ronron.games.poche.tiles import cats_up
from ronron.kernel import has, popcount
from ronron.kernel.bits import members
from ronron.said import Said

VERSION = 3
"""The version of the view; raised whenever what is shown changes."""

FLIPS = CELLS - 1


class Tile(msgspec.Struct, frozen=True):
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


class Step(msgspec.Struct, frozen=True):
    """What the last step of the end was."""

    stage: str
    article: str
    cell: str | None
    sums: list[int] | None
    """The attack of each seat on the prey looked at; …"""
    attackers: list[list[str]]
    """… and the cells of the cats that add up to it."""


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
    captured: list[list[Tile]]
    scores: list[int]


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
        cells=[_tile(box, s, cell, tile) for cell, tile in enumerate(s.tiles.tolist())],
        flips_left=CELLS - popcount(s.up) if s.up else FLIPS,
        flipped=None if s.cell == NONE else cell_name(s.cell),
        moving=None if s.moving == NONE else cell_name(s.moving),
        step=_step(box, s),
        captured=[[_prey(box, s, tile) for tile in members(int(s.taken[owner]))] for owner in range(2)],
        scores=[sum(line.points or 0 for line in sheet(box, s, owner)) for owner in range(2)],
    )


def _tile(box: Box, s: State, cell: int, tile: int) -> Tile | None:
    if tile == UNKNOWN or not has(s.up, cell):
        return None
    if tile >= FIRST_DOG:
        return _dog(box, s, cell, tile)
    if tile >= FIRST_PREY:
        return msgspec.structs.replace(_prey(box, s, tile), words=lying(box, s, cell))
    return _cat(box, s, cell, tile)


def _cat(box: Box, s: State, cell: int, tile: int) -> Tile:
    seat, index = divmod(tile, CATS)
    clan = int(s.clans[seat])
    return Tile(
        name=tile_name(box, s, tile),
        words=lying(box, s, cell),
        kind="cat",
        value=int(attack_of(box, s, tile)) if clan != CHAOS or s.chaos_left else None,
        clan=CLANS[clan],
        seat=seat,
        chief=bool(index == box.chiefs[clan]),
        out=bool(has(s.out, cell)),
    )


def _prey(box: Box, s: State, tile: int) -> Tile:
    kind, value = box.prey_kinds[tile - FIRST_PREY], int(box.prey_values[tile - FIRST_PREY])
    return Tile(tile_name(box, s, tile), words_of(box, s, tile), PREY_NAMES[kind], value)


def _dog(box: Box, s: State, cell: int, tile: int) -> Tile:
    dog = tile - FIRST_DOG
    quarters = int(s.facings[dog])
    arrows = [DIRECTIONS[(direction + 2 * quarters) % 8] for direction in members(int(box.arrows[dog]))]
    reach = [cell_name(reached) for reached in members(int(bitten_by(box, s, cell)))]
    name, words = tile_name(box, s, tile), lying(box, s, cell)
    return Tile(name, words, "dog", arrows=arrows, quarters=quarters, reach=reach)


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
    )


def _attackers(box: Box, s: State, seat: int) -> list[str]:
    """P18: the cells of a seat's cats that count for the last prey."""
    cats = members(int(cats_up(s, seat)))
    return [cell_name(cell) for cell in cats if counts(box, s, s.tiles[cell], cell, s.subject)]
