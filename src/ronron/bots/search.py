"""Thinking ahead: a search with a budget, from what a seat may know."""

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
"""In one tree, about 17 MB; a search that comes to that many goes on without new ones."""
MOST_ITERATIONS = 10**9
MOST_SECONDS = 3600.0
MOST_TREES = 64
PATIENCE_S = 0.005
"""How long a search goes on between two looks at the clock, and at whether it is still wanted."""
FIRST_CHUNK = 16
"""Iterations before the first look."""
LOGS = 1 << 16
ANYTHING = (1 << WIDTH) - 1


@dataclass(frozen=True)
class Budget:
    """How long a search may think: so many iterations or seconds, whichever is used up first.

    Several trees grow side by side, each with its share of the iterations, on as many threads as there are cores.
    What is found depends on the number of trees, never on the number of threads.
    """

    iterations: int | None = None
    seconds: float | None = None
    trees: int = 1

    def __post_init__(self) -> None:
        """Refuse what is no budget."""
        if self.iterations is None and self.seconds is None:
            raise BudgetError("a search wants a budget: iterations, seconds or both")
        _check("iterations", self.iterations, int, MOST_ITERATIONS)
        _check("seconds", self.seconds, (int, float), MOST_SECONDS)
        _check("trees", self.trees, int, MOST_TREES)


def _check(what: str, value: Any, kind: Any, most: float) -> None:
    if value is None:
        return
    if isinstance(value, bool) or not isinstance(value, kind) or not 0 < value <= most:
        raise BudgetError(f"{what} of a budget: expected a number above 0 and up to {most:,}, not {value!r}")


@dataclass(frozen=True)
class Prospect:
    """What a search found out about one decision."""

    decision: int
    visits: int
    share: float
    """The part of the win it promises its mover: 1 is the whole win; a little of it is for the margin."""


@dataclass(frozen=True)
class Thought:
    """What a search came to."""

    prospects: tuple[Prospect, ...]
    """The best first."""
    iterations: int

    @property
    def decision(self) -> int:
        """The one most visited, which is the best as far as the search can tell."""
        return self.prospects[0].decision


class SearchTree:
    """One tree and all it needs, apart from what other threads write to."""

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
        """Add so many iterations."""
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
        """Add so many iterations, or as many as fit until a time, or until somebody says stop."""
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
        """How many were made."""
        return self._engine.read(Tree, self._trees).iterations

    def at_root(self) -> dict[int, tuple[int, int]]:
        """Of each decision at the root its visits, and the sum of what came of it."""
        found: dict[int, tuple[int, int]] = {}
        number = self._engine.read(Node, self._nodes).first
        while number != NONE:
            option = self._engine.read(Option, self._options, number)
            found[option.decision] = (option.visits, option.total)
            number = option.next
        return found


def to_choose_from(engine: Engine, known: Records, seat: int) -> int:
    """What a seat may decide, if it is its turn."""
    mover, mask = engine.look(engine.boxes, engine.states_from(known))
    if mover <= NATURE:
        raise TurnError("a bot is asked only when a seat is to decide")
    if isinstance(seat, bool) or not isinstance(seat, int) or seat != mover:
        raise SeatError(f"seat {seat!r} is not to decide here; it is the turn of seat {mover}")
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
    """Search from what a seat knows at its own decision; of what it may decide, only what is in the set `among`.

    The same seed and iterations come to the same thought, to the last visit. `stop` ends it within a few milliseconds,
    with what was found until then.
    """
    if to_choose_from(engine, known, seat) & among == 0:
        raise DecisionError("none of the decisions to think about can be made here")
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
        tree.iterate(1)  # so that there is an answer, however little time there is
    if len(trees) == 1 or engine.plain:
        for tree, share in zip(trees, shares, strict=True):
            tree.iterate_until(share - 1, end, stop)
    else:
        with ThreadPoolExecutor(min(len(trees), os.cpu_count() or 1)) as pool:
            list(pool.map(lambda pair: pair[0].iterate_until(pair[1] - 1, end, stop), zip(trees, shares, strict=True)))
    return _together(trees)


def _together(trees: list[SearchTree]) -> Thought:
    """What all trees found out, as one."""
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
    """Shares as equal as can be, none empty."""
    trees = min(trees, iterations)
    return [iterations // trees + (1 if index < iterations % trees else 0) for index in range(trees)]


def _slots(size: int) -> int:
    """A power of two, at least twice the size."""
    return 1 << (2 * size - 1).bit_length()


@cache
def _logs() -> Reals:
    """The logarithm of every number of visits, looked up instead of computed."""
    logs: Reals = np.log(np.arange(LOGS, dtype=np.float64).clip(1.0))
    return logs
