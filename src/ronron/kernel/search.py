"""Search: one tree over all worlds a seat can imagine, compiled once per game.

The method is information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), in these steps: imagine a
world that fits what the searcher knows; go down the tree in it, at each node by the option whose result so far, and
whose lack of visits, speaks most for it; add one option; play on to a judgement; tell it to all options on the way.

A *node* is what the searcher would know when somebody decides, whichever way it came to that, so everything shown on
the way tells nodes apart and everything hidden does not. It is found by the digest of the redacted state. Where
nothing is hidden and nothing random, an option leads to one node only and remembers it.

An *option* is a decision at a node. Not every decision is open in every imagined world, so each option counts in how
many visits it was available. Each seat is taken to want the most for itself. What few visits weigh is measured by how
far results lie apart: where all differences are small, a search that weighed them as between wins and losses would try
everything alike.
"""

from __future__ import annotations

import math
from typing import Annotated, TypeAlias

import numpy as np
import numpy.typing as npt

from ronron.kernel.bits import bit, has, lowest, pick, popcount
from ronron.kernel.digest import digest
from ronron.kernel.dispatch import (
    WHOLE,
    Box,
    Manner,
    State,
    chapter,
    imagine,
    legal,
    nature,
    over,
    redact,
    standing,
    turn,
    uncertain,
)
from ronron.kernel.generator import Generator, below
from ronron.kernel.kernels import MOST_SEATS, Boxes, Generators, States, long_kernel
from ronron.kernel.playing import chosen, drawn, most_appealing, play_and_settle
from ronron.kernel.records import Mask, Masks, Record, Records
from ronron.kernel.rule import rule

Reals = npt.NDArray[np.float64]

NONE = -1
DEEPEST = 256
"""Decisions remembered on the way down; what comes after is played on."""
FEW_ITERATIONS = 16
"""Iterations too few to tell how far results lie apart …"""
WIDEST_SPREAD = 500
"""… so that they are taken to be as far as they can be, in thousandths of the win …"""
NARROWEST_SPREAD = 10
"""… and never to be nearer than this, or a search of equals would try nothing else."""
WORLD, KNOWN = 1, 2
"""The states a search works in: the root is 0."""


class Node(Record):
    """What the searcher would know at one decision."""

    key: Mask
    first: int
    """Its newest option."""
    visits: int


class Option(Record):
    """A decision at a node, and what came of it."""

    total: Mask
    """The sum of what its mover's standing came to."""
    decision: int
    visits: int
    available: int
    """Visits of the node in which it could have been chosen."""
    next: int
    """An older option of the same node."""
    child: int
    """The node it leads to, where there is only one."""


class Tree(Manner):
    """How far a search has come, beside the parameters it goes by."""

    iterations: Mask
    total: Mask
    """The sum of what the searcher's standing came to, in thousandths of the win …"""
    squares: Mask
    """… and the sum of its squares."""
    standings: Annotated[Masks, MOST_SEATS]
    """How every seat stands in the world that was played last."""
    nodes: int
    options: int
    depth: int
    """How long `path` is."""
    among: Mask
    """The decisions at the root that are looked at."""
    seat: int
    """Who searches."""
    chapter: int
    """The search looks no further than its end."""
    weight: int
    """The weight of few visits, in millionths of the win: `explore` times the spread of results so far."""


Trees: TypeAlias = Annotated[Records, Tree]
Nodes: TypeAlias = Annotated[Records, Node]
Options: TypeAlias = Annotated[Records, Option]


@rule
def node_by_knowledge(box: Box, states: States, tree: Tree, nodes: Nodes, table: Masks) -> int:
    """The node of the decision to be made in the world, which may be new; NONE if there is no room for a new one."""
    states[KNOWN] = states[WORLD]
    redact(box, states[KNOWN], tree.seat)
    key = digest(states[KNOWN])
    slot = (key ^ (key >> 32)) & (len(table) - 1)
    while table[slot] != 0:
        if nodes[table[slot] - 1].key == key:
            return table[slot] - 1
        slot = (slot + 1) & (len(table) - 1)
    if tree.nodes == len(nodes):
        return NONE
    node = new_node(tree, nodes)
    nodes[node].key = key
    table[slot] = node + 1
    return node


@rule
def node_by_option(last: int, tree: Tree, nodes: Nodes, options: Options) -> int:
    """The one node an option leads to, the root if there was no option; NONE if there is no room for a new one."""
    node = 0 if last == NONE else options[last].child
    if node < tree.nodes and node != NONE:
        return node
    if tree.nodes == len(nodes):
        return NONE
    node = new_node(tree, nodes)
    if last != NONE:
        options[last].child = node
    return node


@rule
def new_node(tree: Tree, nodes: Nodes) -> int:
    """A node nobody has visited."""
    node = tree.nodes
    tree.nodes += 1
    nodes[node].first = NONE
    nodes[node].visits = 0
    return node


@rule
def new_option(tree: Tree, node: Node, options: Options, decision: int) -> int:
    """An option nobody has tried; NONE if there is no room for it."""
    if tree.options == len(options):
        return NONE
    number = tree.options
    tree.options += 1
    option = options[number]
    option.total = 0
    option.decision = decision
    option.visits = 0
    option.available = 0
    option.next = node.first
    option.child = NONE
    node.first = number
    return number


@rule
def best_and_tried(tree: Tree, node: Node, options: Options, logs: Reals, mask: int) -> tuple[int, int]:
    """The most promising option open now, NONE if there is none; and which decisions are options already.

    What speaks for an option is its result so far, and how few of the visits it was available for it had (UCB).
    """
    best = NONE
    value = -1.0
    tried = 0
    number = node.first
    while number != NONE:
        option = options[number]
        if has(mask, option.decision):
            tried |= bit(option.decision)
            option.available += 1
            doubt = math.sqrt(logs[min(option.available, len(logs) - 1)] / option.visits)
            promise = option.total / (option.visits * WHOLE) + tree.weight * doubt / 1_000_000
            if promise > value:
                best, value = number, promise
        number = option.next
    return best, tried


@rule
def is_wide_enough(tree: Tree, node: Node, tried: int) -> bool:
    """Has the node options enough for its visits, so that it need not try less appealing ones yet?"""
    return tree.wide > 0 and popcount(tried) >= tree.wide and node.visits < tree.widening * popcount(tried)


@rule
def choose_option(
    box: Box, states: States, tree: Tree, rng: Generator, node: Node, options: Options, logs: Reals, mask: int
) -> int:
    """The option to follow: a new one, as long as there is reason for one and room."""
    best, tried = best_and_tried(tree, node, options, logs, mask)
    node.visits += 1
    untried = mask & ~tried
    if untried == 0 or tree.options == len(options) or (best != NONE and is_wide_enough(tree, node, tried)):
        return best
    decision = pick(rng, untried) if tree.wide == 0 else most_appealing_to_mover(box, states, rng, untried)
    return new_option(tree, node, options, decision)


@rule
def most_appealing_to_mover(box: Box, states: States, rng: Generator, mask: int) -> int:
    """What looks best to the mover of the world, who is shown no more than a player is."""
    if not uncertain(box, states[WORLD]):
        return most_appealing(box, states[WORLD], rng, mask)
    states[KNOWN] = states[WORLD]
    redact(box, states[KNOWN], turn(box, states[WORLD]))
    return most_appealing(box, states[KNOWN], rng, mask)


@rule
def is_undecided(box: Box, s: State, tree: Tree) -> bool:
    """Is there still something to decide before this is to be judged?"""
    return not over(box, s) and chapter(box, s) == tree.chapter


@rule
def descend(
    box: Box,
    states: States,
    tree: Tree,
    rng: Generator,
    nodes: Nodes,
    options: Options,
    table: Masks,
    path: Masks,
    logs: Reals,
) -> None:
    """Go down the tree in the world, up to the first option nobody has tried; `path` is what was chosen by whom."""
    s = states[WORLD]
    last = NONE
    tree.depth = 0
    while tree.depth < DEEPEST and is_undecided(box, s, tree):
        mask = legal(box, s)
        if nature(box, s):
            play_and_settle(box, s, drawn(box, s, rng, mask))
        elif mask & (mask - 1) == 0 and tree.depth > 0:  # the root is a node, whatever there is to choose
            play_and_settle(box, s, lowest(mask))
        else:
            seat = turn(box, s)
            node = (
                node_by_knowledge(box, states, tree, nodes, table)
                if uncertain(box, s)
                else node_by_option(last, tree, nodes, options)
            )
            if node == NONE:
                return
            if tree.depth == 0:
                mask &= tree.among
            last = choose_option(box, states, tree, rng, nodes[node], options, logs, mask)
            if last == NONE:
                return
            path[2 * tree.depth] = last
            path[2 * tree.depth + 1] = seat
            tree.depth += 1
            play_and_settle(box, s, options[last].decision)
            if options[last].visits == 0:
                return


@rule
def roll_out(box: Box, states: States, tree: Tree, rng: Generator) -> None:
    """Play on in the world until it is to be judged."""
    s = states[WORLD]
    left = tree.horizon
    while left > 0 and is_undecided(box, s, tree):
        mask = legal(box, s)
        if mask & (mask - 1) == 0:
            play_and_settle(box, s, lowest(mask))
        elif not nature(box, s) and tree.guided > 0 and below(rng, 100) < tree.guided:
            play_and_settle(box, s, most_appealing_to_mover(box, states, rng, mask))
            left -= 1
        else:
            play_and_settle(box, s, chosen(box, s, rng, mask))
            left -= 1


@rule
def spread(tree: Tree) -> float:
    """How far the searcher's results lie apart: their standard deviation, in thousandths of the win."""
    if tree.iterations < FEW_ITERATIONS:
        return WIDEST_SPREAD
    mean = tree.total / tree.iterations
    return max(NARROWEST_SPREAD, math.sqrt(max(0.0, tree.squares / tree.iterations - mean * mean)))


@rule
def propagate(box: Box, s: State, tree: Tree, options: Options, path: Masks) -> None:
    """Tell every option on the way what its mover's standing came to, and the tree what the searcher's did."""
    for seat in range(s.players):
        tree.standings[seat] = standing(box, s, seat)
    for step in range(tree.depth):
        option = options[path[2 * step]]
        option.visits += 1
        option.total += tree.standings[path[2 * step + 1]]
    mine = tree.standings[tree.seat] * 1000 // WHOLE
    tree.total += mine
    tree.squares += mine * mine
    tree.iterations += 1


@long_kernel
def search(
    boxes: Boxes,
    states: States,
    rngs: Generators,
    trees: Trees,
    nodes: Nodes,
    options: Options,
    table: Masks,
    path: Masks,
    logs: Reals,
    iterations: int,
) -> None:
    """Add so many iterations to a tree; states[0] is what the searcher knows."""
    box, tree, rng = boxes[0], trees[0], rngs[0]
    tree.chapter = chapter(box, states[0])
    for _ in range(iterations):
        tree.weight = int(tree.explore * spread(tree))
        states[WORLD] = states[0]
        imagine(box, states[WORLD], tree.seat, rng)
        descend(box, states, tree, rng, nodes, options, table, path, logs)
        roll_out(box, states, tree, rng)
        propagate(box, states[WORLD], tree, options, path)
