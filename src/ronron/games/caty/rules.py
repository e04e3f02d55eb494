"""Caty Mini, articles Y1–Y13.

Decisions: a furniture tile is its number, PILE_OF + wall one more tile from a pile, NOTCH + 0 or 1 one of two notches.
"""

from __future__ import annotations

from ronron.games.caty.box import BOARDS, FURNITURE, NOTCHES, PER_WALL, TOKENS, TOYS, WALLS, Box
from ronron.games.caty.state import (
    ASLEEP,
    ENTRY,
    NONE,
    OVER,
    PILE,
    ROUNDS,
    SEATS,
    START,
    TILE,
    State,
    race,
    wall_of,
)
from ronron.kernel import Generator, below, bit, full, has, lowest, popcount, rule, shuffle

PILE_OF = FURNITURE
NOTCH = FURNITURE + len(WALLS)
MORE = (0, 0, 3, 1, 0)
"""Y2: how many more tiles each player chooses, by the number of players."""
REMOVED = (0, 0, 2, 1, 0)
"""Y4: how many tokens of each toy are taken out."""
ALL_KINDS = 15
EXPERT = 1

__all__ = ["advance", "deal", "forced", "legal", "over", "play", "score", "turn", "winners"]


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """Y1–Y5: the start, the piles, a tile from each, the tokens, the boards, and who begins."""
    s.first = below(rng, s.players)
    s.to_move = s.first
    s.order[:] = NONE
    s.exits[:] = NONE
    s.starts[:] = NONE
    s.entered[:, :] = NONE
    s.order[0] = below(rng, FURNITURE)
    s.played = bit(s.order[0])
    deal_boards(box, s, rng)
    deal_furniture(s, rng)
    deal_tokens(box, s, rng)
    s.phase = PILE if MORE[s.players] > 0 else START


@rule
def deal_boards(box: Box, s: State, rng: Generator) -> None:
    """Y5: any board for each, with a whole string."""
    for seat in range(SEATS):
        s.boards[seat] = seat
    shuffle(rng, s.boards[: len(BOARDS)])
    for seat in range(SEATS):
        if seat < s.players:
            s.strings[seat] = box.string
        else:
            s.boards[seat] = NONE


@rule
def deal_furniture(s: State, rng: Generator) -> None:
    """Y2: a pile for each wall, without the start; everybody gets one tile from each."""
    for wall in range(len(WALLS)):
        count = 0
        for index in range(PER_WALL):
            s.piles[wall, index] = NONE
            furniture = wall * PER_WALL + index
            if not has(s.played, furniture):
                s.piles[wall, count] = furniture
                count += 1
        shuffle(rng, s.piles[wall, :count])
        s.pile_counts[wall] = count
        for seat in range(s.players):
            draw_tile(s, seat, wall)


@rule
def draw_tile(s: State, seat: int, wall: int) -> None:
    """Y2: the next tile of a pile goes to a hand, unseen by others."""
    s.pile_counts[wall] -= 1
    place = s.pile_counts[wall]
    s.hands[seat] |= bit(s.piles[wall, place])
    s.piles[wall, place] = NONE
    s.held[seat, wall] += 1


@rule
def deal_tokens(box: Box, s: State, rng: Generator) -> None:
    """Y4: some are taken out; the lowest value is won first."""
    for toy in range(TOYS):
        out = 0
        for _ in range(REMOVED[s.players]):
            out |= bit(any_but(rng, out))
        count = 0
        for index in range(TOKENS):
            token = TOKENS - 1 - index
            if not has(out, token):
                s.tokens[toy, count] = box.tokens[token]
                count += 1
        s.tokens_left[toy] = count


@rule
def any_but(rng: Generator, out: int) -> int:
    """A random token that is not among these."""
    left = below(rng, TOKENS - popcount(out))
    token = 0
    while has(out, token) or left > 0:
        if not has(out, token):
            left -= 1
        token += 1
    return token


@rule
def turn(box: Box, s: State) -> int:
    """Whose decision it is."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """What may be decided, phase by phase."""
    if s.phase == PILE:
        return open_piles(s) << PILE_OF
    if s.phase == START:
        return full(2) << NOTCH
    if s.phase == TILE:
        return playable(s, s.to_move)
    return within_reach(box, s, s.to_move) << NOTCH


@rule
def open_piles(s: State) -> int:
    """Y2: piles that are not empty; with two players each only once."""
    found = 0
    for wall in range(len(WALLS)):
        if s.pile_counts[wall] > 0 and not has(s.chosen, wall):
            found |= bit(wall)
    return found


@rule
def playable(s: State, seat: int) -> int:
    """Y6: tiles of another colour than the last one; if there are none, any tile."""
    last = wall_of(s.order[s.round])
    others = s.hands[seat] & ~(full(PER_WALL) << (last * PER_WALL))
    return others if others != 0 else s.hands[seat]


@rule
def cost(box: Box, s: State, seat: int, notch: int) -> int:
    """Y10: the string it takes from the exit to a notch, and under the furniture."""
    return box.lengths[s.boards[seat] * NOTCHES + s.exits[seat], notch] + box.under


@rule
def within_reach(box: Box, s: State, seat: int) -> int:
    """Y10: the notches of the furniture in play for which there is string enough, as a set of 0 and 1."""
    found = 0
    for side in range(2):
        if cost(box, s, seat, 2 * s.order[s.round + 1] + side) <= s.strings[seat]:
            found |= bit(side)
    return found


@rule
def play(box: Box, s: State, decision: int) -> None:
    """Apply a decision, phase by phase."""
    if s.phase == PILE:
        take_more(s, decision - PILE_OF)
    elif s.phase == START:
        start_at(s, decision - NOTCH)
    elif s.phase == TILE:
        play_tile(box, s, decision)
    else:
        run(box, s, decision - NOTCH)


@rule
def take_more(s: State, wall: int) -> None:
    """Y2: one more tile; after the last one the next player chooses."""
    draw_tile(s, s.to_move, wall)
    s.chosen |= bit(wall)
    if popcount(s.chosen) < MORE[s.players]:
        return
    s.chosen = 0
    s.to_move = (s.to_move + 1) % s.players
    if s.to_move == s.first:
        s.phase = START


@rule
def start_at(s: State, side: int) -> None:
    """Y3: the notch of the start furniture that the string leaves by."""
    s.starts[s.to_move] = s.exits[s.to_move] = 2 * s.order[0] + side
    s.to_move = (s.to_move + 1) % s.players
    if s.to_move == s.first:
        s.phase = TILE


@rule
def play_tile(box: Box, s: State, furniture: int) -> None:
    """Y6: all run to this furniture."""
    s.hands[s.to_move] &= ~bit(furniture)
    s.held[s.to_move, wall_of(furniture)] -= 1
    s.played |= bit(furniture)
    s.order[s.round + 1] = furniture
    ask_racer(box, s)


@rule
def ask_racer(box: Box, s: State) -> None:
    """Y7, Y10: ask for a notch; a cat whose string is too short for both sleeps."""
    s.phase = ENTRY if within_reach(box, s, s.to_move) != 0 else ASLEEP


@rule
def run(box: Box, s: State, side: int) -> None:
    """Y7: the string goes straight to the notch chosen, under the furniture and out by the other one."""
    seat = s.to_move
    notch = 2 * s.order[s.round + 1] + side
    toys = box.touched[s.boards[seat] * NOTCHES + s.exits[seat], notch]
    s.strings[seat] -= cost(box, s, seat, notch)
    s.exits[seat] = notch ^ 1
    s.entered[seat, s.round] = notch
    win_toys(s, seat, toys)
    next_racer(box, s)


@rule
def win_toys(s: State, seat: int, toys: int) -> None:
    """Y8: the top token of every toy touched, if there is one."""
    while toys != 0:
        toy = lowest(toys)
        toys &= toys - 1
        if s.tokens_left[toy] > 0:
            s.tokens_left[toy] -= 1
            value = s.tokens[toy, s.tokens_left[toy]]
            s.tokens[toy, s.tokens_left[toy]] = 0
            s.won[race(seat, s.round), toy] = value
            s.points[seat] += value
            s.collected[seat] |= bit(toy)


@rule
def next_racer(box: Box, s: State) -> None:
    """Y7: clockwise; after the last one the round is over. Y11: the marker passes to the left. Y12: twelve rounds."""
    s.to_move = (s.to_move + 1) % s.players
    if s.to_move != s.first:
        ask_racer(box, s)
        return
    s.round += 1
    if s.round == ROUNDS:
        s.phase = OVER
        return
    s.first = (s.first + 1) % s.players
    s.to_move = s.first
    s.phase = TILE


@rule
def forced(box: Box, s: State) -> bool:
    """Y10: a cat sleeps."""
    return s.phase == ASLEEP


@rule
def advance(box: Box, s: State) -> None:
    """Y10: it wins nothing and keeps its string."""
    next_racer(box, s)


@rule
def over(box: Box, s: State) -> bool:
    """Y12: after twelve rounds."""
    return s.phase == OVER


@rule
def kinds(s: State, seat: int) -> int:
    """Y13: how many kinds of toy a seat has won."""
    return popcount(s.collected[seat])


@rule
def bonus(s: State, seat: int) -> int:
    """Y13: a point for each kind of toy, or 15 for all."""
    if s.scoring != EXPERT:
        return 0
    found = kinds(s, seat)
    return ALL_KINDS if found == TOYS else found


@rule
def score(box: Box, s: State, seat: int) -> int:
    """Y12: the points of the tokens; Y13: plus the expert bonus."""
    return s.points[seat] + bonus(s, seat)


@rule
def ahead(box: Box, s: State, seat: int, other: int) -> bool:
    """Y12: more points, or as many and more string left."""
    mine, theirs = score(box, s, seat), score(box, s, other)
    if mine != theirs:
        return mine > theirs
    return s.strings[seat] > s.strings[other]


@rule
def winners(box: Box, s: State) -> int:
    """Y12: the seats that nobody is ahead of."""
    won = 0
    for seat in range(s.players):
        best = True
        for other in range(s.players):
            if ahead(box, s, other, seat):
                best = False
        if best:
            won |= bit(seat)
    return won
