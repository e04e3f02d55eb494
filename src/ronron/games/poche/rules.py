"""Chats de poche, articles P1–P21.

Decisions: in the draft a clan; then a cell to flip, a cell whose prey moves (ghosts), a cell to swap with (the cell
itself leaves the tile in place); at the end, for the royal chief, 3 × side + quarters − 1 to turn the dog on that
side (north, east, south, west), or DECLINE.
"""

from __future__ import annotations

from ronron.games.poche.box import (
    CATS,
    CHAOS,
    CLANS,
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
from ronron.games.poche.grid import (
    ALL_CELLS,
    AROUND,
    BESIDE,
    BESIDE_AT,
    CAT_REACH,
    CELLS,
    CENTRE,
    DEFENDER_REACH,
    DIAGONAL,
    ROW_AND_COLUMN,
)
from ronron.games.poche.state import (
    BONUS,
    BY_CHAOS,
    BY_CROOK,
    BY_DEFENDER,
    BY_DOGS,
    BY_ROYAL,
    CAPTURE,
    DRAFT,
    DRAWN,
    END,
    EXPERT,
    FIRST_DOG,
    FIRST_GAME,
    FIRST_PREY,
    FLIP,
    FREE,
    LAYING,
    LIMITED,
    MOVE,
    NONE,
    OVER,
    PREY_CHOICE,
    ROTATE,
    SCORE,
    State,
)
from ronron.kernel import Generator, below, bit, full, has, lowest, popcount, rule, shuffle

ALL_CLANS = (1 << len(CLANS)) - 1
CARDS_EACH = 3
DECLINE = 12


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
        rest = cards & ~drawn
        for _skipped in range(below(rng, popcount(rest))):
            rest &= rest - 1
        drawn |= bit(lowest(rest))
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


# The draft


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


# A turn


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
def flip(box: Box, s: State, cell: int) -> None:
    """P6: turn a tile face up. P12: ghosts may then move another prey instead."""
    s.up |= bit(cell)
    s.cell = s.moving = cell
    s.phase = MOVE
    if plays(s, s.to_move, GHOST) and is_prey(s.tiles[cell]) and prey_face_up(s) != bit(cell):
        s.phase = PREY_CHOICE


@rule
def prey_face_up(s: State) -> int:
    """P12: the cells of all prey that lie face up."""
    return face_up(s, FIRST_PREY, FIRST_DOG)


@rule
def dogs_face_up(s: State) -> int:
    """P9: the cells of all dogs that lie face up."""
    return face_up(s, FIRST_DOG, CELLS)


@rule
def face_up(s: State, first: int, after: int) -> int:
    """The cells on which a tile from `first` up to before `after` lies face up."""
    cells = 0
    rest = s.up
    while rest != 0:
        cell = lowest(rest)
        rest &= rest - 1
        if first <= s.tiles[cell] < after:
            cells |= bit(cell)
    return cells


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
def swap(s: State, one: int, other: int) -> None:
    """P7, P8: two tiles change places; each keeps its side and its facing."""
    s.tiles[one], s.tiles[other] = s.tiles[other], s.tiles[one]
    if has(s.up, one) != has(s.up, other):
        s.up ^= bit(one) | bit(other)


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


# The end


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
        return
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
    """P13: pass over what has nothing to do; stop where something is to happen or to be decided."""
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
def next_tile(s: State, first: int, after: int) -> int:
    """The next cell, after the one looked at last, with a tile from `first` up to before `after`."""
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
def cats_up(s: State, seat: int) -> int:
    """The cells of a seat's cats that are still face up."""
    cells = 0
    for cell in range(CELLS):
        if CATS * seat <= s.tiles[cell] < CATS * seat + CATS:
            cells |= bit(cell)
    return cells & s.up & ~s.out


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
        if is_cat(tile) and tile // CATS == seat and (has(BESIDE[prey], cell) or tile == chief_of(box, s, seat)):
            total += attack_of(box, s, tile)
    return total


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
    """P19: the next pigeon or fly nobody won whose fellow the chaos chief helped to win."""
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


# The result


@rule
def over(box: Box, s: State) -> bool:
    """P13: all is resolved."""
    return s.phase == OVER


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
    """P21: most points, then most prey tiles, then the defenders, else both."""
    lead = score(box, s, 0) - score(box, s, 1)
    if lead == 0:
        lead = popcount(s.taken[0]) - popcount(s.taken[1])
    if lead == 0:
        lead = (1 if plays(s, 0, DEFENDER) else 0) - (1 if plays(s, 1, DEFENDER) else 0)
    if lead == 0:
        return full(2)
    return bit(0) if lead > 0 else bit(1)
