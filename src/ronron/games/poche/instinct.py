"""A quick estimate for Chats de poche: how the hunt would end now, with the tiles that are face up."""

from __future__ import annotations

from ronron.games.poche.box import CATS, CHAOS, CROOK, GHOST, GOURMET, QUARTERS, Box
from ronron.games.poche.end import DECLINE, attack_of, bitten_by, chief_reach, counts, score, winners
from ronron.games.poche.grid import AROUND, BESIDE, BESIDE_AT
from ronron.games.poche.state import FIRST_DOG, FIRST_PREY, MOVE, NONE, PREY_CHOICE, ROTATE, State
from ronron.games.poche.tiles import (
    cats_up,
    cell_of,
    chief_of,
    dogs_face_up,
    is_cat,
    plays,
    prey_face_up,
    seat_of,
    swap,
)
from ronron.kernel import Manner, bit, lowest, popcount, rule, share, with_margin

WON = 24
"""The weight of a point of prey that would be won now, compared with a point of attack on it."""
MOST_LEAD = 4
"""A lead in attack beyond this at one prey does not count."""
CAT_SAVED = 12

MOST_MARGIN = 10
"""A margin beyond this counts no more in a search."""
MANNER = Manner(pace=150_000, wide=3, widening=30)
"""Trying the most appealing decisions first won 77 % against trying all in any order. Guided rollouts did not help
(`docs/bots.md`)."""


@rule
def appeal(box: Box, s: State, decision: int) -> int:
    """How good a decision looks to its mover, from what the mover knows; 0 if instinct does not apply."""
    if s.phase == MOVE:
        return after_swap(box, s, s.moving, decision)
    if s.phase == PREY_CHOICE:
        return best_swap(box, s, decision)
    if s.phase == ROTATE:
        return after_turning(box, s, decision)
    return 0


@rule
def after_swap(box: Box, s: State, one: int, other: int) -> int:
    """Swap, judge, and swap back."""
    swap(s, one, other)
    value = judge(box, s, s.to_move)
    swap(s, one, other)
    return value


@rule
def best_swap(box: Box, s: State, prey: int) -> int:
    """The best that moving this prey can do."""
    best = after_swap(box, s, prey, lowest(AROUND[prey]))
    rest = AROUND[prey] & (AROUND[prey] - 1)
    while rest != 0:
        best = max(best, after_swap(box, s, prey, lowest(rest)))
        rest &= rest - 1
    return best


@rule
def after_turning(box: Box, s: State, decision: int) -> int:
    """Turn the dog, judge, and turn it back."""
    if decision == DECLINE:
        return judge(box, s, s.to_move)
    chief = cell_of(s, chief_of(box, s, s.to_move))
    dog = s.tiles[BESIDE_AT[chief, decision // 3]] - FIRST_DOG
    before = s.facings[dog]
    s.facings[dog] = (before + decision % 3 + 1) % QUARTERS
    value = judge(box, s, s.to_move)
    s.facings[dog] = before
    return value


@rule
def judge(box: Box, s: State, seat: int) -> int:
    """How far a seat is ahead, if the dogs and prey that are face up settled things now."""
    out, chaos_left = s.out, s.chaos_left
    s.out = bitten_now(box, s)
    chaos = seat_of(s, CHAOS)
    if chaos != NONE and chaos_left == 0:
        s.chaos_left = popcount(cats_up(s, chaos))
    value = 0
    rest = prey_face_up(s)
    while rest != 0:
        value += worth(box, s, seat, lowest(rest))
        rest &= rest - 1
    for owner in range(2):
        if plays(s, owner, CROOK):
            saved = CAT_SAVED * popcount(cats_up(s, owner))
            value += saved if owner == seat else -saved
    s.out, s.chaos_left = out, chaos_left
    return value


@rule
def bitten_now(box: Box, s: State) -> int:
    """The cats that the dogs face up would turn down (P15)."""
    ghosts = seat_of(s, GHOST)
    immune = NONE if ghosts == NONE else chief_of(box, s, ghosts)
    cells = 0
    dogs = dogs_face_up(s)
    while dogs != 0:
        cells |= bitten_by(box, s, lowest(dogs))
        dogs &= dogs - 1
    bitten = 0
    rest = cells & s.up
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if is_cat(s.tiles[cell]) and s.tiles[cell] != immune:
            bitten |= bit(cell)
    return bitten


@rule
def worth(box: Box, s: State, seat: int, cell: int) -> int:
    """What the prey on a cell promises a seat: its points if it would win it now, and a little for the lead."""
    lead = lead_at(box, s, seat, cell)
    points = box.prey_values[s.tiles[cell] - FIRST_PREY]
    value = points * min(max(lead, -MOST_LEAD), MOST_LEAD)
    if lead > 0:
        value += WON * (points + (1 if plays(s, seat, GOURMET) else 0))
    elif lead < 0:
        value -= WON * (points + (1 if plays(s, 1 - seat, GOURMET) else 0))
    return value


@rule
def lead_at(box: Box, s: State, seat: int, prey: int) -> int:
    """How much greater a seat's attack on a prey is than the opponent's, both counted in one pass (P18)."""
    lead = 0
    rest = (BESIDE[prey] | chief_reach(s, 0, prey) | chief_reach(s, 1, prey)) & s.up & ~s.out
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        tile = s.tiles[cell]
        if is_cat(tile) and counts(box, s, tile, cell, prey):
            attack = attack_of(box, s, tile)
            lead += attack if tile // CATS == seat else -attack
    return lead


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """The share of the win, a small part of it by the margin; a search always plays to the end of the game."""
    return with_margin(share(winners(box, s), seat), score(box, s, seat) - score(box, s, 1 - seat), MOST_MARGIN)
