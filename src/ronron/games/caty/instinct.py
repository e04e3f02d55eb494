"""A cheap judgement for Caty Mini: the best toys now, with an eye on the string and on what others would win."""

from __future__ import annotations

from ronron.games.caty.box import NOTCHES, Box
from ronron.games.caty.rules import NOTCH, cost, score, winners
from ronron.games.caty.state import ENTRY, ROUNDS, TILE, State
from ronron.kernel import Manner, has, lowest, rule, share, with_margin

POINT = 1000
"""What a point won is worth …"""
STRING = 4
"""… and a unit of string beyond what a round may take on average, while there are rounds to come."""
NEW_KIND = 600
"""Y13: a kind of toy not won yet, for experts."""
NEVER = -(10**9)

MOST_MARGIN = 15
"""A search does not care by how much more it wins or loses."""
MANNER = Manner(pace=70_000, guided=80)
"""Guided rollouts: 62 % against random ones; looking at the most appealing first did not help (`docs/bots.md`)."""


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
    """What I could win there, less what the others could on average."""
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
    """The toys on the way, and the string it takes beyond its share."""
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
    """The win, and a little for the lead over the best of the others; a search always comes to the end."""
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, score(box, s, other))
    return with_margin(share(winners(box, s), seat), score(box, s, seat) - best, MOST_MARGIN)
