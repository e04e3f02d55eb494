"""What is compiled: the ways Python drives a game, each a single call.

Every function marked `@kernel` is compiled once per game and cached, for the types its parameters' names and
annotations tell (see `engine`). It takes arrays, never a single record, since handing over a record costs more than
playing a decision. `boxes` holds the one box of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from ronron.kernel.bits import bit, has, lowest, pick
from ronron.kernel.dispatch import (
    CONSEQUENCES,
    NATURE,
    NOBODY,
    Box,
    State,
    advance,
    appeal,
    chances,
    deal,
    forced,
    imagine,
    legal,
    nature,
    over,
    play,
    redact,
    score,
    turn,
    winners,
)
from ronron.kernel.generator import Generator, below
from ronron.kernel.records import Mask, Masks, Record, Records
from ronron.kernel.rule import rule

MOST_SEATS = 6
SKIP = -1
"""In a batch: leave this game as it is."""

LONG = ("playouts", "contests", "greedy", "renew", "choose", "steps", "perft", "search")
"""Kernels during which other threads may run. A brief one that let them would be waiting for its turn to go on for much
longer than it takes."""

K = TypeVar("K", bound=Callable[..., Any])
KERNELS: dict[str, Callable[..., Any]] = {}


def kernel(function: K) -> K:
    """List a function among those compiled for every game."""
    KERNELS[function.__name__] = function
    return function


class Tally(Record):
    """What a run of random games adds up to."""

    games: Mask
    decisions: Mask
    choices: Mask
    longest: Mask
    overruns: Mask
    lowest_score: Mask
    highest_score: Mask
    wins: Annotated[Masks, MOST_SEATS]
    shared_wins: Annotated[Masks, MOST_SEATS]
    score_sums: Annotated[Masks, MOST_SEATS]


@rule
def settle(box: Box, s: State) -> None:
    """Carry out all forced consequences."""
    while forced(box, s):
        advance(box, s)


@rule
def mover(box: Box, s: State) -> int:
    """Whose turn it is: a seat, NATURE, NOBODY or CONSEQUENCES."""
    if forced(box, s):
        return CONSEQUENCES
    if over(box, s):
        return NOBODY
    return turn(box, s)


@rule
def choices_of(box: Box, s: State, seat: int) -> int:
    """What the mover may choose from; nothing when there is no mover."""
    if seat < NATURE:
        return 0
    return legal(box, s)


@rule
def drawn(box: Box, s: State, rng: Generator, outcomes: int) -> int:
    """An outcome of nature, by its chances."""
    total = 0
    rest = outcomes
    while rest != 0:
        total += chances(box, s, lowest(rest))
        rest &= rest - 1
    left = below(rng, total)
    rest = outcomes
    outcome = lowest(rest)
    left -= chances(box, s, outcome)
    while left >= 0:
        rest &= rest - 1
        outcome = lowest(rest)
        left -= chances(box, s, outcome)
    return outcome


@rule
def chosen(box: Box, s: State, rng: Generator, mask: int) -> int:
    """A random decision: by its chances for nature, each as likely for a seat."""
    if nature(box, s):
        return drawn(box, s, rng, mask)
    return pick(rng, mask)


@kernel
def begin(boxes: Records, states: Records, rngs: Records) -> tuple[int, int]:
    """Deal; then who is to decide, and between what."""
    box, s = boxes[0], states[0]
    deal(box, s, rngs[0])
    settle(box, s)
    seat = mover(box, s)
    return seat, choices_of(box, s, seat)


@kernel
def look(boxes: Records, states: Records) -> tuple[int, int]:
    """Who is to decide, and between what."""
    box, s = boxes[0], states[0]
    seat = mover(box, s)
    return seat, choices_of(box, s, seat)


@kernel
def step(boxes: Records, states: Records, decision: int) -> tuple[int, int]:
    """Play a legal decision with its consequences; then who is to decide, and between what."""
    box, s = boxes[0], states[0]
    play(box, s, decision)
    settle(box, s)
    seat = mover(box, s)
    return seat, choices_of(box, s, seat)


@kernel
def play_only(boxes: Records, states: Records, decision: int) -> tuple[int, int]:
    """Play a legal decision and leave its consequences to `follow`."""
    box, s = boxes[0], states[0]
    play(box, s, decision)
    seat = mover(box, s)
    return seat, choices_of(box, s, seat)


@kernel
def follow(boxes: Records, states: Records) -> tuple[int, int]:
    """Carry out one forced consequence; then who is to decide, and between what."""
    box, s = boxes[0], states[0]
    advance(box, s)
    seat = mover(box, s)
    return seat, choices_of(box, s, seat)


@kernel
def conceal(boxes: Records, states: Records, seat: int) -> None:
    """Redact in place."""
    redact(boxes[0], states[0], seat)


@kernel
def complete(boxes: Records, states: Records, seat: int, rngs: Records) -> None:
    """Imagine in place."""
    imagine(boxes[0], states[0], seat, rngs[0])


@kernel
def result(boxes: Records, states: Records, scores: Masks) -> int:
    """Fill in the score of each seat; the winners as a set, none before the end."""
    box, s = boxes[0], states[0]
    for seat in range(s.players):
        scores[seat] = score(box, s, seat)
    if forced(box, s) or not over(box, s):
        return 0
    return winners(box, s)


@kernel
def odds(boxes: Records, states: Records, outcomes: int, weights: Masks) -> None:
    """Fill in the weight of each outcome of nature, in order."""
    index = 0
    while outcomes != 0:
        weights[index] = chances(boxes[0], states[0], lowest(outcomes))
        outcomes &= outcomes - 1
        index += 1


@rule
def playout(box: Box, s: State, rng: Generator, longest: int, tally: Tally) -> None:
    """Play on at random to the end."""
    decisions = 0
    choices = 0
    settle(box, s)
    while not over(box, s) and decisions <= longest:
        mask = legal(box, s)
        play(box, s, chosen(box, s, rng, mask))
        settle(box, s)
        decisions += 1
        if mask & (mask - 1) != 0:
            choices += 1
    count_game(tally, decisions, choices, longest)


@rule
def count_game(tally: Tally, decisions: int, choices: int, longest: int) -> None:
    """Add the length of a game to a tally."""
    tally.games += 1
    tally.decisions += decisions
    tally.choices += choices
    tally.longest = max(tally.longest, decisions)
    if decisions > longest:
        tally.overruns += 1


@rule
def count_result(box: Box, s: State, tally: Tally) -> None:
    """Add the result of a finished game to a tally."""
    won = winners(box, s)
    alone = won & (won - 1) == 0
    for seat in range(s.players):
        points = score(box, s, seat)
        tally.score_sums[seat] += points
        tally.lowest_score = min(tally.lowest_score, points)
        tally.highest_score = max(tally.highest_score, points)
        if has(won, seat):
            if alone:
                tally.wins[seat] += 1
            else:
                tally.shared_wins[seat] += 1


@kernel
def playouts(
    boxes: Records, fresh: Records, states: Records, rngs: Records, games: int, longest: int, tallies: Records
) -> None:
    """Deal and play out random games, all in one call."""
    box, s, rng, tally = boxes[0], states[0], rngs[0], tallies[0]
    for _ in range(games):
        states[0] = fresh[0]
        deal(box, s, rng)
        playout(box, s, rng, longest, tally)
        if tally.overruns != 0:
            return
        count_result(box, s, tally)


@rule
def most_appealing(box: Box, s: State, rng: Generator, mask: int) -> int:
    """The decision that looks best, one of them at random if several do."""
    best = 0
    value = appeal(box, s, lowest(mask))
    while mask != 0:
        decision = lowest(mask)
        mask &= mask - 1
        seen = appeal(box, s, decision)
        if seen > value:
            best, value = 0, seen
        if seen == value:
            best |= bit(decision)
    return pick(rng, best)


@kernel
def greedy(boxes: Records, states: Records, rngs: Records, mask: int) -> int:
    """Of these decisions the one that looks best in a redacted state to whose turn it is there."""
    return most_appealing(boxes[0], states[0], rngs[0], mask)


@kernel
def contests(
    boxes: Records,
    fresh: Records,
    states: Records,
    rngs: Records,
    games: int,
    longest: int,
    minded: int,
    tallies: Records,
) -> None:
    """Deal and play games in which the seats of the set `minded` follow instinct, and the others play at random.

    Instinct is shown a redacted copy, states[1], and nothing else.
    """
    box, s, rng, tally = boxes[0], states[0], rngs[0], tallies[0]
    for _ in range(games):
        states[0] = fresh[0]
        deal(box, s, rng)
        settle(box, s)
        decisions = 0
        while not over(box, s) and decisions <= longest:
            seat = turn(box, s)
            if seat >= 0 and has(minded, seat):
                states[1] = states[0]
                redact(box, states[1], seat)
                decision = most_appealing(box, states[1], rng, legal(box, s))
            else:
                decision = chosen(box, s, rng, legal(box, s))
            play(box, s, decision)
            settle(box, s)
            decisions += 1
        count_game(tally, decisions, 0, longest)
        if tally.overruns != 0:
            return
        count_result(box, s, tally)


@kernel
def renew(boxes: Records, fresh: Records, states: Records, turns: Masks, masks: Masks, rngs: Records) -> int:
    """In a batch: deal anew every game in which nobody is to move; how many that were."""
    box = boxes[0]
    renewed = 0
    for index in range(len(states)):
        if turns[index] == NOBODY:
            states[index] = fresh[0]
            s = states[index]
            deal(box, s, rngs[0])
            settle(box, s)
            turns[index] = mover(box, s)
            masks[index] = choices_of(box, s, turns[index])
            renewed += 1
    return renewed


@kernel
def choose(
    boxes: Records, states: Records, turns: Masks, masks: Masks, rngs: Records, who: int, decisions: Masks
) -> None:
    """In a batch: a random decision for each game whose mover is `who` (NOBODY for any), SKIP for the others."""
    for index in range(len(states)):
        seat = turns[index]
        if seat == NOBODY or (who != NOBODY and seat != who):
            decisions[index] = SKIP
        else:
            decisions[index] = chosen(boxes[0], states[index], rngs[0], masks[index])


@kernel
def steps(boxes: Records, states: Records, decisions: Masks, turns: Masks, masks: Masks) -> int:
    """In a batch: advance each game by its decision, if all are legal; the first game whose is not, or SKIP."""
    for index in range(len(states)):
        decision = decisions[index]
        if decision != SKIP and (decision < 0 or decision >= 62 or not has(masks[index], decision)):
            return index
    box = boxes[0]
    for index in range(len(states)):
        if decisions[index] != SKIP:
            s = states[index]
            play(box, s, decisions[index])
            settle(box, s)
            turns[index] = mover(box, s)
            masks[index] = choices_of(box, s, turns[index])
    return SKIP


@kernel
def perft(boxes: Records, states: Records, masks: Masks, depth: int) -> int:
    """How many sequences of `depth` decisions lead on from states[0]; the arrays hold one game per depth."""
    box = boxes[0]
    leaves = 0
    level = 0
    masks[0] = choices_of(box, states[0], mover(box, states[0]))
    while level >= 0:
        if level == depth:
            leaves += 1
            level -= 1
        elif masks[level] == 0:
            level -= 1
        else:
            decision = lowest(masks[level])
            masks[level] &= masks[level] - 1
            states[level + 1] = states[level]
            s = states[level + 1]
            play(box, s, decision)
            settle(box, s)
            level += 1
            if level < depth:
                masks[level] = choices_of(box, s, mover(box, s))
    return leaves
