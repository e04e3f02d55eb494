"""Leduc poker. A seat's decisions: 0 fold, 1 call (or check), 2 raise. Nature's: the rank of the public card."""

from __future__ import annotations

from ronron.kernel import NATURE, Generator, below, bit, full, rule
from ronron_practice.leduc.box import RANKS, ROUNDS, Box
from ronron_practice.leduc.state import NONE, UNKNOWN, State

FOLD, CALL, RAISE = range(3)
MOST_RAISES = 2


@rule
def deal(box: Box, s: State, rng: Generator) -> None:
    """L1: both stake the ante and get one hidden card."""
    s.cards[:] = UNKNOWN
    s.public = NONE
    s.folded = NONE
    s.staked[:] = box.ante
    for seat in range(2):
        s.cards[seat] = draw(box, s, rng)


@rule
def draw(box: Box, s: State, rng: Generator) -> int:
    """L1: a card of the deck, each as likely; its rank."""
    left = 0
    for rank in range(RANKS):
        left += copies_left(box, s, rank)
    place = below(rng, left)
    rank = 0
    while place >= copies_left(box, s, rank):
        place -= copies_left(box, s, rank)
        rank += 1
    return rank


@rule
def copies_left(box: Box, s: State, rank: int) -> int:
    """L1: cards of a rank still in the deck, as far as this state knows."""
    return box.copies[rank] - (s.cards[0] == rank) - (s.cards[1] == rank) - (s.public == rank)


@rule
def turn(box: Box, s: State) -> int:
    """L2: seat 0 begins each round. L4: nature turns the public card between them."""
    return s.to_move


@rule
def legal(box: Box, s: State) -> int:
    """L3: what may be said. L4: which cards may be turned."""
    if s.to_move == NATURE:
        return ranks_left(box, s)
    decisions = bit(CALL)
    if s.staked[s.to_move] < s.staked[1 - s.to_move]:
        decisions |= bit(FOLD)
    if s.raises_made < MOST_RAISES:
        decisions |= bit(RAISE)
    return decisions


@rule
def ranks_left(box: Box, s: State) -> int:
    """L4: the ranks of which a card is left, as a set."""
    ranks = 0
    for rank in range(RANKS):
        if copies_left(box, s, rank) > 0:
            ranks |= bit(rank)
    return ranks


@rule
def chances(box: Box, s: State, rank: int) -> int:
    """L4: every card left is as likely."""
    return copies_left(box, s, rank)


@rule
def play(box: Box, s: State, decision: int) -> None:
    """L3: say it. L4: turn the card."""
    if s.to_move == NATURE:
        s.public = decision
        s.to_move = 0
        return
    seat = s.to_move
    note(s, decision)
    s.to_move = 1 - seat
    if decision == FOLD:
        s.folded = seat
    elif decision == RAISE:
        s.staked[seat] = s.staked[1 - seat] + box.raises[s.betting_round]
        s.raises_made += 1
    else:
        s.staked[seat] = s.staked[1 - seat]
        if s.bets_made[s.betting_round] > 1:
            end_round(s)


@rule
def note(s: State, decision: int) -> None:
    """Keep what was said."""
    made = s.bets_made[s.betting_round]
    s.bets[s.betting_round, made] = decision
    s.bets_made[s.betting_round] = made + 1


@rule
def end_round(s: State) -> None:
    """L4: after the first round the public card. L5: after the second the showdown."""
    s.raises_made = 0
    s.betting_round += 1
    if s.betting_round < ROUNDS:
        s.to_move = NATURE


@rule
def forced(box: Box, s: State) -> bool:
    """L5: is the showdown still to come?"""
    return s.betting_round == ROUNDS and s.shown == 0


@rule
def advance(box: Box, s: State) -> None:
    """L5: show the cards."""
    s.shown = 1


@rule
def over(box: Box, s: State) -> bool:
    """L5, L6: a showdown, or a fold."""
    return s.shown == 1 or s.folded != NONE


@rule
def strength(s: State, seat: int) -> int:
    """L5: a pair with the public card beats any rank."""
    return RANKS if s.cards[seat] == s.public else s.cards[seat]


@rule
def winners(box: Box, s: State) -> int:
    """L5, L6: the stronger card, both if equal; or who did not fold."""
    if s.folded != NONE:
        return bit(1 - s.folded)
    difference = strength(s, 0) - strength(s, 1)
    if difference == 0:
        return full(2)
    return bit(0) if difference > 0 else bit(1)


@rule
def score(box: Box, s: State, seat: int) -> int:
    """L5, L6: the winner takes what the other staked; while playing, nothing is won."""
    if not over(box, s):
        return 0
    won = winners(box, s)
    if won == full(2):
        return 0
    return s.staked[1 - seat] if won == bit(seat) else -s.staked[seat]
