"""Search: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), compiled once per game.

One tree covers all worlds that the searcher can imagine. An iteration has five steps:

1. Imagine a world consistent with what the searcher knows.
2. Descend the tree in that world, at each node by the option with the highest upper confidence bound (UCB).
3. Add one option.
4. Roll out to a result.
5. Propagate the result to all options on the path.

A *node* is what the searcher would know when somebody decides. It is found by the digest of the state redacted for the
searcher: whatever is shown on the way leads to different nodes, whatever stays hidden does not. In a game without
hidden information or chance an option leads to one node only, and stores it.

An *option* is a decision at a node. Not every decision is legal in every imagined world, so each option counts the
visits in which it was available. Every seat is assumed to maximise its own share of the win. The exploration weight is
scaled by the standard deviation of results: where all differences are small, a fixed weight would visit every option
equally often.
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
"""The longest path in the tree; deeper decisions belong to the rollout."""
FEW_ITERATIONS = 16
"""With fewer iterations than this the spread of results is not measured yet, and WIDEST_SPREAD is used."""
WIDEST_SPREAD = 500
"""The largest standard deviation possible, in thousandths of the win."""
NARROWEST_SPREAD = 10
"""A lower bound: with a spread of 0 a search would stop exploring."""
WORLD, KNOWN = 1, 2
"""Indices of the states a search works in: the imagined world, and a redacted copy of it. The root is 0."""


class Node(Record):
    """What the searcher would know when somebody decides."""

    key: Mask
    """The digest of the redacted state."""
    first: int
    """The head of its list of options: the newest one."""
    visits: int


class Option(Record):
    """A decision at a node, and its results."""

    total: Mask
    """The sum of its mover's standings at the end of each iteration."""
    decision: int
    visits: int
    available: int
    """Visits of the node in which the decision was legal."""
    next: int
    """The next older option of the same node."""
    child: int
    """The node it leads to, in a game without hidden information or chance."""


class Tree(Manner):
    """The state of a search, with its parameters."""

    iterations: Mask
    total: Mask
    """The sum of the searcher's results, in thousandths of the win."""
    squares: Mask
    """The sum of their squares."""
    standings: Annotated[Masks, MOST_SEATS]
    """The result of the last iteration for every seat."""
    nodes: int
    options: int
    depth: int
    """The length of `path`."""
    among: Mask
    """The set of decisions to consider at the root."""
    seat: int
    """The searcher."""
    chapter: int
    """The chapter of the root; rollouts end when it does."""
    weight: int
    """The weight of exploration, in millionths of the win: `explore` times the spread of results so far."""


Trees: TypeAlias = Annotated[Records, Tree]
Nodes: TypeAlias = Annotated[Records, Node]
Options: TypeAlias = Annotated[Records, Option]


@rule
def node_by_knowledge(box: Box, states: States, tree: Tree, nodes: Nodes, table: Masks) -> int:
    """The node whose key is the digest of the redacted world, a new one if needed; NONE if the tree is full."""
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
    """The only node that an option leads to (the root for NONE), a new one if needed; NONE if the tree is full."""
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
    """The number of a new node, which must fit."""
    node = tree.nodes
    tree.nodes += 1
    nodes[node].first = NONE
    nodes[node].visits = 0
    return node


@rule
def new_option(tree: Tree, node: Node, options: Options, decision: int) -> int:
    """The number of a new option; NONE if the tree is full."""
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
    """The legal option with the highest upper confidence bound, or NONE; and the set of decisions that are options."""
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
    """Progressive widening: has the node as many options as its visits allow?"""
    return tree.wide > 0 and popcount(tried) >= tree.wide and node.visits < tree.widening * popcount(tried)


@rule
def choose_option(
    box: Box, states: States, tree: Tree, rng: Generator, node: Node, options: Options, logs: Reals, mask: int
) -> int:
    """The option to follow: a new one if a decision is untried, widening allows it and the tree is not full."""
    best, tried = best_and_tried(tree, node, options, logs, mask)
    node.visits += 1
    untried = mask & ~tried
    if untried == 0 or tree.options == len(options) or (best != NONE and is_wide_enough(tree, node, tried)):
        return best
    decision = pick(rng, untried) if tree.wide == 0 else most_appealing_to_mover(box, states, rng, untried)
    return new_option(tree, node, options, decision)


@rule
def most_appealing_to_mover(box: Box, states: States, rng: Generator, mask: int) -> int:
    """The most appealing decision in the world, from what its mover may know."""
    if not uncertain(box, states[WORLD]):
        return most_appealing(box, states[WORLD], rng, mask)
    states[KNOWN] = states[WORLD]
    redact(box, states[KNOWN], turn(box, states[WORLD]))
    return most_appealing(box, states[KNOWN], rng, mask)


@rule
def is_undecided(box: Box, s: State, tree: Tree) -> bool:
    """Is the game still going on, in the chapter of the root?"""
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
    """Descend the tree in the world to the first new option; `path` lists each option chosen and its seat."""
    s = states[WORLD]
    last = NONE
    tree.depth = 0
    while tree.depth < DEEPEST and is_undecided(box, s, tree):
        mask = legal(box, s)
        if nature(box, s):
            play_and_settle(box, s, drawn(box, s, rng, mask))
        elif mask & (mask - 1) == 0 and tree.depth > 0:  # the root is a node even where there is one option
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
    """Play the world on until the horizon or the end of the chapter; a single legal decision does not count."""
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
    """The standard deviation of the searcher's results, in thousandths of the win."""
    if tree.iterations < FEW_ITERATIONS:
        return WIDEST_SPREAD
    mean = tree.total / tree.iterations
    return max(NARROWEST_SPREAD, math.sqrt(max(0.0, tree.squares / tree.iterations - mean * mean)))


@rule
def propagate(box: Box, s: State, tree: Tree, options: Options, path: Masks) -> None:
    """Add the result of the world for its mover to every option on the path, and for the searcher to the tree."""
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
    """Run iterations of a search; states[0] is what the searcher knows."""
    box, tree, rng = boxes[0], trees[0], rngs[0]
    tree.chapter = chapter(box, states[0])
    for _ in range(iterations):
        tree.weight = int(tree.explore * spread(tree))
        states[WORLD] = states[0]
        imagine(box, states[WORLD], tree.seat, rng)
        descend(box, states, tree, rng, nodes, options, table, path, logs)
        roll_out(box, states, tree, rng)
        propagate(box, states[WORLD], tree, options, path)
