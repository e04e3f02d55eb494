"""What tiles are, where they lie, and whose they are."""

from __future__ import annotations

from ronron.games.poche.box import CATS, Box
from ronron.games.poche.grid import CELLS
from ronron.games.poche.state import FIRST_DOG, FIRST_PREY, NONE, State
from ronron.kernel import bit, has, lowest, rule


@rule
def is_cat(tile: int) -> bool:
    """A cat of either clan."""
    return 0 <= tile < FIRST_PREY


@rule
def is_prey(tile: int) -> bool:
    """A mouse, a pigeon or a fly."""
    return FIRST_PREY <= tile < FIRST_DOG


@rule
def is_dog(tile: int) -> bool:
    """A dog."""
    return tile >= FIRST_DOG


@rule
def plays(s: State, seat: int, clan: int) -> bool:
    """P2: does this seat play that clan, with its effects?"""
    return s.effects == 1 and s.clans[seat] == clan


@rule
def seat_of(s: State, clan: int) -> int:
    """P2: the seat that plays a clan with its effects, if any does."""
    if plays(s, 0, clan):
        return 0
    if plays(s, 1, clan):
        return 1
    return NONE


@rule
def chief_of(box: Box, s: State, seat: int) -> int:
    """The chief's tile."""
    return CATS * seat + box.chiefs[s.clans[seat]]


@rule
def cell_of(s: State, tile: int) -> int:
    """Where a tile lies."""
    for cell in range(CELLS):
        if s.tiles[cell] == tile:
            return cell
    return NONE


@rule
def face_up(s: State, first: int, after: int) -> int:
    """The cells of face-up tiles that are at least `first` and below `after`."""
    cells = 0
    rest = s.up
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if first <= s.tiles[cell] < after:
            cells |= bit(cell)
    return cells


@rule
def prey_face_up(s: State) -> int:
    """P12: the cells of all prey that lie face up."""
    return face_up(s, FIRST_PREY, FIRST_DOG)


@rule
def dogs_face_up(s: State) -> int:
    """P9: the cells of all dogs that lie face up."""
    return face_up(s, FIRST_DOG, CELLS)


@rule
def cats_up(s: State, seat: int) -> int:
    """The cells of a seat's cats that are still face up."""
    cells = 0
    for cell in range(CELLS):
        if CATS * seat <= s.tiles[cell] < CATS * seat + CATS:
            cells |= bit(cell)
    return cells & s.up & ~s.out


@rule
def swap(s: State, one: int, other: int) -> None:
    """P7, P8: two tiles change places; each keeps its side and its facing."""
    s.tiles[one], s.tiles[other] = s.tiles[other], s.tiles[one]
    if has(s.up, one) != has(s.up, other):
        s.up ^= bit(one) | bit(other)
