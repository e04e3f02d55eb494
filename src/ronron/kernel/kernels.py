"""The kernels: functions that Python calls to drive a game, compiled as a whole.

Every function marked `@kernel` is compiled once per game and cached, for the types that its
annotations name (see `Engine`). It takes arrays, never a single record: converting a record
argument costs more than playing a decision. `boxes` holds the one box of the game. Kernels that play return who is to
decide next, and the set of decisions open to them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias, TypeVar

from ronron.kernel import dispatch, playing
from ronron.kernel.bits import WIDTH, has, lowest
from ronron.kernel.dispatch import NOBODY, Box, State, deal, forced, legal, over, play, score, turn, winners
from ronron.kernel.generator import Generator
from ronron.kernel.playing import chosen, most_appealing, settle, to_decide
from ronron.kernel.records import Mask, Masks, Record, Records
from ronron.kernel.rule import rule

Boxes: TypeAlias = Annotated[Records, "box"]
"""One box, of the game the kernel is compiled for."""
States: TypeAlias = Annotated[Records, "state"]
"""States of that game."""
Generators: TypeAlias = Annotated[Records, Generator]

MOST_SEATS = 6
SKIP = -1
"""In a batch: leave this game as it is."""

K = TypeVar("K", bound=Callable[..., Any])
KERNELS: dict[str, Callable[..., Any]] = {}
LONG: set[str] = set()
"""Kernels that release the GIL. Short kernels keep it: reacquiring it would take longer than the kernel itself."""


def kernel(function: K) -> K:
    """Register a function to be compiled for every game."""
    KERNELS[function.__name__] = function
    return function


def long_kernel(function: K) -> K:
    """Register a kernel that releases the GIL."""
    LONG.add(function.__name__)
    return kernel(function)


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


Tallies: TypeAlias = Annotated[Records, Tally]


@kernel
def begin(boxes: Boxes, states: States, rngs: Generators) -> tuple[int, int]:
    """Deal, and carry out what follows by itself."""
    box, s = boxes[0], states[0]
    deal(box, s, rngs[0])
    settle(box, s)
    return to_decide(box, s)


@kernel
def look(boxes: Boxes, states: States) -> tuple[int, int]:
    """Change nothing; return who is to decide, and between what."""
    return to_decide(boxes[0], states[0])


@kernel
def play_and_settle(boxes: Boxes, states: States, decision: int) -> tuple[int, int]:
    """Play a legal decision and carry out its consequences."""
    box, s = boxes[0], states[0]
    playing.play_and_settle(box, s, decision)
    return to_decide(box, s)


@kernel
def play_only(boxes: Boxes, states: States, decision: int) -> tuple[int, int]:
    """Play a legal decision and leave its consequences to `advance`."""
    box, s = boxes[0], states[0]
    play(box, s, decision)
    return to_decide(box, s)


@kernel
def advance(boxes: Boxes, states: States) -> tuple[int, int]:
    """Carry out one forced consequence."""
    box, s = boxes[0], states[0]
    dispatch.advance(box, s)
    return to_decide(box, s)


@kernel
def redact(boxes: Boxes, states: States, seat: int) -> None:
    """Blank, in place, what a seat may not know."""
    dispatch.redact(boxes[0], states[0], seat)


@kernel
def imagine(boxes: Boxes, states: States, seat: int, rngs: Generators) -> None:
    """Fill in, in place, what a seat does not know, with a random world consistent with what it knows."""
    dispatch.imagine(boxes[0], states[0], seat, rngs[0])


@kernel
def result(boxes: Boxes, states: States, scores: Masks) -> int:
    """Write the score of each seat into `scores`, and return the set of winners, empty before the end."""
    box, s = boxes[0], states[0]
    for seat in range(s.players):
        scores[seat] = score(box, s, seat)
    if forced(box, s) or not over(box, s):
        return 0
    return winners(box, s)


@kernel
def chances(boxes: Boxes, states: States, outcomes: int, weights: Masks) -> None:
    """Write the weight of each outcome of nature into `weights`, in the order of the outcomes."""
    index = 0
    while outcomes != 0:
        weights[index] = dispatch.chances(boxes[0], states[0], lowest(outcomes))
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
        playing.play_and_settle(box, s, chosen(box, s, rng, mask))
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


@long_kernel
def playouts(
    boxes: Boxes, fresh: States, states: States, rngs: Generators, games: int, longest: int, tallies: Tallies
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


@long_kernel
def greedy(boxes: Boxes, states: States, rngs: Generators, mask: int) -> int:
    """Of these decisions the most appealing one; states[0] is redacted for the mover."""
    return most_appealing(boxes[0], states[0], rngs[0], mask)


@long_kernel
def instinct_playouts(
    boxes: Boxes,
    fresh: States,
    states: States,
    rngs: Generators,
    games: int,
    longest: int,
    by_instinct: int,
    tallies: Tallies,
) -> None:
    """Like `playouts`, but the seats of the set `by_instinct` take the most appealing decision.

    They are shown a redacted copy, states[1], and nothing else.
    """
    box, s, rng, tally = boxes[0], states[0], rngs[0], tallies[0]
    for _ in range(games):
        states[0] = fresh[0]
        deal(box, s, rng)
        settle(box, s)
        decisions = 0
        while not over(box, s) and decisions <= longest:
            seat = turn(box, s)
            if seat >= 0 and has(by_instinct, seat):
                states[1] = states[0]
                dispatch.redact(box, states[1], seat)
                decision = most_appealing(box, states[1], rng, legal(box, s))
            else:
                decision = chosen(box, s, rng, legal(box, s))
            playing.play_and_settle(box, s, decision)
            decisions += 1
        count_game(tally, decisions, 0, longest)
        if tally.overruns != 0:
            return
        count_result(box, s, tally)


@long_kernel
def renew(boxes: Boxes, fresh: States, states: States, turns: Masks, masks: Masks, rngs: Generators) -> int:
    """In a batch: deal anew every game that is over, and return how many those were."""
    box = boxes[0]
    renewed = 0
    for index in range(len(states)):
        if turns[index] == NOBODY:
            states[index] = fresh[0]
            s = states[index]
            deal(box, s, rngs[0])
            settle(box, s)
            turns[index], masks[index] = to_decide(box, s)
            renewed += 1
    return renewed


@long_kernel
def choose(
    boxes: Boxes, states: States, turns: Masks, masks: Masks, rngs: Generators, who: int, decisions: Masks
) -> None:
    """In a batch: a random decision for each game whose mover is `who` (NOBODY for any), SKIP for the others."""
    for index in range(len(states)):
        seat = turns[index]
        if seat == NOBODY or (who != NOBODY and seat != who):
            decisions[index] = SKIP
        else:
            decisions[index] = chosen(boxes[0], states[index], rngs[0], masks[index])


@long_kernel
def play_all(boxes: Boxes, states: States, decisions: Masks, turns: Masks, masks: Masks) -> int:
    """In a batch: play a decision in each game, and return SKIP. If one is illegal, play none and return its game."""
    for index in range(len(states)):
        decision = decisions[index]
        if decision != SKIP and (decision < 0 or decision >= WIDTH or not has(masks[index], decision)):
            return index
    box = boxes[0]
    for index in range(len(states)):
        if decisions[index] != SKIP:
            s = states[index]
            playing.play_and_settle(box, s, decisions[index])
            turns[index], masks[index] = to_decide(box, s)
    return SKIP


@long_kernel
def perft(boxes: Boxes, states: States, masks: Masks, depth: int) -> int:
    """The number of sequences of `depth` decisions from states[0]; states and masks hold an entry per depth."""
    box = boxes[0]
    leaves = 0
    level = 0
    _, masks[0] = to_decide(box, states[0])
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
            playing.play_and_settle(box, s, decision)
            level += 1
            if level < depth:
                _, masks[level] = to_decide(box, s)
    return leaves
