"""Search with a budget, from what a seat may know."""

from __future__ import annotations

import os
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from ronron.errors import BudgetError, DecisionError, SeatError, TurnError
from ronron.kernel import NATURE
from ronron.kernel.bits import WIDTH
from ronron.kernel.dispatch import WHOLE, Manner
from ronron.kernel.engine import Engine
from ronron.kernel.generator import seeded
from ronron.kernel.records import Records
from ronron.kernel.search import DEEPEST, NONE, Node, Option, Reals, Tree

MOST_NODES = 1 << 18
"""The most nodes of one tree, about 17 MB. A search that reaches it goes on without new nodes."""
MOST_ITERATIONS = 10**9
MOST_SECONDS = 3600.0
MOST_TREES = 64
PATIENCE_S = 0.005
"""The time a search runs before it checks the clock and `stop` again."""
FIRST_CHUNK = 16
"""Iterations before the first check."""
LOGS = 1 << 16
ANYTHING = (1 << WIDTH) - 1


@dataclass(frozen=True)
class Budget:
    """How long a search may take: so many iterations or seconds, whichever is used up first.

    Several trees are searched independently, each with its share of the iterations, on as many threads as there are
    cores. The result depends on the number of trees, never on the number of threads.
    """

    iterations: int | None = None
    seconds: float | None = None
    trees: int = 1

    def __post_init__(self) -> None:
        """Check the values; raises BudgetError."""
        if self.iterations is None and self.seconds is None:
            raise BudgetError("error-budget")
        _check("iterations", self.iterations, int, MOST_ITERATIONS)
        _check("seconds", self.seconds, (int, float), MOST_SECONDS)
        _check("trees", self.trees, int, MOST_TREES)


def _check(what: str, value: Any, kind: Any, most: float) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, kind) or not 0 < value <= most:
        raise BudgetError("error-budget-of", what=what, most=int(most), given=repr(value))


@dataclass(frozen=True)
class Prospect:
    """What a search found about one decision."""

    decision: int
    visits: int
    share: float
    """The mover's estimated share of the win, from 0 to 1; a small part of that is for the margin."""


@dataclass(frozen=True)
class Thought:
    """The result of a search."""

    prospects: tuple[Prospect, ...]
    """All decisions considered, the best first."""
    iterations: int

    @property
    def decision(self) -> int:
        """The best decision: the one visited most."""
        return self.prospects[0].decision


class SearchTree:
    """The arrays of one search tree, on cache lines of their own."""

    def __init__(
        self, engine: Engine, known: Records, seat: int, rngs: Any, size: int, manner: Manner, among: int
    ) -> None:
        self._engine = engine
        self._states = engine.on_own_cache_lines(engine.states_from(np.concatenate([known] * 3)))
        self._rngs = engine.on_own_cache_lines(rngs)
        tree = Tree(seat=seat, among=among, **manner.facts())
        self._trees = engine.on_own_cache_lines(engine.array_of(tree))
        self._nodes = engine.blank_records(Node, size)
        self._options = engine.blank_records(Option, size)
        self._table = np.zeros(_slots(size), np.int64)
        self._path = np.zeros(2 * DEEPEST, np.int64)

    def iterate(self, iterations: int) -> None:
        """Run so many iterations."""
        self._engine.search(
            self._engine.boxes,
            self._states,
            self._rngs,
            self._trees,
            self._nodes,
            self._options,
            self._table,
            self._path,
            _logs(),
            iterations,
        )

    def iterate_until(self, iterations: int, end: float, stop: threading.Event) -> None:
        """Run so many iterations, or fewer if `end` comes or `stop` is set before."""
        chunk = FIRST_CHUNK
        left = iterations
        while left > 0 and not stop.is_set():
            began = time.perf_counter()
            if began >= end:
                break
            count = min(chunk, left)
            self.iterate(count)
            left -= count
            spent = max(time.perf_counter() - began, 1e-6)
            rest = max(end - began - spent, 1e-4)
            chunk = max(1, min(4 * chunk, int(count * min(PATIENCE_S, rest) / spent)))

    @property
    def iterations(self) -> int:
        """The number of iterations made."""
        return self._engine.read(Tree, self._trees).iterations

    def at_root(self) -> dict[int, tuple[int, int]]:
        """Visits and total result of each decision at the root."""
        found: dict[int, tuple[int, int]] = {}
        number = self._engine.read(Node, self._nodes).first
        while number != NONE:
            option = self._engine.read(Option, self._options, number)
            found[option.decision] = (option.visits, option.total)
            number = option.next
        return found


def to_choose_from(engine: Engine, known: Records, seat: int) -> int:
    """The set of legal decisions of a seat that is to move; raises if it is not."""
    mover, mask = engine.look(engine.boxes, engine.states_from(known))
    if mover <= NATURE:
        raise TurnError("error-bot-turn")
    if isinstance(seat, bool) or not isinstance(seat, int) or seat != mover:
        raise SeatError("error-bot-seat", seat=repr(seat), mover=int(mover))
    return int(mask)


def think(
    engine: Engine,
    known: Records,
    seat: int,
    budget: Budget,
    seed: int | None = None,
    stop: threading.Event | None = None,
    manner: Manner | None = None,
    among: int = ANYTHING,
) -> Thought:
    """Search from what a seat that is to move knows; only decisions in the set `among` are considered.

    The same seed and iterations give the same result, to the last visit. Setting `stop` ends the search within a few
    milliseconds, with what it found until then.
    """
    if to_choose_from(engine, known, seat) & among == 0:
        raise DecisionError("error-bot-among")
    stop = stop or threading.Event()
    end = time.perf_counter() + (MOST_SECONDS if budget.seconds is None else budget.seconds)
    shares = _split(budget.iterations or MOST_ITERATIONS, budget.trees)
    rngs = seeded(seed, len(shares))
    manner = manner or engine.rules.manner
    trees = [
        SearchTree(
            engine, known, seat, engine.generators_from(rngs[index : index + 1]), min(share, MOST_NODES), manner, among
        )
        for index, share in enumerate(shares)
    ]
    for tree in trees:
        tree.iterate(1)  # so that there is a result, however short the time
    if len(trees) == 1 or engine.plain:
        for tree, share in zip(trees, shares, strict=True):
            tree.iterate_until(share - 1, end, stop)
    else:
        with ThreadPoolExecutor(min(len(trees), os.cpu_count() or 1)) as pool:
            list(pool.map(lambda pair: pair[0].iterate_until(pair[1] - 1, end, stop), zip(trees, shares, strict=True)))
    return _together(trees)


def _together(trees: list[SearchTree]) -> Thought:
    """The results of all trees, added up."""
    visits: dict[int, int] = {}
    totals: dict[int, int] = {}
    for tree in trees:
        for decision, (count, total) in tree.at_root().items():
            visits[decision] = visits.get(decision, 0) + count
            totals[decision] = totals.get(decision, 0) + total
    prospects = [
        Prospect(decision, count, totals[decision] / (count * WHOLE)) for decision, count in visits.items() if count
    ]
    prospects.sort(key=lambda each: (-each.visits, -each.share, each.decision))
    return Thought(tuple(prospects), sum(tree.iterations for tree in trees))


def _split(iterations: int, trees: int) -> list[int]:
    """Iterations for each tree, as equal as possible and none 0."""
    trees = min(trees, iterations)
    return [iterations // trees + (1 if index < iterations % trees else 0) for index in range(trees)]


def _slots(size: int) -> int:
    """The size of the hash table: a power of two, at least twice the number of nodes."""
    return 1 << (2 * size - 1).bit_length()


@cache
def _logs() -> Reals:
    """A table of logarithms, of every number of visits up to LOGS."""
    logs: Reals = np.log(np.arange(LOGS, dtype=np.float64).clip(1.0))
    return logs
