"""A quick estimate for Caty Mini: the best toys now, considering the string used and what others would win."""

from __future__ import annotations

from ronron.games.caty.box import NOTCHES, Box
from ronron.games.caty.rules import NOTCH, cost, score, winners
from ronron.games.caty.state import ENTRY, ROUNDS, TILE, State
from ronron.kernel import Manner, has, lowest, rule, share, with_margin

POINT = 1000
"""The weight of a point won …"""
STRING = 4
"""… and a unit of string beyond what a round may take on average, while there are rounds to come."""
NEW_KIND = 600
"""Y13: the weight of a kind of toy not won yet, with expert scoring."""
NEVER = -(10**9)

MOST_MARGIN = 15
"""A margin beyond this counts no more in a search."""
MANNER = Manner(pace=70_000, guided=80)
"""Guided rollouts won 62 % against random ones; trying the most appealing first did not help (`docs/bots.md`)."""


@rule
def appeal(box: Box, s: State, decision: int) -> int:
    """How good a decision looks to its mover."""
    if s.phase == TILE:
        return tile_worth(box, s, decision)
    if s.phase == ENTRY:
        return run_worth(box, s, s.to_move, 2 * s.order[s.round + 1] + decision - NOTCH)
    return 0


@rule
def tile_worth(box: Box, s: State, furniture: int) -> int:
    """What the mover could win there, minus what the others could win on average."""
    mine = best_run(box, s, s.to_move, furniture)
    theirs = 0
    for seat in range(s.players):
        if seat != s.to_move:
            theirs += max(0, best_run(box, s, seat, furniture))
    return mine - theirs // (s.players - 1)


@rule
def best_run(box: Box, s: State, seat: int, furniture: int) -> int:
    """The better of two notches; nothing if the string is too short for both."""
    best = max(run_worth(box, s, seat, 2 * furniture), run_worth(box, s, seat, 2 * furniture + 1))
    return 0 if best == NEVER else best


@rule
def run_worth(box: Box, s: State, seat: int, notch: int) -> int:
    """The value of a run: its toys, minus the string it takes beyond an average run."""
    price = cost(box, s, seat, notch)
    if price > s.strings[seat]:
        return NEVER
    worth = toys_worth(box, s, seat, box.touched[s.boards[seat] * NOTCHES + s.exits[seat], notch])
    rounds_left = ROUNDS - s.round
    share = s.strings[seat] // rounds_left
    if rounds_left > 1:
        worth -= STRING * max(0, price - share) // 1000
    return worth


@rule
def toys_worth(box: Box, s: State, seat: int, toys: int) -> int:
    """What touching these toys would bring now."""
    worth = 0
    while toys != 0:
        toy = lowest(toys)
        toys &= toys - 1
        if s.tokens_left[toy] > 0:
            worth += POINT * s.tokens[toy, s.tokens_left[toy] - 1]
            if s.scoring == 1 and not has(s.collected[seat], toy):
                worth += NEW_KIND
    return worth


@rule
def standing(box: Box, s: State, seat: int) -> int:
    """The share of the win, a small part of it by the margin; a search always plays to the end of the game."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(box, s, other))
    return with_margin(share(winners(box, s), seat), score(box, s, seat) - best, MOST_MARGIN)
