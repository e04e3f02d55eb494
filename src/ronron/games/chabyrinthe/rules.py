"""Chabyrinthe, articles C1–C17.

Decisions: an action is 3 × cell + quarters − 1 to turn a card clockwise, or INSERT; an insertion goes on with the place
beside the card to be removed, and the facing of the card in hand; for a cat with two homes to go to, one of them.
"""

from __future__ import annotations

from ronron.games.chabyrinthe.box import CATS, ELBOW, GUTTERS, QUARTERS, SHAPES, Box
from ronron.games.chabyrinthe.gutters import (
    cells_of,
    next_free,
    places_of,
    push,
    reach,
    size_of,
    turn_card,
)
from ronron.games.chabyrinthe.state import (
    ACT,
    ARRIVING,
    CAT_PILE,
    FACING,
    HOME,
    HOMES,
    NONE,
    OVER,
    SAVING,
    STEPPING,
    WHERE,
    State,
)
from ronron.kernel import Generator, below, bit, full, has, lowest, popcount, rule, shuffle

INSERT = 48
ACTIONS = 2
PATIENCE = 100
"""C17: the game stops after this many turns in a row without a cat won."""

__all__ = ["advance", "deal", "forced", "legal", "over", "play", "score", "turn", "winners"]


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """C1–C4: the square, the cats and homes around it, both piles, and who begins."""
    s.first = below(rng, s.players)
    s.to_move = s.first
    s.turns = 1
    s.actions = ACTIONS
    s.card = s.place = NONE
    deal_cats(box, s, rng)
    deal_gutters(box, s, rng)
    while joined_now(box, s) != 0:
        deal_gutters(box, s, rng)
    s.takes[:] = 0


@rule
def deal_cats(box: Box, s: State, rng: Generator) -> None:
    """C2, C4: two cats take their places, the others form a pile; two homes are lit."""
    s.won[:] = box.cats
    shuffle(rng, s.won)
    for index in range(CAT_PILE):
        s.cat_pile[index] = s.won[index]
    s.cats_left = CAT_PILE
    for index in range(2):
        place = box.start_cats[s.board, index]
        s.waiting |= bit(place)
        s.points_at[place] = s.won[CAT_PILE + index]
        s.homes[index] = box.start_homes[s.board, index]
    s.won[:] = 0


@rule
def deal_gutters(box: Box, s: State, rng: Generator) -> None:
    """C1, C4: an elbow in two corners, any cards as they come on the other cells, the rest in the pile."""
    cells = cells_of(s)
    s.shapes[:] = NONE
    s.pile[:] = NONE
    s.pile_count = GUTTERS - cells
    slot = 0
    for shape in range(len(SHAPES)):
        for _ in range(box.counts[shape] - (2 if shape == ELBOW else 0)):
            put(s, slot, shape)
            slot += 1
    for last in range(slot - 1, 0, -1):
        other = below(rng, last + 1)
        card = dealt(s, last)
        put(s, last, dealt(s, other))
        put(s, other, card)
    for cell in range(cells):
        s.facings[cell] = below(rng, QUARTERS)
    lay_elbows(box, s)


@rule
def lay_elbows(box: Box, s: State) -> None:
    """C1: the cards at the bottom left and the top right."""
    for index in range(2):
        cell = size_of(s) * (size_of(s) - 1) if index == 0 else size_of(s) - 1
        s.shapes[cell] = ELBOW
        s.facings[cell] = box.start_facings[s.board, index]


@rule
def cell_of_slot(s: State, slot: int) -> int:
    """The cell that a card is dealt to: all in order, but the two with elbows."""
    top_right = size_of(s) - 1
    bottom_left = size_of(s) * (size_of(s) - 1)
    if slot < top_right:
        return slot
    return slot + 1 if slot + 1 < bottom_left else slot + 2


@rule
def put(s: State, slot: int, shape: int) -> None:
    """Deal a card to a cell, or to the pile once the cells are full."""
    open_cells = cells_of(s) - 2
    if slot < open_cells:
        s.shapes[cell_of_slot(s, slot)] = shape
    else:
        s.pile[slot - open_cells] = shape


@rule
def dealt(s: State, slot: int) -> int:
    """The card dealt there."""
    open_cells = cells_of(s) - 2
    if slot < open_cells:
        return s.shapes[cell_of_slot(s, slot)]
    return s.pile[slot - open_cells]


@rule
def turn(box: Box, s: State) -> int:
    """C4: whose decision it is."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """What may be decided, phase by phase."""
    if s.phase == ACT:
        rotations = full(3 * cells_of(s))
        return rotations | bit(INSERT) if may_insert(s) else rotations
    if s.phase == WHERE:
        return full(places_of(s))
    if s.phase == FACING:
        return full(QUARTERS)
    return full(HOMES)


@rule
def may_insert(s: State) -> bool:
    """C5: one action of a turn must be a rotation. C16: except with free actions."""
    return s.inserted == 0 or s.free_actions == 1


@rule
def play(box: Box, s: State, decision: int) -> None:
    """Apply a decision, phase by phase."""
    if s.phase == ACT and decision == INSERT:
        draw_gutter(s)
    elif s.phase == ACT:
        turn_card(s, decision // 3, decision % 3 + 1)
        end_action(box, s)
    elif s.phase == WHERE:
        s.place = decision
        s.phase = FACING
    elif s.phase == FACING:
        insert(s, decision)
        end_action(box, s)
    else:
        choose_home(s, decision)


@rule
def draw_gutter(s: State) -> None:
    """C7: take the top card of the pile into the hand, for all to see."""
    s.card = s.pile[0]
    s.pile_count -= 1
    for index in range(s.pile_count):
        s.pile[index] = s.pile[index + 1]
    s.pile[s.pile_count] = NONE
    s.known = min(s.known, s.pile_count)
    s.phase = WHERE


@rule
def insert(s: State, facing: int) -> None:
    """C7: the card in hand pushes another out, which goes under the pile."""
    removed = push(s, s.place, s.card * QUARTERS + facing)
    s.pile[s.pile_count] = removed // QUARTERS
    s.pile_count += 1
    s.known += 1
    s.card = s.place = NONE
    s.inserted = 1


@rule
def end_action(box: Box, s: State) -> None:
    """C8: what is joined now is won."""
    s.actions -= 1
    win_what_is_joined(box, s)


@rule
def win_what_is_joined(box: Box, s: State) -> None:
    """C8, C10, C11: win the cats joined to a home; if there are none, play goes on."""
    if joined_now(box, s) == 0:
        go_on(s)
    elif choice(s) != 0:
        s.phase = HOME
    else:
        s.phase = SAVING


@rule
def joined_now(box: Box, s: State) -> int:
    """C8: find the cats joined to each home; returns all of them."""
    region = reach(box, s, bit(s.homes[0]))
    s.takes[0] = s.waiting & region
    if not has(region, s.homes[1]):
        region = reach(box, s, bit(s.homes[1]))
    s.takes[1] = s.waiting & region
    return s.takes[0] | s.takes[1]


@rule
def choice(s: State) -> int:
    """C10: the cats joined to both homes; there is no choice for those that end the game."""
    if s.cats_left == 0 and (s.takes[0] | s.takes[1]) == s.waiting:
        return 0
    return s.takes[0] & s.takes[1]


@rule
def choose_home(s: State, home: int) -> None:
    """C10: a home for the cat at the smallest place that has two."""
    s.takes[1 - home] &= ~bit(lowest(choice(s)))
    if choice(s) == 0:
        s.phase = SAVING


@rule
def go_on(s: State) -> None:
    """C5: the next action, or the next player's turn. C17: unless nothing has happened for too long."""
    s.phase = ACT
    if s.actions > 0:
        return
    s.idle = 0 if s.lucky == 1 else s.idle + 1
    s.lucky = 0
    s.inserted = 0
    if s.idle == PATIENCE:
        s.phase = OVER
        return
    s.to_move = (s.to_move + 1) % s.players
    s.turns += 1
    s.actions = ACTIONS


@rule
def forced(box: Box, s: State) -> bool:
    """C9: cats are being won, homes step, new cats come."""
    return SAVING <= s.phase <= ARRIVING


@rule
def advance(box: Box, s: State) -> None:
    """C9: perform one of these consequences."""
    if s.phase == SAVING:
        save_cats(s)
    elif s.phase == STEPPING:
        step_home(s)
    else:
        bring_cat(s)
    if s.phase == STEPPING and s.stepping == 0:
        s.phase = ARRIVING
    if s.phase == ARRIVING and (s.arriving == 0 or s.cats_left == 0):
        s.arriving = 0
        win_what_is_joined(box, s)


@rule
def save_cats(s: State) -> None:
    """C8, C10: all cats joined are won at once. C13: the last of them ends the game."""
    saved = s.takes[0] | s.takes[1]
    for home in range(HOMES):
        if s.takes[home] != 0:
            s.stepping |= bit(home)
    s.takes[:] = 0
    s.arriving = saved
    s.waiting &= ~saved
    s.lucky = 1
    while saved != 0:
        win(s, lowest(saved))
        saved &= saved - 1
    s.phase = STEPPING
    if s.waiting == 0 and s.cats_left == 0:
        s.phase = OVER
        s.stepping = s.arriving = 0


@rule
def win(s: State, place: int) -> None:
    """C8: the cat at a place goes to the active player."""
    number = s.cats[0] + s.cats[1] + s.cats[2] + s.cats[3]
    points = s.points_at[place]
    s.points_at[place] = 0
    s.won[number] = points
    s.winner[number] = s.to_move
    s.points[s.to_move] += points
    s.cats[s.to_move] += 1


@rule
def step_home(s: State) -> None:
    """C9, C10: a home that took a cat goes on clockwise; the one at the smaller place first."""
    home = lowest(s.stepping)
    if popcount(s.stepping) == HOMES and s.homes[1] < s.homes[0]:
        home = 1
    s.stepping &= ~bit(home)
    s.homes[home] = next_free(s, s.homes[home])


@rule
def bring_cat(s: State) -> None:
    """C9, C12: a new cat comes after where one was won, as long as there are any."""
    place = next_free(s, lowest(s.arriving))
    s.arriving &= s.arriving - 1
    s.cats_left -= 1
    s.waiting |= bit(place)
    s.points_at[place] = s.cat_pile[s.cats_left]
    s.cat_pile[s.cats_left] = 0


@rule
def over(box: Box, s: State) -> bool:
    """C13, C17: nothing is left to win, or nobody wins anything."""
    return s.phase == OVER


@rule
def score(box: Box, s: State, seat: int) -> int:
    """C13: points. C15: alone, turns."""
    return s.turns if s.players == 1 else s.points[seat]


@rule
def winners(box: Box, s: State) -> int:
    """C13, C14: most points, then most cats, otherwise shared. C15, C17: a game alone is won only with all cats."""
    if s.players == 1:
        return 1 if s.cats[0] == CATS else 0
    best = 0
    for seat in range(1, s.players):
        if ahead(s, seat, best):
            best = seat
    won = 0
    for seat in range(s.players):
        if not ahead(s, best, seat):
            won |= bit(seat)
    return won


@rule
def ahead(s: State, seat: int, other: int) -> bool:
    """C14: more points, or as many and more cats."""
    if s.points[seat] != s.points[other]:
        return s.points[seat] > s.points[other]
    return s.cats[seat] > s.cats[other]
