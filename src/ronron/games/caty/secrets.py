"""Who knows what in Caty Mini: the own tiles, and only the colours of all other tiles."""

from __future__ import annotations

from ronron.games.caty.box import PER_WALL, WALLS, Box
from ronron.games.caty.rules import PILE_OF
from ronron.games.caty.state import PILE, UNKNOWN, State
from ronron.kernel import Generator, below, bit, full, lowest, popcount, rule, shuffle


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """Y2: blank other hands and the piles."""
    for owner in range(s.players):
        if owner != seat:
            s.hands[owner] = 0
    for wall in range(len(WALLS)):
        for place in range(s.pile_counts[wall]):
            s.piles[wall, place] = UNKNOWN


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """Y2: every tile not seen is in a hand that wants one of its colour, or in its pile."""
    for wall in range(len(WALLS)):
        imagine_wall(s, wall, rng)


@rule
def of_wall(s: State, seat: int, wall: int) -> int:
    """The tiles of a wall in a hand."""
    return s.hands[seat] & (full(PER_WALL) << (wall * PER_WALL))


@rule
def imagine_wall(s: State, wall: int, rng: Generator) -> None:
    """Each unseen tile goes to any gap; the pile is shuffled."""
    unseen = full(PER_WALL) << (wall * PER_WALL) & ~s.played
    for seat in range(s.players):
        unseen &= ~of_wall(s, seat, wall)
    hidden_pile = s.pile_counts[wall] > 0 and s.piles[wall, 0] == UNKNOWN
    if not hidden_pile:
        for place in range(s.pile_counts[wall]):
            unseen &= ~bit(s.piles[wall, place])
    filled = 0 if hidden_pile else s.pile_counts[wall]
    while unseen != 0:
        tile = lowest(unseen)
        gap = below(rng, popcount(unseen))
        unseen &= unseen - 1
        seat = 0
        while seat < s.players and gap >= s.held[seat, wall] - popcount(of_wall(s, seat, wall)):
            gap -= s.held[seat, wall] - popcount(of_wall(s, seat, wall))
            seat += 1
        if seat < s.players:
            s.hands[seat] |= bit(tile)
        else:
            s.piles[wall, filled] = tile
            filled += 1
    if hidden_pile:
        shuffle(rng, s.piles[wall, :filled])


def reveals(box: Box, s: State, decision: int) -> bool:
    """Y2: taking a tile from a pile shows it to the player who takes it."""
    return bool(s.phase == PILE and decision >= PILE_OF)
