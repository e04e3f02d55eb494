"""Who knows what in Chabyrinthe: nobody knows the order of the piles, except of gutters seen to go under the pile."""

from __future__ import annotations

from ronron.games.chabyrinthe.box import CATS, MOST_POINTS, SHAPES, Box
from ronron.games.chabyrinthe.gutters import cells_of
from ronron.games.chabyrinthe.rules import INSERT, play
from ronron.games.chabyrinthe.state import ACT, FACING, SAVING, UNKNOWN, WHERE, State
from ronron.kernel import Generator, below, rule


@rule
def redact(box: Box, s: State, seat: int) -> None:
    """C4: the piles lie face down. C7: a card put under the pile stays known; C16: so is the top of an open one."""
    for index in range(first_hidden(s), s.pile_count - s.known):
        s.pile[index] = UNKNOWN
    for index in range(s.cats_left):
        s.cat_pile[index] = UNKNOWN


@rule
def first_hidden(s: State) -> int:
    """C16: with an open pile its top lies face up, but the next one is turned up only after the insertion."""
    return 1 if s.open_pile == 1 and s.phase != WHERE and s.phase != FACING else 0


@rule
def imagine(box: Box, s: State, seat: int, rng: Generator) -> None:
    """C4: any order of the gutters and of the cats that have not been seen."""
    imagine_gutters(box, s, rng)
    imagine_cats(box, s, rng)


@rule
def imagine_gutters(box: Box, s: State, rng: Generator) -> None:
    """Fill the blanks of the pile with the cards that lie nowhere else, then mix them."""
    first = first_hidden(s)
    end = s.pile_count - s.known
    if first >= end or s.pile[first] != UNKNOWN:
        return
    slot = first
    for shape in range(len(SHAPES)):
        for _ in range(box.counts[shape] - seen_gutters(s, shape)):
            s.pile[slot] = shape
            slot += 1
    for last in range(end - 1, first, -1):
        other = first + below(rng, last - first + 1)
        s.pile[last], s.pile[other] = s.pile[other], s.pile[last]


@rule
def seen_gutters(s: State, shape: int) -> int:
    """How many cards of a shape are in the square, in hand, or in the known part of the pile."""
    count = 1 if s.card == shape else 0
    for cell in range(cells_of(s)):
        if s.shapes[cell] == shape:
            count += 1
    for index in range(first_hidden(s)):
        if s.pile[index] == shape and s.known < s.pile_count:
            count += 1
    for index in range(s.pile_count - s.known, s.pile_count):
        if s.pile[index] == shape:
            count += 1
    return count


@rule
def imagine_cats(box: Box, s: State, rng: Generator) -> None:
    """Fill the cats' pile with those that neither wait nor were won, then mix them."""
    if s.cats_left == 0 or s.cat_pile[0] != UNKNOWN:
        return
    slot = 0
    for points in range(1, MOST_POINTS + 1):
        for _ in range(unseen_cats(box, s, points)):
            s.cat_pile[slot] = points
            slot += 1
    for last in range(s.cats_left - 1, 0, -1):
        other = below(rng, last + 1)
        s.cat_pile[last], s.cat_pile[other] = s.cat_pile[other], s.cat_pile[last]


@rule
def unseen_cats(box: Box, s: State, points: int) -> int:
    """How many cats worth so much are still in the pile."""
    count = 0
    for index in range(CATS):
        if box.cats[index] == points:
            count += 1
        if s.won[index] == points:
            count -= 1
    for place in range(len(s.points_at)):
        if s.points_at[place] == points:
            count -= 1
    return count


def reveals(box: Box, s: State, decision: int) -> bool:
    """Whether an unknown gutter is drawn (C7) or turned up (C16), or a new cat comes (C9)."""
    if s.phase == ACT and decision == INSERT:
        return bool(s.pile[0] == UNKNOWN)
    after = s.copy()
    play(box, after, decision)
    if s.phase == FACING and s.open_pile == 1 and after.pile[0] == UNKNOWN:
        return True
    return after.phase == SAVING and after.cats_left > 0
