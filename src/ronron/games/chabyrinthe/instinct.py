"""A quick estimate for Chabyrinthe, one action ahead: win cats, else bring one nearer, or leave none near for
others."""

from __future__ import annotations

import numpy as np

from ronron.games.chabyrinthe.box import CATS, QUARTERS, Box
from ronron.games.chabyrinthe.grid import AROUND
from ronron.games.chabyrinthe.gutters import cells_of, opposite, places_of, push, reach, spread, turn_card
from ronron.games.chabyrinthe.rules import INSERT, over, winners
from ronron.games.chabyrinthe.state import ACT, FACING, WHERE, State
from ronron.kernel import WHOLE, Manner, bit, lowest, rule, share, with_margin

POINT = 100
"""The weight of a point won, compared with one card fewer to change for the nearest cat."""
FARTHEST = 8
BLIND = FARTHEST + 1
"""The appeal of drawing an unknown card: it is drawn if no rotation wins, since it can go in four times as many
ways."""

CAT = 4 * POINT
"""The average points of a cat, weighted."""
OUT_OF_SIGHT = 4
"""From this many cards to change on, no cat is expected in this turn or the next."""
WINS = np.array([[556, 0, 0, 0, 0], [721, 258, 66, 15, 0], [0, 570, 351, 102, 1]])
"""What the mover wins in the rest of the turn, by actions left and how near a cat is …"""
WINS_NEXT = np.array([[444, 0, 0, 0, 0], [390, 420, 295, 109, 8], [0, 421, 416, 212, 49]])
"""… and what the others expect of their own next turn, as Matous play (`bench/chabyrinthe_gains.py`)."""
MOST_MARGIN = 10
"""A margin beyond this counts no more in a search."""
SLOW = 3 * CATS
"""In a game alone, turns beyond this number make no difference."""
MANNER = Manner(pace=9_000, guided=100, horizon=3, wide=3, widening=20)
"""Random play leads nowhere, so rollouts follow instinct and are evaluated after about a turn; longer rollouts did
worse, and none at all did much worse (`docs/bots.md`)."""


@rule
def appeal(box: Box, s: State, decision: int) -> int:
    """How good a decision looks to its mover; 0 if instinct does not apply."""
    if s.phase == ACT and decision == INSERT:
        return best_place(box, s, s.pile[0]) if s.open_pile else BLIND
    if s.phase == ACT:
        return after_turning(box, s, decision // 3, decision % 3 + 1)
    if s.phase == WHERE:
        return best_facing(box, s, decision, s.card)
    if s.phase == FACING:
        return after_pushing(box, s, s.place, s.card * QUARTERS + decision)
    return 0


@rule
def after_turning(box: Box, s: State, cell: int, quarters: int) -> int:
    """Turn the card, judge, and turn it back."""
    turn_card(s, cell, quarters)
    value = judge(box, s)
    turn_card(s, cell, QUARTERS - quarters)
    return value


@rule
def after_pushing(box: Box, s: State, place: int, card: int) -> int:
    """Push a card in, judge, and push it out again."""
    removed = push(s, place, card)
    value = judge(box, s)
    push(s, opposite(s, place), removed)
    return value


@rule
def best_facing(box: Box, s: State, place: int, shape: int) -> int:
    """The best that pushing a shape in there can do."""
    best = after_pushing(box, s, place, shape * QUARTERS)
    for facing in range(1, QUARTERS):
        best = max(best, after_pushing(box, s, place, shape * QUARTERS + facing))
    return best


@rule
def best_place(box: Box, s: State, shape: int) -> int:
    """The best that pushing a shape in anywhere can do."""
    best = best_facing(box, s, 0, shape)
    for place in range(1, places_of(s)):
        best = max(best, best_facing(box, s, place, shape))
    return best


@rule
def judge(box: Box, s: State) -> int:
    """What an action has brought about: the points it wins, or how near it brings a cat."""
    region = reach(box, s, bit(s.homes[0]) | bit(s.homes[1]))
    joined = region & s.waiting
    if joined != 0:
        points = 0
        while joined != 0:
            points += s.points_at[lowest(joined)]
            joined &= joined - 1
        return POINT * points
    distance = distance_home(box, s, region)
    if s.actions == 1 and s.players > 1:
        return distance
    return FARTHEST - distance


@rule
def distance_home(box: Box, s: State, region: int) -> int:
    """How many cards at least are to be changed until a cat is joined to a home."""
    distance = 0
    while region & s.waiting == 0 and distance < FARTHEST:
        wider = region
        for cell in range(cells_of(s)):
            if AROUND[s.board, cell] & region != 0:
                wider |= AROUND[s.board, cell]
        region = spread(box, s, wider, wider & ~region)
        distance += 1
    return distance


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """The share of the win at the end; before it, by the expected lead. In a game alone, by the number of turns."""
    if over(box, s):
        if s.players == 1:
            return alone(s, 0)
        return with_margin(share(winners(box, s), seat), lead_of(s, seat, 0, 0) // POINT, MOST_MARGIN)
    near = min(distance_home(box, s, reach(box, s, bit(s.homes[0]) | bit(s.homes[1]))), OUT_OF_SIGHT)
    wins = WINS[s.actions, near]
    if s.players == 1:
        return alone(s, wins)
    lead = lead_of(s, seat, wins, WINS_NEXT[s.actions, near])
    return with_margin(max(0, min(guess(s, lead), WHOLE)), lead // POINT, MOST_MARGIN)


@rule
def lead_of(s: State, seat: int, wins: int, wins_next: int) -> int:
    """The lead of a seat over the best of the others, if the mover wins `wins` and each other `wins_next`."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, POINT * s.points[other] + (wins if other == s.to_move else wins_next))
    return POINT * s.points[seat] + (wins if seat == s.to_move else wins_next) - best


@rule
def guess(s: State, lead: int) -> int:
    """The share of the win that a lead is worth; a lead of half the points still to be won counts as the whole win."""
    return WHOLE // s.players + WHOLE * lead // (2 * POINT * points_left(s))


@rule
def points_left(s: State) -> int:
    """The points of the cats that wait and of those in the pile."""
    points = 0
    for place in range(len(s.points_at)):
        points += s.points_at[place]
    for index in range(s.cats_left):
        points += s.cat_pile[index]
    return max(1, points)


@rule
def alone(s: State, wins: int) -> int:
    """C15: the fewer turns for all cats, the better; each cat still to come is counted as a turn, except those this
    turn wins."""
    spent = CAT * (s.turns + CATS - s.cats[0]) - wins
    return WHOLE * max(0, CAT * SLOW - spent) // (CAT * SLOW)
