"""Chats de poche, articles P1–P13; `end` has the rest.

Decisions: in the draft a clan; then a cell to flip, a cell whose prey moves (ghosts), a cell to swap with (the cell
itself leaves the tile in place); at the end, for the royal chief, 3 × side + quarters − 1 to turn the dog on that
side (north, east, south, west), or DECLINE.
"""

from __future__ import annotations

from ronron.games.poche.box import CLANS, DEFENDER, GHOST, GOURMET, POWER, QUARTERS, ROYAL, Box
from ronron.games.poche.end import find_next_step, resolve_step, rotate, rotations, score, winners
from ronron.games.poche.grid import ALL_CELLS, AROUND, CAT_REACH, CELLS, CENTRE, DEFENDER_REACH, ROW_AND_COLUMN
from ronron.games.poche.state import (
    BY_DEFENDER,
    DRAFT,
    DRAWN,
    END,
    EXPERT,
    FIRST_GAME,
    FLIP,
    FREE,
    LAYING,
    LIMITED,
    MOVE,
    NONE,
    OVER,
    PREY_CHOICE,
    State,
)
from ronron.games.poche.tiles import dogs_face_up, is_cat, is_dog, is_prey, plays, prey_face_up, swap
from ronron.kernel import Generator, below, bit, pick, rule, shuffle

ALL_CLANS = (1 << len(CLANS)) - 1
CARDS_EACH = 3

__all__ = ["advance", "deal", "forced", "legal", "over", "play", "score", "turn", "winners"]


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """P1–P4: who begins, which clan cards are drawn, and how the tiles lie, face down."""
    drawn = below(rng, 2)
    s.first = drawn if s.starts == DRAWN else s.starts - 1
    s.to_move = s.first
    s.effects = 0 if s.mode == FIRST_GAME else 1
    s.clans[:] = NONE
    s.cell = s.moving = s.happened = s.subject = s.place = NONE
    deal_clan_cards(s, rng)
    for tile in range(CELLS):
        s.tiles[tile] = tile
    shuffle(rng, s.tiles)
    for dog in range(len(s.facings)):
        s.facings[dog] = below(rng, QUARTERS)


@rule
def deal_clan_cards(s: State, rng: Generator) -> None:
    """P1: what each seat may choose from."""
    s.phase = DRAFT
    if s.mode == FIRST_GAME:
        s.clans[s.first] = ROYAL
        s.clans[1 - s.first] = GOURMET
        s.phase = LAYING
    elif s.mode == FREE:
        s.hands[:] = ALL_CLANS
    else:
        s.hands[s.first] = draw_cards(rng, ALL_CLANS)
        if s.mode == LIMITED:
            s.hands[1 - s.first] = draw_cards(rng, ALL_CLANS & ~s.hands[s.first])


@rule
def draw_cards(rng: Generator, cards: int) -> int:
    """P1: three of these clan cards, each as likely."""
    drawn = 0
    for _ in range(CARDS_EACH):
        drawn |= bit(pick(rng, cards & ~drawn))
    return drawn


@rule
def turn(box: Box, s: State) -> int:
    """P4, P6, P14: whose decision it is."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """What may be decided, phase by phase."""
    if s.phase == FLIP:
        return ALL_CELLS & ~s.up
    if s.phase == MOVE:
        return targets(box, s)
    if s.phase == DRAFT:
        return clans_to_choose(s)
    if s.phase == PREY_CHOICE:
        return prey_face_up(s)
    return rotations(box, s)


@rule
def play(box: Box, s: State, decision: int) -> None:
    """Apply a decision, phase by phase."""
    if s.phase == FLIP:
        flip(box, s, decision)
    elif s.phase == MOVE:
        swap(s, s.moving, decision)
        end_turn(box, s)
    elif s.phase == DRAFT:
        choose_clan(s, decision)
    elif s.phase == PREY_CHOICE:
        s.moving = decision
        s.phase = MOVE
    else:
        rotate(box, s, decision)


@rule
def clans_to_choose(s: State) -> int:
    """P1: the cards in hand, but never the other player's clan."""
    other = s.clans[1 - s.to_move]
    return s.hands[s.to_move] & ~(0 if other == NONE else bit(other))


@rule
def choose_clan(s: State, clan: int) -> None:
    """P1: take a clan; in expert mode the other cards go to the opponent."""
    seat = s.to_move
    s.clans[seat] = clan
    s.to_move = 1 - seat
    if seat != s.first:
        s.phase = LAYING
        s.hands[:] = 0
    elif s.mode == EXPERT:
        s.hands[1 - seat] = s.hands[seat] & ~bit(clan)


@rule
def flip(box: Box, s: State, cell: int) -> None:
    """P6: turn a tile face up. P12: ghosts may then move another prey instead."""
    s.up |= bit(cell)
    s.cell = s.moving = cell
    s.phase = MOVE
    if plays(s, s.to_move, GHOST) and is_prey(s.tiles[cell]) and prey_face_up(s) != bit(cell):
        s.phase = PREY_CHOICE


@rule
def targets(box: Box, s: State) -> int:
    """P7: the cells the tile may be swapped with, by its kind and the mover's clan."""
    tile = s.tiles[s.moving]
    if is_prey(tile):
        return AROUND[s.moving]
    if is_dog(tile):
        return ROW_AND_COLUMN[s.moving]
    if not is_cat(tile):
        return 0
    return cat_targets(s)


@rule
def cat_targets(s: State) -> int:
    """P7: one or two away in a line. P9–P11: what the mover's clan adds."""
    if plays(s, s.to_move, ROYAL):
        return CAT_REACH[s.moving] | dogs_face_up(s)
    if plays(s, s.to_move, DEFENDER):
        return DEFENDER_REACH[s.moving]
    if plays(s, s.to_move, POWER):
        return CAT_REACH[s.moving] | bit(s.moving)
    return CAT_REACH[s.moving]


@rule
def end_turn(box: Box, s: State) -> None:
    """P6: the other player flips; P13: or the end begins once all tiles are face up."""
    s.cell = s.moving = NONE
    s.to_move = 1 - s.to_move
    s.phase = FLIP
    if s.up == ALL_CELLS:
        s.phase = END
        s.stage = BY_DEFENDER
        find_next_step(box, s)


@rule
def forced(box: Box, s: State) -> bool:
    """P4, P13: the tiles are to be laid, or the end is being resolved."""
    return s.phase == LAYING or s.phase == END


@rule
def advance(box: Box, s: State) -> None:
    """P4: turn up the centre. P14–P20: one step of the end."""
    if s.phase == LAYING:
        s.up = bit(CENTRE)
        s.to_move = s.first
        s.phase = FLIP
    else:
        resolve_step(box, s)


@rule
def over(box: Box, s: State) -> bool:
    """P13: all is resolved."""
    return s.phase == OVER
