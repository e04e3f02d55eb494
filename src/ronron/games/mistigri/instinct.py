"""A quick estimate for Crazy Mistigri: discard what costs most, keep what makes pairs, and hinder the leader."""

from __future__ import annotations

import math

import numpy as np

from ronron.games.mistigri.box import FEWEST_PLAYERS, Box
from ronron.games.mistigri.piles import Pile, add, remove, worth
from ronron.games.mistigri.rules import EFFECT, NOTHING, REVERSE, SEAT, over, partners, score, winners
from ronron.games.mistigri.state import BRANCH, CHAIN, FIRST, PUT, SECOND, SERVE, TAKE, TO, State
from ronron.kernel import WHOLE, Manner, bit, lowest, rule, share, with_margin

POINT = 4
"""The weight of a point, so that quarters of a point can be used."""
ANOTHER_PAIR = 4 * POINT
"""The value of the chance of a second pair after 6+6."""
COMPANY = 2 * POINT
"""The value of a card that makes a pair with another one in hand."""

FADING = (3.6, 2.8, 1.5)
"""Between two rounds, with three, four and five players: the points behind the lowest total by which the hope to win
falls to 1/e, in games among Matous (`bench/mistigri_hopes.py`)."""
MOST_BEHIND = 50
HOPE = np.array([[round(WHOLE * math.exp(-behind / points)) for behind in range(MOST_BEHIND + 1)] for points in FADING])
"""The hope to win, by the number of players and the points behind the lowest total; the win is shared in this
proportion."""
MOST_PENALTY = 10_000
MOST_MARGIN = 25
"""A margin beyond this counts no more in a search."""
MANNER = Manner(pace=50_000, guided=80, wide=4, widening=20)
"""Guided rollouts won 62 % against two Matous, random ones 51 %. Trying the most appealing first won 43 % against two
that try all in any order, where 33 % is fair (`docs/bots.md`)."""


@rule
def appeal(box: Box, s: State, decision: int) -> int:
    """How good a decision looks to its mover."""
    if decision == NOTHING:
        return -1
    if s.phase == FIRST or s.phase == CHAIN:
        return best_pair(box, s, decision)
    if s.phase == SECOND:
        return pair_worth(box, s, s.card, decision)
    if s.phase == BRANCH:
        return branch_worth(box, s, decision)
    if s.phase == TO:
        return -POINT * score(box, s, decision - SEAT) - s.sizes[decision - SEAT]
    if s.phase == SERVE:
        return box.values[decision]
    burden = POINT * box.values[decision] - company(box, s, decision)
    return -burden if s.phase == TAKE else burden


@rule
def best_pair(box: Box, s: State, kind: int) -> int:
    """The best pair with this card."""
    rest = partners(box, s, kind)
    best = 0
    while rest != 0:
        best = max(best, pair_worth(box, s, kind, lowest(rest)))
        rest &= rest - 1
    return best


@rule
def pair_worth(box: Box, s: State, kind: int, other: int) -> int:
    """The points a pair discards, and the value of its effect."""
    value = box.values[kind]
    shed = POINT * (value + box.values[other])
    if value != box.values[other]:
        return shed
    hand = s.hands[s.to_move, :]
    remove(hand, kind)
    remove(hand, other)
    s.sizes[s.to_move] -= 2
    shed += effect_worth(box, s, value)
    s.sizes[s.to_move] += 2
    add(hand, kind)
    add(hand, other)
    return shed


@rule
def effect_worth(box: Box, s: State, value: int) -> int:
    """What an effect may do, given what is left in hand after the pair; 0 if nothing."""
    hand = s.hands[s.to_move, :]
    if value == 5:
        return POINT * highest(box, s.discard[0] | box.alike[5]) // 2
    if hand[0] == 0:
        return 0
    if value == 1:
        return POINT * worth_of(box, hand, box.alike[1])
    if value == 3:
        return max(0, POINT * (highest(box, hand[0]) - box.values[lowest(s.discard[0] | box.alike[3])]))
    if value == 6:
        return ANOTHER_PAIR
    average = POINT * worth(box, hand) // s.sizes[s.to_move]
    if value == 2:
        return POINT * highest(box, hand[0]) - average
    if value == 4:
        return POINT * highest(box, hand[0])
    return average * (value - 6)


@rule
def branch_worth(box: Box, s: State, decision: int) -> int:
    """Reversing is for when the effect would do nothing."""
    if decision == REVERSE:
        return 1
    return 2 if decision == EFFECT and effect_worth(box, s, s.effect) > 0 else 0


@rule
def highest(box: Box, kinds: int) -> int:
    """The highest value among some kinds; 0 if there are none."""
    best = 0
    while kinds != 0:
        best = max(best, box.values[lowest(kinds)])
        kinds &= kinds - 1
    return best


@rule
def worth_of(box: Box, pile: Pile, kinds: int) -> int:
    """The sum of the values of the cards of some kinds, counting at most two of each."""
    total = 0
    for number in range(2):
        rest = pile[number] & kinds
        while rest != 0:
            total += box.values[lowest(rest)]
            rest &= rest - 1
    return total


@rule
def company(box: Box, s: State, kind: int) -> int:
    """Whether another card in the mover's hand makes a pair with this one."""
    seat = s.source if s.phase == TAKE or s.phase == PUT else s.to_move
    others = s.hands[seat, 0] & ~bit(kind)
    return COMPANY if box.pairs[kind] & others != 0 else 0


@rule
def chapter(box: Box, s: State) -> int:
    """The round: a search looks no further, since the next round is dealt again."""
    return s.round


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """The share of the win at the end; before it, the share by hope."""
    mine = score(box, s, seat)
    best = lowest_of_others(box, s, seat)
    part = share(winners(box, s), seat) if over(box, s) else expected(box, s, mine, min(mine, best))
    return with_margin(part, best - mine, MOST_MARGIN)


@rule
def lowest_of_others(box: Box, s: State, seat: int) -> int:
    """The lowest total among the other seats."""
    best = MOST_PENALTY
    for other in range(s.players):
        if other != seat:
            best = min(best, score(box, s, other))
    return best


@rule
def expected(box: Box, s: State, mine: int, lowest_total: int) -> int:
    """The expected share of the win: a seat's hope divided by the hopes of all."""
    hopes = 0
    for seat in range(s.players):
        hopes += hope(s, score(box, s, seat) - lowest_total)
    return WHOLE * hope(s, mine - lowest_total) // hopes


@rule
def hope(s: State, behind: int) -> int:
    """The hope to win, so many points behind the lowest total."""
    return int(HOPE[s.players - FEWEST_PLAYERS, min(behind, MOST_BEHIND)])
