"""The end of a game of Chats de poche, articles P13–P21: chiefs, dogs, prey, and the result."""

from __future__ import annotations

from ronron.games.poche.box import (
    CATS,
    CHAOS,
    CROOK,
    DEFENDER,
    FLY,
    GHOST,
    GOURMET,
    PIGEON,
    POWER,
    PREY,
    QUARTERS,
    ROYAL,
    Box,
)
from ronron.games.poche.grid import BESIDE, BESIDE_AT, CELLS, CENTRE, DIAGONAL, ROW_AND_COLUMN
from ronron.games.poche.state import (
    BONUS,
    BY_CHAOS,
    BY_CROOK,
    BY_DEFENDER,
    BY_DOGS,
    BY_ROYAL,
    CAPTURE,
    END,
    FIRST_DOG,
    FIRST_PREY,
    NONE,
    OVER,
    ROTATE,
    SCORE,
    State,
)
from ronron.games.poche.tiles import cats_up, cell_of, chief_of, is_cat, is_dog, is_prey, plays, seat_of, swap
from ronron.kernel import bit, full, has, lowest, popcount, rule

DECLINE = 12
"""A decision of the royal chief: turn no dog."""


@rule
def resolve_step(box: Box, s: State) -> None:
    """P14–P20: one step of the end."""
    if s.stage == BY_DEFENDER:
        defender_takes_the_centre(box, s)
    elif s.stage == BY_DOGS:
        dog_attacks(box, s)
    elif s.stage == BY_CHAOS:
        fix_chaos_attack(s)
    elif s.stage == BY_CROOK:
        crook_chief_strikes(box, s)
    elif s.stage == CAPTURE:
        capture(box, s)
    elif s.stage == BONUS:
        take_bonus_prey(box, s)
    else:
        happen(s, SCORE, NONE)
        s.to_move = s.first
        s.phase = OVER
        return
    find_next_step(box, s)


@rule
def happen(s: State, stage: int, subject: int) -> None:
    """Note what this step of the end was, and about which cell."""
    s.happened = stage
    s.subject = subject


@rule
def find_next_step(box: Box, s: State) -> None:
    """P13: skip stages in which nothing happens; stop where something happens or is decided."""
    if s.stage == BY_DEFENDER and not defender_moves(box, s):
        s.stage = BY_ROYAL
    if s.stage == BY_ROYAL:
        s.stage = BY_DOGS
        if rotations(box, s) != 0:
            s.phase = ROTATE
            s.to_move = seat_of(s, ROYAL)
            return
    if s.stage == BY_DOGS and next_tile(s, FIRST_DOG, CELLS) == NONE:
        s.stage = BY_CHAOS
    if s.stage == BY_CHAOS and (s.chaos_left != 0 or chaos_cats_up(s) == 0):
        s.stage = BY_CROOK
    if s.stage == BY_CROOK and not crook_chief_is_up(box, s):
        s.stage = CAPTURE
        s.place = NONE
    if s.stage == CAPTURE and next_tile(s, FIRST_PREY, FIRST_DOG) == NONE:
        s.stage = BONUS
    if s.stage == BONUS and bonus_prey(box, s) == NONE:
        s.stage = SCORE


@rule
def next_tile(s: State, first: int, after: int) -> int:
    """The next cell after `place` whose tile is at least `first` and below `after`."""
    for cell in range(s.place + 1, CELLS):
        if first <= s.tiles[cell] < after:
            return cell
    return NONE


@rule
def defender_moves(box: Box, s: State) -> bool:
    """P14: the defenders' chief is not at the centre yet."""
    seat = seat_of(s, DEFENDER)
    return seat != NONE and s.tiles[CENTRE] != chief_of(box, s, seat)


@rule
def defender_takes_the_centre(box: Box, s: State) -> None:
    """P14: the defenders' chief changes places with the centre tile."""
    happen(s, BY_DEFENDER, cell_of(s, chief_of(box, s, seat_of(s, DEFENDER))))
    swap(s, s.subject, CENTRE)


@rule
def rotations(box: Box, s: State) -> int:
    """P14: dogs beside the royal chief, each by one to three quarters, or none; nothing where there is no such dog."""
    seat = seat_of(s, ROYAL)
    if seat == NONE:
        return 0
    chief = cell_of(s, chief_of(box, s, seat))
    decisions = 0
    for side in range(4):
        cell = BESIDE_AT[chief, side]
        if cell >= 0 and is_dog(s.tiles[cell]):
            decisions |= full(3) << 3 * side
    return decisions | bit(DECLINE) if decisions != 0 else 0


@rule
def rotate(box: Box, s: State, decision: int) -> None:
    """P14: turn that dog, or decline; then the dogs attack."""
    if decision != DECLINE:
        chief = cell_of(s, chief_of(box, s, s.to_move))
        happen(s, BY_ROYAL, BESIDE_AT[chief, decision // 3])
        dog = s.tiles[s.subject] - FIRST_DOG
        s.facings[dog] = (s.facings[dog] + decision % 3 + 1) % QUARTERS
    s.phase = END


@rule
def bitten_by(box: Box, s: State, cell: int) -> int:
    """P15: the cells the arrows of the dog on this cell point to."""
    dog = s.tiles[cell] - FIRST_DOG
    return box.bites[(dog * QUARTERS + s.facings[dog]) * CELLS + cell]


@rule
def dog_attacks(box: Box, s: State) -> None:
    """P15: the next dog turns face down the cats its arrows point to; the ghost chief is immune."""
    s.place = next_tile(s, FIRST_DOG, CELLS)
    happen(s, BY_DOGS, s.place)
    ghosts = seat_of(s, GHOST)
    immune = NONE if ghosts == NONE else chief_of(box, s, ghosts)
    rest = bitten_by(box, s, s.subject)
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if is_cat(s.tiles[cell]) and s.tiles[cell] != immune:
            s.out |= bit(cell)


@rule
def chaos_cats_up(s: State) -> int:
    """P16: how many chaos cats are still face up."""
    seat = seat_of(s, CHAOS)
    return 0 if seat == NONE else popcount(cats_up(s, seat))


@rule
def fix_chaos_attack(s: State) -> None:
    """P16: all chaos cats share one attack, by how many of them are left now."""
    s.chaos_left = chaos_cats_up(s)
    happen(s, BY_CHAOS, NONE)


@rule
def attack_of(box: Box, s: State, tile: int) -> int:
    """A cat's attack: what is printed, or P16."""
    seat = tile // CATS
    if plays(s, seat, CHAOS):
        return box.chaos_values[s.chaos_left]
    return box.attack[s.clans[seat], tile % CATS]


@rule
def crook_chief_is_up(box: Box, s: State) -> bool:
    """P17: the crooks' chief is face up, and has not struck yet."""
    seat = seat_of(s, CROOK)
    if seat == NONE or s.happened == BY_CROOK:
        return False
    return not has(s.out, cell_of(s, chief_of(box, s, seat)))


@rule
def crook_chief_strikes(box: Box, s: State) -> None:
    """P17: every weaker cat beside the crooks' chief is turned face down, his own clan's too."""
    chief = chief_of(box, s, seat_of(s, CROOK))
    happen(s, BY_CROOK, cell_of(s, chief))
    rest = BESIDE[s.subject] & ~s.out
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if is_cat(s.tiles[cell]) and attack_of(box, s, s.tiles[cell]) < attack_of(box, s, chief):
            s.out |= bit(cell)


@rule
def attack_on(box: Box, s: State, seat: int, prey: int) -> int:
    """P18: what a seat's cats that count for the prey on this cell add up to."""
    total = 0
    rest = (BESIDE[prey] | chief_reach(s, seat, prey)) & s.up & ~s.out
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        tile = s.tiles[cell]
        if is_cat(tile) and tile // CATS == seat and counts(box, s, tile, cell, prey):
            total += attack_of(box, s, tile)
    return total


@rule
def counts(box: Box, s: State, tile: int, cell: int, prey: int) -> bool:
    """P18: does a cat on this cell count for the prey on that one?"""
    if has(BESIDE[prey], cell):
        return True
    owner = tile // CATS
    return tile == chief_of(box, s, owner) and has(chief_reach(s, owner, prey), cell)


@rule
def chief_reach(s: State, seat: int, prey: int) -> int:
    """P18: the cells from which only the chief counts: for gourmets diagonally, for power cats all along the lines."""
    if plays(s, seat, GOURMET):
        return DIAGONAL[prey]
    if plays(s, seat, POWER):
        return ROW_AND_COLUMN[prey]
    return 0


@rule
def capture(box: Box, s: State) -> None:
    """P18: the next prey goes to the stronger clan, or to nobody."""
    s.place = next_tile(s, FIRST_PREY, FIRST_DOG)
    happen(s, CAPTURE, s.place)
    for seat in range(2):
        s.sums[seat] = attack_on(box, s, seat, s.subject)
    if s.sums[0] > s.sums[1]:
        s.taken[0] |= bit(s.tiles[s.subject])
    elif s.sums[1] > s.sums[0]:
        s.taken[1] |= bit(s.tiles[s.subject])


@rule
def partner_of(box: Box, tile: int) -> int:
    """P19: the other pigeon of a pigeon, the other fly of a fly; none for a mouse."""
    kind = box.prey_kinds[tile - FIRST_PREY]
    if kind != PIGEON and kind != FLY:
        return NONE
    for other in range(FIRST_PREY, FIRST_DOG):
        if other != tile and box.prey_kinds[other - FIRST_PREY] == kind:
            return other
    return NONE


@rule
def bonus_prey(box: Box, s: State) -> int:
    """P19: the next pigeon or fly that nobody won, if the chaos chief helped to win the other one."""
    seat = seat_of(s, CHAOS)
    if seat == NONE:
        return NONE
    chief = cell_of(s, chief_of(box, s, seat))
    if has(s.out, chief):
        return NONE
    rest = BESIDE[chief]
    while rest != 0:
        tile = s.tiles[lowest(rest)]
        rest &= rest - 1
        if is_prey(tile) and has(s.taken[seat], tile):
            other = partner_of(box, tile)
            if other != NONE and not has(s.taken[0] | s.taken[1], other):
                return other
    return NONE


@rule
def take_bonus_prey(box: Box, s: State) -> None:
    """P19: the chaos clan gets that one too."""
    tile = bonus_prey(box, s)
    s.taken[seat_of(s, CHAOS)] |= bit(tile)
    happen(s, BONUS, cell_of(s, tile))


@rule
def prey_points(box: Box, s: State, seat: int, kind: int) -> int:
    """P20: the values of the prey of one kind; both pigeons or both flies count together."""
    total = 0
    count = 0
    for index in range(PREY):
        if box.prey_kinds[index] == kind and has(s.taken[seat], FIRST_PREY + index):
            total += box.prey_values[index]
            count += 1
    return box.pair_values[kind] if kind != 0 and count == 2 else total


@rule
def score(box: Box, s: State, seat: int) -> int:
    """P20: prey, pairs, and what gourmets and crooks add."""
    points = prey_points(box, s, seat, 0) + prey_points(box, s, seat, PIGEON) + prey_points(box, s, seat, FLY)
    if plays(s, seat, GOURMET):
        points += popcount(s.taken[seat])
    if plays(s, seat, CROOK) and s.phase == OVER:
        points += popcount(cats_up(s, seat))
    return points


@rule
def winners(box: Box, s: State) -> int:
    """P21: most points, then most prey tiles, then the defenders; otherwise both win."""
    lead = score(box, s, 0) - score(box, s, 1)
    if lead == 0:
        lead = popcount(s.taken[0]) - popcount(s.taken[1])
    if lead == 0:
        lead = (1 if plays(s, 0, DEFENDER) else 0) - (1 if plays(s, 1, DEFENDER) else 0)
    if lead == 0:
        return full(2)
    return bit(0) if lead > 0 else bit(1)
